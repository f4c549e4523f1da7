import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The export that the tests look at. */
export const out = path.resolve(import.meta.dirname, '../out');

const read = (file: string) => readFileSync(path.join(out, file), 'utf8');

/** Every page, as the sitemap lists it: the path alone. New pages join the tests by being in it. */
export function sitemapPaths(): string[] {
  const addresses = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
  return addresses.map((address) => new URL(address).pathname);
}

/** Every exported page except the 404 page, by its file: the path it has on the site. */
export function exportedPaths(): string[] {
  return exportedFiles()
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`);
}

/** Every file of the export, with forward slashes. */
export function exportedFiles(): string[] {
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** The HTML of a page. */
export function htmlOf(pathname: string): string {
  return read(pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`);
}
