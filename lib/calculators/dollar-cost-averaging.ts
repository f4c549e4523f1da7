import { findProblems, type Outcome, type Range, succeed } from '@/lib/calculators/outcome';

export const DCA_ID = 'dca';

export const FREQUENCIES = ['daily', 'weekly', 'bi-weekly', 'monthly'] as const;
type Frequency = (typeof FREQUENCIES)[number];

export const PURCHASES_PER_YEAR: Record<Frequency, number> = { daily: 365, weekly: 52, 'bi-weekly': 26, monthly: 12 };

export const DCA_DEFAULTS = { amountUsd: 100, frequency: 'weekly' as Frequency };

/** Suggested by the field; amounts are not clamped to it. */
export const DCA_SUGGESTED: Range = { min: 1, max: 10_000 };

export const DCA_RANGES = { amountUsd: { min: 0, max: 1e12 } };

interface DcaPlan {
  purchasesPerYear: number;
  annualTotalUsd: number;
}

/**
 * The cost of a plan in a year: amount × purchases per year. An unknown frequency counts as weekly.
 *
 * @param input.amountUsd dollars per purchase, 0 to 1e12
 * @returns a problem for an amount that is not a number or out of range
 */
export function dollarCostAveraging(input: { amountUsd: number; frequency: string }): Outcome<DcaPlan, 'amountUsd'> {
  const problems = findProblems({ amountUsd: input.amountUsd }, DCA_RANGES);
  if (problems.length > 0) return { ok: false, problems };
  const isKnown = (FREQUENCIES as readonly string[]).includes(input.frequency);
  const purchasesPerYear = PURCHASES_PER_YEAR[isKnown ? (input.frequency as Frequency) : 'weekly'];
  return succeed({ purchasesPerYear, annualTotalUsd: input.amountUsd * purchasesPerYear });
}
