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

/**
 * Tells the browser that nearly all of a file's functions are called when it runs. V8 then compiles them in the background
 * while the file arrives, not one by one while the page should answer a finger. Others read a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** The steps after Next's export, in order. @param {string} out the exported folder */
export async function postbuild(out) {
  const files = await listFiles(out);
  const needless = files.filter(isNeedless);
  for (const file of needless) await rm(path.join(out, file));
  await rmdir(path.join(out, '_not-found')).catch(() => {});

  const pages = files.filter((file) => file.endsWith('.html') && !isNeedless(file));
  /** @type {string[]} */
  const breaches = [];
  /** @type {Set<string> | undefined} the script of every page */
  let shared;
  for (const page of pages) {
    const moved = moveInlineScripts(await readFile(path.join(out, page), 'utf8'));
    await writeFile(path.join(out, page), moved.html);
    if (moved.script) {
      const file = path.join(out, moved.script.path);
      if (!existsSync(file)) await writeFile(file, moved.script.code);
    }
    if (moved.script) shared = new Set(moved.files.filter((name) => shared?.has(name) ?? true));
    breaches.push(...findPolicyBreaches(moved.html).map((breach) => `  ${page}: ${breach}`));
  }
  // The one script that we write by hand goes without its comments: it stands before every page's first paint.
  const firstPaint = path.join(out, 'first-paint.js');
  if (existsSync(firstPaint)) {
    await writeFile(firstPaint, (await readFile(firstPaint, 'utf8')).replace(/^\s*(?:\/\/|\/\*\*).*\n/gm, ''));
  }
  for (const name of shared ?? []) {
    const file = path.join(out, name);
    await writeFile(file, COMPILE_HINT + (await readFile(file, 'utf8')));
  }
  console.log(`Finished ${pages.length} pages: no inline script is left; ${needless.length} needless files removed.`);
  if (breaches.length > 0) {
    throw new StepError(`The content policy would refuse parts of the export:\n${breaches.join('\n')}`);
  }
}
