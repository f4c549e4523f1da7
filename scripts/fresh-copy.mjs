import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from './run.mjs';

const notCloned = new Set(['node_modules', '.next', 'out', '.git', '.swc', 'test-results', 'coverage']);

/**
 * Copies the project, without the files that git ignores, to a temporary folder, which is a repository of its own.
 *
 * @param {{ withPackages?: boolean }} [options] withPackages: also what is installed, for a build of the same packages
 * @returns the folder
 */
export function freshCopy({ withPackages = false } = {}) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bitcoin-journey-'));
  cpSync(projectRoot, folder, {
    recursive: true,
    filter: (from) => !notCloned.has(path.relative(projectRoot, from)) && !from.endsWith('.tsbuildinfo'),
  });
  // Tests ask git for the files that it does not ignore.
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  if (withPackages) copyPackages(folder);
  return folder;
}

/** Turbopack refuses a link to a folder outside the project. Hard links take a second; without them, files are copied. @param {string} folder */
function copyPackages(folder) {
  const from = path.join(projectRoot, 'node_modules');
  const to = path.join(folder, 'node_modules');
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
}
