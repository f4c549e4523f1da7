import { learnerIsland } from '@/components/learn/learner/learner-island';
import { ReviewSession as ReviewSessionPart } from './review-session';

export const ReviewSession = learnerIsland('ReviewSession', ReviewSessionPart);
