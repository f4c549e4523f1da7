import fc from 'fast-check';
import { getClaim } from '@/lib/content/claims/claims';
import { getValue } from '@/lib/content/figures/figures';
import { getCatalogue } from './catalogue';
import { type Span, toSpan, valueAt } from './span';
import { baseOf, compound, deflate, divide, reindex, roundShown, toLevels, toYears, trendOf } from './transform';

const years = (start: number, ...values: (number | null)[]): Span => ({ step: 'year', start, values });
const months = (year: number, ...values: (number | null)[]): Span => ({ step: 'month', start: year * 12, values });
const positive = fc.double({ min: 0.01, max: 1e6, noNaN: true });
const gappy = fc.array(fc.option(positive, { nil: null }), { minLength: 1, maxLength: 40 });

describe('toYears', () => {
  it('averages twelve months, or takes December', () => {
    const of = months(1970, ...Array.from({ length: 12 }, (_, i) => i + 1), 100);
    // 1 + 2 + … + 12 = 78, divided by 12. 1971 has only January.
    expect(toYears(of, 'average')).toEqual(years(1970, 6.5));
    expect(toYears(of, 'last')).toEqual(years(1970, 12));
  });

  it('leaves a year without each month out of the average', () => {
    const of = months(1970, ...Array.from({ length: 24 }, (_, i) => (i === 5 ? null : 2)));
    expect(toYears(of, 'average')).toEqual(years(1971, 2));
    expect(toYears(of, 'last')).toEqual(years(1970, 2, 2));
    expect(toYears(months(1970, 1, 2), 'average')).toBeNull();
  });

  it('agrees with the averages and closes that the publishers print', () => {
    const { 'cpi-u': cpi, m2, 'btc-price-monthly': btc } = getCatalogue();
    const cpiYears = toYears(cpi.month as Span, 'average') as Span;
    expect(valueAt(cpiYears, 2024)).toBeCloseTo(getValue('cpi-u', 2024, 'cpi'), 2);
    expect(valueAt(cpiYears, 2025)).toBeNull();
    const m2Years = toYears(m2.month as Span, 'average') as Span;
    expect(valueAt(m2Years, 2024)).toBeCloseTo(getValue('m2', 2024, 'm2'), 0);
    for (const year of [2011, 2017, 2024]) {
      const close = getValue('btc-price-monthly', year, 'yearEndClose', 'annual');
      expect(valueAt(btc.year as Span, year)).toBeCloseTo(close, 1);
    }
  });

  it('stays between the lowest and the highest month', () => {
    fc.assert(
      fc.property(fc.array(positive, { minLength: 12, maxLength: 36 }), (values) => {
        for (const value of toYears(months(1970, ...values), 'average')?.values ?? []) {
          expect(value).toBeGreaterThanOrEqual(Math.min(...values) * (1 - 1e-12));
          expect(value).toBeLessThanOrEqual(Math.max(...values) * (1 + 1e-12));
        }
      }),
    );
  });

  it('refuses years', () => {
    expect(() => toYears(years(1970, 1), 'last')).toThrow('Only months');
  });
});

describe('deflate', () => {
  const index = { year: years(1970, 38.8, 40.5, 41.8) };

  it('turns $100 of 1970 into $104.38 of 1971', () => {
    // 100 × 40.5 / 38.8 = 104.381…
    expect(deflate(years(1970, 100, 100), index, 1971).values[0]).toBeCloseTo(104.3814, 4);
    expect(deflate(years(1970, 100, 100), index, 1971).values[1]).toBe(100);
  });

  it('has no value where the index has none', () => {
    expect(deflate(years(1969, 1, 2, 3, 4, 5), index, 1971).values.map((value) => value !== null)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  it('uses the index of the month, or that of the year where no month is known', () => {
    const withMonths = { ...index, month: months(1971, 40, null) };
    const of: Span = { step: 'month', start: 1971 * 12, values: [80, 81] };
    expect(deflate(of, withMonths, 1971).values).toEqual([81, 81]);
  });

  it('refuses a year without an index', () => {
    expect(() => deflate(years(1970, 1), index, 1999)).toThrow('no average for 1999');
  });

  it('changes nothing in its own year, and can be undone', () => {
    fc.assert(
      fc.property(
        fc.array(positive, { minLength: 3, maxLength: 3 }),
        fc.array(positive, { minLength: 3, maxLength: 3 }),
        (values, levels) => {
          const of = years(1970, ...values);
          const by = { year: years(1970, ...levels) };
          const real = deflate(of, by, 1971);
          expect(real.values[1]).toBeCloseTo(values[1] as number, 6);
          real.values.forEach((value, i) => {
            const back = ((value as number) * (levels[i] as number)) / (levels[1] as number);
            expect(back / (values[i] as number)).toBeCloseTo(1, 9);
          });
        },
      ),
    );
  });
});

describe('reindex', () => {
  it('is 100 in its year', () => {
    expect(reindex(years(1970, 20, 50, null, 25), 1971)).toEqual(years(1970, 40, 100, null, 50));
  });

  it('uses the average of the twelve months of the year', () => {
    const of = months(1970, ...Array.from({ length: 12 }, (_, i) => i + 1));
    expect(baseOf(of, 1970)).toBe(6.5);
    expect(reindex(of, 1970).values[11]).toBeCloseTo((100 * 12) / 6.5, 9);
    expect(baseOf(months(1970, 1, 2, 3), 1970)).toBeNull();
  });

  it('refuses a year without a value, and zero', () => {
    expect(() => reindex(years(1970, 1), 1960)).toThrow('no base in 1960');
    expect(() => reindex(years(1970, 0, 1), 1970)).toThrow('no base in 1970');
  });

  it('does not depend on the unit', () => {
    fc.assert(
      fc.property(fc.array(positive, { minLength: 2, maxLength: 30 }), positive, (values, factor) => {
        const plain = reindex(years(1970, ...values), 1970).values;
        const scaled = reindex(years(1970, ...values.map((value) => value * factor)), 1970).values;
        for (const [i, value] of plain.entries()) expect((scaled[i] as number) / (value as number)).toBeCloseTo(1, 9);
      }),
    );
  });

  it('reads a change in percent as a level', () => {
    // +84.1% and +29.6% since a common start: 184.1 and 129.6.
    expect(toLevels(years(1979, 0, 84.1)).values).toEqual([100, 184.1]);
  });
});

describe('divide', () => {
  it('is a house in years of income', () => {
    expect(divide(years(2024, 420_000), years(2024, 84_000)).values).toEqual([5]);
  });

  it('has no value where either is missing or the divisor is zero', () => {
    expect(divide(years(1970, 1, null, 3, 4), years(1970, 2, 2, null, 0)).values).toEqual([0.5, null, null, null]);
    expect(divide(years(1970, 1), years(1980, 1)).values).toEqual([null]);
  });

  it('times the divisor is the series again', () => {
    fc.assert(
      fc.property(gappy, gappy, (a, b) => {
        const [of, by] = [years(1970, ...a), years(1970, ...b)];
        divide(of, by).values.forEach((quotient, i) => {
          if (quotient !== null) expect((quotient * (b[i] as number)) / (a[i] as number)).toBeCloseTo(1, 9);
          else expect(a[i] === null || (b[i] ?? null) === null).toBe(true);
        });
      }),
    );
  });

  it('refuses years by months', () => {
    expect(() => divide(years(1970, 1), months(1970, 1))).toThrow('one step');
  });
});

describe('compound', () => {
  it('adds interest on interest', () => {
    const { start, values } = compound(years(1972, 10, 10), 100);
    expect(start).toBe(1971);
    expect(values.map((value) => Math.round((value ?? 0) * 1e9) / 1e9)).toEqual([100, 110, 121]);
  });

  it('agrees with the claim about Treasury bills', () => {
    const hundred = getCatalogue()['treasury-bills.hundred'].year as Span;
    expect((valueAt(hundred, 2024) as number) / 100).toBeCloseTo(getClaim('treasury-bills-since-1971').value, 1);
  });

  it('refuses a gap', () => {
    expect(() => compound(years(1972, 1, null, 2), 100)).toThrow('every year');
  });
});

describe('trendOf', () => {
  it.each([
    [[1, 2, 3, 4, 5, 6, 7, 9], 1],
    [[9, 8, 7, 6, 5, 4, 3, 2], -1],
    [[1, 9, 2, 8, 3, 7, 4, 6], 0],
    [[5, 5, 5, 5, 5, 5, 5, 5], 0],
    // Squares of the differences of ranks sum to 24 and 26: 1 − 6 × 24 ÷ (9 × 80) = 0.8, and 0.78 for 26.
    [[3, 4, 1, 2, 7, 6, 5, 8, 9], 1],
    [[3, 2, 1, 7, 5, 6, 4, 8, 9], 0],
    [[1, 2, 3], 0],
  ])('%p has the direction %p', (values, direction) => {
    expect(trendOf(values)).toBe(direction);
  });

  it('turns with the values, and does not depend on their scale', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 8, maxLength: 40 }), (values) => {
        expect(trendOf(values.map((value) => -value)) + trendOf(values)).toBe(0);
        expect(trendOf(values.map((value) => value ** 3))).toBe(trendOf(values));
      }),
    );
  });
});

it.each([
  [0, 0],
  [5.00437, 5.004],
  [62.349, 62.35],
  [104.3814, 104.4],
  [8192.4, 8192],
  [418_975.37, 418_975],
  [0.0831234, 0.08312],
  [-5.00437, -5.004],
])('roundShown shows %p as %p', (value, shown) => {
  expect(roundShown(value)).toBe(shown);
});

it.each([
  [0, 0],
  [3.203, 3.2],
  [62.349, 62],
  [104.3814, 104],
  [0.0831234, 0.083],
])('roundShown shows %p as %p when it is computed from memory', (value, shown) => {
  expect(roundShown(value, true)).toBe(shown);
});

it('toSpan and the catalogue keep the points of the figures', () => {
  const { 'cpi-u': cpi, 'item-prices.bread': bread } = getCatalogue();
  expect(valueAt(cpi.year as Span, 1971)).toBe(getValue('cpi-u', 1971, 'cpi'));
  expect(bread.estimated?.length).toBeGreaterThanOrEqual(0);
  expect(toSpan('year', [[1913, 0.056]]).start).toBe(bread.year?.start);
});
