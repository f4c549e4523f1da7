'use client';

import type { ChapterId } from '@/content/chapters';
import { type Chapter, findChapter } from '@/lib/learner/learning-path';
import { type ChapterStatus, chapterStatus, isSample } from '@/lib/learner/selectors';
import { useLearner } from '../learner';

/** Has a minimum height, because the status is only known after the stored progress was read. */
export function ChapterStatusLine({
  chapter,
  words,
}: {
  chapter: ChapterId;
  words: { own: Record<ChapterStatus, string>; sample: Record<ChapterStatus, string>; ahead: string };
}) {
  const { state } = useLearner();
  const status = chapterStatus(state, findChapter(chapter) as Chapter);
  return (
    <p className="mt-2 min-h-26 text-base sm:min-h-13">
      <span className="font-semibold">{words[isSample(state) ? 'sample' : 'own'][status]}</span>{' '}
      {status === 'locked' && words.ahead}
    </p>
  );
}
