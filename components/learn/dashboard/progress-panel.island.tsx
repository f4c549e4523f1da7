import { learnerIsland } from '@/components/learn/learner/learner-island';
import { ProgressPanel as ProgressPanelPart } from './progress-panel';

export const ProgressPanel = learnerIsland('ProgressPanel', ProgressPanelPart);
