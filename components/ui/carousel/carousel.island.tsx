import { island } from '@/components/islands/island';
import { Carousel as CarouselPart } from './carousel';

export const Carousel = island('Carousel', CarouselPart);
