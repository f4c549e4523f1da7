import fc from 'fast-check';
import { lumpSumAhead } from './dca-starts';

const table = (...closes: number[]) =>
  Object.fromEntries(closes.map((close, month) => [`2020-${String(month + 1).padStart(2, '0')}`, close]));

test('lumpSumAhead counts the spans in which the first price was below the average that the parts paid', () => {
  // Two parts: 100 and 200 buy 0.0075 for a dollar, the lump sum 0.01; 200 and 100 buy the same, the lump sum 0.005.
  expect(lumpSumAhead(2, 2, table(100, 200, 100))).toEqual([1, 2]);
  // A span of three months has one start.
  expect(lumpSumAhead(2, 3, table(100, 200, 100))).toEqual([1, 1]);
  expect(lumpSumAhead(2, 4, table(100, 200, 100))).toEqual([0, 0]);
});

test('lumpSumAhead is ahead in every span of rising prices, and in none of falling or equal ones', () => {
  const prices = fc.uniqueArray(fc.integer({ min: 1, max: 1e6 }), { minLength: 4, maxLength: 12 });
  fc.assert(
    fc.property(prices, (closes) => {
      const rising = closes.toSorted((a, b) => a - b);
      expect(lumpSumAhead(3, 3, table(...rising))).toEqual([closes.length - 2, closes.length - 2]);
      expect(lumpSumAhead(3, 3, table(...rising.toReversed()))[0]).toBe(0);
      expect(lumpSumAhead(3, 3, table(...closes.map(() => 100)))[0]).toBe(0);
    }),
  );
});
