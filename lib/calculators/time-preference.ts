import { findProblems, type Outcome, type Range, succeed } from '@/lib/calculators/outcome';
import { withoutBinaryNoise } from '@/lib/format/decimal';

export const TIME_PREFERENCE_DEFAULTS = {
  monthlyAmountUsd: 500,
  years: 10,
  inflationPercent: 3.5,
  bitcoinReturnPercent: 45,
};

export type TimePreferenceField = keyof typeof TIME_PREFERENCE_DEFAULTS;

/** Wide enough for any question, narrow enough that a century of compounding stays a number. */
export const TIME_PREFERENCE_RANGES: Record<TimePreferenceField, Range> = {
  monthlyAmountUsd: { min: 0, max: 1e9 },
  years: { min: 0, max: 100 },
  inflationPercent: { min: -50, max: 1000 },
  bitcoinReturnPercent: { min: -100, max: 300 },
};

/**
 * Returns the result also shows, because nobody knows the real one. A twelfth of −50% each month is (1 − 0.5 ÷ 12)^12 = 0.600
 * over a year: a fall of 40%.
 */
export const OTHER_RETURNS_PERCENT = { negative: -50, zero: 0 } as const;

export interface SavingsYear {
  year: number;
  contributedUsd: number;
  realValueUsd: number;
  bitcoinValueUsd: number;
}

export interface TimePreference {
  months: number;
  totalContributedUsd: number;
  nominalUsd: number;
  realValueUsd: number;
  bitcoinValueUsd: number;
  /** (nominal − real) / nominal × 100; null where nothing was saved. */
  purchasingPowerLossPercent: number | null;
  /** The state of the plan at the end of each year; a last part of a year counts as a year. */
  byYear: SavingsYear[];
}

/** Each deposit grows over the months that remain: deposit × (1 + monthly return)^(n − i). */
function compounded(amountUsd: number, months: number, returnPercent: number): number {
  const factor = 1 + returnPercent / 100 / 12;
  let total = 0;
  for (let i = 0; i < months; i++) total = (total + amountUsd) * factor;
  return total;
}

/** Each deposit is worth less the later it is paid in: deposit / (1 + monthly inflation)^i. */
function deflated(amountUsd: number, months: number, inflationPercent: number): number {
  const factor = 1 + inflationPercent / 100 / 12;
  let total = 0;
  for (let i = 0; i < months; i++) total += amountUsd / factor ** i;
  return total;
}

/**
 * A monthly saving plan, kept as dollars and kept as bitcoin.
 *
 * n = 12 × years months (rounded to whole months); deposits i = 0 … n−1. Monthly rates are yearly rates / 12, as the
 * specification has it. The return on bitcoin is the reader's assumption, not a forecast.
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
  return succeed({
    months,
    totalContributedUsd: nominalUsd,
    nominalUsd,
    realValueUsd: end.realValueUsd,
    bitcoinValueUsd: end.bitcoinValueUsd,
    purchasingPowerLossPercent:
      nominalUsd === 0 ? null : withoutBinaryNoise(((nominalUsd - end.realValueUsd) / nominalUsd) * 100),
    byYear: Array.from({ length: Math.ceil(months / 12) }, (_, i) => ({
      year: i + 1,
      ...after(Math.min(months, (i + 1) * 12)),
    })),
  });
}
