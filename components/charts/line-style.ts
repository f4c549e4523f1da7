import type { Marker, Stroke, Tone } from '@/lib/charts/types';

/** The variable, because a ground with a color of its own has another red. */
export const strokeClass: Record<Tone, string> = {
  ink: 'stroke-ink',
  loss: 'stroke-(--color-loss)',
  bitcoin: 'stroke-bitcoin',
  gain: 'stroke-gain',
  muted: 'stroke-muted',
};

export const fillClass: Record<Tone, string> = {
  ink: 'fill-ink',
  loss: 'fill-(--color-loss)',
  bitcoin: 'fill-bitcoin',
  gain: 'fill-gain',
  muted: 'fill-muted',
};

/** Pixels of the screen: the strokes are not scaled with the drawing. */
export const dashes: Record<Stroke, string | undefined> = {
  solid: undefined,
  dashed: '9 5',
  dotted: '0.1 6',
  'dash-dot': '9 5 0.1 5',
};

export interface MarkerShape {
  cap: 'round' | 'square';
  size: string;
  /** Wider by the outline that separates the marker from lines. */
  outline: string;
}

export const markerShapes: Record<Marker, MarkerShape> = {
  circle: { cap: 'round', size: 'stroke-9', outline: 'stroke-11' },
  square: { cap: 'square', size: 'stroke-8', outline: 'stroke-10' },
  dot: { cap: 'round', size: 'stroke-6', outline: 'stroke-8' },
};
