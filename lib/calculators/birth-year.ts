import { withoutBinaryNoise } from '@/lib/format/decimal';
import { findProblems, type Outcome, type Range, succeed } from './outcome';
import { BASE_YEAR, type CpiTable, cpiYears } from './time-machine';

export const BIRTH_YEAR_ID = 'birth-year';

/** The year on the ticket before the reader has typed one. */
export const BIRTH_YEAR_EXAMPLE = 1990;

/** The calendar year of the price level that stands for BASE_YEAR: that of May 2025. */
const PRICE_LEVEL_YEAR = 2025;

/** The end of the baseline: the last link between dollar and gold was cut in August 1971. */
export const BASELINE_END = 1971;

export interface BirthYearTicket {
  year: number;
  /** From the year of birth to the year of the price level. */
  span: number;
  /** What a dollar kept as cash lost of its buying power, in percent. */
  lostPercent: number;
  /** Compound growth of prices a year since the year of birth, in percent. */
  yearlyPercent: number;
  /** What was left of 100 cents. */
  leftCents: number;
  /** The start of the baseline: as many years before 1971 as `span`, at the earliest the first year of the index. */
  baselineFrom: number;
  /** What a dollar kept as cash lost from `baselineFrom` to 1971, in percent. */
  baselineLostPercent: number;
  /** Compound growth of prices a year from `baselineFrom` to 1971, in percent. */
  baselineYearlyPercent: number;
}

/** The years with a ticket: from the first year of the index to the year before the base year. */
export function birthYearRange(cpi: CpiTable): Range {
  return { min: cpiYears(cpi)[0] ?? BASE_YEAR, max: BASE_YEAR - 1 };
}

/**
 * What a dollar in a drawer lost since a year: 100 × (1 − CPI of the year ÷ CPI of the base year), how fast prices rose, and the
 * same for as many years before 1971.
 *
 * @param year a whole number; the problem is `not-a-number` otherwise
 */
export function birthYearTicket(year: number, cpi: CpiTable): Outcome<BirthYearTicket, 'year'> {
  const range = birthYearRange(cpi);
  const problems = findProblems({ year: Number.isInteger(year) ? year : Number.NaN }, { year: range });
  if (problems.length > 0) return { ok: false, problems };
  const level = (of: number) => cpi[of] ?? Number.NaN;
  const lost = (from: number, to: number) => withoutBinaryNoise(100 * (1 - level(from) / level(to)));
  const yearly = (from: number, to: number, years: number) =>
    withoutBinaryNoise(100 * ((level(to) / level(from)) ** (1 / years) - 1));
  const span = PRICE_LEVEL_YEAR - year;
  const baselineFrom = Math.max(range.min, BASELINE_END - span);
  return succeed({
    year,
    span,
    lostPercent: lost(year, BASE_YEAR),
    yearlyPercent: yearly(year, BASE_YEAR, span),
    leftCents: (100 * level(year)) / level(BASE_YEAR),
    baselineFrom,
    baselineLostPercent: lost(baselineFrom, BASELINE_END),
    baselineYearlyPercent: yearly(baselineFrom, BASELINE_END, BASELINE_END - baselineFrom),
  });
}
