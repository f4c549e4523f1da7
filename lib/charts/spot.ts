import type { ChartPoint, Spot } from './types';

/** Where a line is in a row; null where it has no value. */
export function spotOf({ x, ys }: ChartPoint, line: number): Spot | null {
  const y = ys[line] ?? null;
  return y === null ? null : [x, y];
}
