import { createElement, Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import { inlineRows, isElement, mapParts, namedRows, readRows, writeRows } from './flight.mjs';

/** @typedef {import('./flight.mjs').FlightElement} FlightElement */

/** React gives these elements a meaning of their own: it hoists them, or keeps their value. Scripts have a rule of their own. */
const special = /^(html|head|body|title|meta|link|script|style|input|select|option|textarea)$/;
/** What React writes between neighboring texts. It needs this only where it hydrates. */
const separator = '<!-- -->';
/** Below this length of markup the name of the place costs as much as the page data. */
const minLength = 40;

/**
 * Page data repeats the whole text of a page, so that React could write it. Parts of the page without a Client Component never
 * change, and the browser has them already: their content is left out, and the start file fills it in from the document.
 * React takes `dangerouslySetInnerHTML` as it is when it hydrates, and has the content when it writes the part again, for
 * example when the reader comes back to the page.
 *
 * @param {string} flight the page data of React 19.2
 * @param {string} html the page; a part whose markup is not in it keeps its page data
 * @returns {{ flight: string, html: string }} the page data with `"@html:n"` for the content of the nth element of the page that has
 *   the attribute `data-html`, which is added to the page
 * @throws {Error} if the page data has another format
 */
export function trimPageData(flight, html) {
  const rows = inlineRows(readRows(flight));
  const fragments = new Set(rows.filter(({ value }) => value === '$Sreact.fragment').map(({ id }) => `$${id}`));
  /** @type {Map<number, { length: number, contents: { __html: string }[] }>} the parts of the page data by the place of their markup */
  const places = new Map();

  /** @param {unknown} value @param {boolean} isInElement @returns {unknown} */
  const trim = (value, isInElement = false) => {
    const markup = isElement(value) && (scriptMarkup(value, rows) ?? staticMarkup(value, fragments));
    const place = markup && contentOf(markup).length >= minLength ? html.indexOf(markup) : -1;
    if (!isElement(value) || !markup || place < 0) {
      const isPart = isInElement || isElement(value);
      return mapParts(isInElement ? neededProperties(value) : value, (part) => trim(part, isPart));
    }
    const content = { __html: '' };
    places.set(place, { length: markup.length, contents: [...(places.get(place)?.contents ?? []), content] });
    const [, type, key, { children, ...attributes }, ...rest] = value;
    return ['$', type, key, { ...attributes, dangerouslySetInnerHTML: content }, ...rest];
  };
  const trimmed = rows.map((row) => (row.tag === '' ? { ...row, value: trim(row.value) } : row));

  const inOrder = [...places].sort(([a], [b]) => a - b);
  for (const [index, [, { contents }]] of inOrder.entries()) {
    for (const content of contents) content.__html = `@html:${index}`;
  }
  /** @type {Map<number, { length: number, text: string }>} what replaces how many letters of the page, by its place */
  const changes = new Map();
  for (const [place, { length }] of inOrder) {
    const name = /^<[\w-]+/.exec(html.slice(place, place + 40))?.[0] ?? '';
    changes.set(place + name.length, { length: 0, text: ' data-html' });
    for (
      let at = html.indexOf(separator, place);
      at >= 0 && at < place + length;
      at = html.indexOf(separator, at + 1)
    ) {
      changes.set(at, { length: separator.length, text: '' });
    }
  }
  let end = 0;
  const kept = [...changes]
    .sort(([a], [b]) => a - b)
    .map(([at, { length, text }]) => {
      const before = html.slice(end, at);
      end = at + length;
      return before + text;
    });
  const marked = kept.join('') + html.slice(end);
  // Hints ask React to preload files that the page has asked for.
  const rest = trimmed.filter(({ tag }) => tag !== 'HL');
  return { flight: writeRows(namedRows(rest)), html: marked };
}

/** Properties of an element without those that are undefined, which are the same as none. @param {unknown} value */
function neededProperties(value) {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== '$undefined'));
}

const contentOf = (/** @type {string} */ markup) => markup.slice(markup.indexOf('>') + 1, markup.lastIndexOf('<'));

/**
 * Whether a part consists of elements, texts and fragments only.
 *
 * @param {unknown} value
 * @param {Set<string>} fragments
 * @returns {boolean}
 */
function isStatic(value, fragments) {
  if (typeof value === 'string') return !value.startsWith('$') || value.startsWith('$$') || value === '$undefined';
  if (isElement(value)) {
    const [, type, , { children, ...attributes }] = value;
    const isHost = !type.startsWith('$') && !special.test(type) && !('dangerouslySetInnerHTML' in attributes);
    return (isHost || fragments.has(type)) && [...Object.values(attributes), children].every(isStaticPart);
  }
  if (Array.isArray(value)) return value.every(isStaticPart);
  return typeof value !== 'object' || value === null;

  /** @param {unknown} part */
  function isStaticPart(part) {
    return isStatic(part, fragments);
  }
}

/**
 * The markup of an inline script or data block. Its text can be a row of its own.
 *
 * @param {FlightElement} element
 * @param {import('./flight.mjs').Row[]} rows
 */
function scriptMarkup([, type, , properties], rows) {
  const { __html } = /** @type {{ __html?: unknown }} */ (properties.dangerouslySetInnerHTML ?? {});
  if (type !== 'script' || typeof __html !== 'string') return undefined;
  const row = rows.find(({ id, tag }) => tag === 'T' && __html === `$${id}`);
  return renderToString(
    createElement(type, { ...properties, dangerouslySetInnerHTML: { __html: row?.text ?? __html } }),
  );
}

/**
 * The markup that React writes for a static part.
 *
 * @param {FlightElement} element
 * @param {Set<string>} fragments
 */
function staticMarkup(element, fragments) {
  // A fragment has no element of its own that could be filled in; its parts have.
  if (special.test(element[1]) || fragments.has(element[1]) || !isStatic(element, fragments)) return undefined;
  /** @param {any} value @returns {any} */
  const build = (value) => {
    if (typeof value === 'string') return value === '$undefined' ? undefined : value.replace(/^\$\$/, '$');
    if (!isElement(value)) return mapParts(value, build);
    const [, type, key, { children, ...attributes }] = value;
    const content = Array.isArray(children) && !isElement(children) ? children.map(build) : [build(children)];
    const properties = { .../** @type {object} */ (mapParts(attributes, build)), key };
    return createElement(fragments.has(type) ? Fragment : type, properties, ...content);
  };
  return renderToString(build(element));
}
