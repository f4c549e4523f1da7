import fc from 'fast-check';
import { yieldOfDiscountRate } from '@/content/claims/treasury-bill';
import { figureWords } from '@/content/en/data/figures';
import { getSeries, getValue } from '@/lib/content/figures/figures';
import { getClaim } from './claims';

it.each([
  [0, 0],
  // A bill costs 96.456 for 100: 1.036742 ^ (365/91) = 1.1557
  [14.02, 15.57],
  // 98.719 for 100: 1.012979 ^ (365/91) = 1.0531
  [5.07, 5.31],
  [4.97, 5.2],
  [2.02, 2.07],
])('a discount rate of %d percent earns %d percent', (rate, earned) => {
  expect(yieldOfDiscountRate(rate)).toBeCloseTo(earned, 2);
});

it('earns more than the discount rate, and more at a higher one', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 50, noNaN: true }), (rate) => {
      expect(yieldOfDiscountRate(rate)).toBeGreaterThan(rate);
      expect(yieldOfDiscountRate(rate + 0.01)).toBeGreaterThan(yieldOfDiscountRate(rate));
    }),
  );
});

it('gives back the price of the bill', () => {
  fc.assert(
    fc.property(fc.double({ min: -5, max: 50, noNaN: true }), (rate) => {
      const growth = (1 + yieldOfDiscountRate(rate) / 100) ** (91 / 365);
      expect(100 / growth).toBeCloseTo(100 - (rate * 91) / 360, 9);
    }),
  );
});

it.each([400, Number.NaN])('refuses %d percent, at which a bill would have no price', (rate) => {
  expect(() => yieldOfDiscountRate(rate)).toThrow(RangeError);
});

it('the smallest bill cost about a year’s income of a family of 1971', () => {
  const minimum = getClaim('treasury-bill-minimum-1970').value;
  expect(minimum / getValue('median-family-income', 1971, 'income')).toBeCloseTo(1, 1);
  expect(figureWords['treasury-bills'].caveats.join(' ')).toContain(
    `the smallest bill was for ${minimum.toLocaleString('en')} dollars`,
  );
});

it('the best year of bills earned more than 15 percent', () => {
  const best = Math.max(...getSeries('treasury-bills', 'rate').map(([, rate]) => yieldOfDiscountRate(rate)));
  expect(best).toBeGreaterThan(15);
  expect(best).toBeLessThan(16);
});

it('with today’s methods the price index of 2020, counted from 1978, is about 8 percent lower', () => {
  // R-CPI-U-RS, December 1977 = 100, rounded: 104 in 1978 and 381 in 2020.
  const published = getValue('cpi-u', 2020, 'cpi') / getValue('cpi-u', 1978, 'cpi');
  expect((1 - 381 / 104 / published) * 100).toBeCloseTo(8, 0);
  expect(figureWords['cpi-u'].caveats.join(' ')).toContain('about 8 percent lower, counted from 1978');
});
