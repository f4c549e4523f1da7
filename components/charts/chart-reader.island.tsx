import { island } from '@/components/islands/island';
import { ChartReader as ChartReaderPart } from './chart-reader';

export const ChartReader = island('ChartReader', ChartReaderPart);
