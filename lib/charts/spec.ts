import type { ChartId } from '@/content/charts';
import type { ClaimId } from '@/content/claims';
import type { FigureId } from '@/content/figures';
import { getClaim } from '@/lib/content/claims';
import type { Marker, ScaleKind, Stroke, Tone } from './types';

/** How a value is printed; content/<language>/charts.ts says the words round the number. */
export type ValueFormat =
  | 'usd'
  | 'usd-trillions'
  | 'index'
  | 'index-level'
  | 'percent'
  | 'percent-since'
  | 'years'
  | 'times';

export interface ChartColumn {
  id: string;
  format: ValueFormat;
  values: (number | null)[];
  /** True for each value that was remembered, not read in a copy of the source. */
  estimated: boolean[];
}

export interface ChartLine {
  /** The column that is drawn. */
  column: string;
  /** The columns the tooltip names, in order; the drawn one unless told otherwise. */
  tooltip?: string[];
  tone: Tone;
  stroke: Stroke;
  marker?: Marker;
}

export interface Fact {
  value: number;
  format: ValueFormat | 'year';
}

export interface ChartSpec {
  id: ChartId;
  figures: FigureId[];
  xs: number[];
  /** What stands before each row: the year, or the years of a survey. */
  keys: string[];
  columns: ChartColumn[];
  lines: ChartLine[];
  /** Columns the tooltip names besides the lines. */
  extras?: string[];
  scales: ScaleKind[];
  /** How the numbers on the vertical axis are printed. */
  axis: ValueFormat;
  /** Years with a line of their own besides 1971. */
  notes?: number[];
  /** Numbers for the sentences about this chart. */
  facts: Record<string, Fact>;
}

export const BREAK_YEAR = 1971;

export type YearPoint = readonly [year: number, value: number];

/** Every year that any of the series has, each once, rising. */
export function yearsOf(...series: (readonly YearPoint[])[]): number[] {
  return [...new Set(series.flatMap((points) => points.map(([year]) => year)))].sort((a, b) => a - b);
}

/**
 * A column of a chart's table: one cell for each of the years, null where the series has no value.
 *
 * @param isGuess whether the value of a year was remembered, not read; none unless told otherwise
 */
export function column(
  id: string,
  format: ValueFormat,
  years: number[],
  points: readonly YearPoint[],
  isGuess: (year: number) => boolean = () => false,
): ChartColumn {
  const byYear = new Map(points);
  return {
    id,
    format,
    values: years.map((year) => byYear.get(year) ?? null),
    estimated: years.map((year) => byYear.has(year) && isGuess(year)),
  };
}

/** The first point and the last; undefined where the series is empty, which no figure file may be. */
export const first = (points: readonly YearPoint[]) => points[0] as YearPoint;
export const last = (points: readonly YearPoint[]) => points.at(-1) as YearPoint;
/** A year for a sentence: printed as it stands, "1971". */
export const year = (value: number): Fact => ({ value, format: 'year' });

/** Numbers that are claims, by the names the sentences of the chart call them. */
export function claimed(ids: Record<string, ClaimId>, format: ValueFormat): Record<string, Fact> {
  return Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, { value: getClaim(id).value, format }]));
}

/** @throws where the chart has no such column */
export function getColumn(chart: ChartSpec, id: string): ChartColumn {
  const found = chart.columns.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`The chart ${chart.id} has no column "${id}"`);
  return found;
}
