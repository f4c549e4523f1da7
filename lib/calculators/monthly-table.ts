import { withoutBinaryNoise } from '@/lib/format/decimal';

/** Values by month, "2010-07" to the last month known. A plain object, so that a page can hand it to the browser. */
export type MonthlyTable = Readonly<Record<string, number>>;

/** The months of a table, oldest first. */
export function monthsOf(table: MonthlyTable): string[] {
  return Object.keys(table).sort();
}

/**
 * A consumer price index for every month, for discounting payments.
 *
 * Where only the annual average is at hand, it is taken as the level in the middle of the year (between June and July)
 * and the months between two such middles lie on a straight line. Months that were published are used as they are; the
 * one that never was (October 2025) lies between its neighbors. So the months before 2023 are an approximation, good to
 * about one percent, and must not be shown as the index itself.
 */
export function buildMonthlyCpi(
  annual: readonly (readonly [year: number, value: number])[],
  monthly: readonly (readonly [month: string, value: number])[],
): MonthlyTable {
  const publishedYears = new Set(monthly.map(([month]) => Number(month.slice(0, 4))));
  const anchors = [
    ...annual.filter(([year]) => !publishedYears.has(year)).map(([year, value]) => [year * 12 + 5.5, value] as const),
    ...monthly.map(([month, value]) => [Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1, value] as const),
  ].sort((a, b) => a[0] - b[0]);
  const table: Record<string, number> = {};
  for (const [i, [at, value]] of anchors.entries()) {
    const [nextAt, nextValue] = anchors[i + 1] ?? [at + 0.5, value];
    for (let index = Math.ceil(at); index < nextAt; index++) {
      const month = `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
      table[month] = withoutBinaryNoise(value + ((nextValue - value) * (index - at)) / (nextAt - at));
    }
  }
  return table;
}
