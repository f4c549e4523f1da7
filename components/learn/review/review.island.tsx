import { learnerIsland } from '@/components/learn/learner/learner-island';
import { AllChecks as AllChecksPart } from './all-checks';
import { ReviewSession as ReviewSessionPart } from './review-session';

export const AllChecks = learnerIsland('AllChecks', AllChecksPart);
export const ReviewSession = learnerIsland('ReviewSession', ReviewSessionPart);
