'use client';

import type { ChapterId } from '@/content/chapters';
import { type Chapter, findChapter } from '@/lib/learner/learning-path';
import { type ChapterStatus, chapterStatus, isSample } from '@/lib/learner/selectors';
import { useLearner } from '../learner';

/** Empty while the progress is the sample. The line keeps its height, because the stored progress is read after the first render. */
export function ChapterStatusLine({ chapter, words }: { chapter: ChapterId; words: Record<ChapterStatus, string> }) {
  const { state } = useLearner();
  return (
    <p className="mt-3 min-h-6 font-semibold text-base">
      {!isSample(state) && words[chapterStatus(state, findChapter(chapter) as Chapter)]}
    </p>
  );
}
