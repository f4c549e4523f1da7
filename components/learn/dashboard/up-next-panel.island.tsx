import { learnerIsland } from '@/components/learn/learner/learner-island';
import { UpNextPanel as UpNextPanelPart } from './up-next-panel';

export const UpNextPanel = learnerIsland('UpNextPanel', UpNextPanelPart);
