import { createHash } from 'node:crypto';
import { pagePolicy } from './policy.mjs';
import { splitRuntime } from './split-runtime.mjs';
import { inlineStyle, insertHead } from './style.mjs';
import { wordsIn } from './used-style.mjs';

const bootScript = /<script id="boot">([\s\S]*?)<\/script>/;
/**
 * Makes the HTML of a page sufficient for its first paint: inlines the style, moves the runtime into files that the boot script
 * loads, and adds a policy that allows the inline script and style by their hashes.
 *
 * @param {string} html a page as Next exports it
 * @param {(address: string) => import('postcss').Root} readSheet
 * @param {(address: string) => Iterable<string>} wordsOf the words of a script, among them its class names
 * @returns {{ html: string, start: { address: string, text: string } }} the page, and the file that starts React on it
 * @throws {Error} if the page is not in the format of Next 16
 */
export function finishPage(html, readSheet, wordsOf) {
  const page = splitRuntime(html);
  const boot = bootScript.exec(page.html);
  if (!boot) throw new Error('the page has no boot script');
  // What the page's own scripts and page data may render later is part of its style.
  const later = [...page.scripts.map(wordsOf), wordsIn(page.start)].flatMap((words) => [...words]);
  const style = inlineStyle(page, readSheet, ['js', ...later]);
  const policy = pagePolicy({ scripts: [/** @type {string} */ (boot[1])], styles: [style] });
  const address = `/_next/static/start/${createHash('sha256').update(page.start).digest('hex').slice(0, 16)}.js`;
  const files = `data-scripts="${page.scripts.join(' ')}" data-styles="${page.styles.join(' ')}"`;
  return {
    html: insertHead(page.html, policy, style).replace(
      '<script id="boot">',
      () => `<script id="boot" ${files} data-start="${address}">`,
    ),
    start: { address, text: page.start },
  };
}
