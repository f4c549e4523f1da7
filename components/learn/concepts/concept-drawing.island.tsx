import { learnerIsland } from '@/components/learn/learner/learner-island';
import { ConceptDrawing as ConceptDrawingPart } from './concept-drawing';

export const ConceptDrawing = learnerIsland('ConceptDrawing', ConceptDrawingPart);
