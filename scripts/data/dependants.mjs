/** Lists what to review after a figure has changed: claims whose number differs, and the lines that state or draw it. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { programs, runPackage } from '../run.mjs';

/** @typedef {import('./merge.mjs').Figure} Figure */
/** @typedef {Record<string, Figure>} Figures by id */
/** @typedef {import('@/content/claims').ReadFigures} ReadFigures */
/** @typedef {import('@/content/claims/types').NumberRow} NumberRow */
/** @typedef {{ claims: Record<string, import('@/content/claims').ClaimRow>, workings: Record<string, NumberRow> }} Claims */
/** @typedef {{ name: string, from: number, to: number }} ChangedNumber */

/**
 * Imports content/claims. Node 20 cannot import TypeScript, so the module is compiled to a temporary folder first.
 *
 * @param {string} root of the project
 * @returns {Promise<Claims>}
 */
export async function loadClaims(root) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'claims-'));
  try {
    const content = path.join(root, 'content');
    const options = '--module commonjs --target es2022 --noCheck --ignoreConfig'.split(' ');
    const entry = path.join(content, 'claims/index.ts');
    await runPackage(programs.tsc, [entry, ...options, '--rootDir', content, '--outDir', folder]);
    writeFileSync(path.join(folder, 'package.json'), '{"type": "commonjs"}');
    return createRequire(path.join(folder, 'package.json'))('./claims/index.js');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** How claims read figures, as in lib/content/figures/figures.ts. @param {Figures} figures @returns {ReadFigures} */
function readerOf(figures) {
  /** @type {ReadFigures['points']} */
  const points = (id, column, name) => {
    const table = name ? figures[id]?.tables?.[name] : figures[id];
    const at = table?.columns.indexOf(column) ?? -1;
    return (table?.data ?? []).flatMap((row) => {
      const [key, value] = [row[0], row[at]];
      return typeof value === 'number' && key !== null && key !== undefined
        ? [/** @type {const} */ ([key, value])]
        : [];
    });
  };
  return {
    points,
    value: (id, key, column, name) => points(id, column, name).find((point) => point[0] === key)?.[1] ?? Number.NaN,
  };
}

/**
 * The claims and workings whose number differs between two states of the figures.
 *
 * @param {Claims} module @param {Figures} before @param {Figures} after
 * @returns {ChangedNumber[]}
 */
export function changedNumbers({ claims, workings }, before, after) {
  const [old, current] = [readerOf(before), readerOf(after)];
  /** @type {ChangedNumber[]} */
  const changed = [];
  /** @param {string} name @param {(read: ReadFigures) => number} compute */
  const compare = (name, compute) => {
    const [from, to] = [compute(old), compute(current)];
    if (!Object.is(from, to)) changed.push({ name, from, to });
  };
  for (const [id, row] of Object.entries(claims)) {
    if (!('compute' in row)) continue;
    compare(id, row.compute);
    if ('official' in row && row.official) compare(`${id} (official)`, row.official.compute);
  }
  for (const [id, { compute }] of Object.entries(workings)) compare(id, compute);
  return changed;
}

const SOURCE = /(?<!\.test)\.(ts|tsx|mdx)$/;

/**
 * The sources of guides with the same URL as the figure: sentences that cite them may contain its numbers.
 *
 * @param {string} root @param {string | null} url
 */
function citesOf(root, url) {
  const rows = readFileSync(path.join(root, 'content/sources.ts'), 'utf8').split('\n');
  /** @param {RegExp} pattern */
  const idsWhere = (pattern) =>
    rows.filter((row) => pattern.test(row)).map((row) => /^ {2}'?([\w-]+)/.exec(row)?.[1] ?? '');
  const direct = url ? idsWhere(new RegExp(`url: '${url.replaceAll('.', '\\.')}'`)) : [];
  return [...direct, ...direct.flatMap((id) => idsWhere(new RegExp(`of: '${id}'`)))];
}

/**
 * Lines, as "file:line", that state one of the numbers, cite the source of the figure, or are its words.
 *
 * @param {string} root @param {Pick<Figure, 'id' | 'source'>} figure @param {ChangedNumber[]} numbers
 * @returns {{ sentences: string[], readers: string[] }} readers are the files that draw or compute from the figure
 */
export function placesOf(root, { id, source }, numbers) {
  const names = numbers.map(({ name }) => name.replace(' (official)', ''));
  const marks = [
    ...names.flatMap((name) => [`'${name}'`, `"${name}"`, `{${name}}`, `{${name}:`]),
    ...citesOf(root, source.url).map((cite) => `<Cite id="${cite}"`),
  ];
  const quoted = `'${id}'`;
  /** @type {string[]} */
  const sentences = [];
  /** @type {string[]} */
  const readers = [];
  for (const folder of ['content', 'components', 'lib', 'app']) {
    for (const name of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      if (!SOURCE.test(name)) continue;
      const file = [folder, ...name.split(path.sep)].join('/');
      const text = readFileSync(path.join(root, file), 'utf8');
      if (file.startsWith('content/claims/') || file.startsWith('content/figures/')) continue;
      if (/^content\/[a-z]{2}\//.test(file) || folder === 'components') {
        const isOwnRow = (/** @type {string} */ line) =>
          /^content\/[a-z]{2}\/data\/figures.ts$/.test(file) &&
          (line.startsWith(`  ${quoted}: {`) || line.startsWith(`  ${id}: {`));
        text.split('\n').forEach((line, i) => {
          if (isOwnRow(line) || marks.some((mark) => line.includes(mark))) sentences.push(`${file}:${i + 1}`);
        });
      }
      if (!/^content\/[a-z]{2}\//.test(file) && text.includes(quoted)) readers.push(file);
    }
  }
  return { sentences, readers };
}
