import { island } from '@/components/islands/island';
import { Search as SearchPart } from './search';

export const Search = island('Search', SearchPart);
