import fc from 'fast-check';
import { yieldOfDiscountRate } from '@/content/claims/treasury-bill';

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
