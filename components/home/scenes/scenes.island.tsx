'use client';

import dynamic from 'next/dynamic';

/** Each scene is a chunk of its own, which the runtime of home loads. */
export const DrawYourGuess = dynamic(() => import('./draw-your-guess').then((module) => module.DrawYourGuess));
