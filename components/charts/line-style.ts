import type { Marker, Stroke, Tone } from '@/lib/charts/types';

export const strokeClass: Record<Tone, string> = {
  ink: 'stroke-ink',
  loss: 'stroke-loss',
  bitcoin: 'stroke-bitcoin',
  gain: 'stroke-gain',
  muted: 'stroke-muted',
};

export const fillClass: Record<Tone, string> = {
  ink: 'fill-ink',
  loss: 'fill-loss',
  bitcoin: 'fill-bitcoin',
  gain: 'fill-gain',
  muted: 'fill-muted',
};

/** Outlines text in the color of the plate, so that a line behind it does not cross the letters. */
export const halo = 'stroke-raised stroke-4 [paint-order:stroke] [stroke-linejoin:round]';

/** Pixels of the screen: the strokes are not scaled with the drawing. */
export const dashes: Record<Stroke, string | undefined> = {
  solid: undefined,
  dashed: '9 5',
  dotted: '0.1 6',
  'dash-dot': '9 5 0.1 5',
};

/** Outlines centered at 0,0, in pixels. */
export const markerPaths: Record<Marker, string> = {
  circle: 'M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z',
  square: 'M-4-4h8v8h-8z',
  diamond: 'M0-5.5 5.5 0 0 5.5-5.5 0z',
};
