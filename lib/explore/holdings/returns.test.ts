import fc from 'fast-check';
import { getCatalogue } from '../catalogue';
import { cut, type Span, valueAt } from '../span';
import { deflate } from '../transform';
import { type Holding, holdingOf, holdingsOf, tallyByYears, tallyOf } from './returns';

const years = (start: number, ...values: (number | null)[]): Span => ({ step: 'year', start, values });
const months = (year: number, ...values: (number | null)[]): Span => ({ step: 'month', start: year * 12, values });
const prices = fc.array(fc.double({ min: 1, max: 1e4, noNaN: true }), { minLength: 3, maxLength: 20 });
const gappy = fc.array(fc.option(fc.double({ min: 0.01, max: 1e6, noNaN: true }), { nil: null }), { maxLength: 25 });
const factor = (holding: Holding | null) => 1 + (holding?.whole ?? Number.NaN) / 100;

describe('holdingOf', () => {
  it('gives the whole change, and the rate that compounds to it', () => {
    // 1.1 × 1.1 = 1.21
    expect(holdingOf(years(2000, 100, 90, 121), 2000, 2002)).toMatchObject({ start: 2000, end: 2002 });
    expect(holdingOf(years(2000, 100, 90, 121), 2000, 2002)?.yearly).toBeCloseTo(10, 12);
    expect(holdingOf(years(2000, 100, 90, 121), 2000, 2002)?.whole).toBeCloseTo(21, 12);
    expect(holdingOf(years(2000, 100, 90, 121), 2000, 2001)?.yearly).toBeCloseTo(-10, 12);
  });

  it('matches the published prices of gold: from $608 in 1980 to $279 in 2000', () => {
    const gold = getCatalogue()['gold-price'].year as Span;
    expect(holdingOf(gold, 1980, 2000)?.whole).toBeCloseTo(100 * (279 / 608 - 1), 10);
    // (279 ÷ 608) ^ (1 ÷ 20) = 0.96180
    expect(holdingOf(gold, 1980, 2000)?.yearly).toBeCloseTo(-3.82, 2);
  });

  it('takes prices out with the averages of the CPI that the BLS publishes: 82.408 in 1980, 172.2 in 2000', () => {
    const { 'gold-price': gold, 'cpi-u': cpi } = getCatalogue();
    const real = deflate(gold.year as Span, { year: cpi.year as Span }, 2024);
    // 279 × 82.408 ÷ (608 × 172.2) = 0.219599
    expect(holdingOf(real, 1980, 2000)?.whole).toBeCloseTo(-78.04, 2);
  });

  it('does not stretch a holding of less than a year to a year', () => {
    const span = months(2020, 100, 150, ...Array.from({ length: 10 }, () => 150), 100, 225);
    expect(holdingOf(span, 2020 * 12, 2020 * 12 + 1)).toMatchObject({ whole: 50, yearly: 50 });
    expect(holdingOf(span, 2020 * 12 + 1, 2020 * 12 + 13)).toMatchObject({ whole: 50, yearly: 50 });
  });

  it('has no result without two positive values in order', () => {
    const span = years(2000, 100, null, 0, 110);
    for (const [start, end] of [
      [2000, 2001],
      [2000, 2002],
      [2002, 2003],
      [2003, 2000],
      [2000, 2000],
      [1999, 2000],
      [2003, 2004],
    ] as const) {
      expect(holdingOf(span, start, end)).toBeNull();
    }
  });

  it('chains: holding to a year and from it on is as holding through', () => {
    fc.assert(
      fc.property(prices, (values) => {
        const span = years(1970, ...values);
        const last = 1970 + values.length - 1;
        for (let middle = 1971; middle < last; middle++) {
          const chained = factor(holdingOf(span, 1970, middle)) * factor(holdingOf(span, middle, last));
          expect(chained / factor(holdingOf(span, 1970, last))).toBeCloseTo(1, 9);
        }
      }),
    );
  });

  it('is the same in any unit, and mirrored for a series in reverse', () => {
    fc.assert(
      fc.property(prices, fc.double({ min: 0.001, max: 1000, noNaN: true }), (values, unit) => {
        const last = 1970 + values.length - 1;
        const whole = holdingOf(years(1970, ...values), 1970, last);
        const scaled = holdingOf(years(1970, ...values.map((value) => value * unit)), 1970, last);
        const reversed = holdingOf(years(1970, ...values.toReversed()), 1970, last);
        expect(factor(scaled) / factor(whole)).toBeCloseTo(1, 9);
        expect(factor(reversed) * factor(whole)).toBeCloseTo(1, 9);
      }),
    );
  });
});

describe('holdingsOf', () => {
  it('has every start with every later end that both have a value', () => {
    fc.assert(
      fc.property(gappy, (values) => {
        const holdings = holdingsOf(years(1970, ...values));
        const known = values.filter((value) => value !== null).length;
        expect(holdings).toHaveLength((known * (known - 1)) / 2);
        for (const { start, end } of holdings) {
          expect(end).toBeGreaterThan(start);
          expect(valueAt(years(1970, ...values), start)).not.toBeNull();
          expect(valueAt(years(1970, ...values), end)).not.toBeNull();
        }
      }),
    );
  });

  it('has the 1,540 cells of 56 years', () => {
    const gold = cut(getCatalogue()['gold-price'].year as Span, 1970, 2025) as Span;
    expect(holdingsOf(gold)).toHaveLength(1540);
  });
});

describe('tallyOf', () => {
  it('counts losses, and finds the worst, the best and the median', () => {
    // Whole changes: 2000→01 −50, →02 0, →03 +100; 2001→02 +100, →03 +300; 2002→03 +100.
    const tally = tallyOf(holdingsOf(years(2000, 100, 50, 100, 200)), 'whole');
    expect(tally).toMatchObject({ count: 6, losses: 1, median: 100 });
    expect(tally?.worst).toMatchObject({ start: 2000, end: 2001, whole: -50 });
    expect(tally?.best).toMatchObject({ start: 2001, end: 2003, whole: 300 });
    expect(tallyOf(holdingsOf(years(2000, 100, 50)), 'whole')?.median).toBe(-50);
    // 10, 32, 20, 20, 9.1 and −9.1: the middle two are 10 and 20.
    expect(tallyOf(holdingsOf(years(2000, 100, 110, 132, 120)), 'whole')?.median).toBeCloseTo(15, 9);
    expect(tallyOf([], 'whole')).toBeNull();
  });

  it('counts no loss of cash before prices, and only losses after them since 1971', () => {
    const { 'cash.hundred': cash, 'cpi-u': cpi } = getCatalogue();
    const [before, after] = [cash.year as Span, deflate(cash.year as Span, { year: cpi.year as Span }, 2024)];
    expect(tallyOf(holdingsOf(before), 'yearly')).toMatchObject({ losses: 0, median: 0 });
    const tally = tallyOf(holdingsOf(after), 'yearly');
    // The index fell in one year only: from 215.303 in 2008 to 214.537 in 2009.
    expect(tally?.best).toMatchObject({ start: 2008, end: 2009 });
    expect((tally?.count ?? 0) - (tally?.losses ?? 0)).toBe(1);
  });
});

describe('tallyByYears', () => {
  it('splits the holdings without losing one', () => {
    fc.assert(
      fc.property(gappy, (values) => {
        const holdings = holdingsOf(years(1970, ...values));
        const rows = tallyByYears(holdings, 'yearly', 'year');
        expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(holdings.length);
        expect(rows.map((row) => row.years)).toEqual(rows.map((row) => row.years).toSorted((a, b) => a - b));
        for (const { years: held, worst, best, median } of rows) {
          expect([worst.end - worst.start, best.end - best.start]).toEqual([held, held]);
          expect(median).toBeGreaterThanOrEqual(worst.yearly);
          expect(median).toBeLessThanOrEqual(best.yearly);
        }
      }),
    );
  });

  it('counts full years of months', () => {
    const rows = tallyByYears(holdingsOf(months(2020, ...Array.from({ length: 14 }, () => 1))), 'whole', 'month');
    // Of 91 pairs of 14 months, two are 12 months apart and one 13.
    expect(rows.map(({ years: held, count }) => [held, count])).toEqual([
      [0, 88],
      [1, 3],
    ]);
  });
});
