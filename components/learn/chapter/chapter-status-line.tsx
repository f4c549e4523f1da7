'use client';

import type { ChapterId } from '@/content/chapters';
import { type ChapterStatus, chapterProgress, isSample } from '@/lib/learner/selectors';
import { useLearner } from '../learner';

/** Empty while the progress is the sample. */
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
  return <p className="font-semibold">{own && words[isLeft ? 'begun' : own.status]}</p>;
}
