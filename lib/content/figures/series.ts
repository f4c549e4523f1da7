/* Series and tables for charts and calculators, computed from the figures. For Server Components, which pass them as props. */
import type { InflationYear } from '@/lib/calculators/inflation-by-year';
import { type PackedPrices, packPrices } from '@/lib/calculators/monthly-table';
import { BASE_YEAR, buildCpiTable, type CpiTable, ITEM_KEYS, type ItemPrices } from '@/lib/calculators/time-machine';
import { getSeries, getTable, getValue } from '@/lib/content/figures/figures';

/** CPI-U by year (1982–84 = 100): the owner's ten values, and BLS annual averages for the other years. */
export function getCpiTable(): CpiTable {
  return buildCpiTable(getSeries('owner', 'cpi'), getSeries('cpi-u', 'cpi'));
}

/** Prices of the six goods in dollars by year: published ones, and the owner's for 2024. */
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

/** Published prices of the six goods in dollars for the last year, for which the Time Machine uses the owner's. */
export function getPublishedPrices(): ItemPrices['prices'] {
  return Object.fromEntries(ITEM_KEYS.map((key) => [key, getValue('item-prices', BASE_YEAR, key)]));
}

interface HousingRow {
  year: number;
  housePriceUsd: number;
  btcPriceUsd: number;
  /** The close of the last day of the year, or the mean of its daily closes. */
  basis: 'year-end' | 'average';
}

/** House and bitcoin prices in dollars; the bitcoin prices are the owner's or yearly averages. */
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

/** Month-end bitcoin closes in dollars and the CPI, compressed for the browser; `unpackPrices` restores them. */
export function getMonthlyPrices(): PackedPrices {
  return packPrices(
    getSeries<string>('btc-price-monthly', 'close'),
    getSeries('cpi-u', 'cpi'),
    getSeries<string>('cpi-u', 'cpi', 'monthly'),
  );
}
