import { island } from '@/components/islands/island';
import { Carousel as CarouselPart } from '@/components/ui/carousel/carousel';

export const Carousel = island('Carousel', CarouselPart);
