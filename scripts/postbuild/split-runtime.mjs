import { isInlineCode, parseAttributes } from './tags.mjs';

const scriptTags = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const linkTags = /<link\b([^>]*)>/g;
const push = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(([\s\S]*)\)$/;

/**
 * Separates what the first paint of a page needs from what React needs.
 *
 * Next ends a page in inline scripts: pushes of page data (React's "flight"), and code that starts React when all its files
 * have run. Both leave the page, and the script and style files too: components/layout/runtime/boot.js loads them.
 *
 * @param {string} html
 * @returns {{ html: string, styles: string[], scripts: string[], later: string[], flight: string, code: string }} the page with
 *   neither; addresses of its style sheets; of its scripts; of scripts that only a part of the page needs (`next/dynamic` names
 *   them by a preload); its page data; the code that starts React
 * @throws {Error} if the page has no page data, no scripts or no style sheet, because the output format of Next has changed
 */
export function splitRuntime(html) {
  /** @type {Set<string>} */
  const scripts = new Set();
  /** @type {Set<string>} */
  const preloads = new Set();
  /** @type {Set<string>} */
  const styles = new Set();
  let flight = '';
  /** @type {string[]} */
  const code = [];
  const withoutScripts = html.replace(scriptTags, (tag, attributeText, content) => {
    const attributes = parseAttributes(attributeText);
    if (attributes.id === 'boot' || 'nomodule' in attributes) return tag;
    if (attributes.src?.startsWith('/_next/')) scripts.add(attributes.src);
    else if (!isInlineCode(attributes)) return tag;
    else {
      const [, pushed] = push.exec(content.trim()) ?? [];
      if (pushed) flight += textOf(JSON.parse(pushed));
      else code.push(content.trim());
    }
    return '';
  });
  const rest = withoutScripts.replace(linkTags, (tag, attributeText) => {
    const { rel, as, href } = parseAttributes(attributeText);
    if (rel === 'preload' && as === 'script' && href) preloads.add(href);
    else if (rel === 'stylesheet' && href) styles.add(href);
    else return tag;
    return '';
  });
  // Next preloads the script that starts React, too.
  for (const address of preloads)
    if (code.some((text) => text.includes(address.replace('/_next/', '')))) scripts.add(address);
  const missing = Object.entries({ 'page data': flight.length, scripts: scripts.size, 'style sheet': styles.size })
    .filter(([, count]) => count === 0)
    .map(([name]) => name);
  if (missing.length > 0)
    throw new Error(`Next wrote no ${missing.join(' and no ')} where scripts/postbuild looks for it`);
  const later = [...preloads].filter((address) => !scripts.has(address));
  return { html: rest, styles: [...styles], scripts: [...scripts], later, flight, code: code.join(';\n') };
}

/** The first push of a page opens the stream, the others are its text. @param {[number, string?]} pushed */
function textOf([kind, text = '']) {
  if (kind > 1) throw new Error(`Next wrote page data of the unknown kind ${kind}`);
  return text;
}
