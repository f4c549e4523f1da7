import clsx from 'clsx';
import { Printer, RotateCcw } from 'lucide';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { deleteStored, readStored, store } from '@/components/ui/browser-storage';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { printOnPaper } from '@/components/ui/print-on-paper';
import { RememberChoice } from '@/components/ui/remember-choice';
import { CHECKLIST_ID, checklistScore } from '@/lib/calculators/checklist-score';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import { useAnnouncement } from '../shared/use-settled';
import { ScoreBar, spokenScore } from './score-bar';
import { decodeTicks, encodeTicks, TICKS_KEY } from './stored-ticks';

/** The checklist and its score. Ticks are stored only after the reader opts in. */
export function SecurityChecklist({
  words,
  icons,
}: {
  words: Content['calculators']['SecurityChecklist'];
  icons: Record<string, ReactNode>;
}) {
  const itemIds = useMemo(() => words.categories.flatMap(({ items }) => items.map(({ id }) => id)), [words]);
  const root = useRef<HTMLElement>(null);
  const [checked, setChecked] = useState<readonly string[]>([]);
  const [isKept, setKept] = useState(false);
  const [notice, setNotice] = useState('');

  // A layout effect: clicks replayed after hydration must add to the stored ticks, not be overwritten by them.
  useLayoutEffect(() => {
    const kept = decodeTicks(readStored(TICKS_KEY), itemIds);
    if (!kept) return;
    setChecked(kept);
    setKept(store(TICKS_KEY, encodeTicks(kept)));
  }, [itemIds]);

  const score = checklistScore(checked.length, itemIds.length);
  const spoken = useAnnouncement(spokenScore(score, words));

  function change(next: readonly string[], done = '') {
    setChecked(next);
    const isSaved = !isKept || store(TICKS_KEY, encodeTicks(next));
    if (!isSaved) setKept(false);
    setNotice(isSaved ? done : words.rememberFailed);
  }

  function keep(isWanted: boolean) {
    if (!isWanted) deleteStored(TICKS_KEY);
    const isSaved = isWanted && store(TICKS_KEY, encodeTicks(checked));
    setKept(isSaved);
    setNotice(isWanted && !isSaved ? words.rememberFailed : '');
  }

  return (
    <section
      id={CHECKLIST_ID}
      ref={root}
      aria-labelledby={`${CHECKLIST_ID}-title`}
      data-load-runtime={TICKS_KEY}
      className="calculator checklist wide plate my-10 print:my-0"
    >
      <div className="p-5 pb-2 md:p-8 md:pb-4 print:pt-3 print:pb-0">
        <h3 id={`${CHECKLIST_ID}-title`} className="text-2xl md:text-3xl">
          {words.title}
        </h3>
        <p className="mt-3 text-base text-muted print:hidden">{words.intro}</p>
        <p className="mt-3 text-base text-muted js:hidden">{words.noScript}</p>
      </div>
      {/* autocomplete="off" of a form stops browsers from restoring ticks on reload; method="dialog" sends nothing on Enter. */}
      <form autoComplete="off" method="dialog" className="grid gap-8 p-5 md:p-8 print:gap-2 print:py-3">
        {words.categories.map(({ id, title, against, items }) => {
          const done = items.filter((item) => checked.includes(item.id)).length;
          return (
            <fieldset key={id} className="break-inside-avoid">
              <legend className="flex w-full flex-wrap items-center gap-x-3 gap-y-3 print:gap-y-1">
                <span className="grid size-12 shrink-0 print:size-7 place-items-center rounded-md bg-sunk">
                  {icons[id]}
                </span>
                <span className="min-w-[min(10rem,100%)] flex-1 break-words">
                  <span className="block font-display text-xl leading-tight md:text-2xl print:inline print:text-xl">
                    {title}
                  </span>
                  <span className="block text-base text-muted print:ml-3 print:inline print:text-sm">{against}</span>
                </span>
                <span className="flex basis-full items-center gap-3 print:basis-auto no-js:border-line no-js:border-b">
                  <span aria-hidden="true" className="flex flex-1 gap-1 print:hidden no-js:hidden">
                    {items.map((item, index) => (
                      <span
                        key={item.id}
                        className={clsx('h-1.5 flex-1 rounded-full', index < done ? 'bg-gain-fill' : 'bg-line')}
                      />
                    ))}
                  </span>
                  <span className="shrink-0 text-base text-muted tabular-nums no-js:hidden">
                    <span aria-hidden="true">
                      {done} / {items.length}
                    </span>
                    <span className="sr-only">
                      {fill(words.categoryProgress, { done, total: items.length, category: title })}
                    </span>
                  </span>
                </span>
              </legend>
              <ul className="mt-2 print:mt-0">
                {items.map((item) => (
                  <li key={item.id}>
                    <label className="group flex min-h-12 cursor-pointer items-start gap-4 rounded-md px-2 py-3 text-base leading-snug hover:bg-sunk print:min-h-0 print:py-px print:text-sm">
                      <input
                        type="checkbox"
                        name={item.id}
                        checked={checked.includes(item.id)}
                        onChange={(event) =>
                          change(
                            event.target.checked ? [...checked, item.id] : checked.filter((each) => each !== item.id),
                          )
                        }
                        aria-describedby={words.startWith.includes(item.id) ? `start-${item.id}` : undefined}
                        className="peer size-6 shrink-0 accent-gain-fill print:mt-0.5 print:size-4"
                      />
                      <span className="pt-0.5 decoration-1 decoration-current/45 peer-checked:text-muted peer-checked:line-through">
                        {item.text}
                        {words.startWith.includes(item.id) && (
                          <>
                            {' '}
                            <span
                              id={`start-${item.id}`}
                              aria-hidden="true"
                              className="inline-block rounded-full border border-ink bg-ink px-2.5 font-semibold text-paper text-sm print:bg-transparent print:text-ink"
                            >
                              {words.startHere}
                            </span>
                          </>
                        )}
                      </span>
                    </label>
                  </li>
                ))}
              </ul>
            </fieldset>
          );
        })}
      </form>
      <ScoreBar score={score} done={checked.length} total={itemIds.length} words={words} />
      <div className="grid gap-4 border-line border-t p-5 no-js:hidden md:p-8 print:hidden">
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => printOnPaper(root.current)}>
            <Icon node={Printer} className="size-4" />
            {words.print}
          </Button>
          <Button onClick={() => change([], words.resetDone)}>
            <Icon node={RotateCcw} className="size-4" />
            {words.reset}
          </Button>
        </div>
        <RememberChoice id={CHECKLIST_ID} isKept={isKept} onChange={keep} words={words} />
        <p role="status" className="font-medium text-base empty:hidden">
          {notice}
        </p>
      </div>
      <output className="sr-only">{spoken}</output>
    </section>
  );
}
