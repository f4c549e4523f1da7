import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname ?? __dirname, '../..');

/** Files of the repository. Those that are new and not ignored count, too. */
const all = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => file && existsSync(path.join(root, file)));

/** Source files of the product, without tests. */
const files = all.filter(
  (file) => /^(app|components|content|lib|scripts)\/.*\.(css|mjs|tsx?)$/.test(file) && !/\.test\.\w+$/.test(file),
);
const known = new Set(files);

/** The files that a file imports values from. */
function importsOf(file) {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(/^(?:import|export)\b(?! type\b)[^;'"]*?'([^']+)'|\bimport\(\s*'([^']+)'/gm)].flatMap(
    ([, name, later]) => {
      const target = name ?? later;
      if (!/^(@\/|\.)/.test(target)) return [];
      const base = target.startsWith('@/') ? target.slice(2) : path.join(path.dirname(file), target);
      return ['', '.ts', '.tsx', '/index.ts'].map((end) => base + end).filter((one) => known.has(one));
    },
  );
}

/** Imports between folders. A folder and one inside it are one subject. */
const imports = files.flatMap((file) =>
  importsOf(file)
    .map((target) => ({ from: path.dirname(file), to: path.dirname(target), file, target }))
    .filter(({ from, to }) => !`${from}/`.startsWith(`${to}/`) && !`${to}/`.startsWith(`${from}/`)),
);

test('no folder imports from another that imports from it, directly or indirectly', () => {
  const reached = (from, seen = new Set()) => {
    for (const { to } of imports.filter((one) => one.from === from)) {
      if (seen.has(to)) continue;
      seen.add(to);
      reached(to, seen);
    }
    return seen;
  };
  const folders = [...new Set(imports.map(({ from }) => from))];
  const reach = new Map(folders.map((folder) => [folder, reached(folder)]));
  const circles = imports.filter(({ from, to }) => reach.get(to)?.has(from));
  expect(imports.length).toBeGreaterThan(1000);
  expect(circles.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
});

/**
 * What is beside each other in each folder. A file counts by its name up to the first dot, as does a folder: `a.tsx`, `a.css`,
 * `a.test.tsx` and `a/` are one.
 */
const siblings = new Map();
for (const file of all) {
  const parts = file.split('/');
  for (const [depth, part] of parts.entries()) {
    const folder = parts.slice(0, depth).join('/');
    siblings.set(folder, (siblings.get(folder) ?? new Set()).add(part.replace(/(?<=.)\..*/, '')));
  }
}

/** The siblings that are rows of a table: their number grows with the content. */
const isRow = {
  // Tools look for their settings at the top.
  '': (name) => all.some((file) => !file.includes('/') && file.startsWith(`${name}.`)),
  // A folder for each calculator, and a model of the same name.
  'components/calculators': (name) => existsSync(path.join(root, 'components/calculators', name)) && name !== 'frame',
  'lib/calculators': (name) => siblings.get('components/calculators').has(name),
  // A drawing for each id that a text names.
  'components/learn/drawings': () => true,
  'components/mdx/drawings': () => true,
  // A file for each written lesson of content/chapters.ts, and for each guide of content/guides.ts.
  ...Object.fromEntries(
    ['en', 'es', 'pt'].flatMap((language) =>
      ['guides', 'lessons'].map((folder) => [`content/${language}/${folder}`, () => true]),
    ),
  ),
  // A file for each data series.
  'content/figures': () => true,
};

test('no folder has more than 25 siblings that are no rows of a table', () => {
  const crowded = [...siblings]
    .map(([folder, names]) => [folder, [...names].filter((name) => !isRow[folder]?.(name)).length])
    .filter(([, count]) => count > 25);
  expect(crowded.map(([folder, count]) => `${folder || 'the root'} has ${count}`)).toEqual([]);
});

/** Files of any length: prose and data, and drawings, whose lines are shapes and their places. */
const isProseOrData = (file) =>
  /^content\/|^(?:components\/(?:learn|mdx)\/drawings|scripts\/data\/series\.mjs)/.test(file);

/** Files that are longer: the list becomes shorter, never longer. */
const older = ['components/calculators/time-machine/goods-table.css'];

test('no file has more than 250 lines, but for prose, data and tests', () => {
  const long = files
    .filter((file) => !isProseOrData(file))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8').split('\n').length - 1])
    .filter(([, lines]) => lines > 250);
  expect(long.map(([file]) => file)).toEqual(older);
});
