import fc from 'fast-check';
import { getCatalogue } from '../catalogue';
import { correlationOf, independentCases } from '../correlation';
import type { Span } from '../span';
import { correlationOfPairs, GROWTH_YEARS, growthOf, growthPairs, LAGS, strengthOf } from './growth';

const years = (start: number, ...values: (number | null)[]): Span => ({ step: 'year', start, values });
const catalogue = getCatalogue();
const [m2, cpi, house] = [catalogue.m2.year, catalogue['cpi-u'].year, catalogue['median-house-price'].year] as [
  Span,
  Span,
  Span,
];
const positive = fc.double({ min: 0.01, max: 1e6, noNaN: true });
const gappy = fc.array(fc.option(positive, { nil: null }), { minLength: 1, maxLength: 40 });

describe('growthOf', () => {
  it('is the rate that compounds to the change', () => {
    expect(growthOf(years(2000, 100, 1, 121), 2000, 2)).toBeCloseTo(10, 12);
    expect(growthOf(years(2000, 100, null), 2000, 1)).toBeNull();
    expect(growthOf(years(2000, 100, 0), 2000, 1)).toBeNull();
    expect(growthOf(years(2000, 100), 2000, 1)).toBeNull();
  });

  it('matches the decade of the 1970s in the published averages', () => {
    // M2 601.5 → 1,540.2; CPI-U 38.825 → 82.408; median new house $23,475 → $64,750
    expect(growthOf(m2, 1970, 10)).toBeCloseTo(100 * ((1540.2 / 601.5) ** 0.1 - 1), 10);
    expect(growthOf(m2, 1970, 10)).toBeCloseTo(9.86, 2);
    expect(growthOf(cpi, 1970, 10)).toBeCloseTo(7.82, 2);
    expect(growthOf(house, 1970, 10)).toBeCloseTo(10.68, 2);
  });
});

describe('growthPairs', () => {
  it('compares the same years, or later ones of the second series', () => {
    const of = (lag: 0 | 1) => growthPairs(years(2000, 100, 110, 110), years(2000, 100, 100, 105, 105), 1, lag);
    expect(of(0)).toMatchObject([
      { start: 2000, end: 2001, y: 0 },
      { start: 2001, end: 2002, x: 0 },
    ]);
    expect(of(0)[0]?.x).toBeCloseTo(10, 12);
    expect(of(1)[0]?.y).toBeCloseTo(5, 12);
    expect(of(1)[1]?.y).toBeCloseTo(0, 12);
  });

  it('has the six full decades of money and prices', () => {
    expect(growthPairs(m2, cpi, 10, 0).map(({ start, end }) => [start, end])).toEqual(
      [1960, 1970, 1980, 1990, 2000, 2010].map((start) => [start, start + 10]),
    );
    expect(growthPairs(m2, cpi, 1, 0)[0]).toMatchObject({ start: 1959, end: 1960 });
  });

  it('never overlaps, and takes no pair with a gap', () => {
    fc.assert(
      fc.property(gappy, gappy, fc.constantFrom(...GROWTH_YEARS), fc.constantFrom(...LAGS), (xs, ys, length, lag) => {
        const pairs = growthPairs(years(1960, ...xs), years(1963, ...ys), length, lag);
        pairs.forEach(({ start, end, x, y }, i) => {
          expect(end - start).toBe(length);
          expect(pairs[i + 1]?.start ?? end).toBeGreaterThanOrEqual(end);
          expect([x, y].every(Number.isFinite)).toBe(true);
        });
      }),
    );
  });

  it('is symmetrical without a lag', () => {
    fc.assert(
      fc.property(gappy, gappy, (xs, ys) => {
        const [a, b] = [years(1960, ...xs), years(1960, ...ys)];
        const swapped = growthPairs(b, a, 1, 0).map(({ x, y, ...rest }) => ({ ...rest, x: y, y: x }));
        expect(swapped).toEqual(growthPairs(a, b, 1, 0));
      }),
    );
  });
});

describe('correlationOf', () => {
  it('matches the example of a statistics table', () => {
    // x 1 2 3 4 5, y 2 4 5 4 5: Sxy = 6, Sxx = 10, Syy = 6, r = 6 ÷ √60
    expect(correlationOf([1, 2, 3, 4, 5], [2, 4, 5, 4, 5])).toBeCloseTo(6 / Math.sqrt(60), 12);
    expect(correlationOf([1, 2, 3], [6, 4, 2])).toBeCloseTo(-1, 12);
  });

  it('has no result for fewer than three pairs, or a constant series', () => {
    expect(correlationOf([1, 2], [1, 2])).toBeNull();
    expect(correlationOf([0.1, 0.1, 0.1], [1, 2, 3])).toBeNull();
    expect(correlationOfPairs([])).toBeNull();
  });

  it('is symmetrical, between −1 and 1, and the same in other units', () => {
    const pairs = fc.array(fc.tuple(fc.integer({ min: -999, max: 999 }), fc.integer({ min: -999, max: 999 })), {
      minLength: 3,
      maxLength: 30,
    });
    fc.assert(
      fc.property(pairs, fc.integer({ min: 1, max: 50 }), (points, unit) => {
        const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
        const r = correlationOf(xs, ys);
        expect(correlationOf(ys, xs) ?? 2).toBeCloseTo(r ?? 2, 9);
        expect(Math.abs(r ?? 0)).toBeLessThanOrEqual(1);
        const scaled = correlationOf(
          xs.map((x) => 7 + unit * x),
          ys,
        );
        expect(scaled ?? 2).toBeCloseTo(r ?? 2, 9);
      }),
    );
  });
});

describe('independentCases', () => {
  it('is their number where successive values are not alike, and smaller where they are', () => {
    // 1 2 3 4 5 is a straight line of itself a step later: p is the correlation of 1 2 3 3 with 2 3 3 2, 0.5 ÷ √2.75.
    const alike = 0.5 / Math.sqrt(2.75);
    expect(independentCases([1, 2, 3, 4, 5], [1, 2, 3, 3, 2])).toBeCloseTo((5 * (1 - alike)) / (1 + alike), 12);
    expect(independentCases([1, -1, 1, -1, 1], [1, 2, 3, 4, 5])).toBe(5);
    expect(independentCases([1, 2, 3, 4, 5], [2, 4, 6, 8, 10])).toBeCloseTo(0, 12);
    expect(independentCases([1, 1, 1, 1], [1, 2, 3, 4])).toBeNull();
  });

  it('is symmetrical, from none to all, and the same in other units', () => {
    const values = fc.array(fc.tuple(fc.integer({ min: -99, max: 99 }), fc.integer({ min: -99, max: 99 })), {
      minLength: 5,
      maxLength: 40,
    });
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 9 }), (points, unit) => {
        const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
        const cases = independentCases(xs, ys);
        expect(independentCases(ys, xs) ?? -1).toBeCloseTo(cases ?? -1, 9);
        if (cases === null) return;
        expect(cases).toBeGreaterThanOrEqual(0);
        expect(cases).toBeLessThanOrEqual(xs.length);
        const scaled = xs.map((x) => 7 + unit * x);
        expect(independentCases(scaled, ys)).toBeCloseTo(cases, 9);
      }),
    );
  });
});

describe('strengthOf', () => {
  it('names the size, whatever the sign', () => {
    expect([0, 0.19, -0.2, 0.4, -0.69, 0.7, -1].map(strengthOf)).toEqual([
      'none',
      'none',
      'weak',
      'moderate',
      'moderate',
      'strong',
      'strong',
    ]);
  });
});
