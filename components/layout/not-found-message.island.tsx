import { island } from '@/components/islands/island';
import { NotFoundMessage as NotFoundMessagePart } from './not-found-message';

export const NotFoundMessage = island('NotFoundMessage', NotFoundMessagePart, { now: true });
