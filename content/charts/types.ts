import type { ClaimId } from '../claims';
import type { DataSubject } from '../data-subjects';
import type { FigureId } from '../figures';

export type ScaleKind = 'linear' | 'log';

/** Meaning of a line's color: `loss` = fiat money, `bitcoin` = the alternative, `gain` = growth, the others neutral. */
export type Tone = 'ink' | 'loss' | 'bitcoin' | 'gain' | 'muted';

export type Stroke = 'solid' | 'dashed' | 'dotted' | 'dash-dot';

/** Shape drawn on every point of a survey series, where the line between two points is only interpolated. */
export type Marker = 'circle' | 'square' | 'dot';

export type ValueFormat =
  | 'usd'
  | 'usd-trillions'
  | 'index'
  | 'index-level'
  | 'percent'
  | 'percent-since'
  | 'years'
  | 'times';

/** Where the values of a column come from. Operations name other columns of the same chart, which come before them. */
export type ColumnSource =
  /** A column of a figure by year. The last row of the table `latest`, a month or quarter after the last year, is added. */
  | { figure: FigureId; column: string; divisor?: number; latest?: string }
  /** 100 × value ÷ value of the base year. */
  | { index: string }
  /** 100 × value of the base year ÷ value, to two decimals. */
  | { inverseIndex: string }
  /** The first divided by the second, to two decimals. */
  | { ratio: readonly [string, string] }
  /** The first divided by the index of the second. */
  | { deflated: readonly [string, string] };

/** The first or last period of a column, or the year between them without a value. */
export interface PeriodSource {
  at: 'first' | 'last' | 'missing';
  of: string;
}

export interface ChartSpec {
  /** The section of /data that lists the chart. */
  subject: DataSubject;
  figures: readonly FigureId[];
  /** First year; by default that of the longest column. */
  from?: number;
  /** Year whose value is 100 in every index. */
  base?: number;
  /** A table of the first figure with a name for each year, such as the years of a survey. */
  rowNames?: string;
  columns: Readonly<Record<string, ColumnSource & { format: ValueFormat }>>;
  /** Drawn columns, the most important first. */
  lines: readonly {
    column: string;
    /** The columns the tooltip shows, in order; the drawn one by default. */
    tooltip?: readonly string[];
    tone: Tone;
    stroke: Stroke;
    marker?: Marker;
    /** Connects the last value, a month, to the line although the average of the year before it is missing. */
    joinsLast?: boolean;
  }[];
  extras?: readonly string[];
  /** The first one is shown until the reader selects another. */
  scales: readonly ScaleKind[];
  axis: ValueFormat;
  /** Values that the vertical axis reaches, to leave room for the label of a note. */
  include?: readonly number[];
  notes?: readonly number[];
  /**
   * Dated values beside a line that are not points of its series: `factor` times the claim, in the unit of the line; or, beside an
   * index, the value of the month in a table of the same figure, as the same index.
   */
  dots?: readonly ({
    id: string;
    column: string;
    month: string;
    /** A second month, beside the ring that the text is about. */
    shape?: 'diamond';
  } & ({ claim: ClaimId; factor?: number } | { table: string }))[];
  /** Years in which the distance of two lines is marked on a log axis, where it is their ratio, the column `of`. */
  ratioMarks?: { years: readonly number[]; between: readonly [string, string]; of: string };
  /** Periods for the sentences about the chart, by the name of their placeholder. */
  periods?: Readonly<Record<string, PeriodSource>>;
}
