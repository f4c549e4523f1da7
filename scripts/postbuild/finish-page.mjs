import { createHash } from 'node:crypto';
import { pagePolicy } from './policy.mjs';
import { splitRuntime } from './split-runtime.mjs';
import { classesOf, usedStyle } from './used-style.mjs';

const bootScript = /<script id="boot">([\s\S]*?)<\/script>/;
const charset = '<meta charSet="utf-8"/>';

/**
 * Makes the first response of a page complete: its style inline, its runtime in files that the boot script loads, and a
 * policy that allows the two inline texts by their hashes.
 *
 * @param {string} html a page as Next exports it
 * @param {(address: string) => import('postcss').Root} readSheet
 * @returns {{ html: string, start: { address: string, text: string } }} the page, and the file that starts React on it
 * @throws {Error} if the page is not as Next 16 writes it
 */
export function finishPage(html, readSheet) {
  const page = splitRuntime(html);
  const boot = bootScript.exec(page.html);
  if (!boot || !page.html.includes(charset)) throw new Error('the page has no boot script or no character set');
  const classes = classesOf(page.html).add('js');
  const style = page.styles.map((address) => usedStyle(readSheet(address), classes).toString()).join('\n');
  const policy = pagePolicy({ scripts: [/** @type {string} */ (boot[1])], styles: [style] });
  const address = `/_next/static/start/${createHash('sha256').update(page.start).digest('hex').slice(0, 16)}.js`;
  const files = [...page.styles, ...page.files].join(' ');
  return {
    html: page.html
      .replace('<script id="boot">', () => `<script id="boot" data-files="${files}" data-start="${address}">`)
      .replace(
        charset,
        (tag) => `${tag}<meta http-equiv="Content-Security-Policy" content="${policy}"/><style>${style}</style>`,
      ),
    start: { address, text: page.start },
  };
}
