import { getContent } from '@/lib/content/content';
import { formatValue } from './format-value';

const words = getContent('en').charts.values;

it.each([
  [null, 'usd', '—'],
  [null, 'percent', '—'],
  [Number.NaN, 'index', '—'],
  [0.2933, 'usd-trillions', '$0.293 trillion'],
  [23.047, 'usd-trillions', '$23.05 trillion'],
  [77.3, 'index', '77.3'],
  [410_700, 'usd', '$410,700'],
] as const)('%p as %s is %s', (value, format, text) => {
  expect(formatValue(value, format, 'en', words)).toBe(text);
});
