import { learnerIsland } from '@/components/learn/learner/learner-island';
import { PathLine as PathLinePart } from './path-line';

export const PathLine = learnerIsland('PathLine', PathLinePart);
