import { withoutBinaryNoise } from '@/lib/format/decimal';
import { correlationOf } from './correlation';
import { firstPeriodOf, type Span, trim, valueAt, yearOf } from './span';

function map(span: Span, change: (value: number, period: number) => number | null): Span {
  return {
    ...span,
    values: span.values.map((value, i) => {
      const changed = value === null ? null : change(value, span.start + i);
      return changed === null || !Number.isFinite(changed) ? null : withoutBinaryNoise(changed);
    }),
  };
}

/**
 * Years from months. A year has a value only if it is complete: for the average all twelve months, for `last` its December.
 *
 * @param rule `average` for what is measured over time (an index, a rate), `last` for what is read at one moment (a close)
 * @returns null if no year is complete
 * @throws Error if the span is not monthly
 */
export function toYears(span: Span, rule: 'average' | 'last'): Span | null {
  if (span.step !== 'month') throw new Error('Only months can be combined into years');
  const first = yearOf(span.start, 'month');
  const last = yearOf(span.start + span.values.length - 1, 'month');
  const values = Array.from({ length: last - first + 1 }, (_, i) => {
    const months = monthsOf(span, first + i);
    return rule === 'last' ? (months[11] ?? null) : mean(months);
  });
  return trim({ step: 'year', start: first, values });
}

const monthsOf = (span: Span, year: number) =>
  Array.from({ length: 12 }, (_, month) => valueAt(span, firstPeriodOf(year, 'month') + month));

function mean(values: readonly (number | null)[]): number | null {
  let sum = 0;
  for (const value of values) {
    if (value === null) return null;
    sum += value;
  }
  return withoutBinaryNoise(sum / values.length);
}

/** Averages by year, and by month where they are published. The index has the same base in both. */
export interface PriceIndex {
  year: Span;
  month?: Span;
}

/** The index of a period: of the month if it is known, otherwise the average of its year; null where neither is known. */
function indexAt(index: PriceIndex, period: number, step: Span['step']): number | null {
  const ofMonth = step === 'month' && index.month ? valueAt(index.month, period) : null;
  return ofMonth ?? valueAt(index.year, yearOf(period, step));
}

/**
 * Dollars of the day in dollars of one year: the value times the index of that year, divided by the index of its period. A
 * period without an index has no result. Formula: https://www.bls.gov/cpi/factsheets/escalation.htm
 *
 * @param index positive values
 * @throws Error if the index has no average for the year
 */
export function deflate(span: Span, index: PriceIndex, year: number): Span {
  const base = valueAt(index.year, year);
  if (base === null) throw new Error(`The price index has no average for ${year}`);
  return map(span, (value, period) => {
    const level = indexAt(index, period, span.step);
    return level === null ? null : (value * base) / level;
  });
}

/**
 * The base of an index: the value of the year, or for months the average of its twelve months; null if the year has no
 * value, an incomplete one or zero.
 */
export function baseOf(span: Span, year: number): number | null {
  const base = span.step === 'year' ? valueAt(span, year) : mean(monthsOf(span, year));
  return base === 0 ? null : base;
}

/**
 * The series as an index whose base year is 100.
 *
 * @throws Error if `baseOf` has no base for the year
 */
export function reindex(span: Span, year: number): Span {
  const base = baseOf(span, year);
  if (base === null) throw new Error(`The series has no base in ${year}`);
  return map(span, (value) => (100 * value) / base);
}

/** Changes in percent since a base as levels: +84% is 184. A level can be indexed, a change cannot. */
export const toLevels = (span: Span): Span => map(span, (value) => 100 + value);

/**
 * One series divided by another, period by period; no result where either has no value or the divisor is zero.
 *
 * @throws Error if the steps differ
 */
export function divide(span: Span, by: Span, factor = 1): Span {
  if (span.step !== by.step) throw new Error('Only series of one step can be divided');
  return map(span, (value, period) => {
    const divisor = valueAt(by, period);
    return divisor === null || divisor === 0 ? null : (factor * value) / divisor;
  });
}

/**
 * An amount that earns the rate of each year, with interest on the interest. The first value is the amount at the end of the
 * year before the first rate.
 *
 * @param rates percent a year, without gaps
 * @throws Error if the rates have a gap or are not yearly
 */
export function compound(rates: Span, amount: number): Span {
  if (rates.step !== 'year' || rates.values.includes(null)) throw new Error('Compounding needs a rate for every year');
  const values = [amount];
  for (const rate of rates.values) values.push((values.at(-1) ?? amount) * (1 + (rate ?? 0) / 100));
  return { step: 'year', start: rates.start - 1, values };
}

const FEWEST_POINTS = 8;
const STRONG = 0.8;

/**
 * Whether a series mostly rises or falls: the rank correlation of its values with time (Spearman) is at least 0.8 in size.
 *
 * @returns 1, -1, or 0 for no clear direction or fewer than eight values
 */
export function trendOf(values: readonly (number | null)[]): -1 | 0 | 1 {
  const known = values.filter((value) => value !== null);
  if (known.length < FEWEST_POINTS) return 0;
  const correlation =
    correlationOf(
      known.map((_, i) => i),
      ranksOf(known),
    ) ?? 0;
  return Math.abs(correlation) >= STRONG ? (Math.sign(correlation) as -1 | 1) : 0;
}

/** Equal values share the mean of their ranks. */
function ranksOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const ranks = new Map<number, { sum: number; count: number }>();
  sorted.forEach((value, rank) => {
    const known = ranks.get(value) ?? { sum: 0, count: 0 };
    ranks.set(value, { sum: known.sum + rank, count: known.count + 1 });
  });
  return values.map((value) => {
    const { sum, count } = ranks.get(value) ?? { sum: 0, count: 1 };
    return sum / count;
  });
}

/** Significant digits of a computed value, and of one that is computed from memory: more would not be known. */
const DIGITS = 4;
const ESTIMATED_DIGITS = 2;

/** The decimals of a computed number; 0 where all its significant digits are before the point. @param value not zero */
export function significantDecimals(value: number, isEstimated = false): number {
  const digits = isEstimated ? ESTIMATED_DIGITS : DIGITS;
  return Math.min(20, Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(value)))));
}

/**
 * Rounds a computed value to what is shown: its significant digits, but never below whole numbers. The drawing, the table, the
 * tooltip and the files have this value.
 */
export function roundShown(value: number, isEstimated = false): number {
  if (value === 0) return 0;
  return Number(value.toFixed(significantDecimals(value, isEstimated)));
}
