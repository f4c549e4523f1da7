'use client';

import { type ComponentProps, lazy, Suspense } from 'react';

/*
 * Few guides have tabs or films, but all guides are one route, whose client components the bundler puts into one heap.
 * Loaded this way only those few ask for them; the HTML is complete all the same.
 */
const LateTabs = lazy(async () => ({ default: (await import('@/components/ui/tabs')).Tabs }));
const LateVideoPlayer = lazy(async () => ({ default: (await import('./video-player')).VideoPlayer }));

export function Tabs(props: ComponentProps<typeof LateTabs>) {
  return (
    <Suspense>
      <LateTabs {...props} />
    </Suspense>
  );
}

export function VideoPlayer(props: ComponentProps<typeof LateVideoPlayer>) {
  return (
    <Suspense>
      <LateVideoPlayer {...props} />
    </Suspense>
  );
}
