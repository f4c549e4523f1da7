/* Series and tables for charts and calculators, computed from the figures. For Server Components: the browser gets props. */
import type { InflationYear } from '@/lib/calculators/inflation-by-year';
import { type PackedPrices, packPrices } from '@/lib/calculators/monthly-table';
import { buildCpiTable, type CpiTable, ITEM_KEYS, type ItemPrices } from '@/lib/calculators/time-machine';
import { getSeries, getTable, getValue, type Point } from '@/lib/content/figures';
import { roundHalfAwayFromZero, withoutBinaryNoise } from '@/lib/format/decimal';

type YearPoint = Point<number>;

/** CPI-U by year (1982–84 = 100): the owner's ten values, and BLS annual averages between them. */
export function getCpiTable(): CpiTable {
  return buildCpiTable(getSeries('owner', 'cpi'), getSeries('cpi-u', 'cpi'));
}

/** The purchasing power of $100 of 1959 by year: 100 × CPI(1959) / CPI(year), rounded to two decimals. */
export function getPurchasingPower(): YearPoint[] {
  const table = getCpiTable();
  const base = table[1959] as number;
  return Object.entries(table)
    .map(([year, cpi]) => [Number(year), roundHalfAwayFromZero((100 * base) / cpi, 2)] as const)
    .filter(([year]) => year >= 1959);
}

/** M2 in trillions of dollars: the owner's two end points (January 1959 and January 2024), and annual averages between them. */
export function getDrawnM2(): YearPoint[] {
  const owner = getSeries<number>('owner', 'm2', 'm2');
  const [first, last] = [owner[0], owner.at(-1)] as [YearPoint, YearPoint];
  const between = getSeries('m2', 'm2').filter(([year]) => year > first[0] && year < last[0]);
  return [first, ...between.map(([year, billions]) => [year, withoutBinaryNoise(billions / 1000)] as const), last];
}

/** A series as an index with 100 in the base year. @throws Error if the series has no value in that year */
export function toIndex(points: readonly YearPoint[], baseYear: number): YearPoint[] {
  const base = points.find(([year]) => year === baseYear)?.[1];
  if (!base) throw new Error(`The series has no value in ${baseYear} to start an index from`);
  return points.map(([year, value]) => [year, withoutBinaryNoise((100 * value) / base)] as const);
}

/** The median price of a new house divided by the median family income of the same year, rounded to two decimals. */
export function getPriceToIncome(): YearPoint[] {
  const income = new Map(getSeries('median-family-income', 'income'));
  return getSeries('median-house-price', 'price').flatMap(([year, price]) => {
    const yearly = income.get(year);
    return yearly ? [[year, roundHalfAwayFromZero(price / yearly, 2)] as const] : [];
  });
}

/** The prices of the six things in dollars by year: published ones, and the owner's for 2024. */
export function getItemPrices(): ItemPrices[] {
  const sourced = getTable('item-prices');
  const owner = getTable('owner', 'itemPrices');
  return sourced.data.map((sourcedRow) => {
    const ownerRow = owner.data.find((row) => row[0] === sourcedRow[0]);
    const prices: ItemPrices['prices'] = {};
    for (const key of ITEM_KEYS) {
      const price = ownerRow ? ownerRow[owner.columns.indexOf(key)] : sourcedRow[sourced.columns.indexOf(key)];
      if (typeof price === 'number') prices[key] = price;
    }
    return { year: sourcedRow[0] as number, prices };
  });
}

interface HousingRow {
  year: number;
  housePriceUsd: number;
  btcPriceUsd: number;
  /** The close of the last day of the year, or the mean of its daily closes. */
  basis: 'year-end' | 'average';
}

/** House and bitcoin prices in dollars, with the owner's bitcoin prices or with yearly averages. */
export function getHousingRows(prices: 'owner' | 'average'): HousingRow[] {
  const houses = new Map(getItemPrices().map((row) => [row.year, row.prices.medianHouse]));
  return getTable('owner', 'btcPrice').data.map((row) => {
    const [year, ownerPrice, basis] = row as [number, number, HousingRow['basis']];
    const isOwner = prices === 'owner';
    return {
      year,
      housePriceUsd: houses.get(year) ?? 0,
      btcPriceUsd: isOwner ? ownerPrice : getValue('btc-price-monthly', year, 'average', 'annual'),
      basis: isOwner ? basis : 'average',
    };
  });
}

/** Inflation by year in percent: the owner's figures and the official ones. */
export function getInflationTable(): InflationYear[] {
  const official = (year: number, column: string) => getValue('inflation-2020-2024', year, column);
  return getTable('owner', 'inflation').data.map((row) => {
    const [year, housing, groceries, wages] = row as [number, number, number, number];
    return {
      year,
      owner: { housing, groceries, wages },
      official: {
        housePrices: official(year, 'caseShiller'),
        shelter: official(year, 'shelterCpi'),
        groceries: official(year, 'foodAtHomeCpi'),
        wages: official(year, 'hourlyEarnings'),
      },
    };
  });
}

/** Month-end bitcoin closes in dollars and the CPI, packed for the browser: `unpackPrices` restores them. */
export function getMonthlyPrices(): PackedPrices {
  return packPrices(
    getSeries<string>('btc-price-monthly', 'close'),
    getSeries('cpi-u', 'cpi'),
    getSeries<string>('cpi-u', 'cpi', 'monthly'),
  );
}
