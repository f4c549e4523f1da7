import type { HoursTable } from '@/lib/calculators/hours-of-work';
import { ITEM_KEYS } from '@/lib/calculators/time-machine';
import { getSeries, isEstimated } from './figures';

/** The years that have item prices, a median household income and a yearly price index, with published prices only. */
export function getHoursTable(): HoursTable {
  const incomes = new Map(getSeries<number>('median-household-income', 'income'));
  const levels = new Map(getSeries<number>('cpi-u', 'cpi'));
  const years = getSeries<number>('item-prices', 'bread').map(([year]) => year);
  const prices = new Map(ITEM_KEYS.map((key) => [key, new Map(getSeries<number>('item-prices', key))]));
  return years.flatMap((year) => {
    const [incomeUsd, cpi] = [incomes.get(year), levels.get(year)];
    if (incomeUsd === undefined || cpi === undefined) return [];
    const listed = ITEM_KEYS.flatMap((key) => {
      const price = prices.get(key)?.get(year);
      return price === undefined ? [] : [[key, price] as const];
    });
    const estimates = ITEM_KEYS.filter((key) => isEstimated('item-prices', year, key));
    return [{ year, incomeUsd, cpi, prices: Object.fromEntries(listed), estimates }];
  });
}
