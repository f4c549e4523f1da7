import clsx from 'clsx';
import { revealItem } from '@/components/ui/browser/reveal-item';
import { fill } from '@/lib/format/fill';
import { questionItem, questionRow, showDrawing } from './question-row';

/** Ready-made questions of a view as links, so that Back returns to the question before. */
export function ViewQuestions({
  id,
  title,
  questions,
}: {
  /** Of the heading. */
  id: string;
  title: string;
  questions: readonly { title: string; href: string; isCurrent: boolean }[];
}) {
  return (
    <nav aria-labelledby={id} className="min-w-0 no-js:hidden print:hidden">
      <h3 id={id} className="scroll-mt-4 font-body font-semibold text-base tracking-normal">
        {fill(title, { n: questions.length })}
      </h3>
      <ul onFocus={revealItem} className={clsx('mt-2 gap-2 lg:flex lg:flex-wrap', questionRow)}>
        {questions.map(({ title: text, href, isCurrent }) => (
          <li key={href} className={questionItem}>
            <a
              href={href}
              aria-current={isCurrent ? 'true' : undefined}
              onClick={showDrawing}
              className="inline-flex min-h-11 scroll-mt-2 items-center max-lg:flex max-lg:h-full rounded-xl border border-control px-3 py-1.5 text-[0.9375rem] leading-tight hover:border-ink hover:bg-raised aria-[current]:border-ink aria-[current]:bg-raised aria-[current]:ring-2 aria-[current]:ring-ink aria-[current]:ring-inset"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
