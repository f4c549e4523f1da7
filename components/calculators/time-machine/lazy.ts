'use client';

import { nearView } from '@/components/ui/near-view';

/** The machine stands far down the home page: its code comes when the reader does. */
export const TimeMachine = nearView('calculator', () => import('./time-machine').then((module) => module.TimeMachine));
