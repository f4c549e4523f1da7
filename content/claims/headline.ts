import { bitcoinPriceClaims } from './bitcoin-price';
import {
  BLS,
  CENSUS,
  deepestFall,
  FED,
  fall,
  house,
  latest,
  multiple,
  number,
  ownerHouse2024,
  percent,
  rise,
  sinceFirst,
  twh,
  usd,
  valueLost,
} from './parts';
import type { ComputedRow } from './types';

/** The headline numbers of the home page, and those that lessons and guides repeat. */
export const headlineClaims = {
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
  'btc-worst-drawdown': {
    format: percent(0),
    figures: ['btc-price-monthly'],
    compute: (read) => deepestFall(read).percent,
  },
  ...bitcoinPriceClaims,
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
} satisfies Record<string, ComputedRow>;
