import { createHash } from 'node:crypto';
import { pagePolicy } from './policy.mjs';
import { inlineStyle, insertHead } from './style.mjs';
import { withoutRuntime } from './without-runtime.mjs';

const islandTag = /<x-island data-island="(\w+)"((?: data-now="[^"]*")?) data-properties="([^"]*)">/g;

/**
 * Makes the HTML of a page sufficient for its first paint: removes Next's runtime, inlines the style, moves the properties of the islands
 * into a file, names the files of each island, and adds a policy that allows the inline script and style by their hashes.
 *
 * @param {string} html a page as Next exports it
 * @param {(address: string) => import('postcss').Root} readSheet
 * @param {(address: string) => Iterable<string>} wordsOf the words of a script, among them its class names
 * @param {import('./islands.mjs').Islands} islands
 * @returns {{ html: string, properties: { address: string, text: string } | undefined, styles: string[] }} the page, the file of its
 *   properties, and the addresses of its style sheets
 * @throws {Error} if the page has no boot script, or an island is not as components/islands/island.tsx writes it
 */
export function finishPage(html, readSheet, wordsOf, islands) {
  const page = withoutRuntime(html);
  if (!page.boot) throw new Error('the page has no boot script');
  /** @type {string[]} the properties of each island, as JSON */
  const rows = [];
  /** @type {Set<string>} */
  const files = new Set([islands.loader]);
  /** @type {Set<string>} */
  const later = new Set();
  // Minified, as the loader is.
  const whole = page.html.replace(`>${page.boot}</script>`, () => `>${islands.boot}</script>`);
  const body = whole.replace(islandTag, (tag, name, now, written, at) => {
    const json = decode(written);
    checkSlots(markupOf(whole, at + tag.length), name, json);
    for (const file of islands.part(name)) files.add(file);
    const laterFiles = islands.later(name);
    for (const file of laterFiles) later.add(file);
    const list = laterFiles.length > 0 ? ` data-later="${laterFiles.join(' ')}"` : '';
    const row = rows.push(json) - 1;
    return `<x-island data-island="${name}"${now} data-files="${islands.part(name).join(' ')}"${list} data-row="${row}">`;
  });
  if (body.includes('data-properties=')) throw new Error('the page has an island that was not recognized');
  const properties = rows.length > 0 ? fileOf(islands.folder, `[${rows.join(',')}]`) : undefined;
  const forIslands = properties
    ? ` data-mount="${islands.mount.join(' ')}" data-properties="${properties.address}"`
    : '';
  const loader = `<script id="loader" src="${islands.loader}" defer=""${forIslands}></script>`;
  // What the islands may render later is part of the page's style.
  const words = [
    ...[...files, ...later].flatMap((file) => [...wordsOf(file)]),
    ...rows.flatMap((row) => row.match(/[^\s"]+/g) ?? []),
  ];
  const style = inlineStyle({ html: body, styles: page.styles }, readSheet, ['js', ...words]);
  const policy = pagePolicy({ scripts: [islands.boot], styles: [style] });
  return {
    html: insertHead(body, policy, style).replace('</head>', () => `${loader}</head>`),
    properties,
    styles: page.styles,
  };
}

/** @param {string} folder @param {string} text */
const fileOf = (folder, text) => ({
  address: `${folder}/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`,
  text,
});

/** The markup of an island. @param {string} html @param {number} start after its start tag */
function markupOf(html, start) {
  const tags = /<x-island\b|<\/x-island>/g;
  tags.lastIndex = start;
  let depth = 1;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[0] === '</x-island>' ? -1 : 1;
    if (depth === 0) return html.slice(start, tag.index);
  }
  throw new Error('the page has an island without an end');
}

/** Without the islands in it, which have slots of their own. @param {string} markup */
function withoutIslands(markup) {
  const start = markup.indexOf('<x-island');
  if (start < 0) return markup;
  const inner = markupOf(markup, start + 1);
  return withoutIslands(markup.slice(0, start) + markup.slice(start + 1 + inner.length + '</x-island>'.length));
}

/**
 * What the first render of an island does not show is not in the page, and the browser could not show it later.
 *
 * @param {string} markup @param {string} name @param {string} json
 */
function checkSlots(markup, name, json) {
  const own = withoutIslands(markup);
  for (const [, slot] of json.matchAll(/\{"\$slot":"([^"]*)"\}/g)) {
    if (!own.includes(`data-slot="${slot}"`))
      throw new Error(`the island ${name} does not render its property "${slot}" in a Slot of this name at first`);
  }
}

/** @param {string} text of an attribute, as React writes it */
const decode = (text) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
