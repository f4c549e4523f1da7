// Runs before anything is installed: only `node:` modules may be imported here.
import { statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { main, projectRoot, run, StepError } from './run.mjs';

/** npm writes this file at the end of every installation. */
const installed = 'node_modules/.package-lock.json';
const wanted = 'package-lock.json';

/**
 * Whether packages are missing or older than the lock file.
 *
 * @param {string} root
 */
export function needsInstall(root) {
  const time = (/** @type {string} */ file) => statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs;
  const done = time(installed);
  return done === undefined || (time(wanted) ?? 0) > done;
}

/** Installs what is missing; takes no time when nothing is. */
export async function bootstrap() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 12)) {
    throw new StepError(`Node ${process.versions.node} is too old for this project: it needs 20.12 or newer.`);
  }
  if (!needsInstall(projectRoot)) return;
  console.log('Installing packages …');
  // Not `npm ci`: a lock file made on one system lacks the optional binaries of others, and `ci` then refuses.
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['install', '--include=dev', '--include=optional', ...quiet]);
  const now = new Date();
  utimesSync(path.join(projectRoot, installed), now, now);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main(bootstrap);
