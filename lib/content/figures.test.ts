import { readdirSync } from 'node:fs';
import { FIGURE_IDS } from '@/content/figures';
import { getFigure, getFigures, getSeries, getTable, getValue, isEstimated, parseFigure } from '@/lib/content/figures';

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
  it('are valid, and every file is listed', () => {
    expect(getFigures().map((figure) => figure.id)).toEqual(FIGURE_IDS);
    const files = readdirSync('content/figures').filter((file) => file.endsWith('.json'));
    expect(FIGURE_IDS.map((id) => `${id}.json`).sort()).toEqual(files.sort());
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
});

describe('a bad figure file', () => {
  it.each([
    ['no source', { ...good, source: undefined }, 'source:'],
    ['an unsafe address', { ...good, source: { ...good.source, url: 'http://example.org' } }, 'source > url:'],
    ['an unknown subject', { ...good, subject: 'gold' }, 'subject:'],
    ['an unknown unit', { ...good, unit: 'dollars' }, 'unit:'],
    ['a vintage in words', { ...good, vintage: 'May 2026' }, 'vintage: must be a date'],
    ['a short row', { ...good, data: [[1959]] }, 'data > 0: must have 2 cells'],
    [
      'years out of order',
      {
        ...good,
        data: [
          [1960, 1],
          [1959, 2],
        ],
      },
      'data > 1: must come after 1960',
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
      'data > 1: must come after 1960',
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
      'data > 1: repeats the key a',
    ],
    ['an estimate of an unknown column', { ...good, estimated: { m3: [[1959, 1960]] } }, 'estimated > m3:'],
    ['a typing slip in a field', { ...good, vintge: '2026' }, 'vintge'],
    ['another figure\u2019s id', { ...good, id: 'cpi-u' }, 'id: must be "m2"'],
    ['no file at all', undefined, 'the whole entry: is missing'],
  ])('with %s throws an error that names file and field', (_, file, field) => {
    expect(() => parseFigure('m2', file)).toThrow('content/figures/m2.json cannot be used');
    expect(() => parseFigure('m2', file)).toThrow(field);
  });
});
