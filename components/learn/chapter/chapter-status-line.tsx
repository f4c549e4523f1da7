'use client';

import type { ChapterId } from '@/content/chapters';
import { type ChapterStatus, chapterProgress, isSample } from '@/lib/learner/selectors';
import { useLearner } from '../learner';

/** Empty while the progress is the sample. The line keeps its height, because the stored progress is read after the first render. */
export function ChapterStatusLine({
  chapter,
  words,
}: {
  chapter: ChapterId;
  words: Record<ChapterStatus | 'begun', string>;
}) {
  const { state } = useLearner();
  const own = isSample(state) ? undefined : chapterProgress(state).find((one) => one.chapter.id === chapter);
  const isLeft = own?.status === 'locked' && own.completedLessons > 0;
  return <p className="mt-3 min-h-6 font-semibold text-base">{own && words[isLeft ? 'begun' : own.status]}</p>;
}
