import path from 'node:path';

/**
 * Files of the export that nothing asks for: `__next._full.txt` is a second copy of the page's own `.txt`, which is the
 * one that links load; `_not-found` is a second copy of the 404 page.
 *
 * @param {string} file relative to the export
 */
export function isNeedless(file) {
  const parts = file.split(path.sep);
  return parts.at(-1) === '__next._full.txt' || /^_not-found(\.|$)/.test(parts[0] ?? '');
}
