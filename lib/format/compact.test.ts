import { formatCompact, formatCompactDollars, formatInWords } from '@/lib/format/compact';

it('formatCompact and formatCompactDollars return at most six characters', () => {
  expect([0, 0.5, 500, 1000, 2500, 20_000, 1e6].map((value) => formatCompactDollars(value, 'en'))).toEqual([
    '$0',
    '$0.5',
    '$500',
    '$1K',
    '$2.5K',
    '$20K',
    '$1M',
  ]);
  expect([0, 0.25, 100, 2500].map((value) => formatCompact(value, 'en'))).toEqual(['0', '0.3', '100', '2.5K']);
});

it('formatInWords returns a number, or an amount of dollars, in the words of the language', () => {
  expect(formatInWords(1_340_000_000, 'en', 1, false)).toBe('1.3 billion');
  expect(formatInWords(1_500_000_000, 'en', 1, true)).toBe('1.5 billion US dollars');
  expect(formatInWords(2_000_000, 'es', 1, false)).toBe('2 millones');
  expect(formatInWords(2_500_000_000, 'es', 1, true)).toBe('2.5 mil millones de dólares');
  expect(formatInWords(1_500_000_000_000, 'es', 1, true)).toBe('1.5 billones de dólares');
  expect(formatInWords(1_500_000_000, 'pt', 1, true)).toBe('1,5 bilhão de dólares');
  expect(formatInWords(900, 'pt', 1, true)).toBe('900 dólares');
  expect(formatInWords(Number.NaN, 'es', 1, true)).toBe('—');
});

it('formatCompact shortens a number from 1,000 on', () => {
  expect([999, -999, 1000, -1000].map((value) => formatCompact(value, 'en'))).toEqual(['999', '−999', '1K', '−1K']);
});

it('formatCompactDollars names the dollar where a peso has its sign, too', () => {
  expect([500, 20_000, 1.5e6].map((value) => formatCompactDollars(value, 'es'))).toEqual([
    'US$\u00a0500',
    'US$\u00a020\u00a0mil',
    'US$\u00a01.5\u00a0M',
  ]);
  expect(formatCompactDollars(1.5e6, 'pt')).toBe('US$\u00a01,5\u00a0mi');
});
