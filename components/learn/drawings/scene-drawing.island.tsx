'use client';

import dynamic from 'next/dynamic';

/** All drawings in one chunk, for a page that knows only in the browser which one it shows. */
export const LazySceneDrawing = dynamic(() => import('./scene-drawing').then((module) => module.SceneDrawing), {
  ssr: false,
});
