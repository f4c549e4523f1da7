import { dcaBacktest as words } from '@/content/en/calculators/dca-backtest';
import { printDollars, printLength, printMultiple, printTick } from './print';

it('prints money with cents only where a dollar matters', () => {
  expect([5, 12.5, 999.994, 1000.4].map((value) => printDollars(value, 'en'))).toEqual([
    '$5',
    '$12.50',
    '$999.99',
    '$1,000',
  ]);
});

it('prints the numbers of an axis short enough for a phone', () => {
  expect([0, 0.5, 500, 1000, 2500, 20_000, 1e6].map((value) => printTick(value, 'en'))).toEqual([
    '$0',
    '$0.5',
    '$500',
    '$1K',
    '$2.5K',
    '$20K',
    '$1M',
  ]);
});

it('names lengths and multiples', () => {
  expect([1, 7, 12, 60].map((months) => printLength(months, words.months, 'en'))).toEqual([
    'one month',
    '7 months',
    'one year',
    '5 years',
  ]);
  expect([0.485, 21.98, 344.6].map((multiple) => printMultiple(multiple, words.starts, 'en'))).toEqual([
    '0.49 times',
    '22.0 times',
    '345 times',
  ]);
});
