import { formatDate, formatDateWithinYear } from '@/lib/format/date';

it('formatDate formats years, months and days', () => {
  expect(formatDate('2024', 'en')).toBe('2024');
  expect(formatDate('2026-05', 'en')).toBe('May 2026');
  expect(formatDate('2026-11-21', 'en')).toBe('November 21, 2026');
  expect(formatDate('2026-05', 'es')).toBe('mayo de 2026');
  expect(formatDate('2026-Q2', 'en')).toBe('2026 Q2');
  expect(formatDate('2026-Q2', 'es')).toBe('2.º trimestre de 2026');
  expect(formatDate('2026-Q3', 'es')).toBe('3.er trimestre de 2026');
  expect(formatDate('2026-Q2', 'pt')).toBe('2º trimestre de 2026');
});

it.each(['1913/2024', '2026 Q2', '2026-13', ''])('formatDate returns %p unchanged', (text) => {
  expect(formatDate(text, 'en')).toBe(text);
});

describe('formatDateWithinYear', () => {
  it.each([
    ['1971-08-15', 'August 15'],
    ['1944-07', 'July'],
    ['1977', null],
    ['2009-01-03', 'January 3'],
  ])('%s shows %s', (iso, expected) => {
    expect(formatDateWithinYear(iso, 'en')).toBe(expected);
  });

  it('uses the language', () => {
    expect(formatDateWithinYear('1971-08-15', 'es')).toBe('15 de agosto');
  });
});
