import {
  OTHER_RETURNS_PERCENT,
  type SavingsYear,
  type TIME_PREFERENCE_DEFAULTS,
  timePreference,
} from '@/lib/calculators/time-preference';

export type ScenarioId = 'chosen' | 'interest' | 'zero' | 'negative';

export interface Scenario {
  id: ScenarioId;
  ratePercent: number;
  endUsd: number;
  byYear: readonly SavingsYear[];
}

/** The same payments at four rates: the reader's, interest, none, and a long fall. None where a field is at fault. */
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
