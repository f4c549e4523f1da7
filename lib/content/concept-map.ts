import { type ConceptId, concepts, prerequisites } from '@/content/concepts';
import { allChapters, type Chapter } from '@/lib/learner/learning-path';

/*
 * A layered drawing of the prerequisites (Sugiyama, Tagawa and Toda, 1981): each chapter is a band of rows, an idea is in the row
 * below the ideas of its chapter that it builds on. A line that spans rows gets a bend in each of them. Rows are sorted by the mean
 * position of their neighbors. The bends of a line become one column, so that it runs straight down, and an idea joins the column of
 * the line above or below it where it can (as in Brandes and Köpf, 2001). Then the columns move as close to their neighbors as the
 * widths allow.
 */

export const MAP = {
  width: 1136,
  gutter: 176,
  node: { minWidth: 104, height: 48 },
  rowHeight: 88,
  bandGap: 30,
} as const;

/** A name in the size of the map, and the margins in its node. */
const LETTER_WIDTH = 7.4;
const MARGINS = 40;

const NODE_GAP = 16;
const BEND_WIDTH = 20;
/** Between the arrowheads of two lines that lead to the same node. */
const PORT_GAP = 16;
const SWEEPS = 24;
/** Two long lines that cross cannot both be straight: that counts as so many crossings. */
const CROSSED_LANES = 50;
const BENT_LANE = 5;
/** Less than this, in units, looks like a mistake. */
const NEARLY = 30;
const MOVES = 600;

interface MapNode {
  readonly id: ConceptId;
  /** The center. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface MapEdge {
  readonly from: ConceptId;
  readonly to: ConceptId;
  /** An SVG path from the lower edge of one node to the upper edge of the other. */
  readonly path: string;
  /** The end of the path, for the arrowhead. */
  readonly end: { readonly x: number; readonly y: number };
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

/** Vertices with the same x, at most one of each row. */
type Column = readonly Vertex[];

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

export function layOutConcepts(names: Readonly<Record<ConceptId, string>>): ConceptMap {
  const rows = rowsOf();
  const rowOf = new Map(rows.flatMap((row, index) => row.map((concept) => [concept, index] as const)));
  const layers: Vertex[][] = rows.map((row, index) =>
    row.map((concept) => vertex(concept, index, concept, widthOf(names[concept]) + NODE_GAP)),
  );
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
    nodes: [...nodes].map(([id, { x, row }]) => ({ id, x, y: yOf(row), width: widthOf(names[id]) })),
    edges: chains.map((chain) => {
      const to = chain.at(-1) as Vertex;
      const end = { x: to.x + portOf(chain.at(-2) as Vertex, to), y: yOf(to.row) - MAP.node.height / 2 };
      const path = pathOf([
        ...chain.slice(0, -1).map(({ x, row }) => ({ x, y: yOf(row) })),
        { ...end, y: yOf(to.row) },
      ]);
      return { from: chain[0]?.concept as ConceptId, to: to.concept as ConceptId, path, end };
    }),
    bands: bands.map(({ chapter, top, height }) => ({ chapter, top, height })),
    line1971: (yOf(rowOf.get('reserve-currency') as number) + yOf(rowOf.get('fiat-money') as number)) / 2,
  };
}

const widthOf = (name: string) => Math.max(Math.round(name.length * LETTER_WIDTH + MARGINS), MAP.node.minWidth);

function vertex(id: string, row: number, concept: ConceptId | null = null, width: number = BEND_WIDTH): Vertex {
  return { id, concept, row, width, above: [], below: [], x: 0 };
}

/** Links two nodes through a bend in each row between them. */
function chainOf(from: Vertex, to: Vertex, layers: Vertex[][]): Vertex[] {
  const bends = Array.from({ length: Math.max(0, to.row - from.row - 1) }, (_, index) => {
    const bend = vertex(`${from.id}-${to.id}-${index}`, from.row + 1 + index);
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
  sort(layers);
  straighten(layers);
  const columns = columnsOf(layers);
  settle(columns, layers);
  // What is nearly straight becomes straight.
  const nearly = pairsOf(layers).filter(([from, to]) => Math.abs(from.x - to.x) < NEARLY);
  settle(join(columns, nearly, layers), layers);
}

type Pair = readonly [from: Vertex, to: Vertex];

const pairsOf = (layers: readonly (readonly Vertex[])[]): readonly Pair[] =>
  layers.flat().flatMap((from) => from.below.map((to) => [from, to] as const));

const isLane = ([from, to]: Pair) => !from.concept && !to.concept;

/** Swaps neighbors where a line could not be straight otherwise. */
function straighten(layers: Vertex[][]): void {
  const bentOf = () => {
    const columns = join(
      layers.flat().map((one) => [one]),
      pairsOf(layers).filter(isLane),
      layers,
    );
    return pairsOf(layers).filter(
      (pair) => isLane(pair) && !columns.some((column) => pair.every((one) => column.includes(one))),
    );
  };
  const costOf = (bent: readonly Pair[]) => crossings(layers) + bent.length * BENT_LANE;
  let bent = bentOf();
  for (const one of new Set(bent.flat())) {
    const layer = layers[one.row] as Vertex[];
    for (const step of [-1, 1]) {
      const [cost, place] = [costOf(bent), layer.indexOf(one)];
      const other = layer[place + step];
      if (!other) continue;
      [layer[place], layer[place + step]] = [other, one];
      const after = bentOf();
      if (costOf(after) < cost) bent = after;
      else [layer[place], layer[place + step]] = [one, other];
    }
  }
}

function sort(layers: Vertex[][]): void {
  const spread = (layer: Vertex[]) => {
    for (const [index, one] of layer.entries()) one.x = index * MAP.width;
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
}

/** The weighted number of crossings between lines of neighboring rows. */
function crossings(layers: readonly (readonly Vertex[])[]): number {
  return layers.reduce((sum, layer, index) => {
    const places = new Map((layers[index + 1] ?? []).map((one, place) => [one, place]));
    const lines = layer.flatMap((from) =>
      from.below
        .map((to) => ({ end: places.get(to) as number, isLane: !from.concept && !to.concept }))
        .sort((a, b) => a.end - b.end),
    );
    const weight = (a: (typeof lines)[number], b: (typeof lines)[number]) => (a.isLane && b.isLane ? CROSSED_LANES : 1);
    const crossed = lines.flatMap((a, i) => lines.slice(i + 1).map((b) => (b.end < a.end ? weight(a, b) : 0)));
    return sum + crossed.reduce<number>((total, one) => total + one, 0);
  }, 0);
}

/** The room of the columns, as the lowest and the highest x of each; null if their order has a cycle. */
function limitsOf(columns: readonly Column[], layers: readonly (readonly Vertex[])[]) {
  const columnOf = new Map(columns.flatMap((column) => column.map((one) => [one, column] as const)));
  const gaps = layers.flatMap((layer) =>
    layer.slice(1).map((right, index) => {
      const left = layer[index] as Vertex;
      return {
        left: columnOf.get(left) as Column,
        right: columnOf.get(right) as Column,
        width: (left.width + right.width) / 2,
      };
    }),
  );
  const widest = (column: Column) => Math.max(...column.map(({ width }) => width));
  const low = new Map(columns.map((column) => [column, MAP.gutter + widest(column) / 2]));
  const high = new Map(columns.map((column) => [column, MAP.width - widest(column) / 2]));
  // Longest paths; without a cycle none has more steps than there are columns.
  for (let round = 0; round <= columns.length; round++) {
    let isDone = true;
    for (const { left, right, width } of gaps) {
      const [least, most] = [(low.get(left) as number) + width, (high.get(right) as number) - width];
      if (least > (low.get(right) as number)) {
        low.set(right, least);
        isDone = false;
      }
      if (most < (high.get(left) as number)) {
        high.set(left, most);
        isDone = false;
      }
    }
    if (isDone) return { low, high, gaps };
  }
  return null;
}

/** Makes lines straight, the long ones first. */
function columnsOf(layers: readonly (readonly Vertex[])[]): readonly Column[] {
  const isMiddle = (one: Vertex, row: readonly Vertex[]) =>
    row.length % 2 === 1 &&
    row.toSorted((a, b) => indexIn(layers, a) - indexIn(layers, b))[(row.length - 1) / 2] === one;
  const pairs = pairsOf(layers);
  const wanted = [
    ...pairs.filter(isLane),
    ...pairs.filter(([from, to]) => isMiddle(to, from.below) && isMiddle(from, to.above)),
    ...pairs.filter(([from, to]) => from.concept && to.concept && isMiddle(to, from.below)),
  ];
  return join(
    layers.flat().map((one) => [one]),
    wanted,
    layers,
  );
}

/** Joins the columns of each pair, unless the order or the width of the rows does not allow it. */
function join(
  columns: readonly Column[],
  pairs: readonly Pair[],
  layers: readonly (readonly Vertex[])[],
): readonly Column[] {
  return pairs.reduce((before, pair) => {
    const [a, b] = pair.map((one) => before.find((column) => column.includes(one)) as Column) as [Column, Column];
    const rows = [...a, ...b].map(({ row }) => row);
    if (a === b || new Set(rows).size < rows.length) return before;
    const joined = [...before.filter((column) => column !== a && column !== b), [...a, ...b]];
    const limits = limitsOf(joined, layers);
    const fits = (column: Column) => (limits?.low.get(column) as number) <= (limits?.high.get(column) as number);
    return limits && joined.every(fits) ? joined : before;
  }, columns);
}

const indexIn = (layers: readonly (readonly Vertex[])[], one: Vertex) => (layers[one.row] as Vertex[]).indexOf(one);

/** Moves the columns as close as possible to their neighbors, in their order and without overlap. */
function settle(columns: readonly Column[], layers: readonly (readonly Vertex[])[]): void {
  const { low, high, gaps } = limitsOf(columns, layers) as NonNullable<ReturnType<typeof limitsOf>>;
  const places = new Map(
    columns.map((column) => [column, ((low.get(column) as number) + (high.get(column) as number)) / 2]),
  );
  const columnOf = new Map(columns.flatMap((column) => column.map((one) => [one, column] as const)));
  const near = columns.map((column) =>
    column
      .flatMap(({ above, below }) => [...above, ...below])
      .map((one) => columnOf.get(one) as Column)
      .filter((one) => one !== column),
  );
  const x = (column: Column) => places.get(column) as number;
  const move = (column: Column, to: number) =>
    places.set(column, Math.max(low.get(column) as number, Math.min(to, high.get(column) as number)));
  for (let step = 0; step < MOVES; step++) {
    const wanted = columns.map((column, index) => {
      const others = near[index] as Column[];
      return others.length > 0 ? mean(others.map(x)) : x(column);
    });
    for (const [index, column] of columns.entries()) move(column, (x(column) + (wanted[index] as number)) / 2);
    for (let round = 0; round < SWEEPS; round++) {
      for (const { left, right, width } of gaps) {
        const missing = width - (x(right) - x(left));
        if (missing <= 0) continue;
        move(left, x(left) - missing / 2);
        move(right, x(right) + missing / 2);
      }
    }
  }
  // Removes the overlaps that remain: first from the left, then from the right.
  for (const column of columns.toSorted((a, b) => (low.get(a) as number) - (low.get(b) as number)))
    for (const gap of gaps) if (gap.right === column) move(column, Math.max(x(column), x(gap.left) + gap.width));
  for (const column of columns.toSorted((a, b) => (high.get(b) as number) - (high.get(a) as number)))
    for (const gap of gaps) if (gap.left === column) move(column, Math.min(x(column), x(gap.right) - gap.width));
  for (const column of columns) for (const one of column) one.x = Math.round(x(column));
}

/** Where a line meets a node, from its center: the nearest line in the middle, the others beside it. */
function portOf(from: Vertex, to: Vertex): number {
  const order = to.above.toSorted((a, b) => a.x - b.x);
  const nearest = order.toSorted((a, b) => Math.abs(a.x - to.x) - Math.abs(b.x - to.x))[0] as Vertex;
  return (order.indexOf(from) - order.indexOf(nearest)) * PORT_GAP;
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
