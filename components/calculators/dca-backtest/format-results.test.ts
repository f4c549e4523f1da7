import { calculators } from '@/content/en/calculators';
import { formatLength, formatMultiple } from './format-results';

const { DcaBacktest: words } = calculators;

it('formats lengths in months or years, and multiples with fewer decimals the larger they are', () => {
  expect([1, 7, 12, 60].map((months) => formatLength(months, words.months, 'en'))).toEqual([
    'one month',
    '7 months',
    'one year',
    '5 years',
  ]);
  expect([0.485, 21.98, 344.6].map((multiple) => formatMultiple(multiple, words.starts, 'en'))).toEqual([
    '0.49 times',
    '22.0 times',
    '345 times',
  ]);
});
