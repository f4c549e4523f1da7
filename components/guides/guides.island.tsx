import { island } from '@/components/islands/island';
import { ScrollRow as ScrollRowPart } from './catalogue/scroll-row';
import { GlossaryFilter as GlossaryFilterPart } from './glossary/glossary-filter';

export const GlossaryFilter = island('GlossaryFilter', GlossaryFilterPart);
export const ScrollRow = island('ScrollRow', ScrollRowPart);
