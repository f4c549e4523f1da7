import type { InflationYear } from '@/lib/calculators/inflation-by-year';
import { roundHalfAwayFromZero } from '@/lib/format/decimal';

/** What an hour of pay buys, compared with a year earlier: (1 + rise in pay) ÷ (1 + rise in prices) − 1, in percent. */
export function realChangePercent(payPercent: number, pricePercent: number): number {
  return roundHalfAwayFromZero(((100 + payPercent) / (100 + pricePercent) - 1) * 100, 1);
}

/** Official pay against the official prices of food, shelter and houses. */
export function realPay({ official }: InflationYear) {
  return {
    food: realChangePercent(official.wages, official.groceries),
    shelter: realChangePercent(official.wages, official.shelter),
    houses: realChangePercent(official.wages, official.housePrices),
  };
}
