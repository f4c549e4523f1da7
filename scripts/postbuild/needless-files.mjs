import path from 'node:path';

/**
 * Whether no page requests a file of the export: `__next._full.txt` duplicates the `.txt` of the page, which links load, and
 * `_not-found` duplicates the 404 page; an embed has no script that could load page data.
 *
 * @param {string} file relative to the export
 */
export function isNeedless(file) {
  const parts = file.split(path.sep);
  const isPageData = file.endsWith('.txt');
  return (
    parts.at(-1) === '__next._full.txt' ||
    /^_not-found(\.|$)/.test(parts[0] ?? '') ||
    (parts[0] === 'embed' && parts.length > 1 && isPageData)
  );
}
