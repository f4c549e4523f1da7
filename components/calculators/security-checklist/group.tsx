import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Slot } from '@/components/islands/slot';
import { CheckBox } from '@/components/ui/fields/check-box';
import { Fold } from '@/components/ui/folds/fold';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import { CATEGORY_COLORS } from './category-colors';

type Words = Content['calculators']['SecurityChecklist'];

/** A category: its drawing and what it is against, and its items, which are folded on phones. Each item's box has the item's id. */
export function Group({
  category: { id, title, color, against, items },
  drawing,
  isOpen,
  checked,
  words,
  onTick,
}: {
  category: Words['categories'][number];
  drawing: ReactNode;
  isOpen: boolean;
  checked: readonly string[];
  words: Words;
  onTick: (id: string, isTicked: boolean) => void;
}) {
  const done = items.filter((item) => checked.includes(item.id)).length;
  const total = items.length;
  return (
    // Without a legend, which is never an item of a grid in WebKit.
    <fieldset
      aria-labelledby={`${id}-title`}
      className="min-w-0 break-inside-avoid md:border-line md:py-8 md:not-first:border-t print:border-0 print:py-0"
    >
      <div className="grid grid-cols-[minmax(0,min(6rem,38%))_minmax(min-content,1fr)] items-center gap-x-4 md:grid-cols-[17rem_minmax(0,1fr)] md:gap-x-8 print:flex print:items-baseline print:gap-3">
        <Slot
          name={`drawings.${id}`}
          className={clsx(
            'overflow-hidden rounded-lg border-2 border-current bg-sky print:hidden',
            CATEGORY_COLORS[color],
          )}
        >
          {drawing}
        </Slot>
        <div className="print:contents">
          <h4 id={`${id}-title`} className="text-xl md:text-2xl print:text-xl">
            {title}
          </h4>
          <p className="text-base text-muted leading-snug print:text-sm">{against}</p>
          <p className="mt-2 flex items-center gap-3 no-js:hidden print:mt-0 print:ml-auto">
            <span aria-hidden="true" className={clsx('flex flex-1 gap-1 print:hidden', CATEGORY_COLORS[color])}>
              {items.map((item, index) => (
                <span
                  key={item.id}
                  className={clsx('h-2 flex-1 rounded-full', index < done ? 'bg-current' : 'bg-line')}
                />
              ))}
            </span>
            <span className="shrink-0 text-base text-muted tabular-nums">
              <span aria-hidden="true">{`${done} / ${total}`}</span>
              <span className="sr-only">{fill(words.categoryProgress, { done, total, category: title })}</span>
            </span>
          </p>
        </div>
      </div>
      <Fold summary={fill(words.actions, { total })} summaryClass="mt-2" isOpen={isOpen} onPhonesOnly>
        <ul className="-mx-2 mt-2 md:mt-4 md:grid md:grid-cols-2 md:gap-x-6 print:mt-0 print:block">
          {items.map((item) => (
            <li key={item.id}>
              <label className="group flex min-h-12 cursor-pointer items-start gap-4 rounded-md px-2 py-3 text-[1.0625rem] leading-snug hover:bg-sunk has-target:bg-sunk print:min-h-0 print:py-px print:text-sm">
                <CheckBox
                  id={item.id}
                  name={item.id}
                  checked={checked.includes(item.id)}
                  onChange={(event) => onTick(item.id, event.target.checked)}
                  aria-describedby={words.startWith.includes(item.id) ? `start-${item.id}` : undefined}
                  className="peer print:mt-0.5 print:size-4"
                />
                <span className="pt-0.5 decoration-1 decoration-current/45 peer-checked:text-muted peer-checked:line-through">
                  {item.text} {'more' in item && <span className="text-muted">{item.more}</span>}
                  {words.startWith.includes(item.id) && (
                    <>
                      <br />
                      {/* Inline, so that a ticked item does not cross it out. */}
                      <span
                        id={`start-${item.id}`}
                        aria-hidden="true"
                        className="mt-1.5 inline-block rounded-full border border-ink bg-ink px-2.5 font-semibold text-paper text-sm print:bg-transparent print:text-ink"
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
      </Fold>
    </fieldset>
  );
}
