import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { freshCopy } from './fresh-copy.mjs';
import { main, projectRoot } from './run.mjs';

/*
 * Tries the site with what it will meet next. A warning, not a failure: the site is built with the pinned versions.
 *
 * - Next and React: builds with the newest of the registry, and runs the tests of the kinds of pages and of hydration, so that a release
 *   that changes what docs/islands.md lists is known before it is needed. Arguments name other versions:
 *   `npm run canary -- next@16.5.0-canary.1 @next/mdx@16.5.0-canary.1`.
 * - Node: builds with each line that hosts may have, and runs the tests that need no browser on the newest; on each with `--all`.
 */
const watched = ['next', '@next/mdx', 'react', 'react-dom'];

/** @param {string} name @returns {string} the newest version, without pre-releases */
const newest = (name) =>
  execFileSync('npm', ['view', name, 'version'], { encoding: 'utf8', shell: process.platform === 'win32' }).trim();

/** @param {string} folder @param {string} command @param {string[]} args */
const runIn = (folder, command, ...args) =>
  execFileSync(command, args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });

/** @param {string[]} named packages with versions, as `name@version` */
function tryVersions(named) {
  const settings = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8'));
  const asked = new Map(named.map((one) => [one.slice(0, one.lastIndexOf('@')), one.slice(one.lastIndexOf('@') + 1)]));
  const versions = Object.fromEntries(watched.map((name) => [name, asked.get(name) ?? newest(name)]));
  const changed = watched.filter((name) => settings.dependencies[name] !== versions[name]);
  if (changed.length === 0) return console.log('Next and React are the versions that the site is built with.');
  console.log(`Trying ${changed.map((name) => `${name} ${versions[name]}`).join(', ')} …`);
  const folder = freshCopy();
  try {
    Object.assign(settings.dependencies, versions);
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(settings, null, 2));
    runIn(folder, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error');
    runIn(folder, 'npm', 'run', 'build');
    // React reports an attribute that differs in its development build only, which the second file uses.
    const specs = ['tests/export/kinds.spec.ts', 'tests/every/mismatch.spec.ts'];
    runIn(folder, 'npx', 'playwright', 'test', '--project=narrow', '--project=every', ...specs);
    console.log('The kinds of pages pass with these versions of Next and React.');
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Lines of Node with support beyond that of 20, the oldest first. https://github.com/nodejs/Release#release-schedule */
const lines = ['22', '24'];

/** The program of a line, from the registry: its package for this system needs no script to be installed. @param {string} line */
function fetchNode(line) {
  const folder = mkdtempSync(path.join(os.tmpdir(), `node-${line}-`));
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  runIn(folder, 'npm', 'install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${line}`);
  const bin = path.join(folder, 'node_modules', name, 'bin');
  return { folder, node: path.join(bin, process.platform === 'win32' ? 'node.exe' : 'node'), bin };
}

/** @param {boolean} isAll whether the tests run on each line */
function tryNodes(isAll) {
  for (const line of lines.filter((one) => Number(one) !== Number.parseInt(process.versions.node, 10))) {
    const { folder, node, bin } = fetchNode(line);
    const copy = freshCopy({ withPackages: true });
    const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
    /** @param {string[]} args */
    const runNode = (...args) => execFileSync(node, args, { cwd: copy, stdio: 'inherit', env });
    try {
      const begun = performance.now();
      runNode('scripts/build.mjs');
      const isTested = isAll || line === lines.at(-1);
      if (isTested) runNode('node_modules/jest/bin/jest.js', '--ci', '--silent', '--reporters=summary');
      const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
      console.log(`Node ${line} builds the site${isTested ? ' and passes jest' : ''} (${minutes} minutes).`);
    } finally {
      for (const one of [folder, copy]) rmSync(one, { recursive: true, force: true, maxRetries: 5 });
    }
  }
}

/** @param {string} what @param {() => void} work */
function attempt(what, work) {
  try {
    work();
  } catch (error) {
    console.warn(`\nWarning: ${what} could not be tried, or the site does not pass with it.\n${error}`);
  }
}

await main(async () => {
  const { values, positionals } = parseArgs({
    options: { all: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  attempt('another version of Next or React (docs/islands.md)', () => tryVersions(positionals));
  if (positionals.length === 0) attempt('another version of Node', () => tryNodes(values.all));
});
