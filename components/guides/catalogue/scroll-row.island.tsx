import { island } from '@/components/islands/island';
import { ScrollRow as ScrollRowPart } from './scroll-row';

export const ScrollRow = island('ScrollRow', ScrollRowPart);
