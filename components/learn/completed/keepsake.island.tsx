import { learnerIsland } from '@/components/learn/learner/learner-island';
import { Keepsake as KeepsakePart } from './keepsake';

export const Keepsake = learnerIsland('Keepsake', KeepsakePart);
