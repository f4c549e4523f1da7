import { island } from '@/components/islands/island';
import { GlossaryFilter as GlossaryFilterPart } from './glossary-filter';
import { ScrollRow as ScrollRowPart } from './scroll-row';

export const GlossaryFilter = island('GlossaryFilter', GlossaryFilterPart);
export const ScrollRow = island('ScrollRow', ScrollRowPart);
