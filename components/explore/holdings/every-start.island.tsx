import { island } from '@/components/islands/island';
import { EveryStart as EveryStartPart } from './every-start';

export const EveryStart = island('EveryStart', EveryStartPart);
