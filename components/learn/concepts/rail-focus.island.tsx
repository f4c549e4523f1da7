import { island } from '@/components/islands/island';
import { RailFocus as RailFocusPart } from './rail-focus';

export const RailFocus = island('RailFocus', RailFocusPart);
