import { island } from '@/components/islands/island';
import { BirthTicket as BirthTicketPart } from './birth-ticket';

export const BirthTicket = island('BirthTicket', BirthTicketPart);
