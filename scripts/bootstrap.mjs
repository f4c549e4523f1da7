// Runs before anything is installed: only `node:` modules may be imported here.
import { readFileSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { main, projectRoot, run, StepError } from './run.mjs';

/** npm writes this file at the end of each successful installation. */
const installed = 'node_modules/.package-lock.json';
const wanted = 'package-lock.json';

/** @typedef {'site' | 'all'} Scope what builds the site, or also what tests it: half of all the time and space */

/**
 * The packages to install: none if they are all installed, and the installation is newer than the lock file.
 *
 * @param {string} root @param {Scope} scope
 * @returns {Scope | undefined}
 */
export function missingPackages(root, scope) {
  const time = (/** @type {string} */ file) => statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs;
  const done = time(installed);
  if (done === undefined) return scope;
  const testsAreThere = readFileSync(path.join(root, installed), 'utf8').includes('"node_modules/jest"');
  // A build must not remove the packages of the tests.
  const kept = testsAreThere ? 'all' : scope;
  const isOld = (time(wanted) ?? 0) > done;
  return isOld || (scope === 'all' && !testsAreThere) ? kept : undefined;
}

/**
 * Installs missing packages; returns at once if there are none.
 *
 * @param {Scope} scope
 */
export async function bootstrap(scope) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 12)) {
    throw new StepError(`Node ${process.versions.node} is too old for this project: it needs 20.12 or newer.`);
  }
  const missing = missingPackages(projectRoot, scope);
  if (!missing) return;
  console.log('Installing packages …');
  // Not `npm ci`: it fails when the lock file, written on another system, lacks the optional binaries of this one.
  // Versions and hashes are in the lock file, so what npm has in its cache is right, however old it is.
  const quiet = ['--prefer-offline', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  // Set in both cases, because npm reads NODE_ENV, which hosts set.
  await run('npm', ['install', missing === 'all' ? '--include=dev' : '--omit=dev', '--include=optional', ...quiet]);
  const now = new Date();
  utimesSync(path.join(projectRoot, installed), now, now);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main(() => bootstrap('site'));
