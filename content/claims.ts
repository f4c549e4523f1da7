/**
 * Every number the site states about the world: how it is computed from the figures, how it is printed, what the owner
 * says and what the source says. Its words (title, how it is computed, caveat) stand in content/<language>/claims.ts.
 */
import type { FigureId } from '@/content/figures';

/** How a claim reads the figures; lib/content/claims.ts hands it in. */
export interface ReadFigures {
  value: (id: FigureId, key: number | string, column: string, table?: string) => number;
  points: (id: FigureId, column: string, table?: string) => readonly (readonly [key: number | string, value: number])[];
}

/** How a number is printed. Decimals below zero round to tens, hundreds and so on. */
export interface ClaimFormat {
  kind: 'percent' | 'usd' | 'multiple' | 'number' | 'year' | 'twh' | 'exahash';
  decimals: number;
  /** Prints fewer decimals where the last ones are zeros: the owner's 16% beside a source's 10.4%. */
  isTrimmed?: boolean;
}

export interface ClaimRow {
  format: ClaimFormat;
  /** The figures it rests on, for the source row. */
  figures: readonly FigureId[];
  compute: (read: ReadFigures) => number;
  /** What the owner's specification says, where it says it. Tests hold the printed number to it. */
  owner?: number;
  /** The number of a named source to stand beside the owner's. */
  official?: { name: string; compute: (read: ReadFigures) => number };
}

const percent = (decimals: number): ClaimFormat => ({ kind: 'percent', decimals });
const trimmedPercent: ClaimFormat = { kind: 'percent', decimals: 1, isTrimmed: true };
const usd = (decimals: number): ClaimFormat => ({ kind: 'usd', decimals });
const multiple = (decimals: number): ClaimFormat => ({ kind: 'multiple', decimals });
const number = (decimals: number): ClaimFormat => ({ kind: 'number', decimals });
const twh = (decimals: number): ClaimFormat => ({ kind: 'twh', decimals });

const rise = (from: number, to: number) => (to / from - 1) * 100;
const fall = (from: number, to: number) => (1 - to / from) * 100;

const BLS = 'US Bureau of Labor Statistics';
const CENSUS = 'US Census Bureau and HUD';
const FED = 'Federal Reserve';

/** A dollar buys CPI(year) / CPI(2024) of what it bought in the year; the rest is lost. */
const valueLost = (read: ReadFigures, cpi: 'owner' | 'cpi-u', year: number) =>
  fall(read.value(cpi, 2024, 'cpi'), read.value(cpi, year, 'cpi'));

const ownerHouse2024 = (read: ReadFigures) => read.value('owner', 2024, 'medianHouse', 'itemPrices');
const house = (read: ReadFigures, year: number) => read.value('median-house-price', year, 'price');
const priceToIncome = (read: ReadFigures, year: number) =>
  house(read, year) / read.value('median-family-income', year, 'income');
const sinceFirst = (read: ReadFigures, column: string, from: number, to: number) =>
  rise(100 + read.value('productivity-pay', from, column), 100 + read.value('productivity-pay', to, column));

/** The value in the last row of a table. */
const latest = (read: ReadFigures, id: FigureId, column: string, table?: string) =>
  read.points(id, column, table).at(-1)?.[1] ?? Number.NaN;

/** An owner's price of 2024 beside the official one. */
const item = (key: string, decimals: number, name: string): ClaimRow => ({
  format: usd(decimals),
  figures: ['owner', 'item-prices'],
  compute: (read) => read.value('owner', 2024, key, 'itemPrices'),
  official: { name, compute: (read) => read.value('item-prices', 2024, key) },
});

/** An owner's bitcoin price beside the true average of the year. */
const btcPrice = (year: number): ClaimRow => ({
  format: usd(0),
  figures: ['owner', 'btc-price-monthly'],
  compute: (read) => read.value('owner', year, 'price', 'btcPrice'),
  official: { name: 'Coin Metrics', compute: (read) => read.value('btc-price-monthly', year, 'average', 'annual') },
});

/** An owner's energy figure beside the published estimate it comes closest to, or the newest one. */
const energy = (ownerKey: string, key: string, name: string, decimals = 0): ClaimRow => ({
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

const inflationClaims = Object.fromEntries(
  INFLATION_YEARS.flatMap((year) =>
    Object.entries(INFLATION_ROWS).map(([row, { column, name }]): [string, ClaimRow] => [
      `owner-${row}-${year}`,
      {
        format: trimmedPercent,
        figures: ['owner', 'inflation-2020-2024'],
        compute: (read) => read.value('owner', year, row, 'inflation'),
        official: { name, compute: (read) => read.value('inflation-2020-2024', year, column) },
      },
    ]),
  ),
) as Record<InflationClaimId, ClaimRow>;

const headlineClaims = {
  'dollar-value-lost-since-1971': {
    format: percent(0),
    figures: ['owner', 'cpi-u'],
    compute: (read) => valueLost(read, 'owner', 1971),
    owner: 87,
    official: {
      name: BLS,
      compute: (read) => valueLost(read, 'cpi-u', 1971),
    },
  },
  'house-price-multiple': {
    format: multiple(0),
    figures: ['owner', 'median-house-price'],
    compute: (read) => rise(house(read, 1971), ownerHouse2024(read)) / 100,
    owner: 16,
    official: { name: CENSUS, compute: (read) => rise(house(read, 1971), house(read, 2024)) / 100 },
  },
  'house-price-ratio': {
    format: multiple(1),
    figures: ['owner', 'median-house-price'],
    compute: (read) => ownerHouse2024(read) / house(read, 1971),
    official: { name: CENSUS, compute: (read) => house(read, 2024) / house(read, 1971) },
  },
  'year-1971': { format: { kind: 'year', decimals: 0 }, figures: ['gold-price'], compute: () => 1971, owner: 1971 },
  'm2-increase-since-1959': {
    format: percent(0),
    figures: ['m2'],
    compute: (read) =>
      rise(read.value('m2', '1959-02', 'm2', 'vintage2025'), read.value('m2', '2024-11', 'm2', 'vintage2025')),
    owner: 7357,
    official: {
      name: FED,
      compute: (read) =>
        rise(read.value('m2', '1959-01', 'm2', 'monthly'), read.value('m2', '2024-12', 'm2', 'monthly')),
    },
  },
  'm2-increase-drawn-series': {
    format: percent(0),
    figures: ['owner', 'm2'],
    compute: (read) => rise(read.value('owner', 1959, 'm2', 'm2'), read.value('owner', 2024, 'm2', 'm2')),
    official: { name: FED, compute: (read) => rise(read.value('m2', 1959, 'm2'), read.value('m2', 2024, 'm2')) },
  },
  'm2-multiple-since-1959': {
    format: multiple(-1),
    figures: ['owner', 'm2'],
    compute: (read) => read.value('owner', 2024, 'm2', 'm2') / read.value('owner', 1959, 'm2', 'm2'),
    owner: 70,
    official: { name: FED, compute: (read) => read.value('m2', 2024, 'm2') / read.value('m2', 1959, 'm2') },
  },
  'purchasing-power-lost-since-1959': {
    format: percent(2),
    figures: ['owner', 'cpi-u'],
    compute: (read) => valueLost(read, 'owner', 1959),
    owner: 90.95,
    official: {
      name: BLS,
      compute: (read) => valueLost(read, 'cpi-u', 1959),
    },
  },
  'purchasing-power-lost-since-1959-rounded': {
    format: percent(0),
    figures: ['owner', 'cpi-u'],
    compute: (read) => valueLost(read, 'owner', 1959),
    owner: 91,
  },
  'purchasing-power-of-100-dollars': {
    format: usd(2),
    figures: ['owner', 'cpi-u'],
    compute: (read) => (100 * read.value('owner', 1959, 'cpi')) / read.value('owner', 2024, 'cpi'),
    owner: 9.05,
    official: {
      name: BLS,
      compute: (read) => (100 * read.value('cpi-u', 1959, 'cpi')) / read.value('cpi-u', 2024, 'cpi'),
    },
  },
  'cpi-base-difference': {
    format: percent(1),
    figures: ['owner', 'cpi-u'],
    compute: (read) => fall(read.value('owner', 2024, 'cpi'), read.value('cpi-u', 2024, 'cpi')),
  },
  'cpi-peak-1980': {
    format: percent(1),
    figures: ['cpi-u'],
    compute: (read) => read.value('cpi-u', '1980-03', 'change', 'twelveMonthChange'),
  },
  'cpi-june-2022': {
    format: percent(1),
    figures: ['cpi-u'],
    compute: (read) => read.value('cpi-u', '2022-06', 'change', 'twelveMonthChange'),
  },
  'm2-feb-2020-to-feb-2021': {
    format: percent(1),
    figures: ['m2'],
    compute: (read) => rise(read.value('m2', '2020-02', 'm2', 'monthly'), read.value('m2', '2021-02', 'm2', 'monthly')),
  },
  'productivity-1979-to-2024': {
    format: percent(1),
    figures: ['productivity-pay'],
    compute: (read) => sinceFirst(read, 'productivity', 1979, 2024),
  },
  'pay-1979-to-2024': {
    format: percent(1),
    figures: ['productivity-pay'],
    compute: (read) => sinceFirst(read, 'pay', 1979, 2024),
  },
  'house-price-to-income-1965': {
    format: number(2),
    figures: ['median-house-price', 'median-family-income'],
    compute: (read) => priceToIncome(read, 1965),
  },
  'house-price-to-income-2021': {
    format: number(2),
    figures: ['median-house-price', 'median-family-income'],
    compute: (read) => priceToIncome(read, 2021),
  },
  'btc-worst-drawdown': {
    format: percent(0),
    figures: ['btc-price-monthly'],
    compute: (read) => {
      let peak = 0;
      let worst = 0;
      for (const [, close] of read.points('btc-price-monthly', 'close')) {
        peak = Math.max(peak, close);
        worst = Math.max(worst, fall(peak, close));
      }
      return worst;
    },
  },
  'btc-price-last-month': {
    format: usd(0),
    figures: ['btc-price-monthly'],
    compute: (read) => latest(read, 'btc-price-monthly', 'close'),
  },
  'btc-supply-year-end': {
    format: number(0),
    figures: ['btc-network'],
    compute: (read) => latest(read, 'btc-network', 'supplyYearEndBtc', 'detail'),
  },
  'btc-hash-rate-latest': {
    format: { kind: 'exahash', decimals: 0 },
    figures: ['btc-network'],
    compute: (read) => latest(read, 'btc-network', 'hashRateDecemberEhs', 'detail'),
  },
  'btc-energy-cambridge': {
    format: twh(0),
    figures: ['energy'],
    compute: (read) => read.value('energy', 'bitcoin2024', 'twhPerYear'),
  },
} satisfies Record<string, ClaimRow>;

/** The owner's figures that differ from their source; facts and reasons are in the corrections log. */
const pairedClaims = {
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
  'owner-energy-bitcoin': energy('bitcoin', 'bitcoin2024', 'Cambridge Centre for Alternative Finance'),
  'owner-energy-banking': energy('banking', 'banking', 'Galaxy Digital'),
  'owner-energy-data-centers': energy('dataCentres', 'dataCentres2024', 'International Energy Agency'),
  'owner-energy-gaming': energy('gaming', 'gamingPcs', 'Mills and Mills'),
  'owner-energy-christmas-lights': energy('christmasLights', 'christmasLights', 'US Department of Energy', 1),
  'owner-renewable-share': {
    format: trimmedPercent,
    figures: ['owner', 'energy'],
    compute: (read) => read.value('owner', 'network', 'percent', 'renewableShare'),
    official: {
      name: 'Cambridge Centre for Alternative Finance',
      compute: (read) => read.value('energy', 'cambridge2024', 'percent', 'sustainableShare'),
    },
  },
} satisfies Record<string, ClaimRow>;

export type ClaimId = keyof typeof headlineClaims | keyof typeof pairedClaims | InflationClaimId;

export const claims: Record<ClaimId, ClaimRow> = { ...headlineClaims, ...pairedClaims, ...inflationClaims };

export const CLAIM_IDS = Object.keys(claims) as ClaimId[];
