import { island } from '@/components/islands/island';
import { SourcesFilter as SourcesFilterPart } from './sources-filter';

export const SourcesFilter = island('SourcesFilter', SourcesFilterPart);
