import { learnerIsland } from '@/components/learn/learner/learner-island';
import { CompletedTitle as CompletedTitlePart } from './completed-title';

export const CompletedTitle = learnerIsland('CompletedTitle', CompletedTitlePart);
