import { findProblems, type Outcome, type Range, succeed } from '@/lib/calculators/outcome';
import { withoutBinaryNoise } from '@/lib/format/decimal';

export const TIME_PREFERENCE_ID = 'time-preference';

export const TIME_PREFERENCE_DEFAULTS = {
  monthlyAmountUsd: 500,
  years: 10,
  inflationPercent: 3.5,
  bitcoinReturnPercent: 45,
};

type TimePreferenceField = keyof typeof TIME_PREFERENCE_DEFAULTS;

/** Narrow enough that a century of compounding does not overflow. */
export const TIME_PREFERENCE_RANGES: Record<TimePreferenceField, Range> = {
  monthlyAmountUsd: { min: 0, max: 1e9 },
  years: { min: 0, max: 100 },
  inflationPercent: { min: -50, max: 1000 },
  bitcoinReturnPercent: { min: -100, max: 300 },
};

/**
 * Alternatives to the assumed return. A twelfth of −50% each month is (1 − 0.5 ÷ 12)^12 = 0.600 over a year: a fall of
 * 40%.
 */
export const OTHER_RETURNS_PERCENT = { negative: -50, zero: 0 } as const;

interface SavingsYear {
  year: number;
  contributedUsd: number;
  realValueUsd: number;
  bitcoinValueUsd: number;
}

export interface TimePreference {
  months: number;
  totalContributedUsd: number;
  nominalUsd: number;
  /** Each payment deflated to the month it is paid in, as specified. */
  realValueUsd: number;
  /** What the payments buy if all are kept as cash to the end, in dollars of the first month. */
  cashAtEndUsd: number;
  bitcoinValueUsd: number;
  /** (nominal − real) / nominal × 100; null if nothing was saved. */
  purchasingPowerLossPercent: number | null;
  /** (nominal − cash at the end) / nominal × 100; null if nothing was saved. */
  cashLossAtEndPercent: number | null;
  /** The state of the plan at the end of each year; an incomplete last year counts as a year. */
  byYear: SavingsYear[];
}

/**
 * The factor by which one dollar grows in `months` at a yearly rate compounded monthly in twelfths.
 *
 * @param ratePercent percent per year; −1200 is a loss of 100% a month
 */
export function growth(ratePercent: number, months: number): number {
  return (1 + ratePercent / 100 / 12) ** months;
}

/** The effective yearly rate of a nominal rate compounded monthly, in percent. */
export function effectivePercent(ratePercent: number): number {
  return (growth(ratePercent, 12) - 1) * 100;
}

/** Each deposit grows over the months that remain: deposit × (1 + monthly return)^(n − i). */
function compounded(amountUsd: number, months: number, returnPercent: number): number {
  const factor = growth(returnPercent, 1);
  let total = 0;
  for (let i = 0; i < months; i++) total = (total + amountUsd) * factor;
  return total;
}

/** Later deposits are deflated more: deposit / (1 + monthly inflation)^i. */
function deflated(amountUsd: number, months: number, inflationPercent: number): number {
  let total = 0;
  for (let i = 0; i < months; i++) total += amountUsd / growth(inflationPercent, i);
  return total;
}

/**
 * A monthly saving plan, kept as dollars and kept as bitcoin.
 *
 * n = 12 × years (rounded to whole months); deposits i = 0 … n−1. Monthly rates are yearly rates / 12, as specified. The return on bitcoin is the reader's assumption, not a forecast.
 *
 * @param input.monthlyAmountUsd dollars paid in each month, 0 to 1e9
 * @param input.years 0 to 100; fractions allowed
 * @param input.inflationPercent percent per year, −50 to 1,000
 * @param input.bitcoinReturnPercent percent per year, −100 to 300
 * @returns dollars; a problem for each field that is out of range or not a number
 */
export function timePreference(input: typeof TIME_PREFERENCE_DEFAULTS): Outcome<TimePreference, TimePreferenceField> {
  const problems = findProblems(input, TIME_PREFERENCE_RANGES);
  if (problems.length > 0) return { ok: false, problems };
  const { monthlyAmountUsd: amount, inflationPercent, bitcoinReturnPercent } = input;
  const months = Math.round(input.years * 12);
  const after = (count: number) => ({
    contributedUsd: withoutBinaryNoise(amount * count),
    realValueUsd: withoutBinaryNoise(deflated(amount, count, inflationPercent)),
    bitcoinValueUsd: withoutBinaryNoise(compounded(amount, count, bitcoinReturnPercent)),
  });
  const end = after(months);
  const nominalUsd = end.contributedUsd;
  const cashAtEndUsd = nominalUsd / growth(inflationPercent, months);
  const lossPercent = (valueUsd: number) =>
    nominalUsd === 0 ? null : withoutBinaryNoise(((nominalUsd - valueUsd) / nominalUsd) * 100);
  return succeed({
    months,
    totalContributedUsd: nominalUsd,
    nominalUsd,
    realValueUsd: end.realValueUsd,
    cashAtEndUsd,
    bitcoinValueUsd: end.bitcoinValueUsd,
    purchasingPowerLossPercent: lossPercent(end.realValueUsd),
    cashLossAtEndPercent: lossPercent(cashAtEndUsd),
    byYear: Array.from({ length: Math.ceil(months / 12) }, (_, i) => ({
      year: i + 1,
      ...after(Math.min(months, (i + 1) * 12)),
    })),
  });
}

export type ScenarioId = 'chosen' | 'interest' | 'zero' | 'negative';

export interface Scenario {
  id: ScenarioId;
  /** Percent per year, a twelfth of it each month. */
  ratePercent: number;
  endUsd: number;
  byYear: readonly SavingsYear[];
}

/**
 * The same payments at four rates: the reader's, interest, none, and a long fall.
 *
 * @param plan the input of timePreference
 * @param interestPercent on savings, percent per year, in the range of bitcoinReturnPercent
 * @returns only the scenarios that can be computed: none if a field of the plan is invalid
 */
export function scenariosOf(plan: typeof TIME_PREFERENCE_DEFAULTS, interestPercent: number): Scenario[] {
  const rates: [ScenarioId, number][] = [
    ['chosen', plan.bitcoinReturnPercent],
    ['interest', interestPercent],
    ['zero', OTHER_RETURNS_PERCENT.zero],
    ['negative', OTHER_RETURNS_PERCENT.negative],
  ];
  return rates.flatMap(([id, ratePercent]) => {
    const outcome = timePreference({ ...plan, bitcoinReturnPercent: ratePercent });
    return outcome.ok ? [{ id, ratePercent, endUsd: outcome.value.bitcoinValueUsd, byYear: outcome.value.byYear }] : [];
  });
}
