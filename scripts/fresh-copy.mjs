import { cpSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from './run.mjs';

const notCloned = new Set(['node_modules', '.next', 'out', '.git', '.swc', 'test-results', 'coverage']);

/** Copies the project, without the files that git ignores, to a temporary folder. @returns the folder */
export function freshCopy() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bitcoin-journey-'));
  cpSync(projectRoot, folder, {
    recursive: true,
    filter: (from) => !notCloned.has(path.relative(projectRoot, from)) && !from.endsWith('.tsbuildinfo'),
  });
  return folder;
}
