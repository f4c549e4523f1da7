import { findLesson, type Lesson } from '@/lib/learner/learning-path';
import { isCompleted } from '@/lib/learner/selectors';
import { initialState } from '@/lib/learner/state';
import type { LearnerState } from '@/lib/learner/types';

/** Completed lessons that come from the sample: those without a page, which no reader can complete. */
export function sampleLessons(state: LearnerState): readonly Lesson[] {
  return initialState.completed
    .filter((id) => isCompleted(state, id))
    .map((id) => findLesson(id))
    .filter((lesson): lesson is Lesson => lesson?.status === 'coming-soon');
}
