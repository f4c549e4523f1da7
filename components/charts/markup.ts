const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in HTML, also inside quotes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The second copy of the page escapes each quotation mark, so they stand only where HTML needs them. */
const quote = (value: string) => (/^[\w.,:#%()-]+$/.test(value) ? value : `"${escapeHtml(value)}"`);

type Attributes = Record<string, string | number | undefined>;

/**
 * An element as a string: children must be markup already.
 *
 * Drawings and tables are strings because a page sends its elements twice, as HTML and as the tree that React wakes up:
 * as a string the second copy is the same text, which compresses to nothing.
 */
export function el(tag: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}=${quote(String(value))}`);
  return `<${tag}${written.join('')}>${children.join('')}</${tag}>`;
}
