import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname ?? __dirname, '../..');

/** Files of the repository. Those that are new and not ignored count, too. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => file && existsSync(path.join(root, file)));
const known = new Set(files.flatMap((file) => file.split('/').map((_, i, parts) => parts.slice(i).join('/'))));

/** The prose of a document without blocks of code, or the comments of a source file. */
function proseOf(file) {
  const text = readFileSync(path.join(root, file), 'utf8');
  if (file.endsWith('.md')) return text.replace(/^```[\s\S]*?^```/gm, '');
  return (text.match(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm) ?? []).join('\n');
}

/** Names that are no files of the repository: examples, files that a script writes, and a folder that a recipe tells how to make. */
const FOREIGN = [
  'Next.js',
  'html.js',
  'vectors.json',
  'fee.tsx',
  'fee.island.tsx',
  '.shipped/packages.json',
  'app/(intl)/[locale]/',
];

/** A file name, and what is before it of its path. A name of one letter is an example. */
const FILE =
  /(?<![\w/.@<>{}*$-])(?:\.\.?\/)*((?:[\w.-]+\/|\[\w+\]\/|\([\w-]+\)\/)*[\w-]{2,}(?:\.[\w-]+)*\.(?:css|mdx?|mjs|tsx?|js|json))\b(?![\w/*<{])/g;
/** A path from the top. One that ends in a placeholder, such as `lessons/<id>.ts`, is cut at its folder. */
const PATH =
  /(?<![\w/.@<>{}*$-])(?:app|components|content|docs|hosting|lib|scripts|tests)\/(?:[\w.[\]-]+\/|\([\w-]+\)\/)*(?:[\w[\]-]+(?:\.\w+)*(?![\w*<{/[-]))?/g;

function missingIn(file) {
  const prose = proseOf(file);
  const names = [...prose.matchAll(FILE)].map(([, name]) => name).filter((name) => !known.has(name));
  const paths = [...prose.matchAll(PATH)].map(([name]) => name).filter((name) => !existsSync(path.join(root, name)));
  return [...new Set([...names, ...paths])]
    .filter((name) => !FOREIGN.includes(name))
    .map((name) => `${file} names ${name}`);
}

test('a file or folder that a document or a comment names exists', () => {
  const read = files.filter((file) => /\.(md|css|mjs|js|tsx?)$/.test(file));
  expect(read.length).toBeGreaterThan(1000);
  expect(read.flatMap(missingIn)).toEqual([]);
});
