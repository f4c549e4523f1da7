/**
 * Reads `public/_headers`, which defines the headers of the site, in the format of Netlify and Cloudflare Pages. Paths are exact or
 * end with `*`.
 *
 * A line `! Name` removes the header of that name that earlier rules set.
 *
 * @typedef {{ path: string, headers: [name: string, value: string][], removed: string[] }} HeaderRule
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
      rules.push({ path: content, headers: [], removed: [] });
      continue;
    }
    const rule = rules.at(-1);
    const removed = /^! ([\w-]+)$/.exec(content)?.[1];
    if (removed && rule) {
      rule.removed.push(removed);
      continue;
    }
    const header = /^([\w-]+):\s*(.+)$/.exec(content);
    if (!header || !rule) throw new Error(`_headers, line ${index + 1}: "${content}" is not a header of a path`);
    rule.headers.push([/** @type {string} */ (header[1]), /** @type {string} */ (header[2])]);
  }
  return rules;
}

/**
 * The headers of all rules that match a path; later rules override earlier ones.
 *
 * @param {HeaderRule[]} rules
 * @param {string} pathname
 * @returns {Record<string, string>}
 */
export function headersFor(rules, pathname) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const { path, headers, removed } of rules) {
    if (path.endsWith('*') ? !pathname.startsWith(path.slice(0, -1)) : path !== pathname) continue;
    for (const name of removed) found.delete(name);
    for (const [name, value] of headers) found.set(name, value);
  }
  return Object.fromEntries(found);
}
