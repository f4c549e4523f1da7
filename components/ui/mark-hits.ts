import { searchable } from '@/lib/format/searchable';

/**
 * Highlights a text in elements (`::highlight(found)` in `search-field.css`). Ranges instead of `<mark>` elements: React owns the
 * text nodes, and names that assistive technology reads stay in one piece. Does nothing in browsers without highlights.
 *
 * @param wanted as `searchable` returns it; an empty one removes the highlights
 */
export function markHits(parts: Iterable<Element>, wanted: string): void {
  if (!globalThis.CSS?.highlights) return;
  const ranges = wanted ? [...parts].flatMap((part) => rangesIn(part, wanted)) : [];
  CSS.highlights.set('found', new Highlight(...ranges));
}

function rangesIn(part: Element, wanted: string): Range[] {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const text = searchable(node.data);
    // A removed diacritic can shift the positions of what follows.
    if (text.length !== node.data.trim().length) continue;
    const indent = node.data.length - node.data.trimStart().length;
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const range = document.createRange();
      range.setStart(node, indent + at);
      range.setEnd(node, indent + at + wanted.length);
      ranges.push(range);
    }
  }
  return ranges;
}
