import type { MouseEvent } from 'react';
import { strokeClass } from '@/components/charts/line-style';
import { revealItem } from '@/components/ui/browser/reveal-item';
import { QUESTION_IDS, type QuestionId } from '@/content/explore/explore';
import type { PageWords } from '@/lib/explore/controls';
import type { PreviewLine, Previews } from '@/lib/explore/previews';
import { stateOfQuestion, toHash } from '@/lib/explore/state';
import { fill } from '@/lib/format/fill';
import { WIDE } from './wide';

/** Narrow screens have the drawing below the questions: bring both into view; a next question is then chosen without scrolling. The focus stays on the link. */
function showDrawing({ currentTarget }: MouseEvent<HTMLElement>) {
  if (!window.matchMedia(WIDE).matches) currentTarget.scrollIntoView({ block: 'start', inline: 'center' });
}

/** Ready-made questions as links, so that Back returns to the question before. Narrow screens have them in a row that scrolls and fades at its end. */
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
      <ul
        onFocus={revealItem}
        className="mt-3 gap-2 max-lg:-mx-5 max-lg:flex max-lg:snap-x max-lg:scroll-px-5 max-lg:overflow-x-auto max-lg:overscroll-x-contain max-lg:pr-16 max-lg:pl-5 max-lg:pb-1 max-lg:[scrollbar-width:none] max-lg:[mask-image:linear-gradient(to_right,black_calc(100%-2rem),transparent)] md:max-lg:-mx-10 md:max-lg:scroll-px-10 md:max-lg:pl-10 lg:grid lg:gap-1"
      >
        {QUESTION_IDS.map((id) => (
          <li key={id} className="max-lg:w-60 max-lg:shrink-0 max-lg:snap-start">
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
