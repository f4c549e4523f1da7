import { DEFAULT_LOCALE } from '@/lib/format/locale';
import { allChapters, firstLesson, lessonPlace } from './catalogue';
import type { LearnerState } from './types';

/** Ids in the table's order, none twice; what the table does not know comes last, by name. */
export function inTableOrder(ids: readonly string[]): readonly string[] {
  const place = (id: string) => lessonPlace(id) ?? Number.POSITIVE_INFINITY;
  return [...new Set(ids)].sort((a, b) => {
    const [left, right] = [place(a), place(b)];
    if (left !== right) return left - right;
    return a < b ? -1 : 1;
  });
}

/**
 * The sample a new visitor sees, as the specification gives it: streak 3, English, 8 of 32 lessons, 47 minutes, chapter
 * 3, lesson 1. The eight are the lessons of the first two chapters, and the table gives them 47 minutes (a test says so).
 */
export const initialState: LearnerState = {
  language: DEFAULT_LOCALE,
  completed: allChapters.slice(0, 2).flatMap((chapter) => chapter.lessons.map((lesson) => lesson.id)),
  currentLesson: '1',
  minutes: 47,
  streak: { days: 3, lastDay: null },
};

/** A learner at zero. The chosen language is a preference and not progress: a reset keeps it. */
export function zeroState(language: LearnerState['language']): LearnerState {
  return { language, completed: [], currentLesson: firstLesson.id, minutes: 0, streak: { days: 0, lastDay: null } };
}
