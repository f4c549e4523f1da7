'use client';

import dynamic from 'next/dynamic';
import { untilLoaded, whenNear } from '@/components/layout/runtime/when-near';

/* Each scene is a chunk of its own. */
export const BreakTheChain = whenNear(
  dynamic(() => untilLoaded(() => import('./break-the-chain').then((module) => module.BreakTheChain))),
);
export const DrawYourGuess = whenNear(
  dynamic(() => untilLoaded(() => import('./draw-your-guess').then((module) => module.DrawYourGuess))),
);
