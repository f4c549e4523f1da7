import type { Shade } from '@/lib/explore/holdings/shades';

/** The strongest are not opaque, so that a number in the cell can be read. */
export const shadeFill: Record<Shade, string> = {
  [-4]: 'fill-loss-fill/85',
  [-3]: 'fill-loss-fill/60',
  [-2]: 'fill-loss-fill/40',
  [-1]: 'fill-loss-fill/20',
  0: 'fill-line',
  1: 'fill-gain-fill/20',
  2: 'fill-gain-fill/40',
  3: 'fill-gain-fill/60',
  4: 'fill-gain-fill/85',
};
