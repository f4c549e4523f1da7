import type { Search } from '@/lib/format/searchable';

/**
 * Highlights a text in elements (`::highlight(found)` in `search-field.css`). Ranges instead of `<mark>` elements: React owns the
 * text nodes, and names that assistive technology reads stay in one piece. Does nothing in browsers without highlights.
 *
 * @param wanted what is searched for; an empty search removes the highlights
 */
export function markHits(parts: Iterable<Element>, wanted: Search): void {
  if (!globalThis.CSS?.highlights) return;
  const ranges = wanted.isEmpty ? [] : [...parts].flatMap((part) => rangesIn(part, wanted));
  CSS.highlights.set('found', new Highlight(...ranges));
}

function rangesIn(part: Element, wanted: Search): Range[] {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    for (const [start, end] of wanted.places(node.data)) {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}
