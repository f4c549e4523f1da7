import { searchFor } from '@/lib/format/searchable';
import { markHits } from './mark-hits';

/** The highlights of the page, which jsdom lacks: a name has a list of ranges. */
const highlights = new Map<string, Set<Range>>();

beforeAll(() => {
  Object.assign(globalThis, {
    CSS: { highlights },
    Highlight: class extends Set<Range> {
      constructor(...ranges: Range[]) {
        super(ranges);
      }
    },
  });
});

/** The texts that are highlighted in these parts of a page. */
function hitsIn(parts: string[], wanted: string): string[] {
  document.body.innerHTML = parts.map((part) => `<p>${part}</p>`).join('');
  markHits(document.querySelectorAll('p'), searchFor(wanted, [], parts));
  return [...(highlights.get('found') ?? [])].map(String);
}

it('marks every hit of every part, in any case and also inside a word', () => {
  expect(hitsIn(['Gold and golden', 'no hit', 'old GOLD'], 'gold')).toEqual(['Gold', 'gold', 'GOLD']);
});

it('marks a hit without its diacritics, and what follows a line break and spaces', () => {
  expect(hitsIn(['\n   Grunspan and Pérez-Marco'], 'perez')).toEqual(['Pérez']);
});

it('marks nothing across the border of two elements, and leaves the text alone', () => {
  expect(hitsIn(['go<b>ld</b> gold'], 'gold')).toEqual(['gold']);
  expect(document.body.innerHTML).toBe('<p>go<b>ld</b> gold</p>');
});

it('removes the marks when nothing is wanted any more', () => {
  expect(hitsIn(['gold'], 'gold')).toHaveLength(1);
  expect(hitsIn(['gold'], '')).toEqual([]);
});

it('does nothing in a browser without highlights', () => {
  Object.assign(globalThis, { CSS: {} });
  expect(() => markHits(document.querySelectorAll('p'), searchFor('gold', [], []))).not.toThrow();
});
