'use client';

import { island } from '@/components/ui/island';
import { TIME_MACHINE_ID } from '../ids';

/** The machine stands far down the home page: its code comes when the reader starts to read. */
export const TimeMachine = island(TIME_MACHINE_ID, () => import('./time-machine').then((module) => module.TimeMachine));
