import { island } from '@/components/islands/island';
import { learnerIsland } from '@/components/learn/learner/learner-island';
import { ChapterList as ChapterListPart } from './chapter-list';
import { ConceptList as ConceptListPart } from './concept-list';
import { DataControls as DataControlsPart } from './data-controls';
import { OwnerLine as OwnerLinePart } from './owner-line';
import { PathLine as PathLinePart } from './path-line';
import { ProgressPanel as ProgressPanelPart } from './progress-panel';
import { UpNextPanel as UpNextPanelPart } from './up-next-panel';
import '../drawings/scene-drawing.css';

export const ChapterList = learnerIsland('ChapterList', ChapterListPart);
export const ConceptList = learnerIsland('ConceptList', ConceptListPart);
export const DataControls = island('DataControls', DataControlsPart);
export const OwnerLine = learnerIsland('OwnerLine', OwnerLinePart);
export const PathLine = learnerIsland('PathLine', PathLinePart);
export const ProgressPanel = learnerIsland('ProgressPanel', ProgressPanelPart);
export const UpNextPanel = learnerIsland('UpNextPanel', UpNextPanelPart);
