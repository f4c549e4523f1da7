import { learnerIsland } from '@/components/learn/learner/learner-island';
import { StartLink as StartLinkPart } from './start-link';

export const StartLink = learnerIsland('StartLink', StartLinkPart);
