import { type ConceptId, concepts, prerequisites, termOf } from '@/content/concepts';
import { en } from '@/content/en';
import { languages } from '@/content/languages';
import { getGlossary } from '@/lib/content/glossary';
import { allLessons } from '@/lib/content/lessons/learning-path';
import { LOCALES } from '@/lib/format/locale';
import { conceptsOf, dependents, layOutConcepts, MAP, rowsOf } from './concept-map';

/** All prerequisites of a concept, or all concepts that depend on it, direct and indirect: `next` has the direct ones. */
function reachable(from: ConceptId, next: Readonly<Record<ConceptId, readonly ConceptId[]>>): Set<ConceptId> {
  const found = new Set<ConceptId>();
  const queue = [...next[from]];
  for (let concept = queue.pop(); concept !== undefined; concept = queue.pop()) {
    if (found.has(concept)) continue;
    found.add(concept);
    queue.push(...next[concept]);
  }
  return found;
}

const order: readonly ConceptId[] = allLessons.flatMap((lesson) => lesson.concepts);

describe('the prerequisites', () => {
  it('are taught before the idea that builds on them', () => {
    const late = concepts.flatMap(({ id }) =>
      prerequisites[id].filter((other) => order.indexOf(other) >= order.indexOf(id)).map((other) => `${other} < ${id}`),
    );
    expect(late).toEqual([]);
  });

  it('have no circle, no idea twice and none that follows from the others', () => {
    for (const { id } of concepts) {
      expect(reachable(id, prerequisites)).not.toContain(id);
      expect(new Set(prerequisites[id]).size).toBe(prerequisites[id].length);
      const implied = new Set(prerequisites[id].flatMap((other) => [...reachable(other, prerequisites)]));
      expect(prerequisites[id].filter((other) => implied.has(other))).toEqual([]);
    }
    expect(reachable('inflation', prerequisites)).toContain('barter');
    expect(reachable('public-key-cryptography', dependents)).toContain('scams');
  });

  it('leave only barter and keys without one, and every idea has an entry in the glossary', () => {
    const first = concepts.filter(({ id }) => prerequisites[id].length === 0).map(({ id }) => id);
    expect(first).toEqual(['barter', 'public-key-cryptography']);
    const terms = new Set(getGlossary('en').map(({ id }) => id));
    expect(concepts.filter(({ id }) => !terms.has(termOf(id)))).toEqual([]);
  });
});

/** Points on a path of cubic curves, with an upright line after each but the last. */
function pointsOf(path: string): [number, number][] {
  const [start, ...curves] = path.split('C').map((part) => part.replace('M', '').split(/[ V]/).map(Number));
  let [x0 = 0, y0 = 0] = start ?? [];
  return curves.flatMap(([x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0, end = y3]) => {
    const at = (t: number, a: number, b: number, c: number, d: number) =>
      (1 - t) ** 3 * a + 3 * t * (1 - t) ** 2 * b + 3 * t ** 2 * (1 - t) * c + t ** 3 * d;
    const points = Array.from({ length: 21 }, (_, step): [number, number] => [
      at(step / 20, x0, x1, x2, x3),
      at(step / 20, y0, y1, y2, y3),
    ]);
    [x0, y0] = [x3, end];
    return [...points, [x3, (y3 + end) / 2], [x3, end]];
  });
}

/** Whether a point is in the pill of a node: a line with half circles at its ends. */
function isInside([x, y]: readonly [number, number], node: { x: number; y: number; width: number }): boolean {
  const radius = MAP.node.height / 2;
  const reach = node.width / 2 - radius;
  const nearest = Math.max(node.x - reach, Math.min(x, node.x + reach));
  return Math.hypot(x - nearest, y - node.y) < radius;
}

describe('the map', () => {
  const map = layOutConcepts(en.conceptNames);
  const nodeOf = (id: ConceptId) => map.nodes.find((node) => node.id === id) as (typeof map.nodes)[number];

  it('has every idea once, in the band of its chapter', () => {
    expect(map.nodes.map(({ id }) => id).sort()).toEqual(concepts.map(({ id }) => id as string).sort());
    for (const { chapter, top, height } of map.bands) {
      for (const concept of conceptsOf(chapter)) {
        const { y } = nodeOf(concept);
        expect(y - MAP.node.height / 2).toBeGreaterThan(top);
        expect(y + MAP.node.height / 2).toBeLessThan(top + height);
      }
    }
  });

  it.each(LOCALES)('has every node between its margin and its edge with the names of "%s"', (locale) => {
    const { nodes, width: whole } = layOutConcepts(languages[locale].words.conceptNames);
    for (const { x, width } of nodes) {
      expect(x - width / 2).toBeGreaterThanOrEqual(MAP.gutter - 1);
      expect(x + width / 2).toBeLessThanOrEqual(whole + 1);
    }
  });

  it('has room around every node', () => {
    for (const row of rowsOf()) {
      const nodes = row.map(nodeOf).sort((a, b) => a.x - b.x);
      for (const [index, { x, width }] of nodes.slice(1).entries()) {
        const before = nodes[index] as (typeof nodes)[number];
        expect(x - width / 2 - (before.x + before.width / 2)).toBeGreaterThanOrEqual(12);
      }
    }
  });

  it('has a line for each prerequisite that leads down from one node to the other and passes no node between', () => {
    const wanted = concepts.flatMap(({ id }) => prerequisites[id].map((from) => `${from} ${id}`));
    expect(map.edges.map(({ from, to }) => `${from} ${to}`).sort()).toEqual(wanted.sort());
    for (const { from, to, path, end } of map.edges) {
      expect(path.startsWith(`M${nodeOf(from).x} ${nodeOf(from).y + MAP.node.height / 2}`)).toBe(true);
      expect(path.endsWith(` ${end.x} ${end.y}`)).toBe(true);
      expect(end.y).toBe(nodeOf(to).y - MAP.node.height / 2);
      expect(Math.abs(end.x - nodeOf(to).x)).toBeLessThan(nodeOf(to).width / 2 - MAP.node.height / 2 + 1);
      const others = map.nodes.filter(({ id }) => id !== from && id !== to);
      expect(pointsOf(path).flatMap((point) => others.filter((node) => isInside(point, node)))).toEqual([]);
    }
  });

  it('has lines that run straight down and bend at their ends only', () => {
    for (const { path } of map.edges) {
      const [, ...curves] = path.split('C').map((part) => part.split(' '));
      const xs = curves.map((curve) => Number(curve[4]));
      expect(xs.length).toBeGreaterThan(0);
      // From the node to its lane, and from the lane to the other node.
      expect(new Set(xs.slice(0, -1)).size).toBeLessThanOrEqual(1);
    }
  });

  it('gives lines that meet an arrowhead each', () => {
    const ends = map.edges.map(({ end }) => `${end.x} ${end.y}`);
    expect(new Set(ends).size).toBe(ends.length);
  });

  it('has the line of 1971 between the reserve currency and fiat money', () => {
    expect(map.line1971).toBeGreaterThan(nodeOf('reserve-currency').y + MAP.node.height / 2);
    expect(map.line1971).toBeLessThan(nodeOf('fiat-money').y - MAP.node.height / 2);
  });
});
