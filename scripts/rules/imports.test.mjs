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

const { scripts } = JSON.parse(readFileSync(path.join(folder, '../package.json'), 'utf8'));

test.each(Object.entries(scripts))(
  'npm run %s imports no package statically, because a fresh clone has none',
  (_, command) => {
    const [, file] = /^node scripts\/(\S+)/.exec(command) ?? [];
    expect(packagesOf(path.join(folder, file))).toEqual([]);
  },
);
