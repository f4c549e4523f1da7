/**
 * The 1923 price clock: the worth of a wage in paper marks in one month, a week later and a month later.
 *
 * The measure is the official dollar rate in Berlin: prices in shops followed it, with a delay early in the year and
 * within hours in the autumn. The model names no goods, because a monthly mean rate does not give the price of a day.
 * Every figure in marks is an estimate: the rates are monthly means, interpolated geometrically between two months.
 */

/** Marks per US dollar before the war, when banknotes were convertible into gold. */
export const PREWAR_MARKS_PER_DOLLAR = 4.2;

/** An average month. */
const DAYS_PER_MONTH = 365.25 / 12;
const DAYS_PER_WEEK = 7;

/** Largest accepted wage, in marks: above two million dollars at the last rate, so a larger one is a typing error. */
export const MAX_WAGE_MARKS = 1e19;

export interface WeimarTable {
  /** Month ("1923-08") and mean rate in marks per dollar, oldest first. */
  readonly rates: readonly (readonly [month: string, marksPerDollar: number])[];
  /** The official rate after the reform, which follows the last month of the table. */
  readonly stableMarksPerDollar: number;
}

export interface WageWorth {
  /** Marks per dollar at that moment; interpolated for the week. */
  readonly marksPerDollar: number;
  readonly dollars: number;
  /** The same in gold-backed marks of 1914. */
  readonly prewarMarks: number;
  /** Worth relative to payday: 1 on payday, 0.05 after a loss of 95%, above 1 if the mark rose. */
  readonly partLeft: number;
}

export interface PriceClock {
  readonly month: string;
  readonly wageMarks: number;
  readonly payday: WageWorth;
  /** A week after payday. */
  readonly week: WageWorth;
  readonly nextMonth: WageWorth;
  /**
   * True for the last month of the table, in which the mark was fixed: `week` and `nextMonth` mix its mean with the rate of
   * the reform and must not be shown.
   */
  readonly endsInReform: boolean;
}

export type PriceClockResult =
  | { readonly ok: true; readonly clock: PriceClock }
  | { readonly ok: false; readonly problem: 'unknown-month' | 'not-a-number' | 'not-positive' | 'too-large' };

/**
 * @param wageMarks paper marks, above 0 and at most `MAX_WAGE_MARKS`
 * @returns the three worths, or the first invalid input
 */
export function readPriceClock(table: WeimarTable, month: string, wageMarks: number): PriceClockResult {
  const index = table.rates.findIndex(([name]) => name === month);
  const row = table.rates[index];
  if (!row) return { ok: false, problem: 'unknown-month' };
  if (!Number.isFinite(wageMarks)) return { ok: false, problem: 'not-a-number' };
  if (wageMarks <= 0) return { ok: false, problem: 'not-positive' };
  if (wageMarks > MAX_WAGE_MARKS) return { ok: false, problem: 'too-large' };

  const rate = row[1];
  const later = table.rates[index + 1]?.[1] ?? table.stableMarksPerDollar;
  const worth = (marksPerDollar: number): WageWorth => ({
    marksPerDollar,
    dollars: wageMarks / marksPerDollar,
    prewarMarks: (wageMarks / marksPerDollar) * PREWAR_MARKS_PER_DOLLAR,
    partLeft: rate / marksPerDollar,
  });
  return {
    ok: true,
    clock: {
      month,
      wageMarks,
      payday: worth(rate),
      week: worth(rateAfterDays(rate, later, DAYS_PER_WEEK)),
      nextMonth: worth(later),
      endsInReform: index === table.rates.length - 1,
    },
  };
}

/** Geometric interpolation: the rate changes by the same factor every day. */
function rateAfterDays(from: number, to: number, days: number): number {
  return from * (to / from) ** (days / DAYS_PER_MONTH);
}

/**
 * A wage of about `dollars` in a month, rounded to two significant digits: the default and the presets of the clock.
 *
 * @param dollars above 0
 * @returns paper marks; null for an unknown month or an invalid amount
 */
export function roundWage(table: WeimarTable, month: string, dollars: number): number | null {
  const rate = table.rates.find(([name]) => name === month)?.[1];
  if (rate === undefined || !Number.isFinite(dollars) || dollars <= 0) return null;
  return Number((rate * dollars).toPrecision(2));
}

/**
 * The worth of a wage in each month from payday on.
 *
 * @param wageMarks paper marks, above 0
 * @returns dollars, and the worth relative to payday (1 in the first month); empty for an unknown month or an invalid wage
 */
export function worthByMonth(
  table: WeimarTable,
  month: string,
  wageMarks: number,
): readonly { month: string; dollars: number; partLeft: number }[] {
  const index = table.rates.findIndex(([name]) => name === month);
  const rate = table.rates[index]?.[1];
  if (rate === undefined || !Number.isFinite(wageMarks) || wageMarks <= 0) return [];
  return table.rates
    .slice(index)
    .map(([name, marks]) => ({ month: name, dollars: wageMarks / marks, partLeft: rate / marks }));
}

/** A change within a month that counts as none. */
const NEGLIGIBLE_CHANGE = 0.02;

/**
 * When to spend, in hindsight.
 * - `spend`: more than a quarter is gone within a week
 * - `hurry`: it loses, more slowly
 * - `wait`: it is worth more a month later
 * - `same`: less than 2% one way or the other
 */
type ClockVerdict = 'spend' | 'hurry' | 'wait' | 'same';

/**
 * The verdict by the `partLeft` of a week and of a month later. Meaningless if the clock `endsInReform`.
 */
export function clockVerdict({ week, nextMonth }: Pick<PriceClock, 'week' | 'nextMonth'>): ClockVerdict {
  if (nextMonth.partLeft > 1 + NEGLIGIBLE_CHANGE) return 'wait';
  if (nextMonth.partLeft > 1 - NEGLIGIBLE_CHANGE) return 'same';
  return week.partLeft < 0.75 ? 'spend' : 'hurry';
}
