import fc from 'fast-check';
import { align, cut, keyOf, periodOf, type Span, toSpan, trim, valueAt } from './span';

const value = fc.oneof(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.constant(null));
const span = (step: 'year' | 'month' = 'year'): fc.Arbitrary<Span> =>
  fc.record({
    step: fc.constant(step),
    start: step === 'year' ? fc.integer({ min: 1900, max: 2030 }) : fc.integer({ min: 1900 * 12, max: 2030 * 12 }),
    values: fc.array(value, { minLength: 1, maxLength: 60 }),
  });
const knownOf = ({ start, values }: Span) =>
  values.flatMap((value, i) => (value === null ? [] : [[start + i, value] as const]));

describe('periods', () => {
  it.each([
    [1971, 1971],
    ['1971', 1971],
    ['1971-08', 1971 * 12 + 7],
    ['2026-12', 2026 * 12 + 11],
  ])('%p is %p', (key, period) => {
    expect(periodOf(key)).toBe(period);
    expect(keyOf(period, String(key).includes('-') ? 'month' : 'year')).toBe(String(key));
  });

  it.each(['1971-13', '1971-00', '71', 'bitcoin', '2019-Q3', ''])('refuses %p', (key) => {
    expect(() => periodOf(key)).toThrow('neither a year nor a month');
  });
});

describe('toSpan', () => {
  it('has null for the periods between points', () => {
    expect(
      toSpan('year', [
        [1971, 5],
        [1968, 2],
      ]),
    ).toEqual({ step: 'year', start: 1968, values: [2, null, null, 5] });
  });

  it('refuses no points', () => {
    expect(() => toSpan('year', [])).toThrow('at least one point');
  });
});

describe('cut', () => {
  const months = toSpan('month', [
    ['1970-12', 1],
    ['1971-01', 2],
    ['1971-12', 3],
    ['1972-01', 4],
  ]);

  it('keeps whole years', () => {
    expect(knownOf(cut(months, 1971, 1971) as Span).map(([, value]) => value)).toEqual([2, 3]);
    expect(cut(months, 1980, 1990)).toBeNull();
    expect(cut(months, -Infinity, Infinity)).toEqual(months);
  });

  it('keeps every value of its years and no other', () => {
    fc.assert(
      fc.property(span(), fc.integer({ min: 1890, max: 2100 }), fc.integer({ min: 0, max: 80 }), (of, from, length) => {
        const part = cut(of, from, from + length);
        const expected = knownOf(of).filter(([year]) => year >= from && year <= from + length);
        expect(part ? knownOf(part) : []).toEqual(expected);
      }),
    );
  });
});

describe('align', () => {
  it('fills the ends with null', () => {
    const spans = [
      toSpan('year', [
        [1970, 1],
        [1971, 2],
      ]),
      toSpan('year', [
        [1971, 3],
        [1973, 4],
      ]),
    ];
    expect(align(spans)).toEqual({
      start: 1970,
      length: 4,
      columns: [
        [1, 2, null, null],
        [null, 3, null, 4],
      ],
    });
  });

  it('changes and invents no value', () => {
    fc.assert(
      fc.property(fc.array(span('month'), { minLength: 1, maxLength: 4 }), (spans) => {
        const { start, length, columns } = align(spans);
        columns.forEach((values, i) => {
          expect(values).toHaveLength(length);
          expect(knownOf({ step: 'month', start, values })).toEqual(knownOf(spans[i] as Span));
        });
      }),
    );
  });

  it('refuses years beside months', () => {
    expect(() => align([toSpan('year', [[1970, 1]]), toSpan('month', [['1970-01', 1]])])).toThrow('one step');
  });
});

it('trim removes empty ends and nothing else', () => {
  fc.assert(
    fc.property(span(), (of) => {
      const trimmed = trim(of);
      expect(trimmed ? knownOf(trimmed) : []).toEqual(knownOf(of));
      if (trimmed) expect([trimmed.values[0], trimmed.values.at(-1)]).not.toContain(null);
    }),
  );
});

it('valueAt is null outside the span', () => {
  const of = toSpan('year', [[1970, 1]]);
  expect([1969, 1970, 1971].map((year) => valueAt(of, year))).toEqual([null, 1, null]);
});
