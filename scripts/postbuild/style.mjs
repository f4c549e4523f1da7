import postcss from 'postcss';
import { classesOf, elementsIn, usedStyle } from './used-style.mjs';

const charset = '<meta charSet="utf-8"/>';

/**
 * The part of a page's style sheets that the page uses.
 *
 * @param {{ html: string, styles: string[] }} page
 * @param {(address: string) => import('postcss').Root} readSheet
 * @param {string[]} [further] class names and elements that are not in the HTML
 */
export function inlineStyle({ html, styles }, readSheet, further = []) {
  const names = new Set([...classesOf(html), ...elementsIn(html), ...further]);
  // As one sheet: each can read the custom properties and animations of another.
  const whole = postcss.root();
  for (const address of styles) whole.append(readSheet(address).clone());
  return usedStyle(whole, names).toString();
}

/**
 * @param {string} html
 * @param {string} policy
 * @param {string} style
 * @throws {Error} if the page does not start its head as Next 16 does
 */
export function insertHead(html, policy, style) {
  if (!html.includes(charset)) throw new Error('the page has no character set');
  return html.replace(
    charset,
    (tag) => `${tag}<meta http-equiv="Content-Security-Policy" content="${policy}"/><style>${style}</style>`,
  );
}
