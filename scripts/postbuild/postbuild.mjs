import { existsSync } from 'node:fs';
import { readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StepError } from '../run.mjs';
import { findPolicyBreaches } from './guard.mjs';
import { moveInlineScripts } from './inline-scripts.mjs';
import { isNeedless } from './needless-files.mjs';

/** @param {string} out @returns {Promise<string[]>} every file, relative to the export */
export async function listFiles(out) {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** The steps after Next's export, in order. @param {string} out the exported folder */
export async function postbuild(out) {
  const files = await listFiles(out);
  const needless = files.filter(isNeedless);
  for (const file of needless) await rm(path.join(out, file));
  await rmdir(path.join(out, '_not-found')).catch(() => {});

  const pages = files.filter((file) => file.endsWith('.html') && !isNeedless(file));
  /** @type {string[]} */
  const breaches = [];
  for (const page of pages) {
    const moved = moveInlineScripts(await readFile(path.join(out, page), 'utf8'));
    await writeFile(path.join(out, page), moved.html);
    if (moved.script) {
      const file = path.join(out, moved.script.path);
      if (!existsSync(file)) await writeFile(file, moved.script.code);
    }
    breaches.push(...findPolicyBreaches(moved.html).map((breach) => `  ${page}: ${breach}`));
  }
  console.log(`Finished ${pages.length} pages: no inline script is left; ${needless.length} needless files removed.`);
  if (breaches.length > 0) {
    throw new StepError(`The content policy would refuse parts of the export:\n${breaches.join('\n')}`);
  }
}
