import fc from 'fast-check';
import { getFigures } from '@/lib/content/figures/figures';
import {
  formatAxisTick,
  formatExact,
  formatHashRate,
  formatKey,
  formatWithUnit,
  sharedDecimals,
} from './format-values';

/** Parses a formatted number. */
function parse(text: string): number {
  const digits = '⁰¹²³⁴⁵⁶⁷⁸⁹';
  const [, mantissa = '', power] = /^(−?[\d,.]+)(?: × 10⁻(.+))?$/.exec(text) ?? [];
  const exponent = power ? -[...power].reduce((sum, sign) => sum * 10 + digits.indexOf(sign), 0) : 0;
  return Number(`${mantissa.replaceAll(',', '').replace('−', '-')}e${exponent}`);
}

it.each([
  [9.883, '9.883'],
  [2193600000000, '2,193,600,000,000'],
  [0.0675, '0.0675'],
  [4.531e-12, '4.531 × 10⁻¹²'],
  [0, '0'],
  [-1.5, '−1.5'],
])('formatExact formats %p as %s', (value, text) => {
  expect(formatExact(value, 'en')).toBe(text);
});

it('formatExact pads to the decimals of the column', () => {
  expect(formatExact(5, 'en', 1)).toBe('5.0');
  expect(formatExact(null, 'en', 1)).toBe('—');
});

it('formatExact keeps every digit of every number in the figures', () => {
  const numbers = getFigures()
    .flatMap(({ data, tables = {} }) => [data, ...Object.values(tables).map((table) => table.data)].flat(2))
    .filter((cell) => typeof cell === 'number');
  expect(numbers.length).toBeGreaterThan(1000);
  for (const number of numbers) expect(parse(formatExact(number, 'en'))).toBe(number);
});

it('formatExact keeps every digit of any decimal number', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }), (integer, places) => {
      const value = Number(`${integer}e-${places}`);
      expect(parse(formatExact(value, 'en'))).toBe(value === 0 ? 0 : value);
    }),
  );
});

it.each([
  [1971, '1971'],
  ['2010-07', 'July 2010'],
  ['2019-Q3', '2019 Q3'],
  ['1923-11-01', 'November 1, 1923'],
  ['1963–1970', '1963–1970'],
])('formatKey formats %p as %s', (key, text) => {
  expect(formatKey(key, 'en')).toBe(text);
});

it('sharedDecimals pads columns of one decimal only', () => {
  expect(sharedDecimals([5, 4.2, null])).toBe(1);
  expect(sharedDecimals([5, 4, 'x'])).toBe(0);
  expect(sharedDecimals([5, 4.25])).toBe(0);
});

it.each([
  [58523.93, 'usd', '$58,523.93'],
  [415400, 'usd', '$415,400'],
  [4.5, 'usd', '$4.5'],
  [298.2, 'percent-since-1948', '298.2%'],
  [321.5, 'index-1982-84-100', '321.5'],
] as const)('formatWithUnit formats %p in %s as %s', (value, unit, text) => {
  expect(formatWithUnit(value, unit, 'en')).toBe(text);
});

it.each([
  [20000, 'usd-billions', '$20T'],
  [0.01, 'usd', '$0.01'],
  [25, 'percent', '25%'],
  [1e12, 'paper-marks-per-usd', '1T'],
  [20, 'usd-trillions', '$20T'],
  [1500, 'usd-per-troy-ounce', '$1.5K'],
  [2.5, 'usd-per-pound', '$2.5'],
  [50, 'percent-since-1948', '50%'],
] as const)('formatAxisTick formats %p in %s as %s', (value, unit, text) => {
  expect(formatAxisTick(value, unit, 'en')).toBe(text);
});

it.each([
  [4.531e-12, '4.5 MH/s'],
  [1, '1 EH/s'],
  [929.2, '929.2 EH/s'],
  [1000, '1 ZH/s'],
  [1e-18, '1 H/s'],
  [1e-19, '0.1 H/s'],
  [2e-15, '2 kH/s'],
  [3e-9, '3 GH/s'],
  [4e-6, '4 TH/s'],
  [5e-3, '5 PH/s'],
  [1e6, '1 YH/s'],
  // There is no larger prefix.
  [1e9, '1,000 YH/s'],
  [0, '—'],
  [-1, '—'],
])('formatHashRate formats %p EH/s as %s', (value, text) => {
  expect(formatHashRate(value, 'en')).toBe(text);
});
