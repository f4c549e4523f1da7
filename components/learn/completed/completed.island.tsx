import { learnerIsland } from '@/components/learn/learner/learner-island';
import { CompletedTitle as CompletedTitlePart } from './completed-title';
import { Keepsake as KeepsakePart } from './keepsake';

export const CompletedTitle = learnerIsland('CompletedTitle', CompletedTitlePart);
export const Keepsake = learnerIsland('Keepsake', KeepsakePart);
