import { embedThemes } from '../embed-themes.mjs';
import { embedPolicy } from './policy.mjs';
import { inlineStyle, insertHead } from './style.mjs';
import { withoutRuntime } from './without-runtime.mjs';

/** @param {string} file relative to the export, with forward slashes */
export const isEmbed = (file) => file.startsWith('embed/');

/**
 * An embed as one file that requests nothing: no script, style inline. It follows the system; a copy for each theme does not.
 *
 * @param {string} file the page, relative to the export
 * @param {string} html a page as Next exports it
 * @param {(address: string) => import('postcss').Root} readSheet
 * @returns {Map<string, string>} the text of each file, by its path
 * @throws {Error} if the page is not as Next 16 writes it
 */
export function finishEmbed(file, html, readSheet) {
  const page = withoutRuntime(html);
  const bare = page.html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="(?!canonical")[^>]*>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '');
  const style = inlineStyle({ ...page, html: bare }, (address) => withoutWebFonts(readSheet(address)));
  const finished = insertHead(bare, embedPolicy(style), style);
  return new Map([
    [file, finished],
    ...embedThemes.map((theme) => {
      const themed = finished.replace('<html ', `<html data-theme="${theme}" `);
      return /** @type {const} */ ([file.replace(/\.html$/, `/${theme}.html`), themed]);
    }),
  ]);
}

/** The two web fonts weigh more than the whole embed. @param {import('postcss').Root} sheet */
function withoutWebFonts(sheet) {
  const rest = sheet.clone();
  rest.walkAtRules('font-face', (rule) => {
    if (rule.toString().includes('url(')) rule.remove();
  });
  return rest;
}
