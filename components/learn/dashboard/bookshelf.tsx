import type { ReactNode } from 'react';
import type { Content } from '@/lib/content/content';
import { allChapters, type Chapter, isPathWhole, type Lesson } from '@/lib/learner/learning-path';
import { isCompleted, upNext } from '@/lib/learner/selectors';
import type { LearnerState } from '@/lib/learner/types';
import { chapterTones } from '../chapter-coin';
import { useLearner } from '../learner';

type Kind = keyof Content['learn']['dashboard']['progress']['shelfKey'];

/** The kinds of books on the shelf. */
const KINDS: readonly Kind[] = isPathWhole ? ['done', 'next', 'open'] : ['done', 'next', 'open', 'planned'];

const FLOOR = 106;
const HEIGHT_PER_MINUTE = 10;
/** Left edge and width of the books of a chapter. */
const PLACES = [
  [3, 12],
  [16, 14],
  [31, 11],
  [43, 13],
] as const;

/** The label on the back of a book has the color of the coin of its chapter; that of the metal is gold. */
const labels = { ink: 'fill-gold', loss: 'fill-loss-fill', bitcoin: 'fill-bitcoin-fill', gain: 'fill-gain-fill' };

function kindOf(state: LearnerState, lesson: Lesson): Kind {
  if (isCompleted(state, lesson.id)) return 'done';
  const next = upNext(state);
  if (next.kind === 'lesson' && next.lesson.id === lesson.id) return 'next';
  return lesson.status === 'written' ? 'open' : 'planned';
}

export function Bookshelf({
  label,
  words,
  children,
}: {
  label: string;
  words: Content['learn']['dashboard']['progress']['shelfKey'];
  /** The note under the shelf. */
  children: ReactNode;
}) {
  const { state } = useLearner();
  return (
    <figure className="sm:col-span-2 lg:order-1 lg:col-span-3">
      {/* On phones two shelves, so that the books keep their shape. */}
      <div role="img" aria-label={label} className="grid grid-cols-4 gap-y-3 sm:grid-cols-8">
        {allChapters.map((chapter) => (
          <div key={chapter.id} className="text-center text-base text-muted">
            <svg viewBox={`0 0 70 ${FLOOR}`} aria-hidden="true" className="block w-full border-ink border-b-2">
              <Books chapter={chapter} kinds={chapter.lessons.map((lesson) => kindOf(state, lesson))} />
            </svg>
            {chapter.order}
          </div>
        ))}
      </div>
      <figcaption className="mt-3 gap-x-12 text-base text-muted sm:flex sm:justify-between">
        <p className="flex flex-wrap gap-x-5 self-start sm:shrink-0">
          {KINDS.map((kind) => (
            <span key={kind} className="flex items-center gap-2">
              <svg viewBox={`0 ${FLOOR - 33} 18 34`} aria-hidden="true" className="h-6">
                <Book kind={kind} places={[[2, FLOOR - 29, 13]]} />
              </svg>
              {words[kind]}
            </span>
          ))}
        </p>
        <p className="mt-3 sm:mt-0 sm:max-w-md sm:text-right">{children}</p>
      </figcaption>
    </figure>
  );
}

function Books({ chapter, kinds }: { chapter: Chapter; kinds: readonly Kind[] }) {
  return (
    <>
      {KINDS.map((kind) => {
        const places = chapter.lessons.flatMap(({ minutes }, index) => {
          const [x, width] = PLACES[index] ?? PLACES[0];
          return kinds[index] === kind ? [[x, FLOOR - minutes * HEIGHT_PER_MINUTE, width] as const] : [];
        });
        return (
          places.length > 0 && (
            <Book key={kind} kind={kind} places={places} label={labels[chapterTones[chapter.order - 1] ?? 'ink']} />
          )
        );
      })}
      {things[chapter.order]}
    </>
  );
}

/** All books of a kind are one path: left edge, top and width of each. */
function Book({
  kind,
  places,
  label = labels.ink,
}: {
  kind: Kind;
  places: readonly (readonly [number, number, number])[];
  label?: string;
}) {
  const draw = (path: (x: number, top: number, width: number) => string) =>
    places.map(([x, top, width]) => path(x, top, width)).join('');
  return (
    <>
      <path
        d={draw((x, top, width) => `M${x} ${FLOOR}V${top + 1}l1-1h${width - 2}l1 1V${FLOOR}z`)}
        className={looks[kind]}
        strokeDasharray={kind === 'planned' ? '3 2.5' : undefined}
      />
      {kind !== 'planned' && (
        <path
          d={draw((x, top, width) => `M${x + 0.6} ${top + 7}h${width - 1.2}v9h-${width - 1.2}z`)}
          className={kind === 'done' ? 'fill-foam' : label}
        />
      )}
      {kind === 'next' && (
        <path d={draw((x, top) => `M${x + 4} ${top - 3}h4v23l-2-3-2 3z`)} className="fill-bitcoin-fill stroke-ink" />
      )}
    </>
  );
}

const looks: Record<Kind, string> = {
  done: 'fill-gain-fill stroke-ink',
  next: 'fill-raised stroke-ink',
  open: 'fill-raised stroke-ink',
  planned: 'fill-none stroke-control',
};

/** What is beside the books of a chapter, by its order. */
const things: Record<number, ReactNode> = {
  4: <path d="M57 105.4v-4h12v4zm1-4v-4h11v4zm-1-4v-4h11v4z" className="fill-gold stroke-ink" />,
  8: (
    <>
      <path d="M63 97c-6-3-7-9-6-14 5 2 7 8 6 14 0-8 2-14 6-17 1 7-1 14-6 17z" className="fill-gain-fill stroke-ink" />
      <path d="M58.5 97h9l-1.5 8.4h-6z" className="fill-raised stroke-ink" />
    </>
  ),
};
