import type { ChartLayout, ChartPoint } from './layout';
import type { ScaleKind } from './types';

/**
 * What the reading layer of a chart shows at each row. Column by column, because this is page data, and similar values beside
 * each other compress better: on home a quarter less than row by row.
 */
export interface Reading {
  /** Formatted cells of the chart's table by column, the row key first. */
  cells: readonly (readonly string[])[];
  /** Place of each row in percent of the plot, from the left. */
  xs: readonly number[];
  /** Percent of the plot from the top: for each line one number for each row, or null where it has no value. */
  ys: Partial<Record<ScaleKind, readonly (readonly (number | null)[])[]>>;
}

/**
 * @param rows formatted cells, the row key first
 * @param layouts the drawing at each scale, with one point for each row; all have the same places from left to right
 */
export function toReading(
  rows: readonly (readonly string[])[],
  layouts: readonly Pick<ChartLayout, 'kind' | 'points'>[],
): Reading {
  return {
    cells: (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? '')),
    xs: layouts[0]?.points.map(({ x }) => x) ?? [],
    ys: Object.fromEntries(
      layouts.map(({ kind, points }) => [
        kind,
        (points[0]?.ys ?? []).map((_, line) => points.map(({ ys }) => ys[line] ?? null)),
      ]),
    ),
  };
}

/** The cells of a row, its key first. */
export const cellsAt = ({ cells }: Reading, row: number): string[] => cells.map((column) => column[row] ?? '');

/** The place of a row; without a scale, or with one that is not drawn, that of the first drawing. */
export function pointAt({ xs, ys }: Reading, row: number, scale?: ScaleKind): ChartPoint | null {
  const x = xs[row];
  const lines = (scale && ys[scale]) ?? Object.values(ys)[0] ?? [];
  return x === undefined ? null : { x, ys: lines.map((line) => line[row] ?? null) };
}
