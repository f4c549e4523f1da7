import { roundHalfAwayFromZero } from '@/lib/format/decimal';

export const INFLATION_ID = 'inflation-by-year';

/** The owner's rows and the official series; percent changes over a year. */
export interface InflationYear {
  year: number;
  owner: { housing: number; groceries: number; wages: number };
  /** December on December of the year before: Case-Shiller and CPI shelter, CPI food at home, hourly earnings. */
  official: { housePrices: number; shelter: number; groceries: number; wages: number };
}

export const INFLATION_DEFAULT_YEAR = 2024;

type InflationResult = { ok: true; value: InflationYear } | { ok: false; problem: 'unknown-year' };

/** The row of one year; a problem for a year outside the table. */
export function inflationByYear(year: number, table: readonly InflationYear[]): InflationResult {
  const value = table.find((row) => row.year === year);
  return value ? { ok: true, value } : { ok: false, problem: 'unknown-year' };
}

/**
 * The change of real hourly pay over a year: (1 + rise in pay) ÷ (1 + rise in prices) − 1.
 *
 * @param payPercent rise of pay over the year, in percent; pricePercent that of prices, above −100
 * @returns percent with one decimal, rounded half away from zero
 */
export function realChangePercent(payPercent: number, pricePercent: number): number {
  return roundHalfAwayFromZero(((100 + payPercent) / (100 + pricePercent) - 1) * 100, 1);
}

/**
 * The rise over all years of the table: the product of the yearly rises, minus 1.
 *
 * @param riseOf picks a yearly rise in percent
 * @returns percent
 */
export function totalRisePercent(table: readonly InflationYear[], riseOf: (row: InflationYear) => number): number {
  return (table.reduce((level, row) => level * (1 + riseOf(row) / 100), 1) - 1) * 100;
}

/** Official pay against the official prices of food, shelter and houses, each as realChangePercent gives it. */
export function realPay({ official }: InflationYear) {
  return {
    food: realChangePercent(official.wages, official.groceries),
    shelter: realChangePercent(official.wages, official.shelter),
    houses: realChangePercent(official.wages, official.housePrices),
  };
}
