import { spotlightSteps } from '@/components/charts/chart-stage.behaviour';
import { markLetters } from '@/components/guides/glossary/letter-marks.behaviour';
import { markReading } from '@/components/guides/reading-marks.behaviour';
import { offerLanguage } from '@/components/home/language-offer.behaviour';
import type { Behaviour } from '@/components/islands/behaviours';
import { hideHeader } from '@/components/layout/bar/hiding-header.behaviour';
import { keepPlace } from '@/components/layout/bar/language-switch.behaviour';
import { listenForSearchKey } from '@/components/layout/bar/search-key.behaviour';
import { measureNotes } from '@/components/layout/notes/bottom-notes.behaviour';
import { startGuess } from '@/components/learn/lesson/parts/guess.behaviour';
import { copyTable, printTable } from '@/components/mdx/tables/form-table-actions.behaviour';
import { printPart } from '@/components/teach/print-part.behaviour';
import { copyUrl } from '@/components/ui/copy-link.behaviour';
import { awaitFirstSight } from '@/components/ui/first-sight.behaviour';
import { flipCard } from '@/components/ui/folds/flip-card.behaviour';
import { controlTabs } from '@/components/ui/tabs.behaviour';

/** What the markup of `data-behaviour` does, by its value. Each is started once for each element, at the first sign of a person. */
export const behaviours = {
  'bottom-notes': measureNotes,
  'first-sight': awaitFirstSight,
  guess: startGuess,
  'hiding-header': hideHeader,
  'language-offer': offerLanguage,
  'language-switch': keepPlace,
  'letter-marks': markLetters,
  'reading-marks': markReading,
  'search-key': listenForSearchKey,
  spotlight: spotlightSteps,
  tabs: controlTabs,
} satisfies Record<string, Behaviour>;

/** What a press on an element with `data-press` does, by its value; also on one that an island has rendered since. */
export const presses = {
  copy: copyUrl,
  'copy-table': copyTable,
  flip: flipCard,
  print: printPart,
  'print-table': printTable,
} satisfies Record<string, Behaviour>;

declare module 'react' {
  interface HTMLAttributes<T> {
    'data-behaviour'?: keyof typeof behaviours | undefined;
    'data-press'?: keyof typeof presses | undefined;
  }
}
