import { mkdirSync, readFileSync } from 'node:fs';
import { readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import postcss from 'postcss';
import { StepError } from '../run.mjs';
import { finishEmbed, isEmbed } from './finish-embed.mjs';
import { finishPage } from './finish-page.mjs';
import { findPolicyBreaches } from './guard.mjs';
import { listFiles } from './list-files.mjs';
import { isNeedless } from './needless-files.mjs';
import { wordsIn } from './used-style.mjs';

/**
 * The steps after Next's export, in order.
 *
 * @param {string} out the exported folder
 * @param {import('./islands.mjs').Islands} islands their files are in the exported folder already
 * @param {string} [dist] where Next has built: gets a list of the style sheets of each page, with which the tests compare its inline style
 * @param {string} [basePath] of content/site.ts, with which every address on the pages begins
 * @throws {StepError} with one line for each problem, naming page and tag
 */
export async function postbuild(out, islands, dist, basePath = '') {
  const files = await listFiles(out);
  const all = new Set(files);
  const fileAt = (/** @type {string} */ address) => path.join(out, address.slice(basePath.length));
  const needless = files.filter((file) => isNeedless(file, all));
  /** @type {Map<string, import('postcss').Root>} */
  const sheets = new Map();
  const readSheet = (/** @type {string} */ address) => {
    const sheet = sheets.get(address) ?? parseSheet(fileAt(address), address);
    sheets.set(address, sheet);
    return sheet;
  };
  /** @type {Map<string, Set<string>>} */
  const words = new Map();
  const wordsOf = (/** @type {string} */ address) => {
    const found = words.get(address) ?? wordsIn(readFileSync(fileAt(address), 'utf8'));
    words.set(address, found);
    return found;
  };
  const pages = files.filter((file) => file.endsWith('.html') && !isNeedless(file, all));
  /** @type {string[]} */
  const problems = [];
  /** @type {Record<string, string[]>} */
  const styleSheets = {};
  for (const page of pages) {
    try {
      const html = await readFile(path.join(out, page), 'utf8');
      const name = page.split(path.sep).join('/');
      const { files: finished, styles, properties } = finish(name, html, readSheet, wordsOf, islands);
      styleSheets[`/${name.replace(/(^index)?\.html$/, '')}`] = styles;
      if (properties) finished.set(path.relative(out, fileAt(properties.address)), properties.text);
      for (const [file, text] of finished) {
        mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
        await writeFile(path.join(out, file), text);
        if (file.endsWith('.html')) problems.push(...findPolicyBreaches(text).map((breach) => `  ${file}: ${breach}`));
      }
    } catch (error) {
      problems.push(`  ${page}: ${/** @type {Error} */ (error).message}`);
    }
  }
  if (dist) await writeFile(path.join(dist, 'style-sheets.json'), JSON.stringify(styleSheets));
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
 * @returns {{ files: Map<string, string>, styles: string[], properties?: { address: string, text: string } }} the text of each file that
 *   the page becomes, by its path; the addresses of its style sheets; the file of its properties
 */
function finish(page, html, readSheet, wordsOf, islands) {
  if (isEmbed(page)) return { files: finishEmbed(page, html, readSheet), styles: [] };
  const { html: finished, properties, styles } = finishPage(html, readSheet, wordsOf, islands);
  return { files: new Map([[page, finished]]), styles, properties };
}

/** @param {string} folder */
async function removeEmptyFolders(folder) {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await removeEmptyFolders(path.join(folder, entry.name));
  await rmdir(folder).catch(() => {}); // It is not empty.
}

/** A style sheet whose addresses are absolute, so that it can be inlined. @param {string} file @param {string} address */
function parseSheet(file, address) {
  const text = readFileSync(file, 'utf8');
  const absolute = text.replace(/url\((["']?)(\.\.?\/[^)"']+)\1\)/g, (_, quote, relative) => {
    return `url(${quote}${path.posix.join(path.posix.dirname(address), relative)}${quote})`;
  });
  return postcss.parse(absolute, { from: address });
}
