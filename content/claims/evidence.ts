/** Money compared with prices and output, and the last points of the drawn series. */
import type { FigureId } from '@/content/figures';
import { fall, house, latest, multiple, percent, rise, usd } from './parts';
import { yieldOfDiscountRate } from './treasury-bill';
import type { ComputedRow, ReadFigures } from './types';

const cpi = (read: ReadFigures, year: number) => read.value('cpi-u', year, 'cpi');

/** A yearly value divided by that of an earlier year. */
const times = (figure: FigureId, column: string, from: number, to: number, decimals = 0): ComputedRow => ({
  format: multiple(decimals),
  figures: [figure],
  compute: (read) => read.value(figure, to, column) / read.value(figure, from, column),
});

/** Compound growth a year between two yearly values, in percent. */
const perYear = (figure: FigureId, column: string, from: number, to: number): ComputedRow => ({
  format: percent(1),
  figures: [figure],
  compute: (read) =>
    100 * ((read.value(figure, to, column) / read.value(figure, from, column)) ** (1 / (to - from)) - 1),
});

/** What a dollar becomes in bills that are renewed, from the end of 1971 to that of 2024. */
const billsSince1971 = (read: ReadFigures) =>
  read
    .points('treasury-bills', 'rate')
    .filter(([year]) => Number(year) <= 2024)
    .reduce((sum, [, rate]) => sum * (1 + yieldOfDiscountRate(rate) / 100), 1);

export const evidenceClaims = {
  'm2-multiple-between-the-months': {
    format: multiple(0),
    figures: ['m2'],
    compute: (read) =>
      read.value('m2', '2024-11', 'm2', 'vintage2025') / read.value('m2', '1959-02', 'm2', 'vintage2025'),
  },
  'm2-multiple-1959-to-2024': times('m2', 'm2', 1959, 2024),
  'm2-multiple-1959-to-1971': times('m2', 'm2', 1959, 1971, 1),
  'm2-multiple-1971-to-2024': times('m2', 'm2', 1971, 2024),
  'new-house-multiple-1971-to-2023': times('median-house-price', 'price', 1971, 2023, 1),
  'family-income-multiple-1971-to-2023': times('median-family-income', 'income', 1971, 2023, 1),
  'prices-multiple-1971-to-2023': times('cpi-u', 'cpi', 1971, 2023, 1),
  'new-house-multiple-1963-to-1971': times('median-house-price', 'price', 1963, 1971, 1),
  'output-multiple-1959-to-2024': times('gdp', 'current', 1959, 2024),
  'prices-multiple-1959-to-2024': times('cpi-u', 'cpi', 1959, 2024),
  'm2-per-year-1959-to-1971': perYear('m2', 'm2', 1959, 1971),
  'm2-per-year-1971-to-1983': perYear('m2', 'm2', 1971, 1983),
  'm2-per-year-1971-to-2024': perYear('m2', 'm2', 1971, 2024),
  'm2-per-year-1983-to-2024': perYear('m2', 'm2', 1983, 2024),
  'output-per-year-1959-to-1971': perYear('gdp', 'current', 1959, 1971),
  'output-per-year-1971-to-1983': perYear('gdp', 'current', 1971, 1983),
  'output-per-year-1971-to-2024': perYear('gdp', 'current', 1971, 2024),
  'real-output-per-year-1959-to-1971': perYear('gdp', 'chained2017', 1959, 1971),
  'real-output-per-year-1971-to-1983': perYear('gdp', 'chained2017', 1971, 1983),
  'real-output-per-year-1971-to-2024': perYear('gdp', 'chained2017', 1971, 2024),
  'real-output-per-year-1983-to-2024': perYear('gdp', 'chained2017', 1983, 2024),
  'prices-per-year-1959-to-1971': perYear('cpi-u', 'cpi', 1959, 1971),
  'prices-per-year-1971-to-1983': perYear('cpi-u', 'cpi', 1971, 1983),
  'prices-per-year-1983-to-2024': perYear('cpi-u', 'cpi', 1983, 2024),
  'm2-multiple-1963-to-latest': {
    format: multiple(0),
    figures: ['m2'],
    compute: (read) => latest(read, 'm2', 'm2', 'monthly') / read.value('m2', 1963, 'm2'),
  },
  'm2-since-2022': {
    format: percent(1),
    figures: ['m2'],
    compute: (read) => rise(read.value('m2', 2022, 'm2'), latest(read, 'm2', 'm2', 'monthly')),
  },
  'new-house-below-2022': {
    format: percent(1),
    figures: ['median-house-price'],
    compute: (read) => fall(house(read, 2022), latest(read, 'median-house-price', 'price', 'quarterly')),
  },
  'new-house-after-inflation-since-1963': {
    format: multiple(1),
    figures: ['median-house-price', 'cpi-u'],
    compute: (read) =>
      latest(read, 'median-house-price', 'price', 'quarterly') /
      house(read, 1963) /
      (latest(read, 'cpi-u', 'cpi', 'monthly') / cpi(read, 1963)),
  },
  'treasury-bills-since-1971': {
    format: multiple(1),
    figures: ['treasury-bills'],
    compute: billsSince1971,
  },
  'treasury-bills-per-year-since-1971': {
    format: percent(1),
    figures: ['treasury-bills'],
    compute: (read) => 100 * (billsSince1971(read) ** (1 / (2024 - 1971)) - 1),
  },
  'treasury-bills-after-prices': {
    format: percent(0),
    figures: ['treasury-bills', 'cpi-u'],
    compute: (read) => rise(cpi(read, 2024) / cpi(read, 1971), billsSince1971(read)),
  },
  'hundred-dollars-latest': {
    format: usd(2),
    figures: ['cpi-u'],
    compute: (read) => (100 * cpi(read, 1959)) / latest(read, 'cpi-u', 'cpi', 'monthly'),
  },
} satisfies Record<string, ComputedRow>;
