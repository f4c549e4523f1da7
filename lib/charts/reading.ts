import { fill } from '@/lib/format/fill';
import { NO_VALUE } from '@/lib/format/number';
import type { ChartLayout } from './layout-types';
import type { ChartPoint, ReaderEntry, ScaleKind } from './types';

/**
 * What the reading layer of a chart shows at each row. Column by column and in steps, because it is sent as a property of an island, and small similar
 * numbers beside each other compress better: on home to half.
 */
export interface Reading {
  /** Formatted cells of the chart's table by column, the row key first; none of a column that is not read. */
  cells: readonly (readonly string[])[];
  /** The place of each row from the left of the plot. */
  xs: Steps;
  /** The distance from the top: for each line one number for each row, or null where it has no value. */
  ys: Partial<Record<ScaleKind, readonly Steps[]>>;
}

/** Tenths of a percent of the plot, each counted from the last one before it. */
type Steps = readonly (number | null)[];

/** The places of a reading in percent of the plot. */
export interface Places {
  xs: readonly number[];
  ys: Partial<Record<ScaleKind, readonly (readonly (number | null)[])[]>>;
}

/**
 * @param rows formatted cells, the row key first
 * @param layouts the drawing at each scale, with one point for each row; all have the same places from left to right
 * @param read the columns that the reading layer shows, counted without the row key; all if it is not given
 */
export function toReading(
  rows: readonly (readonly string[])[],
  layouts: readonly Pick<ChartLayout, 'kind' | 'points'>[],
  read?: readonly number[],
): Reading {
  return {
    cells: (rows[0] ?? []).map((_, column) =>
      column === 0 || !read || read.includes(column - 1) ? rows.map((row) => row[column] ?? '') : [],
    ),
    xs: toSteps(layouts[0]?.points.map(({ x }) => x) ?? []),
    ys: Object.fromEntries(
      layouts.map(({ kind, points }) => [
        kind,
        (points[0]?.ys ?? []).map((_, line) => toSteps(points.map(({ ys }) => ys[line] ?? null))),
      ]),
    ),
  };
}

function toSteps(percents: readonly (number | null)[]): Steps {
  let before = 0;
  return percents.map((percent) => {
    if (percent === null) return null;
    const step = Math.round(percent * 10) - before;
    before += step;
    return step;
  });
}

function fromSteps(steps: Steps): (number | null)[] {
  let tenths = 0;
  return steps.map((step) => {
    if (step === null) return null;
    tenths += step;
    return tenths / 10;
  });
}

/** The places of the rows, to a tenth of a percent. */
export function placesOf({ xs, ys }: Reading): Places {
  return {
    xs: fromSteps(xs).map(Number),
    ys: Object.fromEntries(Object.entries(ys).map(([kind, lines]) => [kind, lines.map(fromSteps)])),
  };
}

/** The cells of a row, its key first. */
export const cellsAt = ({ cells }: Reading, row: number): string[] => cells.map((column) => column[row] ?? '');

/** The place of a row; without a scale, or with one that is not drawn, that of the first drawing. */
export function pointAt({ xs, ys }: Places, row: number, scale?: ScaleKind): ChartPoint | null {
  const x = xs[row];
  const lines = (scale && ys[scale]) ?? Object.values(ys)[0] ?? [];
  return x === undefined ? null : { x, ys: lines.map((line) => line[row] ?? null) };
}

/** The values of an entry in a row: the emphasized one, and the further ones that it has. */
export function cellsOf([, ...cells]: readonly string[], { columns, further = '{n}' }: ReaderEntry): string[] {
  return columns
    .map((column) => cells[column] ?? NO_VALUE)
    .map((cell, i) => (i > 0 && cell !== NO_VALUE ? fill(further, { n: cell }) : cell))
    .filter((cell) => cell !== NO_VALUE);
}

/**
 * The values of an entry over all rows with a zero for every digit, each form once. Where all digits are as wide, one of them is as
 * wide as the widest value, whatever the font.
 */
export function formsOf(reading: Reading, entry: ReaderEntry): string[] {
  const rows = reading.xs.map((_, row) => cellsOf(cellsAt(reading, row), entry).join(' ') || NO_VALUE);
  return [...new Set(rows.map((text) => text.replace(/\d/g, '0')))];
}
