import { learnerIsland } from '@/components/learn/learner/learner-island';
import { CompleteButton as CompleteButtonPart } from './complete-button';

export const CompleteButton = learnerIsland('CompleteButton', CompleteButtonPart);
