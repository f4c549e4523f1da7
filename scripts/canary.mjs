import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freshCopy } from './fresh-copy.mjs';
import { main, projectRoot } from './run.mjs';

/*
 * Builds the site with the newest Next and React that the registry has, and runs the tests of the kinds of pages and of hydration: a release that
 * changes what docs/islands.md lists is known before it is needed. A warning, not a failure: the site is built with the pinned versions.
 * Arguments name other versions than the newest: `npm run canary -- next@16.5.0-canary.1 @next/mdx@16.5.0-canary.1`.
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

await main(async () => {
  try {
    tryVersions(process.argv.slice(2));
  } catch (error) {
    console.warn(
      `\nWarning: these versions of Next and React could not be tried, or the site does not pass with them (docs/islands.md).\n${error}`,
    );
  }
});
