import { island } from '@/components/islands/island';
import { BirthTicket as BirthTicketPart } from './birth-ticket';
import { Navigator as NavigatorPart } from './navigator';

export const BirthTicket = island('BirthTicket', BirthTicketPart);
export const Navigator = island('Navigator', NavigatorPart);
