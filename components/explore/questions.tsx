import clsx from 'clsx';
import { Fold } from '@/components/ui/fold';
import { QUESTION_IDS, type QuestionId } from '@/content/explore';
import { stateOfQuestion, toHash } from '@/lib/explore/state';
import type { ExploreWords } from '@/lib/explore/words';
import { fill } from '@/lib/format/fill';

/** Questions in view; the others are one press away. */
const FIRST = 4;

/** Ready-made questions as links, so that Back returns to the question before. */
export function Questions({ current, words }: { current?: QuestionId; words: ExploreWords }) {
  return (
    <nav aria-labelledby="explore-questions" className="min-w-0 no-js:hidden print:hidden">
      <h2 id="explore-questions" className="text-2xl">
        {words.questionsTitle}
      </h2>
      <p className="mt-1 text-base text-muted">{words.questionsHint}</p>
      <List ids={QUESTION_IDS.slice(0, FIRST)} {...{ current, words }} className="mt-3" />
      <Fold
        summary={fill(words.questionsMore, { n: QUESTION_IDS.length - FIRST })}
        summaryClass="px-4 font-semibold text-base"
      >
        <List ids={QUESTION_IDS.slice(FIRST)} {...{ current, words }} />
      </Fold>
    </nav>
  );
}

function List({
  ids,
  current,
  words,
  className,
}: {
  ids: readonly QuestionId[];
  current: QuestionId | undefined;
  words: ExploreWords;
  className?: string;
}) {
  return (
    <ul className={clsx('grid gap-2 sm:grid-cols-2 lg:grid-cols-1 lg:gap-1', className)}>
      {ids.map((id) => (
        <li key={id}>
          <a
            href={toHash(stateOfQuestion(id))}
            aria-current={id === current ? 'true' : undefined}
            className="flex h-full min-h-11 items-center rounded-xl border border-control px-4 py-2 text-base leading-tight hover:border-ink lg:border-line hover:bg-raised aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
          >
            {words.questions[id].title}
          </a>
        </li>
      ))}
    </ul>
  );
}
