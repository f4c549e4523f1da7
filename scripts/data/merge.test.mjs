import fc from 'fast-check';
import { changeOfMean, changeOverYear, last, mean, rounded } from './cells.mjs';
import { dateOfVintage, mergeFigure, tabulate, vintageOf } from './merge.mjs';

const series = {
  figure: 'homes',
  columns: { MSPUS: 1.12 },
  unit: 'usd',
  step: 'quarter',
  since: '2024-01-01',
  revision: 0.08,
  vintage: 'month',
  tables: {
    data: { key: 'year', columns: { price: mean('MSPUS', rounded(0)) } },
    quarterly: { key: 'quarter', columns: { price: last('MSPUS') } },
  },
};

/** Quarters from 2024 on. */
const quarters = (...values) =>
  values.map((MSPUS, i) => ({ date: `${2024 + Math.floor(i / 4)}-${['01', '04', '07', '10'][i % 4]}-01`, MSPUS }));

const figure = {
  id: 'homes',
  unit: 'usd',
  vintage: '2025-03',
  columns: ['year', 'price'],
  estimated: { price: [[2022, 2024]] },
  data: [
    [2022, 432950],
    [2023, 426525],
    [2024, 418975],
  ],
  tables: {
    quarterly: {
      columns: ['quarter', 'price'],
      data: [
        ['2024-Q4', 419300],
        ['2025-Q1', 423100],
      ],
    },
    existing: { columns: ['month', 'price'], data: [['2025-05', 422800]] },
  },
};

const known = [426800, 414500, 415300, 419300, 423100];
const merge = (observations, changes = {}) =>
  mergeFigure(figure, { ...series, ...changes }, observations, '2026-02-01');

describe('mergeFigure', () => {
  it('appends complete periods, sets vintage and date of retrieval, and changes nothing else', () => {
    const { figure: merged, changes } = merge(quarters(...known, 416100, 410100, 412300, 408500));
    expect(merged.data.slice(2)).toEqual([
      [2024, 418975],
      [2025, 415400],
    ]);
    expect(merged.tables.quarterly.data.at(-1)).toEqual(['2026-Q1', 408500]);
    expect(merged).toMatchObject({ vintage: '2026-03', retrieved: '2026-02-01' });
    expect(merged.tables.existing).toEqual(figure.tables.existing);
    expect(changes[0]).toEqual({ table: 'data', key: 2025, column: 'price', from: undefined, to: 415400 });
    expect(changes).toHaveLength(1 + 4);
  });

  it('reports a revised point with both values', () => {
    const revised = quarters(...known.with(3, 420300));
    expect(merge(revised).changes).toEqual([
      { table: 'data', key: 2024, column: 'price', from: 418975, to: 419225 },
      { table: 'quarterly', key: '2024-Q4', column: 'price', from: 419300, to: 420300 },
    ]);
  });

  it('removes the mark of an estimate from a point that was read', () => {
    expect(merge(quarters(...known)).figure.estimated).toEqual({ price: [[2022, 2023]] });
  });

  it('computes a closed table again without adding rows', () => {
    const tables = { quarterly: { ...series.tables.quarterly, isClosed: true } };
    expect(merge(quarters(...known, 416100), { tables }).changes).toEqual([]);
  });

  it.each([
    [
      'a revision beyond the bound',
      quarters(...known.with(4, 480000)),
      {},
      'would change from 423100 to 480000; revisions of up to 8%',
    ],
    ['a change of unit', quarters(...known.map((value) => value / 1000)), {}, 'would change from 418975 to 419'],
    ['a point that disappears', quarters(...known.slice(0, 4)), {}, 'no value for 2025-Q1 any more'],
    ['another unit in the file', quarters(...known), { unit: 'percent' }, 'has the unit usd and not percent'],
    ['a table of another shape', quarters(...known), { tables: { monthly: series.tables.data } }, 'no table "monthly"'],
  ])('refuses %s', (_, observations, changes, message) => {
    expect(() => merge(observations, changes)).toThrow(message);
  });

  it('changes nothing when the same observations are merged twice, and keeps all rows in order', () => {
    const values = fc.array(fc.integer({ min: 390_000, max: 430_000 }), { minLength: 5, maxLength: 24 });
    fc.assert(
      fc.property(values, (drawn) => {
        const observations = quarters(...drawn);
        const once = merge(observations, { revision: 0.2 });
        const twice = mergeFigure(once.figure, series, observations, '2026-02-01');
        expect(twice.changes).toEqual([]);
        expect(twice.figure).toEqual(once.figure);
        for (const [before, after] of [
          [figure.data, once.figure.data],
          [figure.tables.quarterly.data, once.figure.tables.quarterly.data],
        ]) {
          const keys = after.map(([key]) => key);
          expect(keys.slice(0, before.length)).toEqual(before.map(([key]) => key));
          expect(keys).toEqual([...new Set(keys)].sort());
        }
      }),
    );
  });
});

describe('a closed table of years', () => {
  /** CUUR0000SAF11, food at home: January 2022 to December 2024. */
  const FOOD = [
    270.711, 274.568, 278.612, 282.161, 285.953, 288.884, 292.972, 295.007, 296.771, 298.401, 298.284, 299.089, 301.435,
    302.483, 301.918, 302.328, 302.535, 302.335, 303.455, 303.716, 303.925, 304.788, 303.224, 303.005, 305.037, 305.469,
    305.426, 305.707, 305.679, 305.752, 306.643, 306.402, 307.767, 308.2, 307.972, 308.38,
  ];
  const months = FOOD.map((food, i) => ({
    date: `${2022 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}-01`,
    food,
  }));
  const closed = {
    ...series,
    columns: { food: 1.04 },
    unit: 'percent',
    step: 'month',
    revision: 0.1,
    tables: { data: { key: 'year', columns: { food: changeOverYear('food', rounded(1)) }, isClosed: true } },
  };
  const table = {
    id: 'prices',
    unit: 'percent',
    vintage: '2024-12',
    columns: ['year', 'rent', 'food'],
    estimated: {
      rent: [
        [2023, 2023],
        [2024, 2024],
      ],
    },
    data: [
      [2023, 6.5, 1.2],
      [2024, 4.3, 1.8],
    ],
  };

  it('computes the changes from December to December, and of the averages', () => {
    const cells = { december: changeOverYear('food', rounded(1)), mean: changeOfMean('food', rounded(1)) };
    const rows = tabulate(months, closed, { key: 'year', columns: cells });
    expect([rows.get(2022), rows.get(2023), rows.get(2024)]).toEqual([
      [null, null],
      [1.3, 5],
      [1.8, 1.2],
    ]);
  });

  it('updates the columns that the series covers, and leaves the others, their marks, the vintage and the day', () => {
    const { figure: merged, changes } = mergeFigure(table, closed, months, '2026-11-22');
    expect(merged).toEqual({
      ...table,
      data: [
        [2023, 6.5, 1.3],
        [2024, 4.3, 1.8],
      ],
    });
    expect(changes).toEqual([{ table: 'data', key: 2023, column: 'food', from: 1.2, to: 1.3 }]);
  });

  it('is refused if some columns are missing and the table is open', () => {
    const open = { ...closed, tables: { data: { ...closed.tables.data, isClosed: false } } };
    expect(() => mergeFigure(table, open, months, '2026-11-22')).toThrow('no table "data" with the columns year, food');
  });
});

describe('tabulate', () => {
  it('omits the average of a year with a missing month, and keeps its other months', () => {
    const months = Array.from({ length: 12 }, (_, i) => ({
      date: `2025-${String(i + 1).padStart(2, '0')}-01`,
      CPIAUCNS: i === 9 ? null : 320 + i,
    }));
    const monthly = { step: 'month', columns: { CPIAUCNS: 1.02 } };
    expect(tabulate(months, monthly, { key: 'year', columns: { cpi: mean('CPIAUCNS', rounded(3)) } }).size).toBe(0);
    const rows = tabulate(months, monthly, { key: 'month', columns: { cpi: last('CPIAUCNS') } });
    expect([...rows.keys()]).not.toContain('2025-10');
    expect(rows.get('2025-11')).toEqual([330]);
  });

  it('adds a month of daily data only when it has its last day', () => {
    const days = Array.from({ length: 30 }, (_, i) => ({ date: `2024-02-${i + 1}`, PriceUSD: i })).slice(0, 29);
    const daily = { step: 'day', columns: { PriceUSD: 1.7 } };
    const table = { key: 'month', columns: { close: last('PriceUSD') } };
    expect([...tabulate(days, daily, table)]).toEqual([['2024-02', [28]]]);
    expect(tabulate(days.slice(0, 28), daily, table).size).toBe(0);
  });
});

it.each([
  ['year', 'year', '2024', '2024-01-01', '2024-01-01', '2024'],
  ['month', 'month', '2026-05', '2026-05-01', '2026-05-01', '2026-05'],
  ['quarter', 'month', '2026-06', '2026-04-01', '2026-04-01', '2026-06'],
  ['day', 'month', '2026-06', '2026-06-30', '2026-07-30', '2026-06'],
  ['day', 'month', '2026-02', '2026-02-28', '2026-02-28', '2026-02'],
  ['day', 'day', '2026-03-22', '2026-03-22', '2026-03-22', '2026-03-22'],
])(
  'data by %s, with the %s as vintage: %s reaches to %s, and %s gives %s',
  (step, vintage, text, date, newest, next) => {
    expect(dateOfVintage({ step, vintage }, text)).toBe(date);
    expect(vintageOf({ step, vintage }, newest)).toBe(next);
  },
);
