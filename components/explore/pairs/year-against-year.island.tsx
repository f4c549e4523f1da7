import { island } from '@/components/islands/island';
import { YearAgainstYear as YearAgainstYearPart } from './year-against-year';

export const YearAgainstYear = island('YearAgainstYear', YearAgainstYearPart);
