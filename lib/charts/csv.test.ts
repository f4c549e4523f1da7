import { toCsv } from '@/lib/charts/csv';

it('begins with a byte order mark, so that spreadsheets read its dashes and accents', () => {
  const bytes = Buffer.from(toCsv(['1963–1965'], ['Año'], [['é']]));
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe('# 1963–1965\r\nAño\r\né\r\n');
});

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
  ).toBe('\ufeff# Two lines\r\nyear,"a ""b"""\r\n1971,"x, y"\r\n1972,\r\n');
});
