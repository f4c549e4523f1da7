import { execFileSync } from 'node:child_process';
import { run } from '../run.mjs';

export const isRoot = process.getuid?.() === 0;

/** Whether this process may install packages of Debian or Ubuntu. */
export function canInstall() {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return isRoot;
  } catch {
    return false;
  }
}

const quiet = { DEBIAN_FRONTEND: 'noninteractive' };

export const updatePackages = () => run('apt-get', ['update', '-qq'], quiet);

/** @param {string[]} names */
export const installPackages = (...names) =>
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], quiet);
