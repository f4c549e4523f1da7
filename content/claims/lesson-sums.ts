/**
 * Sums of the lessons, from the figures. Like the workings they have no row on the sources page: the lesson shows the sum, or names
 * its source.
 */
import { blockReward, halvingBlocks, house, number, percent, rise, usd } from './parts';
import { readClaims } from './read';
import type { NumberRow, ReadFigures } from './types';

const MONTHS_PER_YEAR = 12;

const cpi = (read: ReadFigures, year: number) => read.value('cpi-u', year, 'cpi');
const householdIncome = (read: ReadFigures, year: number) => read.value('median-household-income', year, 'income');
const close = (read: ReadFigures, month: string) => read.value('btc-price-monthly', month, 'close');

/** Between the averages of a year and the year before it. */
const inflationOf = (year: number): NumberRow => ({
  format: percent(1),
  compute: (read) => rise(cpi(read, year - 1), cpi(read, year)),
});
const inflationPerYear = (from: number, to: number): NumberRow => ({
  format: percent(1),
  compute: (read) => 100 * ((cpi(read, to) / cpi(read, from)) ** (1 / (to - from)) - 1),
});
const incomeOf = (year: number): NumberRow => ({ format: number(0), compute: (read) => householdIncome(read, year) });
/** Years of the median household's income that a new house costs. */
const yearsOfIncome = (year: number): NumberRow => ({
  format: number(1),
  compute: (read) => house(read, year) / householdIncome(read, year),
});
/** Between the closes of two months. */
const btcFall = (from: string, to: string): NumberRow => ({
  format: percent(0),
  compute: (read) => 100 * (1 - close(read, to) / close(read, from)),
});
/** What $1,000 of bitcoin of the end of October 2021 is worth at the end of a month. */
const thousandInBitcoin = (month: string): NumberRow => ({
  format: usd(0),
  compute: (read) => (1000 * close(read, month)) / close(read, '2021-10'),
});

/** The standard deviation of the monthly changes of the logarithm, times the root of twelve, in percent. */
function volatility(prices: readonly number[]): number {
  const changes = prices.slice(1).map((price, index) => Math.log(price / (prices[index] ?? Number.NaN)));
  const mean = changes.reduce((sum, change) => sum + change, 0) / changes.length;
  const variance = changes.reduce((sum, change) => sum + (change - mean) ** 2, 0) / (changes.length - 1);
  return 100 * Math.sqrt(MONTHS_PER_YEAR * variance);
}
const FIVE_YEARS = 5 * MONTHS_PER_YEAR + 1;
const closes = (read: ReadFigures) => read.points('btc-price-monthly', 'close').map(([, price]) => price);

/** What $1,000 of 2020 bought in 2024, to the nearest $5. */
const thousandOf2020 = (read: ReadFigures) => 5 * Math.round((200 * cpi(read, 2020)) / cpi(read, 2024));
const firstStretch = (read: ReadFigures) => halvingBlocks(read) * blockReward(read, 0);

export const lessonSums = {
  'inflation-per-year-1960-to-1965': inflationPerYear(1960, 1965),
  'inflation-1972': inflationOf(1972),
  'inflation-1974': inflationOf(1974),
  'inflation-1934': inflationOf(1934),
  'household-income-1971': incomeOf(1971),
  'household-income-2024': incomeOf(2024),
  'household-income-after-inflation-since-1971': {
    format: percent(0),
    compute: (read) =>
      rise(1, householdIncome(read, 2024) / householdIncome(read, 1971) / (cpi(read, 2024) / cpi(read, 1971))),
  },
  'gasoline-1971': { format: usd(2), compute: (read) => read.value('item-prices', 1971, 'gas') },
  'gasoline-2024': { format: usd(2), compute: (read) => read.value('item-prices', 2024, 'gas') },
  'house-in-household-incomes-1971': yearsOfIncome(1971),
  'house-in-household-incomes-2022': yearsOfIncome(2022),
  'house-in-household-incomes-2024': yearsOfIncome(2024),
  'thousand-of-2020-bought': { format: usd(0), compute: thousandOf2020 },
  'thousand-of-2020-melted': { format: usd(0), compute: (read) => 1000 - thousandOf2020(read) },
  'thousand-in-bitcoin-october-2021': thousandInBitcoin('2021-10'),
  'thousand-in-bitcoin-december-2022': thousandInBitcoin('2022-12'),
  'thousand-in-bitcoin-december-2024': thousandInBitcoin('2024-12'),
  'thousand-in-bitcoin-june-2026': thousandInBitcoin('2026-06'),
  'btc-fall-october-2021-to-december-2022': btcFall('2021-10', '2022-12'),
  'btc-fall-december-2021-to-december-2022': btcFall('2021-12', '2022-12'),
  'btc-fall-since-highest-month-of-2025': {
    format: percent(0),
    compute: (read) => {
      const months = read.points('btc-price-monthly', 'close').filter(([month]) => String(month).startsWith('2025'));
      return 100 * (1 - close(read, '2026-06') / Math.max(...months.map(([, price]) => price)));
    },
  },
  'btc-volatility-first-five-years': {
    format: percent(0),
    compute: (read) => volatility(closes(read).slice(0, FIVE_YEARS)),
  },
  'btc-volatility-last-five-years': {
    format: percent(0),
    compute: (read) => volatility(closes(read).slice(-FIVE_YEARS)),
  },
  'btc-volatility-since-january-2025': {
    format: percent(0),
    compute: (read) =>
      volatility(
        read
          .points('btc-price-monthly', 'close')
          .filter(([month]) => month >= '2025-01')
          .map(([, price]) => price),
      ),
  },
  'gold-volatility-since-january-2025': {
    format: percent(0),
    compute: (read) => volatility(read.points('gold-price', 'price', 'monthly').map(([, price]) => price)),
  },
  'btc-transactions-2025-millions': {
    format: number(0),
    compute: (read) => read.value('btc-network', 2025, 'transactions', 'detail') / 1e6,
  },
  'btc-fee-2021': { format: usd(2), compute: (read) => read.value('btc-network', 2021, 'meanFeeUsd') },
  'btc-fee-2025': { format: usd(2), compute: (read) => read.value('btc-network', 2025, 'meanFeeUsd') },
  'coins-of-first-four-years': { format: number(0), compute: firstStretch },
  'coins-of-second-four-years': { format: number(0), compute: (read) => firstStretch(read) / 2 },
  'gold-of-a-dollar-in-1934': {
    format: percent(0),
    compute: () => (100 * readClaims['gold-price-before-1934'].value) / readClaims['gold-price-after-1934'].value,
  },
  'mt-gox-share': {
    format: percent(0),
    compute: (read) =>
      (100 * readClaims['mt-gox-lost'].value) / read.value('btc-network', 2013, 'supplyYearEndBtc', 'detail'),
  },
} satisfies Record<string, NumberRow>;
