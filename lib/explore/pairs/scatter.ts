import type { GrowthPair } from './growth';

/** Where the dots of a picture are, in percent of a box from its left and its top. Both axes have one scale, so equal growth is a straight line. */
export interface Scatter {
  /** The ends of both axes, in percent a year. */
  domain: readonly [low: number, high: number];
  ticks: number[];
  dots: { start: number; left: number; top: number }[];
}

const STEPS = [1, 2, 5, 10, 20, 50];
const MOST_TICKS = 7;

/** @param pairs at least one */
export function scatterOf(pairs: readonly GrowthPair[]): Scatter {
  const values = pairs.flatMap(({ x, y }) => [x, y]);
  const [least, most] = [Math.min(0, ...values), Math.max(...values)];
  const step = STEPS.find((each) => (most - least) / each <= MOST_TICKS - 1) ?? 100;
  const low = Math.floor(least / step) * step;
  const high = Math.max(low + step, Math.ceil(most / step) * step);
  const place = (value: number) => round((100 * (value - low)) / (high - low));
  return {
    domain: [low, high],
    ticks: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step),
    dots: pairs.map(({ start, x, y }) => ({ start, left: place(x), top: round(100 - place(y)) })),
  };
}

const round = (percent: number) => Math.round(100 * percent) / 100;

/** The place of a value of the horizontal axis, in percent from the left. */
export const acrossOf = ({ domain: [low, high] }: Scatter, value: number): number =>
  round((100 * (value - low)) / (high - low));
