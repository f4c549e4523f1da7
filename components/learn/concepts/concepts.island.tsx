import { island } from '@/components/islands/island';
import { learnerIsland } from '@/components/learn/learner/learner-island';
import { ConceptDrawing as ConceptDrawingPart } from './concept-drawing';
import { LearnedCount as LearnedCountPart } from './learned-count';
import { RailFocus as RailFocusPart } from './rail-focus';

export const ConceptDrawing = learnerIsland('ConceptDrawing', ConceptDrawingPart);
export const LearnedCount = learnerIsland('LearnedCount', LearnedCountPart);
export const RailFocus = island('RailFocus', RailFocusPart);
