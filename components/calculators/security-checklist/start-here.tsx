import clsx from 'clsx';
import { CircleCheck } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { CHECKLIST_ID } from '@/lib/calculators/checklist-score';
import type { Content } from '@/lib/content/content';
import { CATEGORY_COLORS } from './category-colors';
import { CategoryIcon } from './category-icon';

/** The items to begin with, in the order of `startWith`. Each is a link to its box in the list, so that it is one box and one tick. */
export function StartHere({
  words,
  checked,
}: {
  words: Content['calculators']['SecurityChecklist'];
  checked: readonly string[];
}) {
  const rows = words.categories.flatMap(({ title, icon, color, items }) =>
    items.flatMap((item) => (words.startWith.includes(item.id) ? { ...item, category: title, icon, color } : [])),
  );
  return (
    <nav
      aria-labelledby={`${CHECKLIST_ID}-start`}
      className="border-line max-md:border-y mx-5 mt-3 py-5 md:mx-8 md:rounded-lg md:border md:bg-paper md:p-5 print:hidden"
    >
      <h4 id={`${CHECKLIST_ID}-start`} className="text-xl">
        {words.startTitle}
      </h4>
      <p className="mt-1 text-base text-muted">{words.startNote}</p>
      <ul className="mt-3 grid gap-2 lg:grid-cols-3 lg:gap-3">
        {rows.map(({ id, text, category, icon, color }) => {
          const isDone = checked.includes(id);
          const bold = words.startBold.find((start) => text.startsWith(start)) ?? '';
          return (
            <li key={id}>
              <a
                href={`#${id}`}
                className={clsx(
                  'flex h-full min-h-12 items-start gap-3 lg:flex-col rounded-md border bg-raised p-3 text-base text-ink leading-snug no-underline hover:border-ink hover:text-ink',
                  isDone ? 'border-gain' : 'border-control',
                )}
              >
                <span className="grid size-9 shrink-0 place-items-center rounded-md bg-sunk">
                  {isDone ? (
                    <Icon node={CircleCheck} className="size-6 text-gain" />
                  ) : (
                    <CategoryIcon name={icon} className={clsx('size-6 shrink-0', CATEGORY_COLORS[color])} />
                  )}
                </span>
                <span className="min-w-0">
                  <span className={clsx('block', isDone && 'text-muted line-through decoration-1')}>
                    <strong className="font-semibold">{bold}</strong>
                    {text.slice(bold.length)}
                  </span>
                  <span className="mt-1 block text-muted text-sm">{category}</span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
