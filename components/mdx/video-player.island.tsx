'use client';

import dynamic from 'next/dynamic';
import { untilLoaded, whenNear } from '@/components/layout/runtime/when-near';

/** All guides are one route: without this, each of them would carry the player and its style. */
export const LateVideoPlayer = whenNear(
  dynamic(() => untilLoaded(() => import('./video-player').then((module) => module.VideoPlayer))),
);
