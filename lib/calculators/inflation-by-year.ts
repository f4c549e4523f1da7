/** The owner's three rows and the official series that stand beside them; percent changes over a year. */
export interface InflationYear {
  year: number;
  owner: { housing: number; groceries: number; wages: number };
  /** December on December of the year before: Case-Shiller and CPI shelter, CPI food at home, hourly earnings. */
  official: { housePrices: number; shelter: number; groceries: number; wages: number };
}

export const INFLATION_DEFAULT_YEAR = 2024;

export type InflationResult = { ok: true; value: InflationYear } | { ok: false; problem: 'unknown-year' };

/** The row of one year; a year outside the table is a problem, never a guess. */
export function inflationByYear(year: number, table: readonly InflationYear[]): InflationResult {
  const value = table.find((row) => row.year === year);
  return value ? { ok: true, value } : { ok: false, problem: 'unknown-year' };
}
