import { isInlineCode, parseAttributes } from './tags.mjs';

const scriptTags = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const linkTags = /<link\b([^>]*)>/g;
const flight = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(/;

/**
 * Separates what the first paint of a page needs from what React needs.
 *
 * Next ends a page in inline scripts: pushes of page data (React's "flight"), and code that starts React when all its files
 * have run. Here both become one script file per page, `start`, data first. The script and style files leave the page too:
 * components/layout/runtime/boot.js loads them, then `start`.
 *
 * @param {string} html
 * @returns {{ html: string, styles: string[], scripts: string[], start: string }} the page with neither; addresses of its style
 *   sheets; of its scripts; the text of `start`
 * @throws {Error} if the page has no page data, no scripts or no style sheet, because the output format of Next has changed
 */
export function splitRuntime(html) {
  /** @type {Set<string>} */
  const scripts = new Set();
  /** @type {Set<string>} */
  const styles = new Set();
  /** @type {string[]} */
  const data = [];
  /** @type {string[]} */
  const code = [];
  const withoutScripts = html.replace(scriptTags, (tag, attributeText, content) => {
    const attributes = parseAttributes(attributeText);
    if (attributes.id === 'boot' || 'nomodule' in attributes) return tag;
    if (attributes.src?.startsWith('/_next/')) scripts.add(attributes.src);
    else if (!isInlineCode(attributes)) return tag;
    else (flight.test(content) ? data : code).push(content.trim());
    return '';
  });
  const rest = withoutScripts.replace(linkTags, (tag, attributeText) => {
    const { rel, as, href } = parseAttributes(attributeText);
    if (rel === 'preload' && as === 'script' && href) scripts.add(href);
    else if (rel === 'stylesheet' && href) styles.add(href);
    else return tag;
    return '';
  });
  const missing = Object.entries({ 'page data': data.length, scripts: scripts.size, 'style sheet': styles.size })
    .filter(([, count]) => count === 0)
    .map(([name]) => name);
  if (missing.length > 0)
    throw new Error(`Next wrote no ${missing.join(' and no ')} where scripts/postbuild looks for it`);
  return { html: rest, styles: [...styles], scripts: [...scripts], start: `${[...data, ...code].join(';\n')}\n` };
}
