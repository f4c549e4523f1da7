'use client';

import { useLearner, withLearner } from '@/components/learn/learner/learner';
import type { Content } from '@/lib/content/content';
import { allChapters, totalLessons } from '@/lib/content/lessons/learning-path';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { countOf } from '@/lib/format/plural';
import { chapterProgress, isCompleted, lessonsCompleted, upNext } from '@/lib/learner/selectors';

const STEP = 9;
const GAP = 6;
const KINDS = ['open', 'next', 'done'] as const;
/** In the colors of the shelf. */
const looks = { open: 'fill-control opacity-40', next: 'fill-bitcoin-fill', done: 'fill-gain-fill' } as const;

/** The length of the path, and how far the reader is: a sentence, and a mark for each lesson, in groups by chapter. */
export const PathLine = withLearner(function PathLine({
  locale,
  facts,
  words,
}: {
  locale: Locale;
  /** The length of the path. */
  facts: string;
  words: Content['learn']['dashboard']['chapters'];
}) {
  const { state } = useLearner();
  const next = upNext(state);
  const nextId = next.kind === 'lesson' ? next.lesson.id : null;
  const marks = allChapters.flatMap(({ lessons }, chapter) =>
    lessons.map(({ id }, place) => ({
      kind: isCompleted(state, id) ? 'done' : id === nextId ? 'next' : 'open',
      x: (chapter * lessons.length + place) * STEP + chapter * GAP,
    })),
  );
  const minutesLeft = chapterProgress(state).reduce((sum, chapter) => sum + chapter.minutesLeft, 0);
  return (
    <div className="text-base">
      <p>{facts}</p>
      <p className="own-record">
        <span className="font-semibold">
          {fill(words.done, {
            done: formatNumber(lessonsCompleted(state), locale),
            total: formatNumber(totalLessons, locale),
          })}
        </span>
        {minutesLeft > 0 && <span>{` · ${countOf(words.minutesLeft, minutesLeft, locale)}`}</span>}
      </p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${totalLessons * STEP + (allChapters.length - 1) * GAP - 2} 9`}
        className="own-record mt-2 block w-full"
      >
        {KINDS.map((kind) => (
          <path
            key={kind}
            d={marks
              .filter((mark) => mark.kind === kind)
              .map(({ x }) => `M${x} 0h7v9h-7z`)
              .join('')}
            className={looks[kind]}
          />
        ))}
      </svg>
    </div>
  );
});
