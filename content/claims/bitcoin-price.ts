/** Falls of the bitcoin price by daily closes, and its return a year from months near a high. */
import { fall, latest, percent, usdCompact } from './parts';
import { readClaims } from './read';
import type { ComputedRow, ReadFigures } from './types';

const daily = (read: ReadFigures, year: number, column: 'highestClose' | 'lowestClose') =>
  read.value('btc-price-monthly', year, column, 'annual');

const fallBetween = (from: number, to: number): ComputedRow => ({
  format: percent(0),
  figures: ['btc-price-monthly'],
  compute: (read) => fall(daily(read, from, 'highestClose'), daily(read, to, 'lowestClose')),
});

/** Compound return a year from a month-end to the last one in the data. */
const returnSince = (month: string): ComputedRow => ({
  format: percent(0),
  figures: ['btc-price-monthly'],
  compute: (read) => {
    const months = read.points('btc-price-monthly', 'close').filter(([key]) => key > month).length;
    const start = read.value('btc-price-monthly', month, 'close');
    return 100 * ((latest(read, 'btc-price-monthly', 'close') / start) ** (12 / months) - 1);
  },
});

export const bitcoinPriceClaims = {
  'btc-fall-2011': {
    format: percent(0),
    figures: ['btc-price-monthly'],
    compute: (read) => fall(daily(read, 2011, 'highestClose'), latest(read, 'btc-price-monthly', 'close', 'day')),
  },
  'btc-fall-2013-to-2015': fallBetween(2013, 2015),
  'btc-return-per-year-since-june-2021': returnSince('2021-06'),
  'btc-return-per-year-since-october-2021': returnSince('2021-10'),
  'pizza-coins-at-the-high': {
    format: usdCompact,
    figures: ['btc-price-monthly'],
    compute: (read) => readClaims['pizza-coins'].value * daily(read, 2025, 'highestClose'),
  },
} satisfies Record<string, ComputedRow>;
