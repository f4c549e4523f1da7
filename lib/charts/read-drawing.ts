import { NO_VALUE } from '@/lib/format/number';
import { pathSpots } from './path';
import type { Spot } from './types';

export interface DrawnRow {
  /** Percent from the left. */
  x: number;
  /** The year, or the name of the survey. */
  key: string;
  /** The cells of the table's row, without the key; empty where the table says there is no value. */
  cells: string[];
  /** For each line its spot in this row, or nothing. */
  spots: (Spot | undefined)[];
}

/**
 * Reads a chart back from what stands on the page: the places from the drawn paths, the words from the table below. So
 * the numbers are sent once, and what a tooltip says is what the table says.
 *
 * @param paths the `d` of each line, in order
 * @param rows the cells of each table row, the key first
 */
export function readDrawing(paths: readonly string[], rows: readonly (readonly string[])[]): DrawnRow[] {
  const lines = paths.map(pathSpots);
  const xs = [...new Set(lines.flatMap((spots) => spots.map(([x]) => x)))].sort((a, b) => a - b);
  const byX = lines.map((spots) => new Map(spots.map((spot) => [spot[0], spot])));
  return xs.slice(0, rows.length).map((x, i) => {
    const [key = '', ...cells] = rows[i] ?? [];
    return {
      x,
      key,
      cells: cells.map((cell) => (cell === NO_VALUE ? '' : cell)),
      spots: byX.map((spots) => spots.get(x)),
    };
  });
}

/** The row nearest to a place, in percent from the left; -1 where there are no rows. */
export function nearestRow(rows: readonly { x: number }[], x: number): number {
  let best = -1;
  rows.forEach((row, i) => {
    if (best < 0 || Math.abs(row.x - x) < Math.abs((rows[best]?.x ?? 0) - x)) best = i;
  });
  return best;
}
