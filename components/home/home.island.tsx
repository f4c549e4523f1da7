import { island } from '@/components/islands/island';
import { BirthTicket as BirthTicketPart } from './hero/birth-ticket';
import { Navigator as NavigatorPart } from './navigator/navigator';

export const BirthTicket = island('BirthTicket', BirthTicketPart);
export const Navigator = island('Navigator', NavigatorPart);
