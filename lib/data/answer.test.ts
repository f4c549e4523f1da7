import { FIGURE_IDS } from '@/content/figures';
import { DATA_IDS } from '@/lib/data/ids';
import { answerOf } from './answer';

it.each([
  // 313.689 ÷ 9.883 = 31.74
  [
    'cpi-u',
    'In 2024 they stood about 32 times as high, and about 34 times in May 2026. What cost $1 in 1913 cost about $32 in 2024.',
  ],
  ['m2', 'On average over 2025, 22 trillion US dollars. In 1959 it was 293.3 billion US dollars.'],
  ['treasury-bills', 'Between 0.03% a year (2014) and 14.02% (1981), as yearly averages. In 2024 it was 4.97%.'],
  ['gold-price', 'By law $20.67 in 1900, and $3,442 on average in 2025, each in the dollars of its year.'],
  ['families-poverty', 'In 2021, ≈8.8% of them. In 1959 it was ≈18.5%.'],
  ['money-and-homes', 'No. From 1963 to May 2026 dollars grew 61-fold, the price of a new house 23-fold.'],
  ['weimar-1923', '≈7,183 on average in November 1922, and ≈2.2 trillion in November 1923.'],
] as const)('answers the question of %s from its data', (id, answer) => {
  expect(answerOf(id, 'en')?.replace(/\u00a0/g, ' ')).toBe(answer);
});

it('compounds yearly changes', () => {
  expect(answerOf('inflation-2020-2024', 'en')).toMatch(/rent \d\d%, food at home \d\d%, hourly earnings \d\d%\.$/);
});

it.each(DATA_IDS)('fills every name in the answer of %s', (id) => {
  expect(answerOf(id, 'en') ?? '').not.toMatch(/[{}]|NaN|undefined|—/);
});

it('answers for every figure but the one that lists this site’s own numbers', () => {
  expect(FIGURE_IDS.filter((id) => !answerOf(id, 'en'))).toEqual(['owner']);
});
