/** Estimate of lost coins since 2009 by Chainalysis, November 2017, as reported by the source that the guide cites. */
export const LOST_COINS = { lowPercent: 17, highPercent: 23, years: 9 };

/** The constant yearly loss that compounds to a total: 1 − (1 − total)^(1/years), in percent. */
export function perYearPercent(totalPercent: number, years: number): number {
  return (1 - (1 - totalPercent / 100) ** (1 / years)) * 100;
}

/** Initial value of the owner's risk: the low end of the estimate, rounded. */
export const OWN_RISK_EXAMPLE_PERCENT = Math.round(perYearPercent(LOST_COINS.lowPercent, LOST_COINS.years));
