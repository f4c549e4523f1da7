import { DEFAULT_LOCALE } from '@/lib/format/locale';
import { allChapters, firstLesson, lessonPlace } from './learning-path';
import type { LearnerState } from './types';

/** Ids without duplicates in the order of the path; unknown ids last, sorted. */
export function inTableOrder(ids: readonly string[]): readonly string[] {
  const place = (id: string) => lessonPlace(id) ?? Number.POSITIVE_INFINITY;
  return [...new Set(ids)].sort((a, b) => {
    const [left, right] = [place(a), place(b)];
    if (left !== right) return left - right;
    return a < b ? -1 : 1;
  });
}

/** The sample for a new visitor: the first two chapters completed, whose lessons take 47 minutes, and a streak of three days. */
export const initialState: LearnerState = {
  language: DEFAULT_LOCALE,
  completed: allChapters.slice(0, 2).flatMap((chapter) => chapter.lessons.map((lesson) => lesson.id)),
  currentLesson: '1',
  minutes: 47,
  streak: { days: 3, lastDay: null },
};

/** No progress. A reset keeps the language, which is a preference. */
export function zeroState(language: LearnerState['language']): LearnerState {
  return { language, completed: [], currentLesson: firstLesson.id, minutes: 0, streak: { days: 0, lastDay: null } };
}
