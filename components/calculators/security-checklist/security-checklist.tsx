'use client';

import { Printer, RotateCcw } from 'lucide';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { printOnPaper } from '@/components/ui/browser/print-on-paper';
import { useKept } from '@/components/ui/browser/use-kept';
import '@/components/ui/fields/checklist.css';
import { Button } from '@/components/ui/button';
import { RememberChoice } from '@/components/ui/fields/remember-choice';
import { Icon } from '@/components/ui/icon';
import { CHECKLIST_ID, checklistScore } from '@/lib/calculators/checklist-score';
import type { Content } from '@/lib/content/content';
import { useAnnouncement } from '../frame/use-settled';
import { Group } from './group';
import { ScoreBar, spokenScore } from './score-bar';
import { StartHere } from './start-here';
import { keptTicks } from './stored-ticks';

/** The checklist and its score. Ticks are stored only after the reader opts in. */
export function SecurityChecklist({
  words,
  drawings,
}: {
  words: Content['calculators']['SecurityChecklist'];
  /** A drawing for each category, by its id. */
  drawings: Record<string, ReactNode>;
}) {
  const itemIds = useMemo(() => words.categories.flatMap(({ items }) => items.map(({ id }) => id)), [words]);
  const root = useRef<HTMLElement>(null);
  const ticks = useKept(useMemo(() => keptTicks(itemIds), [itemIds]));
  const checked = ticks.value;
  const [notice, setNotice] = useState('');

  const score = checklistScore(checked.length, itemIds.length);
  const spoken = useAnnouncement(spokenScore(score, words));

  const report = (isSaved: boolean, done = '') => setNotice(isSaved ? done : words.rememberFailed);

  function tick(id: string, isTicked: boolean) {
    report(
      ticks.change((before) => {
        const others = before.filter((each) => each !== id);
        return isTicked ? [...others, id] : others;
      }),
    );
  }

  return (
    <section
      id={CHECKLIST_ID}
      ref={root}
      aria-labelledby={`${CHECKLIST_ID}-title`}
      className="calculator checklist wide plate my-10 print:my-0"
    >
      <div className="p-5 pb-2 md:p-8 md:pb-4 print:pt-3 print:pb-0">
        <h3 id={`${CHECKLIST_ID}-title`} className="text-2xl md:text-3xl">
          {words.title}
        </h3>
        <div className="mt-3 flex items-center justify-between gap-x-4 print:hidden">
          <p className="text-base text-muted">{words.intro}</p>
          <p aria-hidden="true" className="shrink-0 font-display text-2xl tabular-nums no-js:hidden md:text-3xl">
            {`${checked.length} / ${itemIds.length}`}
          </p>
        </div>
        <p className="mt-3 text-base text-muted js:hidden">{words.noScript}</p>
      </div>
      <StartHere words={words} checked={checked} />
      {/* autocomplete="off" of a form stops browsers from restoring ticks on reload; method="dialog" sends nothing on Enter. */}
      <form
        autoComplete="off"
        method="dialog"
        className="grid gap-8 p-5 md:gap-0 md:px-8 md:py-4 print:gap-2 print:py-3"
      >
        {words.categories.map((category, index) => (
          <Group
            key={category.id}
            category={category}
            drawing={drawings[category.id]}
            isOpen={index === 0}
            checked={checked}
            words={words}
            onTick={tick}
          />
        ))}
      </form>
      <ScoreBar score={score} done={checked.length} total={itemIds.length} words={words} />
      <div className="grid gap-4 border-line border-t p-5 no-js:hidden md:p-8 print:hidden">
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => printOnPaper(root.current)}>
            <Icon node={Printer} className="size-4" />
            {words.print}
          </Button>
          <Button
            onClick={() =>
              report(
                ticks.change(() => []),
                words.resetDone,
              )
            }
          >
            <Icon node={RotateCcw} className="size-4" />
            {words.reset}
          </Button>
        </div>
        <RememberChoice
          id={CHECKLIST_ID}
          isKept={ticks.isKept}
          onChange={(isWanted) => report(ticks.keep(isWanted))}
          words={words}
        />
        <p role="status" className="font-medium text-base empty:hidden">
          {notice}
        </p>
      </div>
      <output className="sr-only">{spoken}</output>
    </section>
  );
}
