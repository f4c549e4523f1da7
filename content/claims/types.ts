import type { FigureId } from '@/content/figures';
import type { SourceRow } from '../sources';

/** Access to the figures, which lib/content/claims/claims.ts passes to a claim. */
export interface ReadFigures {
  value: (id: FigureId, key: number | string, column: string, table?: string) => number;
  points: (id: FigureId, column: string, table?: string) => readonly (readonly [key: number | string, value: number])[];
}

/** The format of a number. Negative decimals round to tens, hundreds and so on. */
export interface ClaimFormat {
  kind: 'percent' | 'usd' | 'cents' | 'multiple' | 'number' | 'compact' | 'usd-compact' | 'year' | 'twh' | 'exahash';
  decimals: number;
  /** Omits trailing zeros: 16% for the owner's figure, 10.4% for the source's. */
  isTrimmed?: boolean;
}

/** A number in a sentence that has no row on the sources page. */
export interface NumberRow {
  format: ClaimFormat;
  compute: (read: ReadFigures) => number;
}

/** A period of the figures: a year, a month ("2026-05") or a quarter ("2026-Q2"). */
export type DateRow = (read: ReadFigures) => string;

/** A number that is computed from the figures. */
export interface ComputedRow extends NumberRow {
  /** The figures that it is computed from, for its source row. */
  figures: readonly FigureId[];
  /** The number as the owner states it, if the owner does. A test compares it with the formatted value. */
  owner?: number;
  /** The number of a named source, shown with the owner's. */
  official?: { name: string; compute: (read: ReadFigures) => number };
}

/** A number that is repeated from a named source, not computed. */
export interface ReadRow {
  format: ClaimFormat;
  value: number;
  source: ReadSource;
}

export interface ReadSource extends Pick<SourceRow, 'title' | 'language'> {
  url: string;
  /** The day, month or year of the value. */
  date: string;
}

export type ClaimRow = ComputedRow | ReadRow;
