/**
 * Reads `public/_headers`, the one place where the site's headers stand (the format of Netlify and Cloudflare Pages,
 * of which the site uses exact paths and a `*` at the end).
 *
 * @typedef {{ path: string, headers: [name: string, value: string][] }} HeaderRule
 */

/**
 * @param {string} text the file
 * @returns {HeaderRule[]}
 */
export function parseHeaders(text) {
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const [index, line] of text.split('\n').entries()) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      if (!/^\/[^*:]*\*?$/.test(content)) throw new Error(`_headers, line ${index + 1}: "${content}" is not a path`);
      rules.push({ path: content, headers: [] });
      continue;
    }
    const header = /^([\w-]+):\s*(.+)$/.exec(content);
    const rule = rules.at(-1);
    if (!header || !rule) throw new Error(`_headers, line ${index + 1}: "${content}" is not a header of a path`);
    rule.headers.push([/** @type {string} */ (header[1]), /** @type {string} */ (header[2])]);
  }
  return rules;
}

/**
 * The headers of all rules that fit a path; a later rule wins.
 *
 * @param {HeaderRule[]} rules
 * @param {string} pathname
 * @returns {Record<string, string>}
 */
export function headersFor(rules, pathname) {
  const fits = rules.filter(({ path }) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : path === pathname,
  );
  return Object.fromEntries(fits.flatMap((rule) => rule.headers));
}
