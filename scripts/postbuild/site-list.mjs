import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { measured } from '../../lib/offline/measured.mjs';
import { listFiles } from './list-files.mjs';

const loaderTag = /<script id="loader" src="([^"]*?)\/_next\//;
/** Without a hash in their name: the icons, and what pages of a language fetch when they are used. */
const icons = /^(icon\.svg|favicon\.ico)$/;
/** The start page of English, whose manifest is at the root, has no code in its address. */
const manifestOf = (/** @type {string} */ code) => `${code === 'en' ? '' : `${code}/`}manifest.webmanifest`;
const fetchedByName = /^(?:explore|review|search-index)\/([a-z]{2})\b[^/]*\.json$/;

/** @param {string} text */
const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * Writes the version of each page into the page, and for each language the list of what a browser keeps of the site.
 *
 * @param {string} out the finished export
 * @param {string} start the script that every page asks for when it is idle, relative to the export
 */
export async function writeLists(out, start) {
  const files = (await listFiles(out)).map((file) => file.split(path.sep).join('/'));
  const pages = await markPages(out, files, start);
  for (const language of new Set(pages.map((page) => page.language)))
    await writeList(
      out,
      language,
      files,
      pages.filter((page) => page.language === language),
    );
}

/** @typedef {{ file: string, language: string, html: string }} Page */

/**
 * Writes the address of the script into each page that has a loader, which embeds have not.
 *
 * @param {string} out @param {string[]} files @param {string} start
 * @returns {Promise<Page[]>} without the 404 page, which is no page of the site
 */
async function markPages(out, files, start) {
  /** @type {Page[]} */
  const pages = [];
  for (const file of files.filter((file) => file.endsWith('.html'))) {
    const html = await readFile(path.join(out, file), 'utf8');
    const language = /<html[^>]* lang="([^"]+)"/.exec(html)?.[1];
    if (!language || !loaderTag.test(html)) continue;
    const marked = html.replace(loaderTag, (tag, base) => tag.replace(' src', ` data-offline="${base}/${start}" src`));
    if (file === '404.html') await writeFile(path.join(out, file), marked);
    else pages.push({ file, language, html: marked });
  }
  return pages;
}

/** @param {string} out @param {string} language @param {string[]} all @param {Page[]} pages of the language */
async function writeList(out, language, all, pages) {
  const properties = new Set(
    pages.flatMap(({ html }) => /data-properties="[^"]*?(_next\/[^"]+)"/.exec(html)?.[1] ?? []),
  );
  const files = all.filter((file) => isKept(file, language, properties));
  const sizes = await Promise.all([
    ...files.map(async (file) => sizeOf(await readFile(path.join(out, file)))),
    ...pages.map(({ html }) => sizeOf(Buffer.from(html))),
  ]);
  const bytes = {
    sent: sizes.reduce((sum, { sent }) => sum + sent, 0),
    stored: sizes.reduce((sum, { stored }) => sum + stored, 0),
  };
  /** @type {Record<string, string>} */
  const versions = {};
  for (const { file, html } of pages) {
    const text = html
      .replaceAll(measured.sent, megabytes(bytes.sent, language))
      .replaceAll(measured.stored, megabytes(bytes.stored, language));
    const version = hashOf(text);
    versions[file.replace(/(^|\/)index\.html$|\.html$/, '')] = version;
    await writeFile(path.join(out, file), text.replace('<script id="loader"', `$& data-version="${version}"`));
  }
  // The names of some files do not change with their content.
  const contents = await Promise.all(files.map((file) => readFile(path.join(out, file), 'latin1')));
  const version = hashOf(JSON.stringify([files, contents.map(hashOf), versions]));
  await mkdir(path.join(out, 'offline'), { recursive: true });
  const list = { version, language, bytes, files, pages: versions };
  await writeFile(path.join(out, 'offline', `${language}.json`), JSON.stringify(list));
  console.log(
    `Without a network (${language}): ${pages.length} pages and ${files.length} files, ` +
      `${megabytes(bytes.sent, 'en')} sent, ${megabytes(bytes.stored, 'en')} stored.`,
  );
}

/**
 * @param {string} file
 * @param {string} language
 * @param {Set<string>} properties of the islands of the language, the only such files with a hash
 */
function isKept(file, language, properties) {
  const [code] = language.split('-');
  if (!file.startsWith('_next/static/')) {
    return icons.test(file) || file === manifestOf(code ?? '') || fetchedByName.exec(file)?.[1] === code;
  }
  return !file.endsWith('.json') || properties.has(file);
}

/** @param {Buffer} content */
async function sizeOf(content) {
  const { length: sent } = await promisify(gzip)(content);
  return { sent: Math.min(sent, content.length), stored: content.length };
}

/** @param {number} bytes @param {string} language */
const megabytes = (bytes, language) =>
  new Intl.NumberFormat(language === 'es' ? 'es-MX' : language, {
    style: 'unit',
    unit: 'megabyte',
    maximumSignificantDigits: 2,
  }).format(bytes / 1e6);
