import { toCsv } from '@/lib/charts/csv';

it('quotes what would break a row, and keeps comments on one line', () => {
  expect(
    toCsv(
      ['Two\nlines'],
      ['year', 'a "b"'],
      [
        [1971, 'x, y'],
        [1972, null],
      ],
    ),
  ).toBe('# Two lines\r\nyear,"a ""b"""\r\n1971,"x, y"\r\n1972,\r\n');
});
