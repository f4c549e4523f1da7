import type { Spot } from './types';

/** One decimal: a tenth of a percent is below one pixel in every chart, and a further digit adds a kilobyte to a page. */
export const round = (percent: number) => Math.round(percent * 10) / 10;

/** The rounded number without a leading zero: "-.6". */
const short = (percent: number) => String(round(percent)).replace(/^(-?)0\./, '$1.');

/**
 * SVG path data through the spots; null interrupts the line, and a spot between two gaps becomes a dot. Segments are
 * relative, because small repeated numbers compress to half the size of absolute coordinates.
 */
export function linePath(spots: readonly (Spot | null)[]): string {
  return spots
    .map((spot, i) => {
      if (!spot) return '';
      const before = spots[i - 1];
      // A minus sign separates numbers as a comma does.
      if (before) return `l${short(spot[0] - before[0])},${short(spot[1] - before[1])}`.replace(',-', '-');
      return `M${spot[0]},${spot[1]}${spots[i + 1] ? '' : 'Z'}`;
    })
    .join('');
}

/** A step of such a path: its letter and its two numbers. A minus sign, too, may separate the numbers. */
export const PATH_STEP = /([Ml])(-?[\d.]+)(?:,|(?=-))(-?[\d.]+)/g;

/** The spots without a gap before the last one. */
export function joinLast(spots: readonly (Spot | null)[]): readonly (Spot | null)[] {
  const last = spots.findLastIndex((spot) => spot !== null);
  const before = spots.findLastIndex((spot, i) => spot !== null && i < last);
  return spots.filter((_, i) => i <= before || i >= last);
}
