import { dcaBacktest as words } from '@/content/en/calculators/dca-backtest';
import { printLength, printMultiple } from './print';

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
