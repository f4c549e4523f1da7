'use client';

import dynamic from 'next/dynamic';

/** All lessons are one route: without `dynamic` each would load the script of the clock. */
export const PriceClock = dynamic(() => import('./price-clock').then((module) => module.PriceClock));
