'use client';

import { island } from '@/components/ui/island';
import { CLOCK_ID } from './clock-start';

/** The clock's example is in the page; its script comes at the first sign of reading, or with a link to a result. */
export const LateClock = island(CLOCK_ID, () => import('./price-clock').then((module) => module.PriceClock));
