/**
 * The 1923 price clock: what a wage in paper marks was worth in one month, and what is left of it a week or a month
 * later.
 *
 * The measure is the official dollar rate in Berlin: prices in shops followed it, with a delay early in the year and
 * within hours in the autumn. What the clock cannot know: the price on a given day in a given shop. So it names no
 * goods: the price of one day divided by the mean rate of a month gave loaves that nobody could buy. Every mark figure is
 * an estimate, because the rates are monthly means, and between two months the clock assumes an even pace.
 */

/** Marks for one US dollar before the war, when a banknote could be changed into gold. */
export const PREWAR_MARKS_PER_DOLLAR = 4.2;

/** An average month; the clock's week is this part of the way to the next month's rate. */
const DAYS_PER_MONTH = 365.25 / 12;
const DAYS_PER_WEEK = 7;

/** Largest wage taken, in marks: more than two million dollars at the last rate, so a larger one is a typing error. */
export const MAX_WAGE_MARKS = 1e19;

export interface WeimarTable {
  /** Month ("1923-08") and mean rate in marks per dollar, in the order of time. */
  readonly rates: readonly (readonly [month: string, marksPerDollar: number])[];
  /** The official rate from the reform on: what the last month of the table goes to. */
  readonly stableMarksPerDollar: number;
}

export interface WageWorth {
  /** Marks per dollar at that moment; an estimate for the week, which lies between two monthly means. */
  readonly marksPerDollar: number;
  readonly dollars: number;
  /** The same in marks of 1914, which were as good as gold. */
  readonly prewarMarks: number;
  /** Part of the payday's worth that is left: 1 on payday, 0.05 when 95% is gone, above 1 when the mark rose. */
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
   * The month is the last of the table, and the reform came within it: `week` and `nextMonth` lead from its mean to
   * the rate of the reform, which no reader lived through. Show neither.
   */
  readonly endsInReform: boolean;
}

export type PriceClockResult =
  | { readonly ok: true; readonly clock: PriceClock }
  | { readonly ok: false; readonly problem: 'unknown-month' | 'not-a-number' | 'not-positive' | 'too-large' };

/**
 * @param wageMarks paper marks, above 0 and at most `MAX_WAGE_MARKS`
 * @returns the three worths, or which of the inputs cannot be used
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

/** The rate some days on, at an even pace: the same factor every day. */
function rateAfterDays(from: number, to: number, days: number): number {
  return from * (to / from) ** (days / DAYS_PER_MONTH);
}

/**
 * A round wage in marks that is worth about so many dollars in a month: the clock's starting value, so that a reader
 * who changes the month need not invent a number with eleven zeros. Two significant digits.
 *
 * @param dollars above 0
 * @returns paper marks; null for an unknown month and for what is no amount
 */
export function roundWage(table: WeimarTable, month: string, dollars: number): number | null {
  const rate = table.rates.find(([name]) => name === month)?.[1];
  if (rate === undefined || !Number.isFinite(dollars) || dollars <= 0) return null;
  return Number((rate * dollars).toPrecision(2));
}

/**
 * What the same pile of notes is worth in each month from payday on, for the table under the clock.
 *
 * @param wageMarks paper marks, above 0
 * @returns dollars, and the part that is left (1 in the first month); nothing for an unknown month or no wage
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

/** A wage that keeps all but this part of its worth over a month keeps it, for all a person would notice. */
const NOTICED = 0.02;

/**
 * When to spend, in hindsight.
 * - `spend`: more than a quarter is gone within a week
 * - `hurry`: it loses, more slowly
 * - `wait`: it is worth more a month later
 * - `same`: less than 2% one way or the other
 */
type ClockVerdict = 'spend' | 'hurry' | 'wait' | 'same';

/**
 * The verdict by the `partLeft` of a week and of a month later; it takes any number. For a clock that ends in the reform
 * it means nothing.
 */
export function clockVerdict({ week, nextMonth }: Pick<PriceClock, 'week' | 'nextMonth'>): ClockVerdict {
  if (nextMonth.partLeft > 1 + NOTICED) return 'wait';
  if (nextMonth.partLeft > 1 - NOTICED) return 'same';
  return week.partLeft < 0.75 ? 'spend' : 'hurry';
}
