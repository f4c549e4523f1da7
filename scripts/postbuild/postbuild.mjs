import { mkdirSync, readFileSync } from 'node:fs';
import { readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import postcss from 'postcss';
import { projectRoot, StepError } from '../run.mjs';
import { finishEmbed, isEmbed } from './finish-embed.mjs';
import { finishPage } from './finish-page.mjs';
import { findPolicyBreaches } from './guard.mjs';
import { bundleIslands } from './islands.mjs';
import { listFiles } from './list-files.mjs';
import { isNeedless } from './needless-files.mjs';
import { wordsIn } from './used-style.mjs';

/**
 * The steps after Next's export, in order.
 *
 * @param {string} out the exported folder
 * @param {{ hasInsights?: boolean }} [options] hasInsights: of content/site.ts
 * @throws {StepError} with one line for each problem, naming page and tag
 */
export async function postbuild(out, { hasInsights = false } = {}) {
  const islands = await bundleIslands(projectRoot, out, { hasInsights });
  const files = await listFiles(out);
  const all = new Set(files);
  const needless = files.filter((file) => isNeedless(file, all));
  /** @type {Map<string, import('postcss').Root>} */
  const sheets = new Map();
  const readSheet = (/** @type {string} */ address) => {
    const sheet = sheets.get(address) ?? parseSheet(out, address);
    sheets.set(address, sheet);
    return sheet;
  };
  /** @type {Map<string, Set<string>>} */
  const words = new Map();
  const wordsOf = (/** @type {string} */ address) => {
    const found = words.get(address) ?? wordsIn(readFileSync(path.join(out, address), 'utf8'));
    words.set(address, found);
    return found;
  };
  const pages = files.filter((file) => file.endsWith('.html') && !isNeedless(file, all));
  /** @type {string[]} */
  const problems = [];
  for (const page of pages) {
    try {
      const html = await readFile(path.join(out, page), 'utf8');
      for (const [file, text] of finish(page.split(path.sep).join('/'), html, readSheet, wordsOf, islands)) {
        mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
        await writeFile(path.join(out, file), text);
        if (file.endsWith('.html')) problems.push(...findPolicyBreaches(text).map((breach) => `  ${file}: ${breach}`));
      }
    } catch (error) {
      problems.push(`  ${page}: ${/** @type {Error} */ (error).message}`);
    }
  }
  // Only now: the style of the pages is in some of them.
  for (const file of needless) await rm(path.join(out, file));
  await removeEmptyFolders(out);
  console.log(`Finished ${pages.length} pages; removed ${needless.length} needless files.`);
  if (problems.length > 0) throw new StepError(`The export cannot be served as it is:\n${problems.join('\n')}`);
}

/**
 * @param {string} page relative to the export, with forward slashes
 * @param {string} html
 * @param {(address: string) => import('postcss').Root} readSheet
 * @param {(address: string) => Set<string>} wordsOf
 * @param {import('./islands.mjs').Islands} islands
 * @returns {Map<string, string>} the text of each file that the page becomes, by its path
 */
function finish(page, html, readSheet, wordsOf, islands) {
  if (isEmbed(page)) return finishEmbed(page, html, readSheet);
  const { html: finished, properties } = finishPage(html, readSheet, wordsOf, islands);
  return new Map([
    [page, finished],
    ...(properties ? [/** @type {const} */ ([properties.address, properties.text])] : []),
  ]);
}

/** @param {string} folder */
async function removeEmptyFolders(folder) {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await removeEmptyFolders(path.join(folder, entry.name));
  await rmdir(folder).catch(() => {}); // It is not empty.
}

/** A style sheet whose addresses are absolute, so that it can be inlined. @param {string} out @param {string} address */
function parseSheet(out, address) {
  const text = readFileSync(path.join(out, address), 'utf8');
  const absolute = text.replace(/url\((["']?)(\.\.?\/[^)"']+)\1\)/g, (_, quote, relative) => {
    return `url(${quote}${path.posix.join(path.posix.dirname(address), relative)}${quote})`;
  });
  return postcss.parse(absolute, { from: address });
}
