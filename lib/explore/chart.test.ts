import fc from 'fast-check';
import { EXPLORE_IDS, QUESTION_IDS } from '@/content/explore/explore';
import { getValue } from '@/lib/content/figures/figures';
import { getCatalogue } from './catalogue';
import { commonYear, explore } from './chart';
import type { ExploreResult, Problem } from './result';
import { EMPTY_STATE, type ExploreState, stateOfQuestion } from './state';

const catalogue = getCatalogue();
const draw = (state: Partial<ExploreState>) => explore({ ...EMPTY_STATE, ...state }, catalogue);
const kinds = (list: readonly { kind: string }[]) => list.map(({ kind }) => kind);
const at = ({ keys, columns }: ExploreResult, key: string, column = 0) => columns[column]?.values[keys.indexOf(key)];
const problem = <Kind extends Problem['kind']>(result: ExploreResult, kind: Kind) =>
  result.problems.find((found): found is Extract<Problem, { kind: Kind }> => found.kind === kind);

describe('a series as it is', () => {
  it('has the values of the figure, unrounded', () => {
    const result = draw({ series: ['cpi-u'] });
    expect(at(result, '1971')).toBe(getValue('cpi-u', 1971, 'cpi'));
    expect(result.keys[0]).toBe('1913');
    expect(result).toMatchObject({ isDrawn: true, problems: [], view: 'line' });
  });

  it('is cut to the years of choice', () => {
    expect(draw({ series: ['cpi-u'], from: 1959, to: 1971 }).keys).toHaveLength(13);
    expect(draw({ series: ['btc-network.meanFeeUsd', 'cpi-u'], from: 1950, to: 1960 }).problems).toEqual([
      { kind: 'outside-span', id: 'btc-network.meanFeeUsd', first: '2010', last: '2025' },
    ]);
  });

  it('marks estimated values', () => {
    const result = draw({ series: ['median-household-income'] });
    expect(result.columns[0]?.estimated[result.keys.indexOf('1971')]).toBe(true);
    expect(result.columns[0]?.estimated[result.keys.indexOf('2024')]).toBe(false);
  });

  it('has the last month of a year where it is a price at one moment, and says so', () => {
    const result = draw({ series: ['btc-price-monthly'] });
    expect(at(result, '2024')).toBe(getValue('btc-price-monthly', '2024-12', 'close'));
    expect(result.notes).toContainEqual({ kind: 'resampled-last', id: 'btc-price-monthly' });
  });

  it('is left out where the points of choice are missing', () => {
    expect(draw({ series: ['gdp.current', 'cpi-u'], by: 'month' }).problems).toEqual([
      { kind: 'no-months', id: 'gdp.current' },
    ]);
    const result = draw({ series: ['weimar-1923'] });
    expect(result).toMatchObject({ isDrawn: false, columns: [], problems: [{ kind: 'no-years', id: 'weimar-1923' }] });
  });

  it('says which values are missing inside a series', () => {
    expect(kinds(draw({ series: ['m2'], by: 'month' }).notes)).toContain('gap');
    expect(kinds(draw({ series: ['item-prices.bread'] }).notes)).toContain('survey');
  });
});

describe('a division', () => {
  it('is a house in years of income, and in ounces of gold', () => {
    const years = draw({ series: ['median-house-price'], divide: 'median-household-income' });
    // 418,975 / 83,730 = 5.0039…
    expect(at(years, '2024')).toBe(5.004);
    expect(years.columns[0]?.estimated[years.keys.indexOf('1971')]).toBe(true);
    const ounces = draw({ series: ['median-house-price'], divide: 'gold-price' });
    const exact = getValue('median-house-price', 1980, 'price') / getValue('gold-price', 1980, 'price');
    expect(at(ounces, '1980')).toBeCloseTo(exact, 1);
  });

  it('counts the dollars of the country in things', () => {
    const result = draw({ series: ['m2'], divide: 'gold-price' });
    const ounces = (1e9 * getValue('m2', 2024, 'm2')) / getValue('gold-price', 2024, 'price');
    expect((at(result, '2024') as number) / ounces).toBeCloseTo(1, 3);
  });

  it.each([
    ['gold-price', 'gold-price', 'divided-by-itself'],
    ['cpi-u', 'gold-price', 'not-divisible'],
    ['gdp.chained2017', 'gold-price', 'not-divisible'],
    ['gold-price', 'cpi-u', 'not-divisible'],
    ['median-house-price', 'm2', 'price-by-total'],
  ] as const)('of %s by %s is refused: %s', (id, by, kind) => {
    const result = draw({ series: [id], divide: by });
    expect(result).toMatchObject({ isDrawn: false, columns: [], problems: [{ kind, id, by }] });
  });

  it('is refused without a common year', () => {
    const result = draw({ series: ['btc-price-monthly'], by: 'month', divide: 'median-house-price' });
    expect(kinds(result.problems)).toEqual(['no-divisor-months']);
  });

  it('makes a correction for inflation needless', () => {
    const plain = draw({ series: ['median-house-price'], divide: 'gold-price' });
    const deflated = draw({ series: ['median-house-price'], divide: 'gold-price', dollars: 1971 });
    expect(kinds(deflated.problems)).toEqual(['deflator-cancels']);
    expect(deflated.columns).toEqual(plain.columns);
  });
});

describe('dollars of a year', () => {
  it('are those of the price index', () => {
    const result = draw({ series: ['median-household-income'], dollars: 1971 });
    const income = getValue('median-household-income', 2024, 'income');
    const exact = (income * getValue('cpi-u', 1971, 'cpi')) / getValue('cpi-u', 2024, 'cpi');
    expect(at(result, '2024')).toBe(Math.round(exact));
    expect(result.unit).toEqual({ kind: 'dollars-of', measure: 'usd', year: 1971 });
  });

  it('end with the price index', () => {
    const result = draw({ series: ['gold-price'], dollars: 2024, from: 2000 });
    expect(result.keys.at(-1)).toBe('2024');
    expect(result.problems).toEqual([
      { kind: 'no-deflator', id: 'gold-price', ranges: [{ first: '2025', last: '2025' }] },
    ]);
    expect(problem(draw({ series: ['gold-price'], dollars: 2024 }), 'no-deflator')?.ranges).toEqual([
      { first: '1900', last: '1912' },
      { first: '2025', last: '2025' },
    ]);
  });

  it('are those of the day where the index has no such year', () => {
    const result = draw({ series: ['gold-price'], dollars: 1905 });
    expect(result.unit).toEqual({ kind: 'measure', measure: 'usd' });
    expect(problem(result, 'no-deflator-year')).toMatchObject({ year: 1905, first: '1913' });
  });

  it('do not change what is not counted in dollars', () => {
    const result = draw({ series: ['families-poverty.allFamilies'], dollars: 2024 });
    expect(result.columns).toEqual(draw({ series: ['families-poverty.allFamilies'] }).columns);
    expect(kinds(result.problems)).toEqual(['not-dollars']);
  });

  it('say that early months use the index of their year', () => {
    const result = draw({ series: ['btc-price-monthly'], by: 'month', dollars: 2024 });
    expect(kinds(result.notes)).toEqual(expect.arrayContaining(['deflated', 'deflated-by-year']));
  });
});

describe('an index', () => {
  it('puts different units on one axis', () => {
    const result = draw({ series: ['m2', 'cpi-u'], index: 1971 });
    expect([at(result, '1971', 0), at(result, '1971', 1)]).toEqual([100, 100]);
    expect(result).toMatchObject({ isDrawn: true, unit: { kind: 'index', year: 1971 } });
  });

  it('leaves out a series that begins later', () => {
    const result = draw({ series: ['m2', 'cpi-u'], index: 1950 });
    expect(result.problems).toEqual([{ kind: 'no-base', id: 'm2', year: 1950, first: '1959', last: '2025' }]);
    expect(result.columns.map(({ id }) => id)).toEqual(['cpi-u']);
  });

  it('leaves out a rate, and reads a change in percent as a level', () => {
    expect(kinds(draw({ series: ['treasury-bills'], index: 1980 }).problems)).toEqual(['index-of-rate']);
    const result = draw({ series: ['productivity-pay.productivity'], index: 1948 });
    expect(at(result, '1948')).toBe(100);
    expect(kinds(result.notes)).toContain('levels-since-1948');
  });

  it('can start in 1971, or in the first year that all series have', () => {
    expect(commonYear({ series: ['m2', 'cpi-u'], by: 'year' }, catalogue)).toBe(1971);
    expect(commonYear({ series: ['m2', 'btc-price-monthly.average'], by: 'year' }, catalogue)).toBe(2010);
    expect(commonYear({ series: ['weimar-1923', 'btc-price-monthly'], by: 'month' }, catalogue)).toBeNull();
  });
});

describe('what cannot be drawn', () => {
  it('is two units on one axis', () => {
    const result = draw({ series: ['gold-price', 'cpi-u'] });
    expect(result).toMatchObject({ isDrawn: false, unit: undefined });
    expect(problem(result, 'units')?.units.map(({ id }) => id)).toEqual(['gold-price', 'cpi-u']);
    expect(result.columns).toHaveLength(2);
  });

  it('is not dollars of the country beside dollars of one price, even of the same year', () => {
    expect(draw({ series: ['m2', 'gold-price'], dollars: 1971, from: 1971, to: 2000 }).isDrawn).toBe(false);
    expect(draw({ series: ['m2', 'gdp.current'], dollars: 1971, from: 1971, to: 2000 }).isDrawn).toBe(true);
  });

  it('is no series, and a single point', () => {
    expect(kinds(draw({}).problems)).toEqual(['no-series']);
    expect(kinds(draw({ series: ['cpi-u'], from: 1971, to: 1971 }).problems)).toEqual(['one-period']);
    expect(draw({ series: ['cpi-u'], from: 1971, to: 1972 })).toMatchObject({ isDrawn: true, problems: [] });
  });

  it('is zero on a log axis', () => {
    const result = draw({ series: ['productivity-pay.productivity'], scale: 'log' });
    expect(problem(result, 'log-of-zero')).toMatchObject({ count: 1 });
    expect(result.isDrawn).toBe(true);
  });

  it('is a bar on a log axis, or one of too many', () => {
    expect(draw({ series: ['cpi-u'], view: 'bar', from: 2000 })).toMatchObject({ view: 'bar', problems: [] });
    expect(draw({ series: ['cpi-u'], view: 'bar', scale: 'log' })).toMatchObject({ view: 'line' });
    expect(kinds(draw({ series: ['btc-price-monthly'], view: 'bar', by: 'month' }).problems)).toEqual([
      'too-many-bars',
    ]);
  });
});

it('as many bars as can be told apart are drawn, and not one more', () => {
  const first = Number(draw({ series: ['gold-price'] }).keys[0]);
  const bars = (count: number) =>
    draw({ series: ['gold-price', 'median-house-price'], view: 'bar', from: first, to: first + count - 1 });
  expect(bars(65)).toMatchObject({ view: 'bar', problems: [] });
  expect(bars(66)).toMatchObject({ view: 'line', problems: [{ kind: 'too-many-bars', most: 130 }] });
});

it('a division is explained where one is drawn', () => {
  const divided = (series: ExploreState['series']) => kinds(draw({ series, divide: 'gold-price' }).notes);
  expect(divided(['median-house-price'])).toContain('divided');
  expect(divided(['cpi-u'])).not.toContain('divided');
});

it('two trends are named, one is not', () => {
  const trendOf = (state: Partial<ExploreState>) => draw(state).notes.find(({ kind }) => kind === 'trend');
  expect(trendOf({ series: ['cpi-u'] })).toBeUndefined();
  expect(trendOf({ series: ['m2', 'cpi-u'], index: 1971 })).toEqual({ kind: 'trend', trend: 'rise' });
  expect(trendOf({ series: ['cash.hundred', 'median-family-income'], dollars: 1971, from: 1971 })).toEqual({
    kind: 'trend',
    trend: 'apart',
  });
});

it('says that values at the end of a year are divided by the average of the year', () => {
  const inDollars = (state: Partial<ExploreState>) => kinds(draw({ dollars: 2024, ...state }).notes);
  expect(inDollars({ series: ['treasury-bills.hundred'] })).toContain('deflated-year-end');
  expect(inDollars({ series: ['btc-price-monthly'] })).toContain('deflated-year-end');
  expect(inDollars({ series: ['btc-price-monthly'], by: 'month' })).not.toContain('deflated-year-end');
  expect(inDollars({ series: ['median-family-income'] })).not.toContain('deflated-year-end');
});

it.each(QUESTION_IDS)('the question %s is drawn without a problem', (question) => {
  const result = explore(stateOfQuestion(question), catalogue);
  expect(result.isDrawn).toBe(true);
  // The price index ends before some prices do, and a note says so.
  expect(kinds(result.problems).filter((kind) => kind !== 'no-deflator')).toEqual([]);
});

it('every state gives finite values, rows of one length and either a drawing or a reason', () => {
  const year = fc.option(fc.integer({ min: 1900, max: 2030 }), { nil: null });
  const state = fc.record({
    series: fc.uniqueArray(fc.constantFrom(...EXPLORE_IDS), { maxLength: 4 }),
    divide: fc.option(fc.constantFrom(...EXPLORE_IDS), { nil: null }),
    from: year,
    to: year,
    by: fc.constantFrom('year' as const, 'month' as const),
    scale: fc.constantFrom('linear' as const, 'log' as const),
    view: fc.constantFrom('line' as const, 'bar' as const),
    index: year,
    dollars: year,
    mark: fc.boolean(),
  });
  fc.assert(
    fc.property(state, (of) => {
      const result = explore(of, catalogue);
      expect(result.isDrawn || result.problems.length > 0).toBe(true);
      const units = new Set(result.columns.map(({ unit }) => JSON.stringify(unit)));
      if (result.isDrawn) expect(units.size).toBe(1);
      for (const { values, estimated } of result.columns) {
        expect([values.length, estimated.length]).toEqual([result.keys.length, result.keys.length]);
        expect(values.every((value) => value === null || Number.isFinite(value))).toBe(true);
      }
      // Each chosen series is drawn, or a sentence says why it is not.
      const named = result.problems.flatMap((found) => ('id' in found ? found.id : []));
      if (result.problems.some(({ kind }) => kind.startsWith('no-divisor'))) return;
      for (const id of of.series) expect([...result.columns.map((column) => column.id), ...named]).toContain(id);
    }),
    { numRuns: 300 },
  );
});
