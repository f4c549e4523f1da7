import { learnerIsland } from '@/components/learn/learner/learner-island';
import { AllChecks as AllChecksPart } from './all-checks';

export const AllChecks = learnerIsland('AllChecks', AllChecksPart);
