import { island } from '@/components/islands/island';
import { Explorer as ExplorerPart } from './explorer';

export const Explorer = island('Explorer', ExplorerPart);
