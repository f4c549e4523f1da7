import { isInlineCode, parseAttributes } from './tags.mjs';

/**
 * A page without Next's scripts and style sheets: all that the site reads of what Next writes around the markup.
 *
 * @param {string} html a page as Next exports it
 * @returns {{ html: string, boot: string | undefined, styles: string[] }} the page with its boot script, the text of that script, and
 *   the addresses of the style sheets
 * @throws {Error} if the page has no style sheet: Next writes them in another way
 */
export function withoutRuntime(html) {
  /** @type {Set<string>} */
  const styles = new Set();
  /** @type {string | undefined} */
  let boot;
  const bare = html
    .replace(/<script\b([^>]*)>([\s\S]*?)<\/script>/g, (tag, text, code) => {
      const attributes = parseAttributes(text);
      if (attributes.id === 'boot') boot = code;
      // Data, for example a description for search engines.
      const isData = attributes.src === undefined && !isInlineCode(attributes);
      return attributes.id === 'boot' || isData ? tag : '';
    })
    .replace(/<link\b([^>]*)>/g, (tag, text) => {
      const { rel, as, href } = parseAttributes(text);
      if (rel === 'stylesheet' && href) styles.add(href);
      return rel === 'stylesheet' || as === 'script' || as === 'style' ? '' : tag;
    })
    // React's place for scripts that come late.
    .replace(/<div hidden="">(?:\s|<!--\/?\$-->)*<\/div>/g, '');
  if (styles.size === 0) throw new Error('the page has no style sheet');
  return { html: bare, boot, styles: [...styles] };
}
