'use client';

import { island } from '@/components/ui/island';

/** The machine stands far down the home page: its code comes when the reader starts to read. */
export const TimeMachine = island('time-machine', () => import('./time-machine').then((module) => module.TimeMachine));
