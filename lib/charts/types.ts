import type { Marker, ScaleKind, Stroke, Tone } from '@/content/charts/types';

export type { Marker, ScaleKind, Stroke, Tone };

export interface LineSpec {
  id: string;
  /** Drawn at the end of the line; `\n` breaks it. */
  label: string;
  /** Formatted last value, drawn below the label. */
  last?: string;
  tone: Tone;
  stroke: Stroke;
  marker?: Marker;
  /** Shades the area below the line, for a single line on a linear axis. */
  isFilled?: boolean;
  /** Connects a last value that has none before it to the line; the words of the chart say what is missing. */
  joinsLast?: boolean;
  /** Not drawn on narrow screens, for a line that is near another one there; the table has its values. */
  isWideOnly?: boolean;
  /** One value for each x; null leaves a gap. */
  values: readonly (number | null)[];
}

/** A dated value that is marked and labelled: one that is not a point of its series, or its lowest or highest point. */
export interface Dot {
  id: string;
  /** Index of the line in whose color the mark is drawn. */
  line: number;
  x: number;
  value: number;
  label: string;
  /** A ring, unless it is a second value beside one (`diamond`) or a point of the series (`point`). */
  shape?: DotShape;
  /** The label is directly above or below the dot, instead of anywhere with a leader. */
  near?: 'above' | 'below';
}

/** See `Dot`. */
type DotShape = 'diamond' | 'point';

/** The distance of two lines at one x: on a log axis, their ratio. */
export interface RatioMark {
  x: number;
  /** Indexes of the lines. */
  between: readonly [number, number];
  label: string;
}

export interface Mark {
  x: number;
  /** Drawn at the top of the line; `\n` breaks it. */
  label: string;
  /** `main` is the red line of 1971; `note` is thin and grey. */
  kind: 'main' | 'note';
}

export type Spot = readonly [x: number, y: number];

/** A chart's values as text: the table shows them, and the reading layer announces them. */
export interface ChartTableData {
  /** Column names, that of the row key first. */
  columns: string[];
  /** Formatted cells, the row key first: one row for each x of the chart. */
  rows: string[][];
}

/** One name in the tooltip: a line, or a column that is only in the table. */
export interface ReaderEntry {
  name: string;
  /** Columns of the table, counted from the first after the row key; the first one is emphasized. */
  columns: number[];
  /** Template of the further columns: `index {n}`. */
  further?: string;
  /** The line of the entry, by its index in the chart. */
  line?: { index: number } & Pick<LineSpec, 'tone' | 'stroke' | 'isWideOnly'>;
}

/** One row of the chart. All lengths are percent of the plot. */
export interface ChartPoint {
  x: number;
  /** For each line its distance from the top, or null where it has no value that the scale can show. */
  ys: (number | null)[];
}
