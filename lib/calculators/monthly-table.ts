import { withoutBinaryNoise } from '@/lib/format/decimal';

/** Values by month ("2010-07"). A plain object, because it is serialized into the page. */
export type MonthlyTable = Readonly<Record<string, number>>;

/** The months of a table, oldest first. */
export function monthsOf(table: MonthlyTable): string[] {
  return Object.keys(table).sort();
}

/** Months since January of the year 0. */
const monthIndex = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
const monthAt = (index: number) => `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;

/** The month `count` months after another ("2010-07"), or before it if `count` is negative. */
export function monthAfter(month: string, count: number): string {
  return monthAt(monthIndex(month) + count);
}

/** The number of months from `start` to `end`, both included. */
export function monthsBetween(start: string, end: string): number {
  return monthIndex(end) - monthIndex(start) + 1;
}

/**
 * A consumer price index for every month, for discounting payments.
 *
 * An annual average is taken as the level in the middle of its year (between June and July); months between two
 * averages are interpolated linearly. Published months are unchanged; the unpublished October 2025 is interpolated. So
 * months before 2023 are approximations, within about one percent, and must not be shown as the index itself.
 *
 * @param annual, monthly index points above 0, in any order; the average of a year with published months is ignored
 */
export function buildMonthlyCpi(
  annual: readonly (readonly [year: number, value: number])[],
  monthly: readonly (readonly [month: string, value: number])[],
): MonthlyTable {
  const publishedYears = new Set(monthly.map(([month]) => Number(month.slice(0, 4))));
  const anchors = [
    ...annual.filter(([year]) => !publishedYears.has(year)).map(([year, value]) => [year * 12 + 5.5, value] as const),
    ...monthly.map(([month, value]) => [monthIndex(month), value] as const),
  ].sort((a, b) => a[0] - b[0]);
  const table: Record<string, number> = {};
  for (const [i, [at, value]] of anchors.entries()) {
    const [nextAt, nextValue] = anchors[i + 1] ?? [at + 0.5, value];
    for (let index = Math.ceil(at); index < nextAt; index++) {
      table[monthAt(index)] = withoutBinaryNoise(value + ((nextValue - value) * (index - at)) / (nextAt - at));
    }
  }
  return table;
}

/** The price series in the page: closes without their months, and the index as published. */
export interface PackedPrices {
  /** The month of the first close ("2010-07"); the others follow without a gap. */
  firstMonth: string;
  /** In dollars. */
  closes: readonly number[];
  cpiYears: readonly (readonly [year: number, value: number])[];
  cpiMonths: readonly (readonly [month: string, value: number])[];
}

interface Prices {
  months: readonly string[];
  closes: MonthlyTable;
  cpi: MonthlyTable;
}

/**
 * Removes what `unpackPrices` can derive.
 *
 * @param closes month-end closes in dollars, oldest first
 * @param cpiYears, cpiMonths as buildMonthlyCpi takes them; years before the first close are dropped
 * @throws if a month is missing
 */
export function packPrices(
  closes: readonly (readonly [month: string, close: number])[],
  cpiYears: PackedPrices['cpiYears'],
  cpiMonths: PackedPrices['cpiMonths'],
): PackedPrices {
  const firstMonth = closes[0]?.[0] ?? '';
  for (const [i, [month]] of closes.entries()) {
    if (month !== monthAfter(firstMonth, i))
      throw new Error(`Month-end closes are not consecutive: a month before ${month} is missing`);
  }
  const firstYear = Number(firstMonth.slice(0, 4));
  return {
    firstMonth,
    closes: closes.map(([, close]) => close),
    cpiYears: cpiYears.filter(([year]) => year >= firstYear),
    cpiMonths,
  };
}

/** The inverse of `packPrices`, with the price index by month. */
export function unpackPrices({ firstMonth, closes, cpiYears, cpiMonths }: PackedPrices): Prices {
  const months = closes.map((_, i) => monthAfter(firstMonth, i));
  return {
    months,
    closes: Object.fromEntries(months.map((month, i) => [month, closes[i] as number])),
    cpi: buildMonthlyCpi(cpiYears, cpiMonths),
  };
}
