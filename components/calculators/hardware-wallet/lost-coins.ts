/**
 * The one published hint at how many owners lose their own keys: Chainalysis, November 2017, as the guide's source
 * reports it. An estimate of the firm's, over the years since 2009.
 */
export const LOST_COINS = { lowPercent: 17, highPercent: 23, years: 9 };

/** The yearly loss that adds up to a total over some years: 1 − (1 − total)^(1/years), in percent. */
export function perYearPercent(totalPercent: number, years: number): number {
  return (1 - (1 - totalPercent / 100) ** (1 / years)) * 100;
}

/** Where the field for one's own risk starts: the low end of that hint, rounded. */
export const OWN_RISK_EXAMPLE_PERCENT = Math.round(perYearPercent(LOST_COINS.lowPercent, LOST_COINS.years));
