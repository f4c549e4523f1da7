import type { ConceptId } from '@/content/concepts';
import { isCompleted, isFinished, learnedConcepts } from '@/lib/learner/selectors';
import type { LearnerState } from '@/lib/learner/types';

/** What a mark can say about a concept or a lesson: the sample counts for `learned` and `completed`, not for `finished`. */
export const isMarked = {
  learned: (state: LearnerState, concept: string) => learnedConcepts(state).has(concept as ConceptId),
  completed: isCompleted,
  finished: isFinished,
} as const;

export type MarkKind = keyof typeof isMarked;
