import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ChartSpec } from '../content/charts/types';
import { exhibits } from '../content/exhibits';
import { localePath } from '../lib/content/links';
import { DEFAULT_LOCALE, LOCALES } from '../lib/format/locale';
import { hasCalculator, kindsOfPages } from '../scripts/bench/kinds.mjs';

/** The folder of the export. */
export const out = path.resolve(import.meta.dirname, '../out');

if (!existsSync(path.join(out, 'index.html'))) {
  throw new Error('There is no built site in out/ yet. Build it with "npm run build", then run these tests.');
}

const read = (file: string) => readFileSync(path.join(out, file), 'utf8');

/** The paths of all pages in the sitemap. */
export function sitemapPaths(): string[] {
  const addresses = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
  return addresses.map((address) => new URL(address).pathname);
}

/** The paths of all exported pages except the 404 page and the embeds. */
export function exportedPaths(): string[] {
  return htmlPaths().filter((path) => !path.startsWith('/embed/'));
}

/** The paths of the pages for frames of other sites: `/embed/<id>`, and a copy of each for each theme. */
export function embedPaths(): string[] {
  return htmlPaths().filter((path) => path.startsWith('/embed/'));
}

function htmlPaths(): string[] {
  return exportedFiles()
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`);
}

/** All files of the export, relative to it, with forward slashes. */
export function exportedFiles(): string[] {
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** The HTML of a page. */
export function htmlOf(pathname: string): string {
  return read(pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`);
}

/**
 * The addresses of the files of a page: the loader, and what an island of it needs.
 *
 * @param name of the island; none for what needs the loader only
 */
export function filesOf(pathname: string, name?: string): string[] {
  const html = htmlOf(pathname);
  const listOf = (pattern: RegExp) => (pattern.exec(html)?.[1] ?? '').split(' ').filter(Boolean);
  const loader = listOf(/<script id="loader"[^>]* src="([^"]*)"/);
  if (!name) return loader;
  const own = listOf(new RegExp(`data-island="${name}"[^>]* data-files="([^"]*)"`));
  return [...loader, ...listOf(/ data-properties="([^"]*)"/), ...listOf(/ data-mount="([^"]*)"/), ...own];
}

/** The style sheets of pages, in order and each once, before the build cut them. */
export function wholeStyleOf(paths: readonly string[]): string[] {
  const built = path.resolve(out, '../.next');
  const sheetsOf: Record<string, string[]> = JSON.parse(readFileSync(path.join(built, 'style-sheets.json'), 'utf8'));
  const sheets = new Set(paths.flatMap((one) => sheetsOf[one] ?? []));
  return [...sheets].map((sheet) =>
    readFileSync(path.join(built, sheet.replace('/_next/', '')), 'utf8').replaceAll(
      '../media/',
      '/_next/static/media/',
    ),
  );
}

/** How many times as much as in English the HTML of a page in another language may weigh. */
export const LONGER = 1.1;

/**
 * One page of each kind, in English: for what does not depend on the language but on words in it. A page is read when it is asked for:
 * each file of tests imports this one.
 */
export const englishKinds = kindsOfPages(
  exportedPaths().map((path) => ({
    path,
    get hasCalculator() {
      return hasCalculator(htmlOf(path));
    },
  })),
).map(({ path }) => path);

/** One page of each kind, in each language in turn: as many visits as in one language. `npm run test:every` visits the other pages. */
export const kinds: readonly string[] = englishKinds.map((path, index) =>
  localePath(LOCALES[index % LOCALES.length] ?? DEFAULT_LOCALE, path as `/${string}`),
);

/** The charts of home, in their order. */
export const homeCharts: readonly ChartSpec[] = exhibits.flatMap((row) =>
  'charts' in row ? Object.values(row.charts) : [],
);
