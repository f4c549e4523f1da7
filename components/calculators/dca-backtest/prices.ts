import { buildMonthlyCpi, type MonthlyTable } from '@/lib/calculators/monthly-table';

/** What the browser gets of the price series: the closes without their months, and the index as published. */
export interface PackedPrices {
  /** The month of the first close, "2010-07"; the others follow without a gap. */
  firstMonth: string;
  closes: readonly number[];
  cpiYears: readonly (readonly [year: number, value: number])[];
  cpiMonths: readonly (readonly [month: string, value: number])[];
}

export interface Prices {
  months: readonly string[];
  closes: MonthlyTable;
  cpi: MonthlyTable;
}

/** The month so many months after another; before it where the number is negative. */
export function monthAfter(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** How many months from one to the other, both included. */
export function monthsBetween(start: string, end: string): number {
  const index = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  return index(end) - index(start) + 1;
}

/** Throws where a month is missing: the browser counts the months on its own. */
export function packPrices(
  closes: readonly (readonly [month: string, close: number])[],
  cpiYears: PackedPrices['cpiYears'],
  cpiMonths: PackedPrices['cpiMonths'],
): PackedPrices {
  const firstMonth = closes[0]?.[0] ?? '';
  for (const [i, [month]] of closes.entries()) {
    if (month !== monthAfter(firstMonth, i)) throw new Error(`The prices have a gap before ${month}`);
  }
  const firstYear = Number(firstMonth.slice(0, 4));
  return {
    firstMonth,
    closes: closes.map(([, close]) => close),
    cpiYears: cpiYears.filter(([year]) => year >= firstYear),
    cpiMonths,
  };
}

export function unpackPrices({ firstMonth, closes, cpiYears, cpiMonths }: PackedPrices): Prices {
  const months = closes.map((_, i) => monthAfter(firstMonth, i));
  return {
    months,
    closes: Object.fromEntries(months.map((month, i) => [month, closes[i] as number])),
    cpi: buildMonthlyCpi(cpiYears, cpiMonths),
  };
}
