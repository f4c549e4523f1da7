import fc from 'fast-check';
import { roundHalfAwayFromZero, withoutBinaryNoise } from '@/lib/format/decimal';

describe('roundHalfAwayFromZero', () => {
  it.each([
    [2.225, 2, 2.23],
    [1.005, 2, 1.01],
    [-2.225, 2, -2.23],
    [-1.005, 2, -1.01],
    [2.224, 2, 2.22],
    [0.5, 0, 1],
    [-0.5, 0, -1],
    [1.45, 1, 1.5],
    [8.345, 2, 8.35],
    [9.995, 2, 10],
    [0.049, 1, 0],
    [0.05, 1, 0.1],
    [1e21, 2, 1e21],
    [1.5e21, 0, 1.5e21],
    [1e-7, 2, 0],
    [5e-7, 6, 0.000001],
    [4.9e-324, 8, 0],
    [123456789012.345, 2, 123456789012.35],
    [72.38, -1, 70],
    [75, -1, 80],
    [3, -1, 0],
  ])('%p at %p decimals is %p', (value, decimals, expected) => {
    expect(roundHalfAwayFromZero(value, decimals)).toBe(expected);
  });

  it('never returns a negative zero', () => {
    expect(Object.is(roundHalfAwayFromZero(-0.001, 2), 0)).toBe(true);
    expect(Object.is(roundHalfAwayFromZero(-0, 2), 0)).toBe(true);
  });

  it('returns NaN and infinities unchanged', () => {
    expect(roundHalfAwayFromZero(Number.NaN, 2)).toBeNaN();
    expect(roundHalfAwayFromZero(Number.NEGATIVE_INFINITY, 2)).toBe(Number.NEGATIVE_INFINITY);
  });

  it('stays within half a unit, is symmetric, and changes nothing the second time', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e9, max: 1e9, noNaN: true }),
        fc.integer({ min: 0, max: 6 }),
        (value, decimals) => {
          const rounded = roundHalfAwayFromZero(value, decimals);
          expect(Math.abs(rounded - value)).toBeLessThanOrEqual(0.5 * 10 ** -decimals + 1e-6);
          expect(roundHalfAwayFromZero(-value, decimals) + rounded).toBe(0);
          expect(roundHalfAwayFromZero(rounded, decimals)).toBe(rounded);
        },
      ),
    );
  });
});

describe('withoutBinaryNoise', () => {
  it('removes the error of binary arithmetic', () => {
    expect(100 * 1.005).not.toBe(100.5);
    expect(withoutBinaryNoise(100 * 1.005)).toBe(100.5);
    expect(withoutBinaryNoise(0.1 + 0.2)).toBe(0.3);
    expect(Object.is(withoutBinaryNoise(-0), 0)).toBe(true);
  });
});
