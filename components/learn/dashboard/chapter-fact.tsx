import clsx from 'clsx';
import { useLearner } from '@/components/learn/learner/learner';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { countOf } from '@/lib/format/plural';
import { chapterProgress, currentChapterId } from '@/lib/learner/selectors';
import { Fact } from './fact';

/** How far the reader is in the current chapter. */
export function ChapterFact({ locale, words }: { locale: Locale; words: Content['learn']['dashboard']['chapters'] }) {
  const { state } = useLearner();
  const current = chapterProgress(state).find(({ chapter }) => chapter.id === currentChapterId(state));
  if (!current) return null;
  const { chapter, completedLessons, minutesLeft } = current;
  return (
    <Fact
      heading={fill(words.item, { order: chapter.order })}
      value={fill(words.done, {
        done: formatNumber(completedLessons, locale),
        total: formatNumber(chapter.lessons.length, locale),
      })}
    >
      {/* `invisible` keeps the height when no minutes are left. */}
      <p className={clsx('mt-1 text-base', minutesLeft === 0 && 'invisible')}>
        {countOf(words.minutesLeft, minutesLeft, locale)}
      </p>
    </Fact>
  );
}
