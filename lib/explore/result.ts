import type { ExploreId, ExploreRow, Measure } from '@/content/explore/explore';
import type { FigureId } from '@/content/figures';
import type { Span, Step } from './span';

/** A series of the explorer as the browser has it. */
export interface ExploreSeries {
  figure: FigureId | null;
  measure: Measure;
  yearIs: ExploreRow['yearIs'];
  year?: Span;
  month?: Span;
  /** Ranges of periods with estimated values, both ends included. Years and months do not overlap. */
  estimated?: [first: number, last: number][];
}

export type Catalogue = Record<ExploreId, ExploreSeries>;

/** What the axis counts. */
export type Unit =
  | { kind: 'measure'; measure: Measure }
  | { kind: 'dollars-of'; measure: 'usd' | 'usd-billions'; year: number }
  | { kind: 'index'; year: number }
  | { kind: 'quotient'; by: ExploreId };

/** Why a series, or a setting, has no effect on the drawing. `first` and `last` are keys of periods. */
export type Problem =
  | { kind: 'no-series' }
  | { kind: 'no-years' | 'no-months'; id: ExploreId }
  | { kind: 'divided-by-itself' | 'not-divisible' | 'price-by-total'; id: ExploreId; by: ExploreId }
  | { kind: 'no-common-period'; id: ExploreId; by: ExploreId }
  | { kind: 'not-dollars'; id: ExploreId }
  | { kind: 'no-deflator-year'; year: number; first: string; last: string }
  | { kind: 'no-divisor-years' | 'no-divisor-months'; by: ExploreId }
  | { kind: 'no-deflator'; id: ExploreId; ranges: { first: string; last: string }[] }
  | { kind: 'deflator-cancels' }
  | { kind: 'index-of-rate'; id: ExploreId }
  | { kind: 'no-base'; id: ExploreId; year: number; first: string; last: string }
  | { kind: 'outside-span'; id: ExploreId; first: string; last: string }
  | { kind: 'units'; units: { id: ExploreId; unit: Unit }[] }
  | { kind: 'one-period' }
  | { kind: 'log-of-zero'; id: ExploreId; count: number }
  | { kind: 'bars-on-log' }
  | { kind: 'too-many-bars'; most: number };

/** How the values were computed, for the sentences under the drawing. */
export type Note =
  | { kind: 'deflated'; year: number; byMonth: boolean }
  | { kind: 'deflated-year-end' }
  | { kind: 'deflated-by-year'; firstMonth: string }
  | { kind: 'indexed'; year: number; isAverage: boolean }
  | { kind: 'levels-since-1948'; id: ExploreId }
  | { kind: 'divided'; by: ExploreId }
  | { kind: 'year-is'; id: ExploreId; yearIs: Exclude<ExploreRow['yearIs'], 'survey'> }
  | { kind: 'cash' | 'compound'; id: ExploreId }
  | { kind: 'resampled-last'; id: ExploreId }
  | { kind: 'month-is'; id: ExploreId; what: 'close' | 'average' }
  | { kind: 'survey'; id: ExploreId }
  | { kind: 'gap'; id: ExploreId }
  | { kind: 'trend'; trend: 'rise' | 'fall' | 'apart' };

export interface ExploreColumn {
  id: ExploreId;
  /** Rounded as shown; null where there is no value. */
  values: (number | null)[];
  /** The row is from memory, or computed from a value that is. */
  estimated: boolean[];
  /** A thin line connects the values although periods between them have none. */
  isSurvey: boolean;
  unit: Unit;
}

export interface ExploreResult {
  step: Step;
  /** Years, or months as "1971-08". */
  keys: string[];
  /** Decimal years. */
  xs: number[];
  columns: ExploreColumn[];
  /** False where a drawing would mislead; the table is still right. */
  isDrawn: boolean;
  /** The unit of the axis; undefined where nothing is drawn. */
  unit?: Unit;
  scale: 'linear' | 'log';
  view: 'line' | 'bar';
  problems: Problem[];
  notes: Note[];
}
