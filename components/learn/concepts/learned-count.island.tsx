import { learnerIsland } from '@/components/learn/learner/learner-island';
import { LearnedCount as LearnedCountPart } from './learned-count';

export const LearnedCount = learnerIsland('LearnedCount', LearnedCountPart);
