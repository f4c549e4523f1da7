'use client';

import dynamic from 'next/dynamic';

/*
 * Few guides have tabs or films, but all guides are one route, whose client components the bundler puts into one heap.
 * Loaded this way only those few ask for them; the HTML is complete all the same.
 */
export const Tabs = dynamic(() => import('@/components/ui/tabs').then((module) => module.Tabs));
export const VideoPlayer = dynamic(() => import('./video-player').then((module) => module.VideoPlayer));
