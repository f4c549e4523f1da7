/**
 * Numbers that sentences state and that have no row on the sources page: the values from which a claim is computed, and others that
 * its words compare it with. A sentence names them like a claim, `{owner-cpi-1971}` (lib/content/claims/fill-claims.ts).
 */
import {
  blockReward,
  deepestFall,
  fall,
  halvingBlocks,
  house,
  latest,
  latestPeriod,
  multiple,
  number,
  percent,
  rise,
  trimmedPercent,
  twh,
  usd,
} from './parts';
import { GOLD_TONNES } from './read';
import { yieldOfDiscountRate } from './treasury-bill';
import type { ClaimFormat, DateRow, NumberRow } from './types';

const dollars: ClaimFormat = { kind: 'usd-compact', decimals: 3 };
const BILLION = 1e9;
const TRILLION = 1e12;

const ownerCpi = (year: number): NumberRow => ({
  format: number(1),
  compute: (read) => read.value('owner', year, 'cpi'),
});
const pricesBetween = (from: number, to: number): NumberRow => ({
  format: multiple(1),
  compute: (read) => read.value('cpi-u', to, 'cpi') / read.value('cpi-u', from, 'cpi'),
});
/** In dollars. */
const m2 = (period: number | string, table?: string): NumberRow => ({
  format: dollars,
  compute: (read) => BILLION * read.value('m2', period, 'm2', table),
});
const ownerM2 = (year: number): NumberRow => ({
  format: dollars,
  compute: (read) => TRILLION * read.value('owner', year, 'm2', 'm2'),
});
const epiIndex = (column: string, year: number): NumberRow => ({
  format: number(1),
  compute: (read) => 100 + read.value('productivity-pay', year, column),
});
const btcYear = (year: number, column: string, decimals = 0): NumberRow => ({
  format: usd(decimals),
  compute: (read) => read.value('btc-price-monthly', year, column, 'annual'),
});
const energy = (key: string): NumberRow => ({
  format: twh(0),
  compute: (read) => read.value('energy', key, 'twhPerYear'),
});
const sustainable = (key: string): NumberRow => ({
  format: trimmedPercent,
  compute: (read) => read.value('energy', key, 'percent', 'sustainableShare'),
});
const reward = (halvings: number): NumberRow => ({
  format: { kind: 'number', decimals: 2, isTrimmed: true },
  compute: (read) => blockReward(read, halvings),
});
const unemployment = (year: number): NumberRow => ({
  format: percent(1),
  compute: (read) => read.value('unemployment', year, 'rate'),
});
/** What three-month bills earned in a year. */
const bills = (year: number): NumberRow => ({
  format: percent(1),
  compute: (read) => yieldOfDiscountRate(read.value('treasury-bills', year, 'rate')),
});
const read = (value: number): NumberRow => ({ format: number(0), compute: () => value });

const OUNCES_PER_POUND = 16;

/** The rise of consumer prices over the year to a month. */
const inflation = (month: string, yearBefore: string): NumberRow => ({
  format: percent(1),
  compute: (read) =>
    rise(read.value('cpi-u', yearBefore, 'cpi', 'monthly'), read.value('cpi-u', month, 'cpi', 'monthly')),
});

export const workings = {
  'owner-cpi-1959': ownerCpi(1959),
  'owner-cpi-1971': ownerCpi(1971),
  'cpi-latest': { format: number(1), compute: (read) => latest(read, 'cpi-u', 'cpi', 'monthly') },
  'cpi-may-2025': { format: number(3), compute: (read) => read.value('cpi-u', '2025-05', 'cpi', 'monthly') },
  'inflation-may-2026': inflation('2026-05', '2025-05'),
  'dollar-value-lost-1913-to-1970': {
    format: percent(0),
    compute: (read) => fall(read.value('cpi-u', 1970, 'cpi'), read.value('cpi-u', 1913, 'cpi')),
  },
  'prices-multiple-1913-to-1970': pricesBetween(1913, 1970),
  'prices-multiple-1913-to-2024': pricesBetween(1913, 2024),
  'prices-multiple-1971-to-2024': pricesBetween(1971, 2024),
  'new-house-1971': { format: usd(0), compute: (read) => house(read, 1971) },
  'new-house-latest': { format: usd(0), compute: (read) => latest(read, 'median-house-price', 'price', 'quarterly') },
  'm2-feb-1959': m2('1959-02', 'vintage2025'),
  'm2-nov-2024': m2('2024-11', 'vintage2025'),
  'm2-feb-2020': m2('2020-02', 'monthly'),
  'm2-feb-2021': m2('2021-02', 'monthly'),
  'm2-in-1963': m2(1963),
  'm2-in-2024': m2(2024),
  'm2-jan-1959': ownerM2(1959),
  'm2-jan-2024': ownerM2(2024),
  'm2-fall-2022-to-2023': {
    format: percent(0),
    compute: (read) => fall(read.value('m2', '2022-03', 'm2', 'monthly'), read.value('m2', '2023-10', 'm2', 'monthly')),
  },
  'productivity-index-1979': epiIndex('productivity', 1979),
  'productivity-index-2024': epiIndex('productivity', 2024),
  'pay-index-1979': epiIndex('pay', 1979),
  'pay-index-2024': epiIndex('pay', 2024),
  'unemployment-1982': unemployment(1982),
  'unemployment-2007': unemployment(2007),
  'unemployment-2010': unemployment(2010),
  'unemployment-2016': unemployment(2016),
  'unemployment-2017': unemployment(2017),
  'unemployment-2020': unemployment(2020),
  'treasury-bills-2022': bills(2022),
  'treasury-bills-2023': bills(2023),
  'treasury-bills-2024': bills(2024),
  'bread-loaf-2024': {
    format: usd(2),
    compute: (read) => (20 / OUNCES_PER_POUND) * read.value('item-prices', 2024, 'bread'),
  },
  'milk-below-ours': {
    format: percent(0),
    compute: (read) => fall(read.value('owner', 2024, 'milk', 'itemPrices'), read.value('item-prices', 2024, 'milk')),
  },
  'btc-deepest-fall-from': { format: usd(2), compute: (read) => deepestFall(read).from.close },
  'btc-deepest-fall-to': { format: usd(2), compute: (read) => deepestFall(read).to.close },
  'btc-fall-2017-to-2018': {
    format: percent(0),
    compute: (read) =>
      fall(
        read.value('btc-price-monthly', 2017, 'highestClose', 'annual'),
        read.value('btc-price-monthly', 2018, 'lowestClose', 'annual'),
      ),
  },
  'btc-high-2011': btcYear(2011, 'highestClose', 2),
  'btc-low-2011': { format: usd(2), compute: (read) => latest(read, 'btc-price-monthly', 'close', 'day') },
  'btc-high-2013': btcYear(2013, 'highestClose'),
  'btc-low-2015': btcYear(2015, 'lowestClose'),
  'btc-high-2025': btcYear(2025, 'highestClose'),
  'btc-year-end-2017': btcYear(2017, 'yearEndClose'),
  'btc-year-end-2020': btcYear(2020, 'yearEndClose'),
  'btc-year-end-2021': btcYear(2021, 'yearEndClose'),
  'btc-year-end-2024': btcYear(2024, 'yearEndClose'),
  'energy-bitcoin-2023': energy('bitcoin'),
  'energy-gaming-us': energy('gamingUs'),
  'energy-christmas-lights-later': {
    format: twh(2),
    compute: (read) => read.value('energy', 'christmasLightsLed', 'twhPerYear', 'christmasLightsLater'),
  },
  'sustainable-share-industry-2022': sustainable('industrySurvey2022'),
  'sustainable-share-cambridge-2022': sustainable('cambridge2022'),
  'sustainable-share-cambridge-2024': sustainable('cambridge2024'),
  'renewable-share-cambridge-2024': sustainable('cambridgeRenewable2024'),
  'halving-blocks': { format: number(0), compute: halvingBlocks },
  'fourth-halving-block': { format: number(0), compute: (read) => 4 * halvingBlocks(read) },
  'block-reward-2009': reward(0),
  'block-reward-2012': reward(1),
  'block-reward-2016': reward(2),
  'block-reward-2020': reward(3),
  'gold-stock-2025': read(GOLD_TONNES.stock),
  'gold-added-2024': read(GOLD_TONNES.added2024),
  'gold-added-2025': read(GOLD_TONNES.added2025),
} satisfies Record<string, NumberRow>;

/** Periods that the data determine, for sentences that name them: `{last-cpi-month}`. */
export const dates = {
  'btc-deepest-fall-from-month': (read) => deepestFall(read).from.month,
  'btc-deepest-fall-to-month': (read) => deepestFall(read).to.month,
  'last-cpi-month': (read) => latestPeriod(read, 'cpi-u', 'cpi', 'monthly'),
  'last-m2-month': (read) => latestPeriod(read, 'm2', 'm2', 'monthly'),
  'last-house-quarter': (read) => latestPeriod(read, 'median-house-price', 'price', 'quarterly'),
  'first-house-year': (read) => String(read.points('median-house-price', 'price')[0]?.[0]),
  'last-output-year': (read) => latestPeriod(read, 'gdp', 'current'),
  'last-btc-month': (read) => latestPeriod(read, 'btc-price-monthly', 'close'),
  'last-network-year': (read) => latestPeriod(read, 'btc-network', 'supplyYearEndBtc', 'detail'),
} satisfies Record<string, DateRow>;
