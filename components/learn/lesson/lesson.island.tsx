import { island } from '@/components/islands/island';
import { Check as CheckPart } from './check';
import { CompleteButton as CompleteButtonPart } from './complete-button';
import { ExplainPicture as ExplainPicturePart } from './picture/explain-picture';
import { ProgressHeader as ProgressHeaderPart } from './progress-header';
import { StartLink as StartLinkPart } from './start-link';

export const Check = island('Check', CheckPart);
export const CompleteButton = island('CompleteButton', CompleteButtonPart, { now: true });
export const ExplainPicture = island('ExplainPicture', ExplainPicturePart);
export const ProgressHeader = island('ProgressHeader', ProgressHeaderPart, { now: true });
export const StartLink = island('StartLink', StartLinkPart, { now: true });
