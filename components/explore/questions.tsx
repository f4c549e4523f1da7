import { QUESTION_IDS, type QuestionId } from '@/content/explore';
import { stateOfQuestion, toHash } from '@/lib/explore/state';
import type { ExploreWords } from '@/lib/explore/words';

/** Ready-made questions as links, so that Back returns to the question before. */
export function Questions({ current, words }: { current?: QuestionId; words: ExploreWords }) {
  return (
    <nav aria-labelledby="explore-questions" className="min-w-0 no-js:hidden print:hidden">
      <h2 id="explore-questions" className="text-2xl">
        {words.questionsTitle}
      </h2>
      <p className="mt-1 text-base text-muted">{words.questionsHint}</p>
      <ul className="-mx-5 mt-3 flex gap-2 overflow-x-auto px-5 py-1 sm:mx-0 sm:grid sm:grid-cols-2 sm:overflow-visible sm:px-0 lg:grid-cols-1 lg:gap-1">
        {QUESTION_IDS.map((id) => (
          <li key={id} className="max-sm:w-56 max-sm:shrink-0">
            <a
              href={toHash(stateOfQuestion(id))}
              aria-current={id === current ? 'true' : undefined}
              className="flex h-full min-h-11 items-center rounded-xl border border-control px-4 py-2 text-base leading-tight hover:border-ink lg:rounded-l-none lg:border-0 lg:border-line lg:border-l-2 hover:bg-raised aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {words.questions[id].title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
