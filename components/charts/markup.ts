const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in HTML, also inside quotes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

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
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`);
  return `<${tag}${written.join('')}>${children.join('')}</${tag}>`;
}
