import { getContent } from '@/lib/content/content';
import { yearFault } from './controls';
import { EMPTY_STATE } from './state';
import { formatLast, formatShown, formatShownTick, isDivisor, noteTexts, problemText, unitText } from './words';

const { explore: words } = getContent('en');
const usd = { kind: 'measure', measure: 'usd' } as const;
const hashRate = { kind: 'measure', measure: 'hash-rate' } as const;

it.each([
  [null, usd, '—'],
  [18050, usd, '$18,050'],
  [4.5, usd, '$4.50'],
  [0.0675, usd, '$0.0675'],
  [4.07, { kind: 'measure', measure: 'rate' }, '4.07%'],
  [11.2, { kind: 'measure', measure: 'share' }, '11.2%'],
  [298.2, { kind: 'measure', measure: 'percent-since-1948' }, '298.2%'],
  [293.3, { kind: 'measure', measure: 'usd-billions' }, '293.3'],
  [104.4, { kind: 'dollars-of', measure: 'usd', year: 1971 }, '$104.40'],
  [100, { kind: 'index', year: 1971 }, '100'],
  [5.004, { kind: 'quotient', by: 'gold-price' }, '5.004'],
] as const)('formatShown formats %p in %o as %s', (value, unit, text) => {
  expect(formatShown(value, unit, 'en')).toBe(text);
});

it.each([
  [1e-12, hashRate, '1 MH/s'],
  [10, hashRate, ''],
  [1, hashRate, '1 EH/s'],
  [20000, usd, '$20K'],
  [0.01, usd, '$0.01'],
  [0.01, { kind: 'index', year: 1971 }, '0.01'],
  [0.1, usd, '$0.10'],
  [0, usd, '$0'],
  [20000, { kind: 'measure', measure: 'usd-billions' }, '$20T'],
  [20000, { kind: 'measure', measure: 'usd-billions-2017' }, '$20T'],
] as const)('formatShownTick formats %p in %o as %s', (value, unit, text) => {
  expect(formatShownTick(value, unit, 'en')).toBe(text);
});

it('unitText names the year of dollars and of an index, and what a quotient counts', () => {
  expect(unitText({ kind: 'dollars-of', measure: 'usd', year: 1971 }, words)).toBe(
    words.unit.dollarsOf.replace('{year}', '1971'),
  );
  expect(unitText({ kind: 'dollars-of', measure: 'usd-billions', year: 1971 }, words)).toBe(
    words.unit.billionsOf.replace('{year}', '1971'),
  );
  expect(unitText({ kind: 'index', year: 1959 }, words)).toContain('1959');
  expect(unitText({ kind: 'quotient', by: 'gold-price' }, words)).toMatch(/^[A-Z].*gold/);
});

describe('yearFault', () => {
  const state = { ...EMPTY_STATE, from: 1971, to: 1980 };

  it('says that a year is not one', () => {
    expect(yearFault(null, 'index', state, words)).toMatch(/\d{4}/);
  });

  it('says which year a span would have to begin before or end after', () => {
    expect(yearFault(1981, 'from', state, words)).toContain('1980');
    expect(yearFault(1970, 'to', state, words)).toContain('1971');
  });

  it('accepts a span of one year, and any year without the other end', () => {
    expect([yearFault(1980, 'from', state, words), yearFault(1971, 'to', state, words)]).toEqual([
      undefined,
      undefined,
    ]);
    expect(yearFault(2000, 'from', EMPTY_STATE, words)).toBeUndefined();
    expect(yearFault(1900, 'to', EMPTY_STATE, words)).toBeUndefined();
    expect(yearFault(2020, 'dollars', state, words)).toBeUndefined();
  });
});

it('noteTexts says of an index of months that its base is an average, and nothing of trends', () => {
  const text = (isAverage: boolean) =>
    noteTexts(
      [
        { kind: 'indexed', year: 1971, isAverage },
        { kind: 'trend', trend: 'rise' },
      ],
      'year',
      words,
      'en',
    );
  expect(text(false)).toEqual([words.notes.indexed.replace('{year}', '1971')]);
  expect(text(true)[0]).toContain(words.notes.indexedMonths.replace('{year}', '1971'));
});

it('problemText names the years without a price index, a single one and a range', () => {
  const text = problemText(
    {
      kind: 'no-deflator',
      id: 'gold-price',
      ranges: [
        { first: '1900', last: '1912' },
        { first: '2025', last: '2025' },
      ],
    },
    words,
    'en',
  );
  const range = words.problems.range.replace('{first}', '1900').replace('{last}', '1912');
  expect(text).toContain(`${range} and 2025`);
});

it('isDivisor is true for what other series can be counted in', () => {
  expect([isDivisor('gold-price', words), isDivisor('cpi-u', words)]).toEqual([true, false]);
});

it('formatLast has one decimal for a quotient, and all digits of a value that has them', () => {
  const years = { kind: 'quotient', by: 'median-household-income' } as const;
  expect(formatLast(5.004, years, 'en')).toBe('5.0');
  expect(formatLast(0.125, years, 'en')).toBe(formatShown(0.125, years, 'en'));
  expect(formatLast(4.5, usd, 'en')).toBe('$4.50');
  expect(formatLast(21578, { kind: 'measure', measure: 'usd-billions' }, 'en')).toBe('$21.6T');
});
