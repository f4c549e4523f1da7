import { learnerIsland } from '@/components/learn/learner/learner-island';
import { OwnerLine as OwnerLinePart } from './owner-line';

export const OwnerLine = learnerIsland('OwnerLine', OwnerLinePart);
