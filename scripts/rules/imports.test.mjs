import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname ?? __dirname, '..');

/** Packages that a script imports statically, directly or indirectly: they would have to exist before `bootstrap` runs. */
function packagesOf(file, seen = new Set()) {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/^(?:import|export)\b[^;]*?\bfrom '([^']+)'/gm)].flatMap(([, name]) => {
    if (name.startsWith('.')) return packagesOf(path.join(path.dirname(file), name), seen);
    return name.startsWith('node:') ? [] : [`${path.basename(file)}: ${name}`];
  });
}

test.each(['start', 'test', 'build', 'dev', 'check', 'lint', 'serve', 'bench', 'data', 'bootstrap'])(
  'npm run %s imports no package statically, because a fresh clone has none',
  (script) => {
    expect(packagesOf(path.join(folder, `${script}.mjs`))).toEqual([]);
  },
);
