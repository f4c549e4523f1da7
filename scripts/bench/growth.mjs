import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freshCopy } from '../fresh-copy.mjs';
import { listFiles } from '../postbuild/list-files.mjs';
import { markdownTable } from './table.mjs';

/**
 * The site with more guides: copies of those that there are, in turn, in the order of the catalogue.
 *
 * @param {string} folder a copy of the project, which is changed @param {number} count of guides to add
 */
function addGuides(folder, count) {
  const texts = path.join(folder, 'content/en/guides');
  const ids = readdirSync(texts).map((file) => file.replace(/\.mdx$/, ''));
  const added = Array.from({ length: count }, (_, index) => {
    const like = ids[index % ids.length] ?? '';
    return { id: `${like}-${index}`, like };
  });
  for (const { id, like } of added) {
    const text = readFileSync(path.join(texts, `${like}.mdx`), 'utf8');
    writeFileSync(path.join(texts, `${id}.mdx`), text.replace(/^title: "(.*)"$/m, `title: "$1, ${id}"`));
  }
  edit(path.join(folder, 'content/guides.ts'), 'export const guides = ', 'const written = ');
  const rows = `\nexport const guides: readonly GuideRow[] = [
  ...written,
  ...${JSON.stringify(added)}.map(({ id, like }) => ({ ...written.find((row) => row.id === like), id }) as GuideRow),
];\n`;
  const table = path.join(folder, 'content/guides.ts');
  writeFileSync(table, readFileSync(table, 'utf8') + rows);
  const dates = added.map(({ id, like }) => `'/guides/${id}': written['/guides/${like}'] ?? ['', '', ''],`);
  const days = path.join(folder, 'content/dates.ts');
  const type = 'Readonly<Record<string, readonly [published: string, changed: string, hash: string]>>';
  edit(days, `export const dates: ${type} = `, `const written: ${type} = `);
  writeFileSync(
    days,
    `${readFileSync(days, 'utf8')}\nexport const dates: ${type} = { ...written,\n${dates.join('\n')}\n};\n`,
  );
  edit(path.join(folder, 'components/guides/guide-cover.tsx'), 'covers[id]', "covers[id.replace(/-\\d+$/, '')]");
}

/** @param {string} file @param {string} from @param {string} to @throws {Error} if the text is not there */
function edit(file, from, to) {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no "${from}": scripts/bench/growth.mjs must follow`);
  writeFileSync(file, text.replace(from, to));
}

/** A process and all that it has started; none where the system does not tell. @param {number} root */
function processesOf(root) {
  if (process.platform !== 'linux') return [];
  /** @type {Map<number, number[]>} */
  const children = new Map();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const parent = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${entry}/status`, 'utf8'))?.[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(entry)]);
    } catch {} // It has ended.
  }
  const all = [root];
  for (const one of all) all.push(...(children.get(one) ?? []));
  return all;
}

/** A number in a file of the system about a process; 0 if it has ended. @param {string} file @param {RegExp} pattern */
function readNumbers(file, pattern) {
  try {
    return (pattern.exec(readFileSync(file, 'utf8')) ?? []).slice(1).reduce((sum, value) => sum + Number(value), 0);
  } catch {
    return 0;
  }
}

/** Bytes in memory. Shared pages are counted once: each process has its part of them. @param {number} id of a process */
const memoryOf = (id) => 1024 * readNumbers(`/proc/${id}/smaps_rollup`, /^Pss:\s+(\d+) kB/m);

/** Seconds of a processor, in user and system mode, which Linux counts in hundredths. @param {number} id of a process */
const processorSecondsOf = (id) => readNumbers(`/proc/${id}/stat`, /\) \S(?: \S+){10} (\d+) (\d+)/) / 100;

/** Seconds of a step of Next, from its output. @param {string} output @param {RegExp} step */
function secondsOf(output, step) {
  const [, value, unit] = new RegExp(`${step.source}.* in ([\\d.]+)(ms|s|min)`).exec(output) ?? [];
  return Number(value) * ({ ms: 0.001, min: 60 }[unit ?? ''] ?? 1);
}

/**
 * Seconds of all and of two steps of Next, seconds of processors in all, which other work on the machine hardly changes, and peak memory.
 *
 * @typedef {{ seconds: number, compile: number, pages: number, processor: number, bytes: number }} Build
 */

/** @param {string} folder @returns {Promise<Build>} */
function measureBuild(folder) {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const child = spawn(process.execPath, [path.join(folder, 'scripts/build.mjs')], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    let bytes = 0;
    /** Of each process when it was last seen. @type {Map<number, number>} */
    const worked = new Map();
    const sampling = setInterval(() => {
      const ids = processesOf(Number(child.pid));
      bytes = Math.max(
        bytes,
        ids.reduce((sum, id) => sum + memoryOf(id), 0),
      );
      for (const id of ids) worked.set(id, Math.max(worked.get(id) ?? 0, processorSecondsOf(id)));
    }, 500);
    child.once('error', reject);
    child.once('exit', (code) => {
      clearInterval(sampling);
      const compile = secondsOf(output, /✓ Compiled successfully/);
      const pages = secondsOf(output, /✓ Generating static pages/);
      const processor = [...worked.values()].reduce((sum, seconds) => sum + seconds, 0);
      if (code === 0) resolve({ seconds: (performance.now() - begun) / 1000, compile, pages, processor, bytes });
      else reject(new Error(`the build failed:\n${output.slice(-4000)}`));
    });
  });
}

/** Bytes of each page of an export. @param {string} out */
async function weighPages(out) {
  const pages = (await listFiles(out)).filter((file) => file.endsWith('.html'));
  return new Map(pages.map((file) => [file, readFileSync(path.join(out, file)).length]));
}

/**
 * Builds the site with more guides: first all of it, then again with what the first build has kept.
 *
 * @param {number[]} counts of guides to add
 * @param {string} out today's export, with which the pages are compared
 */
async function measureGrowth(counts, out) {
  const before = await weighPages(out);
  const rows = [];
  for (const count of counts) {
    const folder = freshCopy({ withPackages: true });
    try {
      addGuides(folder, count);
      const first = await measureBuild(folder);
      const second = await measureBuild(folder);
      const after = await weighPages(path.join(folder, 'out'));
      const mean = [...after.values()].reduce((sum, bytes) => sum + bytes, 0) / after.size;
      const grown = [...before].filter(([page, bytes]) => (after.get(page) ?? 0) > bytes * 1.02).map(([page]) => page);
      rows.push({ pages: after.size, first, second, mean, grown });
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  }
  return rows;
}

/**
 * @param {number[]} counts
 * @param {string} out the export of today
 */
export async function growthTable(counts, out) {
  const rows = await measureGrowth(counts, out);
  /** @param {Build} build */
  const cells = ({ seconds, compile, pages, processor, bytes }) => [
    ...[seconds, compile, pages, processor].map((value) => value.toFixed(0)),
    (bytes / 1e9).toFixed(2),
  ];
  const head = [
    'pages',
    'seconds',
    'to compile',
    'to write',
    'of processors',
    'GB',
    'again: seconds',
    'to compile',
    'to write',
    'of processors',
    'GB',
    'kB of HTML a page',
    'of today’s pages, heavier by 2%',
  ];
  const table = rows.map(({ pages, first, second, mean, grown }) => [
    String(pages),
    ...cells(first),
    ...cells(second),
    (mean / 1000).toFixed(0),
    grown.join(', '),
  ]);
  return `\nBuilds with more guides\n\n${markdownTable(head, table)}`;
}
