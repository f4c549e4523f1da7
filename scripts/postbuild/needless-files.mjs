import path from 'node:path';

/**
 * Whether no page requests a file of the export: Next's runtime and style sheets, the page data for its links (`.txt` beside a page,
 * `__next.*`), and `_not-found`, which duplicates the 404 page.
 *
 * @param {string} file relative to the export
 * @param {Set<string>} files all files of the export
 */
export function isNeedless(file, files) {
  const [first = '', second, third] = file.split(path.sep);
  if (first === '_next') return second !== 'static' || (third !== 'media' && third !== 'islands');
  const isPageData = file.endsWith('.txt') && files.has(file.replace(/txt$/, 'html'));
  return isPageData || path.basename(file).startsWith('__next.') || /^_not-found(\.|$)/.test(first);
}
