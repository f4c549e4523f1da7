import { FIGURE_IDS, type FigureId } from '@/content/figures/index';
import {
  checkFiles,
  getFigure,
  getFigures,
  getSeries,
  getTable,
  getValue,
  isEstimated,
  parseFigure,
  parseJson,
} from '@/lib/content/figures/figures';

const good = {
  id: 'm2',
  subject: 'money',
  rhythm: 'monthly',
  unit: 'usd-billions',
  source: {
    name: 'H.6',
    publisher: 'Federal Reserve',
    seriesId: 'M2SL',
    url: 'https://fred.stlouisfed.org/series/M2SL',
  },
  vintage: '2026-05',
  columns: ['year', 'm2'],
  data: [
    [1959, 293.3],
    [1960, 304.3],
  ],
};

describe('the figures of the site', () => {
  it('are valid, and every file has its words', () => {
    expect(getFigures().map((figure) => figure.id)).toEqual(FIGURE_IDS);
  });

  it('have one value for each year of their range', () => {
    for (const id of ['cpi-u', 'm2', 'median-house-price', 'median-family-income', 'productivity-pay'] as const) {
      const years = getFigure(id).data.map((row) => row[0] as number);
      expect(years).toEqual(years.map((_, i) => (years[0] as number) + i));
    }
  });

  it('have every month of the bitcoin price', () => {
    const months = getSeries<string>('btc-price-monthly', 'close').map(([month]) => month);
    const sinceJuly2010 = (_: unknown, i: number) => new Date(Date.UTC(2010, 6 + i)).toISOString().slice(0, 7);
    expect(months).toEqual(Array.from(months, sinceJuly2010));
    expect(months.at(-1)).toBe(getFigure('btc-price-monthly').vintage);
  });

  it('give a value, a column, and whether a point was read', () => {
    expect(getValue('cpi-u', 1971, 'cpi')).toBe(40.492);
    expect(getValue('m2', '2024-11', 'm2', 'vintage2025')).toBe(21454.2);
    expect(getSeries('families-poverty', 'marriedCouple')[0]).toEqual([1973, 5.3]);
    expect(isEstimated('median-household-income', 1970, 'income')).toBe(true);
    expect(isEstimated('median-household-income', 1984, 'income')).toBe(false);
    expect(isEstimated('item-prices', 1980, 'car')).toBe(true);
    expect(getTable('owner', 'itemPrices').columns).toContain('medianHouse');
  });

  it('throw for a missing row, column or table', () => {
    expect(() => getValue('families-poverty', 1959, 'marriedCouple')).toThrow('no marriedCouple for 1959');
    expect(() => getValue('cpi-u', 1912, 'cpi')).toThrow('no cpi for 1912');
    expect(() => getValue('cpi-u', 1971, 'price')).toThrow('no column "price"');
    expect(() => getTable('cpi-u', 'weekly')).toThrow('no table "weekly"');
  });

  it('throw for an unknown figure, with the nearest', () => {
    expect(() => getFigure('cpi' as FigureId)).toThrow(
      'content/en/data/figures.ts has no figure "cpi"; the nearest is "cpi-u"',
    );
    expect(() => getValue('median-house-price', 1971, 'prices')).toThrow('no column "prices"; the nearest is "price"');
  });

  it('may have gaps in surveys', () => {
    const data = [
      [1959, 293.3],
      [1961, 324.8],
    ];
    expect(() => parseFigure('m2', { ...good, rhythm: 'irregular', data })).not.toThrow();
  });
});

describe('a bad figure file', () => {
  it.each([
    ['no source', { ...good, source: undefined }, 'source:'],
    ['an unsafe address', { ...good, source: { ...good.source, url: 'http://example.org' } }, 'source > url:'],
    ['an unknown subject', { ...good, subject: 'gold' }, 'subject:'],
    ['an unknown unit', { ...good, unit: 'dollars' }, 'unit:'],
    ['a vintage in words', { ...good, vintage: 'May 2026' }, 'vintage: must be a date'],
    ['a short row', { ...good, data: [[1959]] }, 'data > row 1959: must have 2 cells'],
    [
      'years out of order',
      {
        ...good,
        data: [
          [1960, 1],
          [1959, 2],
        ],
      },
      'data > row 1959: must come after 1960',
    ],
    [
      'a year twice',
      {
        ...good,
        data: [
          [1960, 1],
          [1960, 2],
        ],
      },
      'data > row 1960: must come after 1960',
    ],
    [
      'a name twice',
      {
        ...good,
        columns: ['key', 'm2'],
        data: [
          ['a', 1],
          ['a', 2],
        ],
      },
      'data > row a: repeats the key a',
    ],
    [
      'an estimate of an unknown column',
      { ...good, estimated: { m2s: [[1959, 1960]] } },
      'estimated > m2s: is not the name of a column; the nearest is "m2"',
    ],
    [
      'a missing year',
      {
        ...good,
        data: [
          [1959, 293.3],
          [1961, 324.8],
        ],
      },
      'data > row 1961: follows 1959: add the rows between, with null for a missing value, or set rhythm to "irregular"',
    ],
    [
      'a missing month',
      {
        ...good,
        columns: ['month', 'm2'],
        data: [
          ['1959-12', 1],
          ['1960-01', 2],
          ['1960-03', 3],
        ],
      },
      'data > row 1960-03: follows 1960-01:',
    ],
    [
      'a missing quarter',
      {
        ...good,
        columns: ['quarter', 'm2'],
        data: [
          ['1959-Q4', 1],
          ['1960-Q1', 2],
          ['1960-Q3', 3],
        ],
      },
      'data > row 1960-Q3: follows 1960-Q1:',
    ],
    [
      'a number in quotation marks',
      {
        ...good,
        data: [
          [1959, 293.3],
          [1960, '304.3'],
        ],
      },
      'data > row 1960: m2 must be a number without quotation marks, or null (found: "304.3")',
    ],
    ['a typing slip in a field', { ...good, vintge: '2026' }, 'vintge'],
    ['another figure\u2019s id', { ...good, id: 'cpi-u' }, 'id: must be "m2"'],
    ['no file at all', undefined, 'the whole entry: is missing'],
  ])('with %s throws an error that names file and field', (_, file, field) => {
    expect(() => parseFigure('m2', file)).toThrow('content/figures/m2.json cannot be used');
    expect(() => parseFigure('m2', file)).toThrow(field);
  });

  it('that is not JSON throws an error that names the line', () => {
    const json = '{\n  "id": "m2",\n  "data": [\n    [1959, 293.3]\n    [1960, 304.3]\n  ]\n}\n';
    expect(() => parseJson(json, 'content/figures/m2.json')).toThrow(
      'content/figures/m2.json cannot be used:\n  - line 5: is not valid JSON',
    );
    expect(() => parseJson('{\n  "id": "m2"\n', 'm2.json')).toThrow('line 3');
  });

  it('without words throws an error that names both files', () => {
    expect(() => checkFiles(['index.ts', 'm2.json', 'unwritten.json'])).toThrow(
      'content/figures/unwritten.json cannot be used:\n  - id: content/en/data/figures.ts has no words for "unwritten"',
    );
  });
});
