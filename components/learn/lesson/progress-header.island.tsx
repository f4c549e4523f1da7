import { learnerIsland } from '@/components/learn/learner/learner-island';
import { ProgressHeader as ProgressHeaderPart } from './progress-header';

export const ProgressHeader = learnerIsland('ProgressHeader', ProgressHeaderPart);
