import { readFileSync } from 'node:fs';
import path from 'node:path';
import { documentOf } from '../html';
import { parseCsv } from '../parse-csv';
import { exportedPaths, out } from '../site';

const dataPaths = exportedPaths().filter((path) => path.startsWith('/data/'));

const POWERS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A number as the tables show it, with the error that rounding may have; null for words. */
function readNumber(text: string): { value: number; half: number } | null {
  const shown = /^≈?[+$]*(-?)[+$]*([\d,]+)(\.\d+)?(?: × 10(⁻?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+))?(?:%| trillion| years)?$/.exec(
    text.replace('−', '-'),
  );
  if (!shown) return null;
  const [, sign = '', whole = '', fraction = '', minus, power = ''] = shown;
  const exponent = Number([...power].map((digit) => POWERS.indexOf(digit)).join('')) * (minus ? -1 : 1);
  const unit = 10 ** (exponent - Math.max(0, fraction.length - 1));
  return { value: Number(`${sign}${whole.replaceAll(',', '')}${fraction}e${exponent}`), half: unit * 0.500001 };
}

interface ShownTable {
  csv: string;
  heads: string[];
  rows: string[][];
}

const textsOf = (row?: Element | null) =>
  [...(row?.querySelectorAll('th, td') ?? [])].map((cell) => cell.textContent ?? '');

test('every number of every table is in its CSV, with the same marks of estimates', () => {
  const seen = { tables: 0, numbers: 0 };
  // An assertion for each of thousands of cells would take longer than all else.
  const wrong: string[] = [];
  for (const dataPath of dataPaths) {
    const doc = documentOf(dataPath);
    const tables = [...doc.querySelectorAll('section[aria-labelledby^=table] a[download]')].map((link): ShownTable => {
      const table = link.closest('div')?.querySelector('table');
      return {
        csv: link.getAttribute('href') ?? '',
        heads: textsOf(table?.querySelector('thead tr')),
        // Without the row that names the folded ones.
        rows: [...(table?.querySelectorAll('tbody tr:not(.folded)') ?? [])].map(textsOf),
      };
    });
    for (const { csv, heads, rows } of tables) {
      const [names = [], ...lines] = parseCsv(readFileSync(path.join(out, csv), 'utf8'));
      const shown = names.flatMap((name, at) => (/_status$|^url$/.test(name) ? [] : [at]));
      expect([csv, heads.length, rows.length]).toEqual([csv, shown.length, lines.length]);
      for (const [column, at] of shown.entries()) {
        if (column === 0) continue;
        const status = names.indexOf(`${names[at]}_status`);
        const file = lines.map((line) => ({ text: line[at] ?? '', isEstimate: line[status] === 'estimate' }));
        const cells = rows.map((row) => row[column] ?? '');
        // A table of names is sorted by value, its file is not.
        if (names[0] === 'key') {
          file.sort((a, b) => Number(b.text) - Number(a.text));
          cells.sort((a, b) => (readNumber(b)?.value ?? 0) - (readNumber(a)?.value ?? 0));
        }
        for (const [index, { text, isEstimate }] of file.entries()) {
          const cell = cells[index] ?? '';
          const where = `${csv}, ${names[at]}: "${cell}" is ${text}`;
          if (text === '' && cell !== '—') wrong.push(where);
          if (text === '' || Number.isNaN(Number(text))) continue;
          const number = readNumber(cell);
          if (!number) wrong.push(`${where}: no number`);
          else if (Math.abs(number.value - Number(text)) > number.half) wrong.push(where);
          if (cell.startsWith('≈') !== isEstimate) wrong.push(`${where}: the mark of an estimate`);
          seen.numbers++;
        }
      }
      seen.tables++;
    }
  }
  expect(wrong).toEqual([]);
  expect(seen.tables).toBeGreaterThan(dataPaths.length);
  expect(seen.numbers).toBeGreaterThan(1000);
});
