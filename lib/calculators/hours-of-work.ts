import type { ItemKey } from './time-machine';

/**
 * The price of a thing in hours of work: price / (income of the year / paid hours of the year), then and now, beside the
 * price of then in the dollars of now, by the consumer price index.
 */

interface HoursYear {
  readonly year: number;
  /** Median household income of the year, before taxes, in dollars of the year. */
  readonly incomeUsd: number;
  /** Average price index of the year. */
  readonly cpi: number;
  readonly prices: Readonly<Partial<Record<ItemKey, number>>>;
  /** The things whose price of the year is an estimate. */
  readonly estimates: readonly ItemKey[];
}

/** Oldest first; the last year is "now". Serialized into the page. */
export type HoursTable = readonly HoursYear[];

/** 52 weeks of 40 hours. */
export const FULL_TIME_HOURS = 2_080;
export const HOURS_RANGE = { min: 100, max: 10_000 };

interface Effort {
  readonly year: number;
  readonly priceUsd: number;
  readonly isEstimate: boolean;
  /** Income for one paid hour. */
  readonly payUsd: number;
  readonly hours: number;
}

export interface HoursResult {
  readonly past: Effort;
  readonly present: Effort;
  /** The change of the hours, as a part: −0.25 is a quarter less. */
  readonly hoursChange: number;
  /** The price of then in dollars of now. */
  readonly pastInPresentUsd: number;
  /** The change of the price after inflation, as a part. */
  readonly realChange: number;
}

/**
 * @param hoursThen, hoursNow paid hours behind a year's income, `HOURS_RANGE`
 * @returns null if the table has no price for the thing and year, or the hours are out of range
 */
export function hoursOfWork(
  { thing, year, hoursThen, hoursNow }: { thing: ItemKey; year: number; hoursThen: number; hoursNow: number },
  table: HoursTable,
): HoursResult | null {
  const pastYear = table.find((row) => row.year === year);
  const presentYear = table.at(-1);
  const isInRange = (hours: number) => hours >= HOURS_RANGE.min && hours <= HOURS_RANGE.max;
  if (!pastYear || !presentYear || !isInRange(hoursThen) || !isInRange(hoursNow)) return null;
  const past = effort(pastYear, thing, hoursThen);
  const present = effort(presentYear, thing, hoursNow);
  if (!past || !present) return null;
  const pastInPresentUsd = (past.priceUsd * presentYear.cpi) / pastYear.cpi;
  return {
    past,
    present,
    hoursChange: present.hours / past.hours - 1,
    pastInPresentUsd,
    realChange: present.priceUsd / pastInPresentUsd - 1,
  };
}

function effort(row: HoursYear, thing: ItemKey, hoursOfYear: number): Effort | null {
  const priceUsd = row.prices[thing];
  if (priceUsd === undefined) return null;
  const payUsd = row.incomeUsd / hoursOfYear;
  return { year: row.year, priceUsd, isEstimate: row.estimates.includes(thing), payUsd, hours: priceUsd / payUsd };
}

/** Less than this is no change worth a word: 2 percent. */
const STEADY = 0.02;

export function directionOf(change: number): 'more' | 'less' | 'same' {
  if (Math.abs(change) < STEADY) return 'same';
  return change > 0 ? 'more' : 'less';
}

const HOURS_PER_WEEK = 40;
const WEEKS_PER_YEAR = 52;

export type TimeUnit = 'minutes' | 'hours' | 'weeks' | 'years';

/** The unit in which a time of work is easiest to read: minutes below two hours, hours below two weeks, years from two years. */
export function inWorkTime(hours: number): { unit: TimeUnit; value: number } {
  const weeks = hours / HOURS_PER_WEEK;
  if (hours < 2) return { unit: 'minutes', value: hours * 60 };
  if (weeks < 2) return { unit: 'hours', value: hours };
  if (weeks < 2 * WEEKS_PER_YEAR) return { unit: 'weeks', value: weeks };
  return { unit: 'years', value: weeks / WEEKS_PER_YEAR };
}

export const weeksOf = (hours: number) => hours / HOURS_PER_WEEK;
