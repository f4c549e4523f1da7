import type { FigureId } from '@/content/figures';

/** How a claim reads the figures; lib/content/claims.ts hands it in. */
export interface ReadFigures {
  value: (id: FigureId, key: number | string, column: string, table?: string) => number;
  points: (id: FigureId, column: string, table?: string) => readonly (readonly [key: number | string, value: number])[];
}

/** How a number is printed. Decimals below zero round to tens, hundreds and so on. */
export interface ClaimFormat {
  kind: 'percent' | 'usd' | 'cents' | 'multiple' | 'number' | 'compact' | 'usd-compact' | 'year' | 'twh' | 'exahash';
  decimals: number;
  /** Prints fewer decimals where the last ones are zeros: the owner's 16% beside a source's 10.4%. */
  isTrimmed?: boolean;
}

/** A number that is computed from the figures. */
export interface ComputedRow {
  format: ClaimFormat;
  /** The figures it rests on, for the source row. */
  figures: readonly FigureId[];
  compute: (read: ReadFigures) => number;
  /** What the owner's specification says, where it says it. Tests hold the printed number to it. */
  owner?: number;
  /** The number of a named source to stand beside the owner's. */
  official?: { name: string; compute: (read: ReadFigures) => number };
}

/** A number that stands in a named source and is repeated, not computed. */
export interface ReadRow {
  format: ClaimFormat;
  value: number;
  source: ReadSource;
}

export interface ReadSource {
  title: string;
  url: string;
  /** The day, month or year the value belongs to. */
  date: string;
}

export type ClaimRow = ComputedRow | ReadRow;
