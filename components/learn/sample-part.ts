import { findLesson, type Lesson } from '@/lib/learner/learning-path';
import type { LearnerState } from '@/lib/learner/types';

/** Completed lessons that come from the sample and that the reader has not finished. */
export function sampleLessons(state: LearnerState): readonly Lesson[] {
  return state.sample.flatMap((id) => findLesson(id) ?? []);
}
