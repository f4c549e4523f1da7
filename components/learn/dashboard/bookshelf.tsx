import type { Content } from '@/lib/content/content';
import { allChapters, isPathWhole, type Lesson } from '@/lib/learner/learning-path';
import { isCompleted, isSample, upNext } from '@/lib/learner/selectors';
import type { LearnerState } from '@/lib/learner/types';
import { useLearner } from '../learner';

type Kind = keyof Content['learn']['dashboard']['progress']['shelfKey'];

/** The kinds of books on the shelf. */
const KINDS: readonly Kind[] = isPathWhole ? ['done', 'next', 'open'] : ['done', 'next', 'open', 'planned'];

const BOOK_WIDTH = 12;
const GAP = 2;
const FLOOR = 100;
const HEIGHT_PER_MINUTE = 10;

const looks: Record<Kind, { className: string; strokeDasharray?: string }> = {
  done: { className: 'fill-gain-fill stroke-gain' },
  next: { className: 'fill-raised stroke-ink' },
  open: { className: 'fill-raised stroke-ink' },
  planned: { className: 'fill-none stroke-control', strokeDasharray: '3 2.5' },
};

/** A sample is drawn in gray. */
const sampleLooks: typeof looks = {
  done: { className: 'fill-control stroke-control' },
  next: { className: 'fill-raised stroke-control' },
  open: { className: 'fill-raised stroke-control' },
  planned: looks.planned,
};

function kindOf(state: LearnerState, lesson: Lesson): Kind {
  if (isCompleted(state, lesson.id)) return 'done';
  const next = upNext(state);
  if (next.kind === 'lesson' && next.lesson.id === lesson.id) return 'next';
  return lesson.status === 'written' ? 'open' : 'planned';
}

export function Bookshelf({
  label,
  words,
}: {
  label: string;
  words: Content['learn']['dashboard']['progress']['shelfKey'];
}) {
  const { state } = useLearner();
  const showsSample = isSample(state);
  return (
    <figure className="mt-8 flex grow flex-col">
      {/* Beside the other panel two shelves, so that the books keep their shape. */}
      <div role="img" aria-label={label} className="my-auto grid grid-cols-8 gap-y-4 lg:grid-cols-4">
        {allChapters.map((chapter) => (
          <div key={chapter.id} className="text-center text-muted text-sm">
            <div className="border-ink border-b-2 px-1 sm:px-1.5 lg:px-2.5">
              <svg
                viewBox={`0 0 ${4 * BOOK_WIDTH + 3 * GAP} ${FLOOR}`}
                aria-hidden="true"
                className="block h-auto w-full"
              >
                {chapter.lessons.map((lesson, place) => (
                  <Book
                    key={lesson.id}
                    kind={kindOf(state, lesson)}
                    x={place * (BOOK_WIDTH + GAP)}
                    height={lesson.minutes * HEIGHT_PER_MINUTE}
                    isSample={showsSample}
                  />
                ))}
              </svg>
            </div>
            <p className="mt-1">{chapter.order}</p>
          </div>
        ))}
      </div>
      <figcaption className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-base text-muted">
        {KINDS.map((kind) => (
          <span key={kind} className="flex items-center gap-2">
            <svg viewBox={`0 0 ${BOOK_WIDTH} 26`} aria-hidden="true" className="h-5">
              <Book kind={kind} x={0} height={25} floor={26} isSample={showsSample} />
            </svg>
            {words[kind]}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

function Book({
  kind,
  x,
  height,
  floor = FLOOR,
  isSample,
}: {
  kind: Kind;
  x: number;
  height: number;
  floor?: number;
  isSample: boolean;
}) {
  const top = floor - height;
  return (
    <>
      <rect
        x={x + 0.6}
        y={top}
        width={BOOK_WIDTH - 1.2}
        height={height}
        rx="1"
        strokeWidth="1.2"
        {...(isSample ? sampleLooks : looks)[kind]}
      />
      {kind === 'done' && (
        <path
          d={`M${x + 3} ${top + 5}h${BOOK_WIDTH - 6}M${x + 3} ${top + 8}h${BOOK_WIDTH - 6}`}
          className="stroke-raised"
        />
      )}
      {kind === 'next' && (
        <path d={`M${x + 4} ${top - 2}h4v14l-2-2.5-2 2.5z`} className={isSample ? 'fill-control' : 'fill-loss-fill'} />
      )}
    </>
  );
}
