import type { Spot } from './types';

/** A tenth of a percent is less than a pixel in every chart, and each further digit would weigh a kilobyte on the page. */
export const round = (percent: number) => Math.round(percent * 10) / 10;

/**
 * A path through the spots; null lifts the pen, and a spot between two gaps becomes a dot. Steps are written relative to
 * the spot before: small numbers that repeat compress to half of what places would weigh.
 */
export function linePath(spots: readonly (Spot | null)[]): string {
  return spots
    .map((spot, i) => {
      if (!spot) return '';
      const before = spots[i - 1];
      if (before) return `l${round(spot[0] - before[0])},${round(spot[1] - before[1])}`;
      return `M${spot[0]},${spot[1]}${spots[i + 1] ? '' : 'Z'}`;
    })
    .join('');
}

/** The spots of a path made by {@link linePath}, without its gaps. */
export function pathSpots(path: string): Spot[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([Ml])(-?[\d.]+),(-?[\d.]+)/g)].map(([, kind, across, down]) => {
    const isStep = kind === 'l';
    x = round(Number(across) + (isStep ? x : 0));
    y = round(Number(down) + (isStep ? y : 0));
    return [x, y];
  });
}
