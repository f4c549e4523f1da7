import { spotlightSteps } from '@/components/charts/chart-stage.behaviour';
import { markLetters } from '@/components/guides/letter-marks.behaviour';
import { markReading } from '@/components/guides/reading-marks.behaviour';
import { hideHeader } from '@/components/layout/hiding-header.behaviour';
import { startGuess } from '@/components/learn/lesson/guess.behaviour';
import { copyTable, printTable } from '@/components/mdx/form-table-actions.behaviour';
import { printPart } from '@/components/teach/print-part.behaviour';
import { copyUrl } from '@/components/ui/copy-link.behaviour';
import { awaitFirstSight } from '@/components/ui/first-sight.behaviour';
import { flipCard } from '@/components/ui/flip-card.behaviour';
import { controlTabs } from '@/components/ui/tabs.behaviour';
import { isAlive } from './state';

type Behaviour = (element: HTMLElement) => unknown;

/** What the markup of `data-behaviour` does, by its value. Each is started once for each element, at the first sign of a person. */
const behaviours = {
  'first-sight': awaitFirstSight,
  guess: startGuess,
  'hiding-header': hideHeader,
  'letter-marks': markLetters,
  'reading-marks': markReading,
  spotlight: spotlightSteps,
  tabs: controlTabs,
} satisfies Record<string, Behaviour>;

/** What a press on an element with `data-press` does, by its value; also on one that an island has rendered since. */
const presses = {
  copy: copyUrl,
  'copy-table': copyTable,
  flip: flipCard,
  print: printPart,
  'print-table': printTable,
} satisfies Record<string, Behaviour>;

export type PressName = keyof typeof presses;

declare module 'react' {
  interface HTMLAttributes<T> {
    'data-behaviour'?: keyof typeof behaviours | undefined;
    'data-press'?: PressName | undefined;
  }
}

const started = new WeakSet<Element>();

/** Starts the small behaviours that need no React: markup that the server has written, and a function. A second call starts only what is new. */
export function startBehaviours() {
  document.addEventListener('click', press);
  for (const element of document.querySelectorAll<HTMLElement>('[data-behaviour]')) {
    if (started.has(element)) continue;
    started.add(element);
    try {
      behaviours[element.dataset.behaviour as keyof typeof behaviours](element);
    } catch (error) {
      // The others must start.
      console.error(error);
    }
  }
}

function press({ target }: Event) {
  const pressed = target instanceof Element && target.closest<HTMLElement>('[data-press]');
  // In an island that is not hydrated yet the press is recorded, and repeated with the values of the reader.
  if (pressed && isAlive(pressed)) presses[pressed.dataset.press as PressName](pressed);
}
