import { island } from '@/components/islands/island';
import { learnerIsland } from '@/components/learn/learner/learner-island';
import { Check as CheckPart } from './check';
import { CompleteButton as CompleteButtonPart } from './complete-button';
import { ExplainPicture as ExplainPicturePart } from './picture/explain-picture';
import { ProgressHeader as ProgressHeaderPart } from './progress-header';
import { StartLink as StartLinkPart } from './start-link';

export const Check = island('Check', CheckPart);
export const CompleteButton = learnerIsland('CompleteButton', CompleteButtonPart);
export const ExplainPicture = island('ExplainPicture', ExplainPicturePart);
export const ProgressHeader = learnerIsland('ProgressHeader', ProgressHeaderPart);
export const StartLink = learnerIsland('StartLink', StartLinkPart);
