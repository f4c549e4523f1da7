import { type ConceptId, concepts, prerequisites } from '@/content/concepts';
import { allChapters, type Chapter } from '@/lib/learner/learning-path';

/*
 * A layered drawing of the prerequisites (Sugiyama, Tagawa and Toda, 1981): each chapter is a band of rows, an idea is in the row
 * below the ideas of its chapter that it builds on. A line that spans rows gets a bend in each of them. Rows are sorted by the mean
 * position of their neighbors, then moved as close to these as the widths allow.
 */

export const MAP = { width: 1136, gutter: 176, node: { width: 184, height: 48 }, rowHeight: 88, bandGap: 30 } as const;

const NODE_GAP = 20;
/** How strongly a bend keeps its line straight, relative to a node that keeps near its neighbors. */
const STRAIGHT = 60;
const BEND_WIDTH = 24;
const SWEEPS = 24;
const MOVES = 400;

interface MapNode {
  readonly id: ConceptId;
  /** The center. */
  readonly x: number;
  readonly y: number;
}

interface MapEdge {
  readonly from: ConceptId;
  readonly to: ConceptId;
  /** An SVG path from the lower edge of one node to the upper edge of the other. */
  readonly path: string;
}

export interface ConceptMap {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly MapNode[];
  readonly edges: readonly MapEdge[];
  readonly bands: readonly { readonly chapter: Chapter; readonly top: number; readonly height: number }[];
  /** The height at which the dollar loses its tie to gold: between the reserve currency and fiat money. */
  readonly line1971: number;
}

interface Vertex {
  readonly id: string;
  readonly concept: ConceptId | null;
  readonly row: number;
  readonly width: number;
  readonly above: Vertex[];
  readonly below: Vertex[];
  x: number;
}

/** All prerequisites of a concept, or all concepts that depend on it, direct and indirect: `next` has the direct ones. */
export function reachable(from: ConceptId, next: Readonly<Record<ConceptId, readonly ConceptId[]>>): Set<ConceptId> {
  const found = new Set<ConceptId>();
  const queue = [...next[from]];
  for (let concept = queue.pop(); concept !== undefined; concept = queue.pop()) {
    if (found.has(concept)) continue;
    found.add(concept);
    queue.push(...next[concept]);
  }
  return found;
}

/** The ideas that build directly on each idea. */
export const dependents = Object.fromEntries(
  concepts.map(({ id }) => [
    id,
    concepts.map((other) => other.id).filter((other) => prerequisites[other].includes(id)),
  ]),
) as unknown as Readonly<Record<ConceptId, readonly ConceptId[]>>;

export const conceptsOf = ({ lessons }: Pick<Chapter, 'lessons'>): readonly ConceptId[] =>
  lessons.flatMap((lesson) => lesson.concepts);

/** The rows of the map, from above: the ideas of each chapter, those first that build on none of the same chapter. */
export function rowsOf(chapters: readonly Chapter[] = allChapters): readonly ConceptId[][] {
  return chapters.flatMap((chapter) => {
    const own = conceptsOf(chapter);
    const depth = (concept: ConceptId): number =>
      Math.max(-1, ...prerequisites[concept].filter((other) => own.includes(other)).map(depth)) + 1;
    return Array.from({ length: Math.max(...own.map(depth)) + 1 }, (_, row) => own.filter((one) => depth(one) === row));
  });
}

export function layOutConcepts(): ConceptMap {
  const rows = rowsOf();
  const rowOf = new Map(rows.flatMap((row, index) => row.map((concept) => [concept, index] as const)));
  const layers: Vertex[][] = rows.map((row, index) => row.map((concept) => vertex(concept, concept, index)));
  const nodes = new Map(layers.flat().map((node) => [node.concept as ConceptId, node]));
  const chains = concepts.flatMap(({ id: to }) =>
    prerequisites[to].map((from) => chainOf(nodes.get(from) as Vertex, nodes.get(to) as Vertex, layers)),
  );
  place(layers);

  const bands = bandsOf(rowOf);
  const yOf = (row: number) => {
    const chapter = bands.find(
      (band) => row >= band.firstRow && row < band.firstRow + band.rows,
    ) as (typeof bands)[number];
    return chapter.top + MAP.bandGap / 2 + (row - chapter.firstRow + 0.5) * MAP.rowHeight;
  };
  const last = bands.at(-1) as (typeof bands)[number];
  return {
    width: MAP.width,
    height: last.top + last.height,
    nodes: [...nodes].map(([id, { x, row }]) => ({ id, x: round(x), y: yOf(row) })),
    edges: chains.map((chain) => ({
      from: chain[0]?.concept as ConceptId,
      to: chain.at(-1)?.concept as ConceptId,
      path: pathOf(chain.map(({ x, row }) => ({ x, y: yOf(row) }))),
    })),
    bands: bands.map(({ chapter, top, height }) => ({ chapter, top, height })),
    line1971: (yOf(rowOf.get('reserve-currency') as number) + yOf(rowOf.get('fiat-money') as number)) / 2,
  };
}

function vertex(id: string, concept: ConceptId | null, row: number): Vertex {
  const width = concept ? MAP.node.width + NODE_GAP : BEND_WIDTH;
  return { id, concept, row, width, above: [], below: [], x: 0 };
}

/** Links two nodes through a bend in each row between them. */
function chainOf(from: Vertex, to: Vertex, layers: Vertex[][]): Vertex[] {
  const bends = Array.from({ length: Math.max(0, to.row - from.row - 1) }, (_, index) => {
    const bend = vertex(`${from.id}-${to.id}-${index}`, null, from.row + 1 + index);
    layers[bend.row]?.push(bend);
    return bend;
  });
  const chain = [from, ...bends, to];
  chain.forEach((one, index) => {
    const next = chain[index + 1];
    if (!next) return;
    one.below.push(next);
    next.above.push(one);
  });
  return chain;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Sorts the rows and gives every vertex its x. */
function place(layers: Vertex[][]): void {
  const spread = (layer: Vertex[]) => {
    for (const [index, one] of layer.entries()) one.x = index * MAP.node.width;
  };
  layers.forEach(spread);
  let best = layers.map((layer) => [...layer]);
  let fewest = crossings(best);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const isDown = sweep % 2 === 0;
    for (const layer of isDown ? layers : layers.toReversed()) {
      const wanted = new Map(
        layer.map((one) => {
          const near = isDown ? one.above : one.below;
          return [one, near.length > 0 ? mean(near.map(({ x }) => x)) : one.x];
        }),
      );
      layer.sort((a, b) => (wanted.get(a) as number) - (wanted.get(b) as number));
      spread(layer);
    }
    const count = crossings(layers);
    if (count < fewest) {
      fewest = count;
      best = layers.map((layer) => [...layer]);
    }
  }
  for (const [index, layer] of layers.entries()) layer.splice(0, layer.length, ...(best[index] as Vertex[]));
  const room = { from: MAP.gutter, to: MAP.width };
  for (const layer of layers)
    settle(
      layer,
      layer.map((_, index) => room.from + ((index + 1) * (room.to - room.from)) / (layer.length + 1)),
      room,
    );
  for (let sweep = 0; sweep < MOVES; sweep++) {
    const isDown = sweep % 2 === 0;
    for (const layer of isDown ? layers : layers.toReversed()) {
      const wanted = layer.map((one) => {
        const near = [...one.above, ...one.below];
        const weight = (other: Vertex) => (one.concept || other.concept ? 1 : STRAIGHT);
        const total = near.reduce((sum, other) => sum + weight(other), 0);
        return total > 0 ? near.reduce((sum, other) => sum + weight(other) * other.x, 0) / total : one.x;
      });
      settle(layer, wanted, room);
    }
  }
}

/** The number of crossings between lines of neighboring rows. */
function crossings(layers: readonly (readonly Vertex[])[]): number {
  return layers.reduce((sum, layer, index) => {
    const places = new Map((layers[index + 1] ?? []).map((one, place) => [one, place]));
    const ends = layer.flatMap(({ below }) => below.map((one) => places.get(one) as number).sort((a, b) => a - b));
    return sum + ends.reduce((count, end, i) => count + ends.slice(i + 1).filter((other) => other < end).length, 0);
  }, 0);
}

/**
 * Moves the vertices of a row as close as possible to the wanted positions, in their order and without overlap: a regression by
 * pooling adjacent violators.
 */
function settle(layer: readonly Vertex[], wanted: readonly number[], room: { from: number; to: number }): void {
  // In shifted positions neighbors may touch, but never change their order.
  let shift = 0;
  const shifts = layer.map((one, index) => {
    const before = layer[index - 1];
    if (before) shift += (before.width + one.width) / 2;
    return shift;
  });
  const pools: { sum: number; weight: number; count: number }[] = [];
  wanted.forEach((x, index) => {
    const weight = layer[index]?.concept ? 1 : STRAIGHT;
    let pool = { sum: weight * (x - (shifts[index] as number)), weight, count: 1 };
    for (let last = pools.at(-1); last && last.sum / last.weight > pool.sum / pool.weight; last = pools.at(-1)) {
      pool = { sum: pool.sum + last.sum, weight: pool.weight + last.weight, count: pool.count + last.count };
      pools.pop();
    }
    pools.push(pool);
  });
  const low = room.from + (layer[0]?.width ?? 0) / 2;
  const high = room.to - (layer.at(-1)?.width ?? 0) / 2 - shift;
  const settled = pools.flatMap(({ sum, weight, count }) => Array.from({ length: count }, () => sum / weight));
  layer.forEach((one, index) => {
    one.x = Math.max(low, Math.min(settled[index] as number, high)) + (shifts[index] as number);
  });
}

function bandsOf(rowOf: ReadonlyMap<ConceptId, number>) {
  let top = 0;
  return allChapters.map((chapter) => {
    const own = new Set(conceptsOf(chapter).map((concept) => rowOf.get(concept) as number));
    const height = own.size * MAP.rowHeight + MAP.bandGap;
    const band = { chapter, top, height, firstRow: Math.min(...own), rows: own.size };
    top += height;
    return band;
  });
}

const round = (value: number) => Math.round(value * 10) / 10;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * A smooth line from above: upright beside the nodes of the rows that it passes, and it changes its place only between rows, so
 * that it touches no node.
 */
function pathOf(chain: readonly Point[]): string {
  const half = MAP.node.height / 2;
  return chain
    .map((to, index) => {
      const from = chain[index - 1];
      if (!from) return `M${round(to.x)} ${to.y + half}`;
      const [top, bottom] = [from.y + half, to.y - half];
      const middle = round((top + bottom) / 2);
      const isLast = index === chain.length - 1;
      return `C${round(from.x)} ${middle} ${round(to.x)} ${middle} ${round(to.x)} ${bottom}${isLast ? '' : `V${to.y + half}`}`;
    })
    .join('');
}
