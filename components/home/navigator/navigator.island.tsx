import { island } from '@/components/islands/island';
import { Navigator as NavigatorPart } from './navigator';

export const Navigator = island('Navigator', NavigatorPart);
