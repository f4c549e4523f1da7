import { createHash } from 'node:crypto';
import { fillGaps } from './fill-gaps.mjs';
import { pagePolicy } from './policy.mjs';
import { splitRuntime } from './split-runtime.mjs';
import { inlineStyle, insertHead } from './style.mjs';
import { trimPageData } from './trim-page-data.mjs';
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
  const page = splitRuntime(fillGaps(html));
  const boot = bootScript.exec(page.html);
  if (!boot) throw new Error('the page has no boot script');
  const trimmed = trimPageData(page.flight, page.html);
  const start = startFile(trimmed.flight, page.code);
  // What the page's own scripts and page data may render later is part of its style.
  const words = [...[...page.scripts, ...page.later].map(wordsOf), wordsIn(trimmed.flight)];
  const style = inlineStyle(page, readSheet, ['js', ...words.flatMap((found) => [...found])]);
  const policy = pagePolicy({ scripts: [/** @type {string} */ (boot[1])], styles: [style] });
  const address = `/_next/static/start/${createHash('sha256').update(start).digest('hex').slice(0, 16)}.js`;
  const files = `data-scripts="${page.scripts.join(' ')}" data-styles="${page.styles.join(' ')}"`;
  return {
    html: insertHead(trimmed.html, policy, style).replace(
      /(<script[^>]* id="boot")>/,
      (_, tag) => `${tag} ${files} data-start="${address}">`,
    ),
    start: { address, text: start },
  };
}

/**
 * The script that gives React the page data, with the content that the document has already, and then starts it.
 *
 * @param {string} flight
 * @param {string} code
 */
function startFile(flight, code) {
  return `(() => {
const html = [...document.querySelectorAll("[data-html]")].map((element) => element.innerHTML.replace(/^\\$/, "$$$$"));
const flight = ${quote(flight)}.replace(/"@html:(\\d+)"/g, (_, index) => JSON.stringify(html[index]));
(self.__next_f = self.__next_f || []).push([0], [1, flight]);
})();
${code}
`;
}

/** A literal in single quotes: page data is full of double ones. @param {string} text */
const quote = (text) => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
