import { hashSource } from './policy.mjs';
import { isInlineCode, parseAttributes } from './tags.mjs';

const comments = /<!--[\s\S]*?-->/g;
const tags = /<([a-z][\w-]*)((?:\s+[^\s=>"']+(?:=(?:"[^"]*"|'[^']*'|[^\s>]*))?)*)\s*\/?>/gi;

/**
 * Problems of a finished page, as sentences: what its own policy would block, and content that only appears with Next's runtime.
 *
 * @param {string} html
 * @returns {string[]} empty for a sound page
 */
export function findPolicyBreaches(html) {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
  if (!policy) return ['no content security policy'];
  const breaches = [];
  for (const { 0: tag, 1: name = '', 2: text = '', index } of html.replace(comments, blank).matchAll(tags)) {
    const attributes = parseAttributes(text);
    const shown = `<${name}${text.slice(0, 120)}>`;
    const content = () => {
      const from = index + tag.length;
      return html.slice(from, html.indexOf(`</${name}`, from));
    };
    const isAllowed = () => policy.includes(hashSource(content()));
    if ('style' in attributes) breaches.push(`inline style: ${shown}`);
    if (Object.keys(attributes).some((key) => /^on[a-z]/.test(key))) breaches.push(`inline handler: ${shown}`);
    if (/^style$/i.test(name) && !isAllowed()) breaches.push(`style sheet without its hash in the policy: ${shown}`);
    if (/^script$/i.test(name)) {
      if (isInlineCode(attributes)) {
        if (!isAllowed()) breaches.push(`script without its hash in the policy: ${shown}`);
      } else if (attributes.src && attributes.id !== 'loader') {
        breaches.push(`script beside the loader: ${shown}`);
      }
    }
    if (/^link$/i.test(name) && (attributes.rel === 'stylesheet' || attributes.as === 'script')) {
      breaches.push(`file that the first paint waits for: ${shown}`);
    }
    if (/^template$/i.test(name) && attributes.id?.startsWith('B:')) breaches.push(`gap that script fills: ${shown}`);
    if (/^div$/i.test(name) && 'hidden' in attributes && attributes.id?.startsWith('S:')) {
      breaches.push(`part that script shows: ${shown}`);
    }
  }
  return breaches;
}

/** Same length, so that places in the text stay the same. @param {string} text */
const blank = (text) => ' '.repeat(text.length);
