import type { ReactNode } from 'react';
import { useLearner } from '@/components/learn/learner/learner';
import type { Content } from '@/lib/content/content';
import { allChapters, type Chapter, isPathWhole, type Lesson } from '@/lib/content/lessons/learning-path';
import { isCompleted, upNext } from '@/lib/learner/selectors';
import type { LearnerState } from '@/lib/learner/types';

type Kind = Exclude<keyof Content['learn']['dashboard']['progress']['shelfKey'], 'thickness'>;

/** The kinds of books on the shelf. */
const KINDS: readonly Kind[] = isPathWhole ? ['done', 'next', 'open'] : ['done', 'next', 'open', 'planned'];

const WIDTH = 70;
const FLOOR = 104;
const WIDTH_PER_MINUTE = 1.7;
/** Heights of the books: decoration, without a meaning. */
const HEIGHTS = [84, 95, 88, 78, 91];
/** Width of the decoration beside the books. */
const THING = 14;

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
  return (
    <figure className="lg:col-span-2">
      {/* On phones two shelves, so that the books keep their shape. */}
      <div role="img" aria-label={label} className="grid grid-cols-4 gap-y-3 sm:grid-cols-8">
        {allChapters.map((chapter) => (
          <div key={chapter.id} className="text-center text-base text-muted">
            <svg
              viewBox={`0 0 ${WIDTH} ${FLOOR}`}
              aria-hidden="true"
              className="block w-full border-ink border-b-2 px-1.5 lg:px-2"
            >
              <Books chapter={chapter} kinds={chapter.lessons.map((lesson) => kindOf(state, lesson))} />
            </svg>
            {chapter.order}
          </div>
        ))}
      </div>
      <figcaption className="mt-3 flex flex-wrap gap-x-8 gap-y-2 text-base text-muted">
        <p className="mr-auto flex flex-wrap gap-x-5">
          {KINDS.map((kind) => (
            <span key={kind} className="flex items-center gap-2">
              <svg viewBox={`0 ${FLOOR - 33} 18 34`} aria-hidden="true" className="h-6">
                <Book kind={kind} places={[[2, FLOOR - 29, 13]]} />
              </svg>
              {words[kind]}
            </span>
          ))}
        </p>
        <p>{words.thickness}</p>
      </figcaption>
    </figure>
  );
}

/** A book is as thick as its lesson is long. */
function Books({ chapter, kinds }: { chapter: Chapter; kinds: readonly Kind[] }) {
  const { lessons, order } = chapter;
  const thing = things[order];
  const widths = lessons.map(({ minutes }) => minutes * WIDTH_PER_MINUTE);
  const left = (WIDTH - widths.reduce((sum, width) => sum + width, thing ? THING : 0)) / 2;
  const books = widths.map((width, index) => {
    const x = widths.slice(0, index).reduce((sum, each) => sum + each, left);
    return [x, FLOOR - (HEIGHTS[(index + order) % HEIGHTS.length] ?? 0), width - 1] as const;
  });
  return (
    <>
      {KINDS.map((kind) => {
        const places = books.filter((_, index) => kinds[index] === kind);
        return places.length > 0 && <Book key={kind} kind={kind} places={places} />;
      })}
      {thing}
    </>
  );
}

/** All books of a kind are one path: left edge, top and width of each. */
function Book({ kind, places }: { kind: Kind; places: readonly (readonly [number, number, number])[] }) {
  const draw = (path: (...place: number[]) => string) =>
    places.map((place) => path(...place.map((unit) => Math.round(unit * 10) / 10))).join('');
  return (
    <>
      <path
        d={draw((x, top, width) => `M${x} ${FLOOR}V${top + 1}l1-1h${width - 2}l1 1V${FLOOR}z`)}
        className={looks[kind]}
        strokeDasharray={kind === 'planned' ? '3 2.5' : undefined}
      />
      {kind !== 'planned' && (
        <path
          d={draw((x, top, width) => `M${x} ${top + 8}h${width}m0 8h-${width}`)}
          className={kind === 'done' ? 'stroke-foam' : 'stroke-ink'}
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
  4: <path d="M56 103.4v-4h12v4zm1-4v-4h11v4zm-1-4v-4h11v4z" className="fill-raised stroke-ink" />,
  8: (
    <path
      d="M62 95c-6-3-7-9-6-14 5 2 7 8 6 14 0-8 2-14 6-17 1 7-1 14-6 17zm-4.5 0h9l-1.5 8.4h-6z"
      className="fill-raised stroke-ink"
    />
  ),
};
