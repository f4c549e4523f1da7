import fc from 'fast-check';
import { fee, feeSats } from '@/lib/calculators/fee';

const resultOf = (sizeVbytes: number, rateSatsPerVbyte: number) => {
  const outcome = fee({ sizeVbytes, rateSatsPerVbyte });
  return outcome.ok ? outcome.value : outcome.problems;
};

describe('the fee', () => {
  it.each([
    [250, 20, 5000, 0.00005, 2.25], // 250 × 20 = 5,000 sat; × 45,000 / 1e8 = 2.25
    [141, 10, 1410, 0.0000141, 0.6345],
    [150, 1, 150, 0.0000015, 0.0675],
    [1000, 100, 100_000, 0.001, 45],
    [226, 0.1, 23, 0.00000023, 0.01035],
    [141, 0.1, 15, 0.00000015, 0.00675],
  ])('of %p vB at %p sat/vB', (size, rate, sats, btc, usd) => {
    expect(resultOf(size, rate)).toEqual({ sats, btc, usd });
  });

  it('reports every invalid field', () => {
    expect(resultOf(Number.NaN, -1)).toMatchObject([
      { field: 'sizeVbytes', problem: 'not-a-number' },
      { field: 'rateSatsPerVbyte', problem: 'too-small' },
    ]);
  });

  it('is size × rate for whole numbers, and never below the rate by a satoshi or above it by one', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), fc.nat({ max: 1_000_000 }), (size, rate) => {
        expect(feeSats(size, rate)).toBe(size * rate);
      }),
    );
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), fc.nat({ max: 1_000_000 }), (size, thousandths) => {
        const exact = BigInt(size) * BigInt(thousandths);
        expect(BigInt(feeSats(size, thousandths / 1000))).toBe((exact + 999n) / 1000n);
      }),
    );
  });

  it('is finite for any number', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (size, rate) => {
        const outcome = fee({ sizeVbytes: size, rateSatsPerVbyte: rate });
        if (outcome.ok)
          expect(Object.values(outcome.value).every((n) => Number.isFinite(n) && !Object.is(n, -0))).toBe(true);
      }),
    );
  });
});
