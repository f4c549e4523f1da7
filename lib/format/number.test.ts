import { formatDollars, formatMoney, formatNumber, formatPercent, NO_VALUE, toFieldText } from '@/lib/format/number';

describe('formatMoney, formatNumber and formatPercent', () => {
  it('formatMoney rounds half away from zero', () => {
    expect(formatMoney(2.225, 'en')).toBe('$2.23');
    expect(formatMoney(-1234.5, 'en')).toBe('−$1,234.50');
    expect(formatMoney(1e6, 'en', 0)).toBe('$1,000,000');
  });

  it('never return a negative zero', () => {
    expect(formatMoney(-0.004, 'en')).toBe('$0.00');
    expect(formatNumber(-0.4, 'en')).toBe('0');
    expect(formatPercent(-0.04, 'en', 1)).toBe('0.0%');
  });

  it('return a dash for a number that is not finite', () => {
    expect(formatMoney(Number.NaN, 'en')).toBe(NO_VALUE);
    expect(formatNumber(Number.POSITIVE_INFINITY, 'en')).toBe(NO_VALUE);
  });

  it('use the separators of the language', () => {
    expect(formatNumber(1234.5, 'en', 1)).toBe('1,234.5');
    expect(formatNumber(1234.5, 'es', 1)).toBe('1234.5');
    expect(formatNumber(12_345.5, 'es', 1)).toBe('12\u202f345.5');
    expect(formatNumber(1_234_567, 'es')).toBe('1\u202f234\u202f567');
    expect(formatMoney(-12_345.5, 'es')).toBe('−US$\u00a012\u202f345.50');
    expect(formatNumber(1234.5, 'pt', 1)).toBe('1.234,5');
    expect(formatMoney(1234.5, 'pt')).toBe('US$\u00a01.234,50');
    expect(formatPercent(87.4, 'es')).toBe('87\u202f%');
  });

  it('formatPercent takes a value in percent', () => {
    expect(formatPercent(87.4028, 'en')).toBe('87%');
    expect(formatPercent(90.9487, 'en', 2)).toBe('90.95%');
    expect(formatPercent(7357.1, 'en')).toBe('7,357%');
  });

  it('use as many decimals as needed within a range', () => {
    expect(formatNumber(0.00000075, 'en', { min: 0, max: 8 })).toBe('0.00000075');
    expect(formatNumber(1, 'en', { min: 0, max: 8 })).toBe('1');
  });

  it('formatDollars shows cents below $1,000 only', () => {
    expect([5, 12.5, 999.994, 1000.4].map((value) => formatDollars(value, 'en'))).toEqual([
      '$5',
      '$12.50',
      '$999.99',
      '$1,000',
    ]);
  });
});

it('toFieldText groups digits from 10,000 on, so that a year has no comma', () => {
  expect([2024, 9999, 10_000, -45_000.5].map((value) => toFieldText(value, 'en'))).toEqual([
    '2024',
    '9999',
    '10,000',
    '-45,000.5',
  ]);
});
