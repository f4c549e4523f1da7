import fc from 'fast-check';
import { rangeOf, SHADES, shadeOf } from './shades';

const measures = ['yearly', 'whole'] as const;

describe('shadeOf', () => {
  it('has a shade for losses and for gains, and one around none', () => {
    expect([-30, -20, -8, -3, -1, -0.9, 0, 0.9, 1, 3, 8, 25].map((value) => shadeOf(value, 'yearly'))).toEqual([
      -4, -4, -3, -2, -1, 0, 0, 0, 1, 2, 3, 4,
    ]);
    expect([-80, -50, 100].map((value) => shadeOf(value, 'whole'))).toEqual([-4, -3, 3]);
  });

  it('rises with the change, and never calls a loss a gain', () => {
    fc.assert(
      fc.property(fc.double({ min: -100, max: 1e5, noNaN: true }), fc.constantFrom(...measures), (value, measure) => {
        const shade = shadeOf(value, measure);
        expect(Math.sign(shade) * Math.sign(value)).toBeGreaterThanOrEqual(0);
        expect(shadeOf(value + 1, measure)).toBeGreaterThanOrEqual(shade);
        const { from, to } = rangeOf(shade, measure);
        expect(value).toBeGreaterThanOrEqual(from ?? Number.NEGATIVE_INFINITY);
        expect(value).toBeLessThanOrEqual(to ?? Number.POSITIVE_INFINITY);
      }),
    );
  });

  it.each(measures)('covers every %s change without a gap', (measure) => {
    const ranges = SHADES.map((shade) => rangeOf(shade, measure));
    expect(ranges.slice(1).map(({ from }) => from)).toEqual(ranges.slice(0, -1).map(({ to }) => to));
  });
});
