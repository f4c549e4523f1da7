import fc from 'fast-check';
import { fixedScale, linearTicks, logTicks, makeScale, timeTicks } from '@/lib/charts/scale';

describe('ticks', () => {
  // A span of 5,710 in at most 5 steps: 1,142 rounds up to 2,000, so 0, 2,000, 4,000, 6,000.
  it.each([
    [
      [0, 5710],
      [0, 2000, 4000, 6000],
    ],
    [
      [0, 100],
      [0, 20, 40, 60, 80, 100],
    ],
    [
      [0, 22.2],
      [0, 5, 10, 15, 20, 25],
    ],
    [
      [-3, 3],
      [-4, -2, 0, 2, 4],
    ],
    [
      [0, 0.3],
      [0, 0.1, 0.2, 0.3],
    ],
    [
      [5, 5],
      [5, 6],
    ],
  ])('a linear axis for %p has ticks at %p', (domain, ticks) => {
    expect(linearTicks(domain as [number, number])).toEqual(ticks);
  });

  it.each([
    [
      [75.6, 5710],
      [50, 100, 200, 500, 1000, 2000, 5000, 10000],
    ],
    [
      [6249, 430000],
      [5000, 10000, 20000, 50000, 100000, 200000, 500000],
    ],
    [
      [1, 1],
      [1, 2],
    ],
    [
      [0.001, 90000],
      [0.001, 0.01, 0.1, 1, 10, 100, 1000, 10000, 100000],
    ],
  ])('a log axis for %p has ticks at %p', (domain, ticks) => {
    expect(logTicks(domain as [number, number])).toEqual(ticks);
  });

  it('enclose the values, rise, and are neither too few nor too many', () => {
    const positive = fc.double({ min: 1e-6, max: 1e12, noNaN: true });
    fc.assert(
      fc.property(positive, positive, fc.constantFrom('linear' as const, 'log' as const), (a, b, kind) => {
        const domain = [Math.min(a, b), Math.max(a, b)] as const;
        const { ticks, percent } = makeScale(kind, domain);
        expect(ticks[0]).toBeLessThanOrEqual(domain[0] * (1 + 1e-9));
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(domain[1] * (1 - 1e-9));
        expect(ticks.every((tick, i) => i === 0 || tick > (ticks[i - 1] as number))).toBe(true);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(20);
        for (const value of domain) {
          expect(percent(value)).toBeGreaterThanOrEqual(0);
          expect(percent(value)).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});

describe('a scale', () => {
  it('places values in percent', () => {
    expect(fixedScale('linear', [1959, 2024]).percent(1971)).toBeCloseTo(18.46, 2);
    // Halfway between 10 and 1,000 on a log axis is 100.
    expect(fixedScale('log', [10, 1000]).percent(100)).toBeCloseTo(50);
  });

  it('holds what lies outside at its ends', () => {
    expect(fixedScale('linear', [0, 10]).percent(11)).toBe(100);
    expect(fixedScale('linear', [0, 10]).percent(-1)).toBe(0);
  });

  it('refuses a log axis from zero and an axis from nothing', () => {
    expect(() => makeScale('log', [0, 10])).toThrow('above zero');
    expect(() => makeScale('linear', [Number.NaN, 10])).toThrow('No scale');
    expect(() => makeScale('linear', [2, 1])).toThrow('No scale');
  });
});

describe('the years of the axis', () => {
  it('are round, and every other one is hidden on narrow screens where not all fit', () => {
    expect(timeTicks([1959, 2024])).toEqual(
      [1960, 1970, 1980, 1990, 2000, 2010, 2020].map((value) => ({ value, isMinor: (value / 10) % 2 === 1 })),
    );
    // The last tick is the end of the axis: it keeps its label on phones.
    expect(timeTicks([1, 10])).toEqual([2, 4, 6, 8, 10].map((value) => ({ value, isMinor: value % 4 === 0 })));
    expect(timeTicks([2010.5, 2026.4])).toEqual([2015, 2020, 2025].map((value) => ({ value, isMinor: false })));
    expect(timeTicks([1890, 2020]).map(({ value }) => value)).toEqual([1900, 1920, 1940, 1960, 1980, 2000, 2020]);
  });
});
