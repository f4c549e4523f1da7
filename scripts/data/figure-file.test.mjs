import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { patchFigure, writeAtomically } from './figure-file.mjs';

const TEXT = `{
  "id": "m2",
  "source": {"name": "H.6", "url": "https://fred.stlouisfed.org/series/M2SL"},
  "vintage": "2026-04",
  "columns": ["year", "m2"],
  "estimated": {"m2": [[1959, 1960]]},
  "data": [
    [1959, 293.3],
    [1983, 2.0545e3],
    [1984, 2219.0]
  ],
  "tables": {
    "monthly": {
      "columns": ["month", "m2"],
      "data": [
        ["2026-04", 22804]
      ]
    }
  }
}
`;

const figure = JSON.parse(TEXT);

it.each(readdirSync('content/figures').filter((file) => file.endsWith('.json')))(
  'patchFigure returns the text of %s unchanged when the figure has not changed',
  (file) => {
    const text = readFileSync(path.join('content/figures', file), 'utf8');
    expect(patchFigure(text, JSON.parse(text))).toBe(text);
  },
);

it('patchFigure changes only the lines of changed points, new points and dates', () => {
  const data = [figure.data[0], figure.data[1], [1984, 2220], [1985, 2416.5]];
  const tables = {
    monthly: {
      ...figure.tables.monthly,
      data: [
        ['2026-04', 22804],
        ['2026-05', 23052],
      ],
    },
  };
  const patched = patchFigure(TEXT, {
    ...figure,
    estimated: {},
    data,
    tables,
    vintage: '2026-05',
    retrieved: '2026-06-30',
  });
  expect(patched).toBe(
    TEXT.replace('"2026-04",\n  "columns"', '"2026-05",\n  "retrieved": "2026-06-30",\n  "columns"')
      .replace('{"m2": [[1959, 1960]]}', '{}')
      .replace('[1984, 2219.0]', '[1984, 2220.0],\n    [1985, 2416.5]')
      .replace('["2026-04", 22804]', '["2026-04", 22804],\n        ["2026-05", 23052]'),
  );
});

it('patchFigure replaces the date of retrieval', () => {
  const once = patchFigure(TEXT, { ...figure, retrieved: '2026-06-30' });
  expect(patchFigure(once, { ...figure, retrieved: '2026-07-31' })).toBe(once.replace('2026-06-30', '2026-07-31'));
});

it('patchFigure throws when the file has another layout, or the result would differ from the figure', () => {
  expect(() => patchFigure(JSON.stringify(figure, null, 2), figure)).toThrow();
  expect(() => patchFigure(TEXT, { ...figure, unit: 'usd' })).toThrow('the patched text differs');
});

it('writeAtomically leaves no temporary file, also when it fails', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'figure-'));
  writeFileSync(path.join(folder, 'a.json'), 'old');
  writeAtomically(path.join(folder, 'a.json'), 'new');
  expect(readFileSync(path.join(folder, 'a.json'), 'utf8')).toBe('new');
  // rename fails: a file cannot replace a folder.
  expect(() => writeAtomically(folder, 'new')).toThrow();
  expect(readdirSync(folder)).toEqual(['a.json']);
  expect(readdirSync(path.dirname(folder)).filter((name) => name.startsWith(`${path.basename(folder)}.`))).toEqual([]);
  rmSync(folder, { recursive: true });
});
