import { isInlineCode } from './inline-scripts.mjs';

const comments = /<!--[\s\S]*?-->/g;
const tags = /<([a-z][\w-]*)((?:\s+[^\s=>"']+(?:=(?:"[^"]*"|'[^']*'|[^\s>]*))?)*)\s*\/?>/gi;

/**
 * What in a page the content policy would refuse, in words; empty for a page that is as it should be. Parts that React
 * puts at the end of the page count too: only an inline script could move them to where they belong.
 *
 * @param {string} html
 * @returns {string[]}
 */
export function findPolicyBreaches(html) {
  const breaches = [];
  for (const [, name = '', attributes = ''] of html.replace(comments, '').matchAll(tags)) {
    // What a value says is no attribute.
    const names = attributes.replace(/=("[^"]*"|'[^']*'|[^\s>]*)/g, '=');
    const shown = `<${name}${attributes.slice(0, 120)}>`;
    if (/\sstyle=/i.test(names)) breaches.push(`inline style: ${shown}`);
    if (/\son[a-z]+=/i.test(names)) breaches.push(`inline handler: ${shown}`);
    if (/^style$/i.test(name)) breaches.push(`inline style sheet: ${shown}`);
    if (/^script$/i.test(name) && isInlineCode(attributes)) breaches.push(`inline script: ${shown}`);
    if (/^template$/i.test(name) && /\sid="B:/.test(attributes)) breaches.push(`gap that only script fills: ${shown}`);
    if (/^div$/i.test(name) && /\shidden(\s|=|$)/i.test(names) && /\sid="S:/.test(attributes)) {
      breaches.push(`part that only script shows: ${shown}`);
    }
  }
  return breaches;
}
