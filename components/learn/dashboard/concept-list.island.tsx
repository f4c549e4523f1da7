import { learnerIsland } from '@/components/learn/learner/learner-island';
import { ConceptList as ConceptListPart } from './concept-list';

export const ConceptList = learnerIsland('ConceptList', ConceptListPart);
