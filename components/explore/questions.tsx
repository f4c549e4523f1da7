import clsx from 'clsx';
import { strokeClass } from '@/components/charts/line-style';
import { revealItem } from '@/components/ui/browser/reveal-item';
import { QUESTION_IDS, type QuestionId } from '@/content/explore/explore';
import type { PageWords } from '@/lib/explore/controls';
import type { PreviewLine, Previews } from '@/lib/explore/previews';
import { stateOfQuestion, toHash } from '@/lib/explore/state';
import { fill } from '@/lib/format/fill';
import { questionItem, questionRow, showDrawing } from './question-row';

/** Ready-made questions as links, so that Back returns to the question before. */
export function Questions({
  current,
  titles,
  previews,
  words,
}: {
  current?: QuestionId;
  titles: Readonly<Record<QuestionId, string>>;
  previews: Previews;
  words: PageWords;
}) {
  return (
    <nav aria-labelledby="explore-questions" className="min-w-0 no-js:hidden print:hidden">
      <h2 id="explore-questions" className="text-xl lg:text-2xl">
        {fill(words.questionsTitle, { n: QUESTION_IDS.length })}
      </h2>
      <p className="mt-1 text-muted text-sm leading-snug lg:text-base">{words.questionsHint}</p>
      <ul onFocus={revealItem} className={clsx('mt-3 gap-2 lg:grid lg:gap-1', questionRow)}>
        {QUESTION_IDS.map((id) => (
          <li key={id} className={questionItem}>
            <a
              href={toHash(stateOfQuestion(id))}
              aria-current={id === current ? 'true' : undefined}
              onClick={showDrawing}
              className="flex h-full min-h-14 scroll-mt-2 items-center gap-3 rounded-xl border border-control px-3 py-2.5 text-[0.9375rem] leading-tight hover:border-ink hover:bg-raised aria-[current]:border-ink aria-[current]:bg-raised aria-[current]:ring-2 aria-[current]:ring-ink aria-[current]:ring-inset lg:border-line"
            >
              <Preview lines={previews[id]} />
              {titles[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The lines of a question. Hidden from assistive technology, because its title says what they are. */
function Preview({ lines }: { lines: readonly PreviewLine[] }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 32"
      className="h-8 w-12 shrink-0 overflow-visible fill-none stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
    >
      {lines.map(({ tone, path }) => <path key={path} d={path} className={strokeClass[tone]} />).toReversed()}
    </svg>
  );
}
