import type { Spot } from './types';

/** A tenth of a percent is less than a pixel in every chart, and each further digit would weigh a kilobyte on the page. */
export const round = (percent: number) => Math.round(percent * 10) / 10;

/** A path through the spots; null lifts the pen, and a spot between two gaps becomes a dot. */
export function linePath(spots: readonly (Spot | null)[]): string {
  return spots
    .map((spot, i) => {
      if (!spot) return '';
      const isStart = !spots[i - 1];
      const isAlone = isStart && !spots[i + 1];
      return `${isStart ? 'M' : 'L'}${spot[0]},${spot[1]}${isAlone ? 'Z' : ''}`;
    })
    .join('');
}

/** The spots of a path made by {@link linePath}, without its gaps. */
export function pathSpots(path: string): Spot[] {
  return [...path.matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/g)].map((match) => [Number(match[1]), Number(match[2])]);
}
