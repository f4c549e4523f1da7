import { island } from '@/components/islands/island';
import { GlossaryFilter as GlossaryFilterPart } from './glossary-filter';

export const GlossaryFilter = island('GlossaryFilter', GlossaryFilterPart);
