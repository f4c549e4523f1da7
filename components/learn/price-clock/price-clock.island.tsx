'use client';

import dynamic from 'next/dynamic';

/** A chunk of its own: all lessons share one route, and only one has the clock. */
export const PriceClock = dynamic(() => import('./price-clock').then((module) => module.PriceClock));
