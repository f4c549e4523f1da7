'use client';

import dynamic from 'next/dynamic';

/* Each scene is a chunk of its own. */
export const BreakTheChain = dynamic(() => import('./break-the-chain').then((module) => module.BreakTheChain));
export const DrawYourGuess = dynamic(() => import('./draw-your-guess').then((module) => module.DrawYourGuess));
