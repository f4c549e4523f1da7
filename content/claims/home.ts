/** Numbers of the home page that are not in a headline. */
import { baselineClaims } from './baseline';
import { evidenceClaims } from './evidence';
import {
  blockReward,
  cents,
  compact,
  halvingBlocks,
  house,
  latest,
  multiple,
  number,
  percent,
  priceToIncome,
  rise,
  sinceFirst,
  usd,
} from './parts';
import type { ComputedRow, ReadFigures } from './types';

const ownerCpi = (read: ReadFigures, year: number) => read.value('owner', year, 'cpi');
const income = (read: ReadFigures, year: number) => read.value('median-family-income', year, 'income');

/** The years of the coins in the first exhibit. */
export const COIN_YEARS = [1980, 1990, 2000, 2010, 2024] as const;
export type CoinClaimId = `coin-${(typeof COIN_YEARS)[number]}`;

const coins = Object.fromEntries(
  COIN_YEARS.map((year): [string, ComputedRow] => [
    `coin-${year}`,
    {
      format: cents,
      figures: ['owner'],
      compute: (read) => (100 * ownerCpi(read, 1971)) / ownerCpi(read, year),
    },
  ]),
) as Record<CoinClaimId, ComputedRow>;

/** One value of the obesity surveys or of the poverty table, as a panel states it. */
const share = (id: 'childhood-obesity' | 'families-poverty', column: string, year: number | 'last'): ComputedRow => ({
  format: percent(1),
  figures: [id],
  compute: (read) => (year === 'last' ? latest(read, id, column) : read.value(id, year, column)),
});

const gained = (column: 'productivity' | 'pay', from: number, to: number): ComputedRow => ({
  format: percent(1),
  figures: ['productivity-pay'],
  compute: (read) => sinceFirst(read, column, from, to),
});

const incomesPerHouse = (year: number): ComputedRow => ({
  format: number(2),
  figures: ['median-house-price', 'median-family-income'],
  compute: (read) => priceToIncome(read, year),
});

const cpiLevel = (year: number): ComputedRow => ({
  format: number(1),
  figures: ['cpi-u'],
  compute: (read) => read.value('cpi-u', year, 'cpi'),
});

export const homeClaims = {
  ...coins,
  ...baselineClaims,
  ...evidenceClaims,
  'price-of-a-1971-dollar': {
    format: usd(2),
    figures: ['owner'],
    compute: (read) => ownerCpi(read, 2024) / ownerCpi(read, 1971),
  },
  'hundred-dollars-in-1971': {
    format: usd(2),
    figures: ['cpi-u'],
    compute: (read) => (100 * read.value('cpi-u', 1959, 'cpi')) / read.value('cpi-u', 1971, 'cpi'),
  },
  'm2-multiple-since-1963': {
    format: multiple(0),
    figures: ['owner', 'm2'],
    compute: (read) => (1000 * read.value('owner', 2024, 'm2', 'm2')) / read.value('m2', 1963, 'm2'),
  },
  'new-house-multiple-since-1963': {
    format: multiple(0),
    figures: ['median-house-price'],
    compute: (read) => latest(read, 'median-house-price', 'price', 'quarterly') / house(read, 1963),
  },
  'prices-multiple-since-1959': {
    format: multiple(0),
    figures: ['owner'],
    compute: (read) => ownerCpi(read, 2024) / ownerCpi(read, 1959),
  },
  'income-multiple-since-1959': {
    format: multiple(0),
    figures: ['median-family-income'],
    compute: (read) => income(read, 2023) / income(read, 1959),
  },
  'house-price-to-income-1965': incomesPerHouse(1965),
  'house-price-to-income-1971': incomesPerHouse(1971),
  'house-price-to-income-2021': incomesPerHouse(2021),
  'house-price-to-income-2023': incomesPerHouse(2023),
  'productivity-1948-to-2024': gained('productivity', 1948, 2024),
  'pay-1948-to-2024': gained('pay', 1948, 2024),
  'productivity-1971-to-1979': gained('productivity', 1971, 1979),
  'pay-1971-to-1979': gained('pay', 1971, 1979),
  'obesity-teens-1971': share('childhood-obesity', 'age12to19', 1971),
  'obesity-teens-1976': share('childhood-obesity', 'age12to19', 1976),
  'obesity-teens-latest': share('childhood-obesity', 'age12to19', 'last'),
  'obesity-school-age-1971': share('childhood-obesity', 'age6to11', 1971),
  'obesity-school-age-1976': share('childhood-obesity', 'age6to11', 1976),
  'obesity-school-age-latest': share('childhood-obesity', 'age6to11', 'last'),
  'poverty-all-1970': share('families-poverty', 'allFamilies', 1970),
  'poverty-all-2020': share('families-poverty', 'allFamilies', 2020),
  'poverty-woman-1989': share('families-poverty', 'femaleHouseholder', 1989),
  'poverty-woman-2020': share('families-poverty', 'femaleHouseholder', 2020),
  'prices-1965-to-1971': {
    format: percent(0),
    figures: ['cpi-u'],
    compute: (read) => rise(read.value('cpi-u', 1965, 'cpi'), read.value('cpi-u', 1971, 'cpi')),
  },
  'thousand-dollars-lost-1980': {
    format: usd(-1),
    figures: ['cpi-u'],
    compute: (read) => {
      const change = read.value('cpi-u', '1980-03', 'change', 'twelveMonthChange');
      return 1000 - 1000 / (1 + change / 100);
    },
  },
  'cpi-1914': cpiLevel(1914),
  'cpi-1920': cpiLevel(1920),
  'block-reward': {
    format: number(3),
    figures: ['btc-network'],
    compute: (read) => blockReward(read, 4),
  },
  'supply-limit': {
    format: compact,
    figures: ['btc-network'],
    // The subsidy halves after each stretch: ½ + ¼ + ⅛ + … = 1, so all later stretches together issue as much as the first.
    compute: (read) => 2 * halvingBlocks(read) * blockReward(read, 0),
  },
} satisfies Record<string, ComputedRow>;
