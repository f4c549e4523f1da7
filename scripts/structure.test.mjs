import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname ?? __dirname, '..');

/** Files of the product, without tests. Those that are new and not ignored count, too. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => /^(app|components|content|lib|scripts)\/.*\.(css|mjs|tsx?)$/.test(file))
  .filter((file) => !/\.test\.\w+$/.test(file) && existsSync(path.join(root, file)));
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

/** The folder of a subject: `components/charts`, `lib/content/claims`. */
const folderOf = (file) =>
  path
    .dirname(file)
    .split('/')
    .slice(0, file.startsWith('lib/') ? 3 : 2)
    .join('/');

/** Imports between folders. A folder and one inside it are one subject. */
const imports = files.flatMap((file) =>
  importsOf(file)
    .map((target) => ({ from: folderOf(file), to: folderOf(target), file, target }))
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
