import { correlationOf, independentCases } from '../correlation';
import { type Span, valueAt } from '../span';

/** How two series grew over the same number of years. Percent a year. */
export interface GrowthPair {
  /** The years between which the first series grew; the second one did so `lag` years later. */
  start: number;
  end: number;
  x: number;
  y: number;
}

/** Years over which growth is measured. */
export const GROWTH_YEARS = [1, 5, 10] as const;
export type GrowthYears = (typeof GROWTH_YEARS)[number];

/** Years by which the second series is later. */
export const LAGS = [0, 1, 2, 3] as const;
export type Lag = (typeof LAGS)[number];

/**
 * The mean growth of a yearly series, in percent a year: (last ÷ first)^(1 ÷ years) − 1.
 *
 * @param span by year, positive values
 * @param years at least 1
 * @returns null if one of the two years has no positive value
 */
export function growthOf(span: Span, start: number, years: number): number | null {
  const [first, last] = [valueAt(span, start), valueAt(span, start + years)];
  if (first === null || last === null || first <= 0 || last <= 0) return null;
  return 100 * ((last / first) ** (1 / years) - 1);
}

/**
 * The growth of two yearly series over the same number of years, for years that do not overlap: of five and ten years those that begin in
 * a year divisible by them, so that a decade is 1970 to 1980.
 *
 * @param lag years by which the growth of `y` begins later
 */
export function growthPairs(x: Span, y: Span, years: GrowthYears, lag: Lag): GrowthPair[] {
  const starts = x.values.map((_, i) => x.start + i).filter((start) => start % years === 0);
  return starts.flatMap((start): GrowthPair[] => {
    const [ofX, ofY] = [growthOf(x, start, years), growthOf(y, start + lag, years)];
    return ofX === null || ofY === null ? [] : [{ start, end: start + years, x: ofX, y: ofY }];
  });
}

/** The correlation of the pairs; null for fewer than three, or if one series grew evenly. */
export const correlationOfPairs = (pairs: readonly GrowthPair[]): number | null =>
  correlationOf(
    pairs.map(({ x }) => x),
    pairs.map(({ y }) => y),
  );

/** For how many independent pairs the pairs of successive years count; null where that is unknown. */
export const independentCasesOf = (pairs: readonly GrowthPair[]): number | null =>
  independentCases(
    pairs.map(({ x }) => x),
    pairs.map(({ y }) => y),
  );

/** How strong a correlation is, in words: from 0.7 strong, from 0.4 moderate, from 0.2 weak. */
export type Strength = 'none' | 'weak' | 'moderate' | 'strong';

export function strengthOf(correlation: number): Strength {
  const size = Math.abs(correlation);
  if (size >= 0.7) return 'strong';
  if (size >= 0.4) return 'moderate';
  return size >= 0.2 ? 'weak' : 'none';
}
