import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { listFiles } from '../postbuild/list-files.mjs';
import { contentType, isCompressible } from '../server/content-types.mjs';

/**
 * The addresses that a browser asks for with a page, before the reader does anything: its loader, preloaded fonts, icon and manifest.
 *
 * @param {string} html
 */
export function filesOfFirstVisit(html) {
  const script = [...html.matchAll(/<script id="loader" src="([^"]+)"/g)].map(([, address = '']) => address);
  const links = [...html.matchAll(/<link rel="(?:preload|icon|manifest)"[^>]*?href="([^"?]+)/g)];
  return [...new Set([...script, ...links.map(([, address = '']) => address)])];
}

/** @param {string} out the exported folder @returns {Promise<{ pages: number, bytes: number }>} the mean of all pages, first visits, in brotli */
export async function weighFirstVisits(out) {
  /** @type {Map<string, number>} */
  const sizes = new Map();
  const sizeOf = (/** @type {string} */ file) => {
    const raw = readFileSync(path.join(out, file));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    const size =
      sizes.get(file) ?? (isCompressible(contentType(file)) ? brotliCompressSync(raw, { params }).length : raw.length);
    sizes.set(file, size);
    return size;
  };
  const pages = (await listFiles(out)).filter(
    (file) => file.endsWith('.html') && !/^(404\.html|embed[\\/])/.test(file),
  );
  const bytes = pages.map((page) => {
    const files = filesOfFirstVisit(readFileSync(path.join(out, page), 'utf8'));
    return [page, ...files].reduce((sum, file) => sum + sizeOf(file), 0);
  });
  return { pages: pages.length, bytes: bytes.reduce((sum, size) => sum + size, 0) / pages.length };
}
