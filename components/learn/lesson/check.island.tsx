import { island } from '@/components/islands/island';
import { Check as CheckPart } from './check';

export const Check = island('Check', CheckPart);
