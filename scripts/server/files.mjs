import { stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * The result for a path: a file, a redirect, or nothing. Paths are clean, as on static hosts: `/about` is `about.html`, and
 * `/about/` and `/about.html` redirect to `/about`.
 *
 * @typedef {{ file: string } | { redirect: string } | { missing: true }} Resolved
 */

const missing = /** @type {const} */ ({ missing: true });

/** Configuration files for hosts, which are not served. */
const hidden = new Set(['_headers', '_redirects']);

/** @param {string} file */
async function isFile(file) {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ?? false;
}

/**
 * The segments of a path, or nothing if one could resolve outside the folder or to a hidden file.
 *
 * @param {string} pathname as sent, still percent-encoded
 */
function safeParts(pathname) {
  let decoded;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  if (/[\0\\]/.test(decoded)) return undefined;
  const parts = decoded.split('/').slice(1);
  const inner = parts.at(-1) === '' ? parts.slice(0, -1) : parts;
  // With an empty segment a redirect could be to `//host`, which is another site.
  if (inner.some((part) => part === '' || part.startsWith('.') || hidden.has(part))) return undefined;
  return inner;
}

/**
 * @param {string} root the folder that is served
 * @param {string} pathname the path without query, percent-encoded
 * @returns {Promise<Resolved>}
 */
export async function resolveAddress(root, pathname) {
  const parts = safeParts(pathname);
  if (!parts) return missing;
  if (parts.length === 0) return { file: path.join(root, 'index.html') };

  const target = path.join(root, ...parts);
  const clean = pathname.replace(/\/$/, '');
  if (clean !== pathname) {
    const exists = (await isFile(`${target}.html`)) || (await isFile(target));
    return exists ? { redirect: clean } : missing;
  }
  if (pathname.endsWith('.html')) {
    if (!(await isFile(target))) return missing;
    return { redirect: pathname.replace(/(\/index)?\.html$/, '') || '/' };
  }
  if (await isFile(target)) return { file: target };
  if (parts.join('/') !== '404' && (await isFile(`${target}.html`))) return { file: `${target}.html` };
  return missing;
}
