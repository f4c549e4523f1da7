import { BLS, CAMBRIDGE, CENSUS, number, trimmedPercent, twh, usd } from './parts';
import type { ComputedRow } from './types';

/** The owner's price of 2024, with the official one. */
const item = (key: string, decimals: number, name: string): ComputedRow => ({
  format: usd(decimals),
  figures: ['owner', 'item-prices'],
  compute: (read) => read.value('owner', 2024, key, 'itemPrices'),
  official: { name, compute: (read) => read.value('item-prices', 2024, key) },
});

/** The owner's bitcoin price of a year, with the average of that year. */
const btcPrice = (year: number): ComputedRow => ({
  format: usd(0),
  figures: ['owner', 'btc-price-monthly'],
  compute: (read) => read.value('owner', year, 'price', 'btcPrice'),
  official: { name: 'Coin Metrics', compute: (read) => read.value('btc-price-monthly', year, 'average', 'annual') },
});

/** The owner's energy figure, with the published estimate that is closest to it, or the newest one. */
const energy = (ownerKey: string, key: string, name: string, decimals = 0): ComputedRow => ({
  format: twh(decimals),
  figures: ['owner', 'energy'],
  compute: (read) => read.value('owner', ownerKey, 'twhPerYear', 'energy'),
  official: { name, compute: (read) => read.value('energy', key, 'twhPerYear') },
});

const INFLATION_YEARS = [2020, 2021, 2022, 2023, 2024] as const;
const INFLATION_ROWS = {
  housing: { column: 'caseShiller', name: 'S&P CoreLogic Case-Shiller' },
  groceries: { column: 'foodAtHomeCpi', name: BLS },
  wages: { column: 'hourlyEarnings', name: BLS },
} as const;

export type InflationClaimId = `owner-${keyof typeof INFLATION_ROWS}-${(typeof INFLATION_YEARS)[number]}`;

export const inflationClaims = Object.fromEntries(
  INFLATION_YEARS.flatMap((year) =>
    Object.entries(INFLATION_ROWS).map(([row, { column, name }]): [string, ComputedRow] => [
      `owner-${row}-${year}`,
      {
        format: trimmedPercent,
        figures: ['owner', 'inflation-2020-2024'],
        compute: (read) => read.value('owner', year, row, 'inflation'),
        official: { name, compute: (read) => read.value('inflation-2020-2024', year, column) },
      },
    ]),
  ),
) as Record<InflationClaimId, ComputedRow>;

/** The owner's figures that differ from their source. content/<language>/claims/owner.ts has the reasons. */
export const pairedClaims = {
  'owner-cpi-2024': {
    format: number(1),
    figures: ['owner', 'cpi-u'],
    compute: (read) => read.value('owner', 2024, 'cpi'),
    official: { name: BLS, compute: (read) => read.value('cpi-u', 2024, 'cpi') },
  },
  'owner-house-2024': item('medianHouse', 0, CENSUS),
  'owner-car-2024': item('car', 0, 'Kelley Blue Book'),
  'owner-coffee-2024': item('coffee', 2, 'Toast'),
  'owner-bread-2024': item('bread', 2, BLS),
  'owner-milk-2024': item('milk', 2, BLS),
  'owner-gas-2024': item('gas', 2, BLS),
  'owner-btc-price-2017': btcPrice(2017),
  'owner-btc-price-2020': btcPrice(2020),
  'owner-btc-price-2021': btcPrice(2021),
  'owner-btc-price-2024': btcPrice(2024),
  'owner-energy-bitcoin': energy('bitcoin', 'bitcoin2024', CAMBRIDGE),
  'owner-energy-banking': energy('banking', 'banking', 'Galaxy Digital'),
  'owner-energy-data-centers': energy('dataCentres', 'dataCentres2024', 'International Energy Agency'),
  'owner-energy-gaming': energy('gaming', 'gamingPcs', 'Mills and Mills'),
  'owner-energy-christmas-lights': energy('christmasLights', 'christmasLights', 'US Department of Energy', 1),
  'owner-renewable-share': {
    format: trimmedPercent,
    figures: ['owner', 'energy'],
    compute: (read) => read.value('owner', 'network', 'percent', 'renewableShare'),
    official: {
      name: CAMBRIDGE,
      compute: (read) => read.value('energy', 'cambridge2024', 'percent', 'sustainableShare'),
    },
  },
} satisfies Record<string, ComputedRow>;
