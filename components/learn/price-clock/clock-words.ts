import type { Content } from '@/lib/content/content';

export type PriceClockWords = Content['learn']['priceClock'];
