'use client';

import dynamic from 'next/dynamic';

/**
 * The colors of all drawings. The inline style of a page has only the classes that the page or its own scripts name, and the chunk
 * of the drawings is none of these: without this list a color that no other part of the page has would be black. A test compares it.
 */
export const COLORS =
  'fill-bitcoin fill-bitcoin-fill fill-bitcoin-fill/22 fill-control fill-gain fill-gain-fill fill-gain-fill/22 fill-gold fill-ink fill-line fill-line/45 fill-loss fill-loss-fill fill-loss-fill/10 fill-loss-fill/16 fill-loss-fill/24 fill-muted fill-none fill-on-fill fill-paper fill-raised fill-sky fill-sunk stroke-bitcoin stroke-control stroke-gain stroke-ink stroke-line stroke-loss stroke-loss-fill stroke-muted stroke-none stroke-on-fill stroke-paper stroke-raised';

/** All drawings in one chunk, for a page that knows only in the browser which one it shows. */
export const LazySceneDrawing = dynamic(() => import('./scene-drawing').then((module) => module.SceneDrawing), {
  ssr: false,
  loading: () => <span hidden className={COLORS} />,
});
