import { type ConceptId, concepts, prerequisites } from '@/content/concepts';
import { allChapters } from '@/lib/content/lessons/learning-path';
import { conceptsOf } from './concept-map';
import { layOutRail, RAIL } from './concept-rail';

const rail = layOutRail();
const order = allChapters.flatMap(conceptsOf);

/** The height of an idea's row, counted as the page builds it: a heading for each chapter, then its ideas. */
function rowOf(concept: ConceptId): number {
  const headings = allChapters.findIndex((chapter) => conceptsOf(chapter).includes(concept)) + 1;
  return headings * RAIL.chapterHeight + (order.indexOf(concept) + 0.5) * RAIL.rowHeight;
}

describe('the map of ideas on narrow screens', () => {
  it('leads to every idea from each idea that it builds on, and nowhere else', () => {
    for (const { id } of concepts) {
      const from = rail.lines
        .filter(({ ways }) => ways.some(({ to, y }) => to === id && y === rowOf(id) - RAIL.port))
        .map((line) => line.from);
      expect(from.toSorted()).toEqual([...prerequisites[id]].toSorted());
    }
  });

  it('has no two lines on top of each other', () => {
    const spans = rail.lines.map(({ from, lane, ways }) => ({ lane, top: rowOf(from), bottom: ways.at(-1)?.y ?? 0 }));
    for (const [index, a] of spans.entries()) {
      const clashes = spans.slice(index + 1).filter((b) => b.lane === a.lane && a.top < b.bottom && b.top < a.bottom);
      expect(clashes).toEqual([]);
    }
  });

  it('leaves two thirds of the narrowest phone to the names', () => {
    expect(rail.width).toBeLessThanOrEqual(120);
    for (const { path } of rail.lines.flatMap(({ ways }) => ways)) expect(path).not.toMatch(/NaN|-\d/);
  });

  it('has the red line between the reserve currency and fiat money', () => {
    expect(rail.line1971).toBeGreaterThan(rowOf('reserve-currency'));
    expect(rail.line1971).toBe(rowOf('fiat-money') - RAIL.rowHeight / 2);
    expect(rail.height).toBe(allChapters.length * RAIL.chapterHeight + concepts.length * RAIL.rowHeight);
  });
});
