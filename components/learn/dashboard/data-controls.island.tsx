import { island } from '@/components/islands/island';
import { DataControls as DataControlsPart } from './data-controls';

export const DataControls = island('DataControls', DataControlsPart);
