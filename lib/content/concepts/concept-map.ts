import {
  aggMean,
  coordSimplex,
  decrossTwoLayer,
  type Graph,
  type GraphLink,
  graphStratify,
  sugiyama,
  twolayerAgg,
  twolayerGreedy,
} from 'd3-dag';
import { type ConceptId, concepts, prerequisites } from '@/content/concepts';
import { allChapters, type Chapter } from '@/lib/content/lessons/learning-path';
import { pathOf, portOf } from './concept-path';

/*
 * A layered drawing of the prerequisites (Sugiyama, Tagawa and Toda, 1981): each chapter is a band of rows, an idea is in the row
 * below the ideas of its chapter that it builds on. d3-dag orders the rows so that few lines cross, and gives every node, and every
 * line in each row that it passes, its x.
 */

export const MAP = {
  width: 1136,
  gutter: 176,
  node: { minWidth: 104, height: 48 },
  rowHeight: 88,
  bandGap: 30,
} as const;

/** A name in the size of the map, and the margins in its node. */
const LETTER_WIDTH = 8;
const MARGINS = 40;

/** In letters of average width. */
const lengthOf = (name: string) =>
  [...name].reduce((sum, letter) => sum + (/[mw]/i.test(letter) ? 1.6 : /[fijlrtI’, ]/.test(letter) ? 0.6 : 1), 0);

const NODE_GAP = 16;

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

/** The ideas that build directly on each idea. */
export const dependents = Object.fromEntries(
  concepts.map(({ id }) => [
    id,
    concepts.map((other) => other.id).filter((other) => prerequisites[other].includes(id)),
  ]),
) as unknown as Readonly<Record<ConceptId, readonly ConceptId[]>>;

export const conceptsOf = ({ lessons }: Pick<Chapter, 'lessons'>): readonly ConceptId[] =>
  lessons.flatMap((lesson) => lesson.concepts);

/** Additional room for an idea of a chapter that few long lines pass, so that its rows are as wide as the others. */
const ROOM = 76;
const roomy = new Set(allChapters.filter(({ order }) => order === 1 || order > 5).flatMap(conceptsOf));

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
  const row = (concept: ConceptId) => rowOf.get(concept) as number;
  const widthOf = (concept: ConceptId) =>
    Math.max(Math.round(lengthOf(names[concept]) * LETTER_WIDTH + MARGINS), MAP.node.minWidth);
  const { width, xOf, lines } = place(row, widthOf);

  const bands = bandsOf(rowOf);
  const yOf = (row: number) => {
    const chapter = bands.find(
      (band) => row >= band.firstRow && row < band.firstRow + band.rows,
    ) as (typeof bands)[number];
    return chapter.top + MAP.bandGap / 2 + (row - chapter.firstRow + 0.5) * MAP.rowHeight;
  };
  const last = bands.at(-1) as (typeof bands)[number];
  return {
    width,
    height: last.top + last.height,
    nodes: rows.flat().map((id) => ({ id, x: xOf(id), y: yOf(row(id)), width: widthOf(id) })),
    edges: lines.map(({ from, to, xs }) => {
      const beside = lines.filter((line) => line.to === to).map((line) => line.xs.at(-2) as number);
      const room = widthOf(to) - MAP.node.height;
      const end = { x: xOf(to) + portOf(xs.at(-2) as number, beside, room), y: yOf(row(to)) - MAP.node.height / 2 };
      const path = pathOf(
        [...xs.slice(0, -1), end.x].map((x, index) => ({ x, y: yOf(row(from) + index) })),
        MAP.node.height,
      );
      return { from, to, path, end };
    }),
    bands: bands.map(({ chapter, top, height }) => ({ chapter, top, height })),
    line1971: (yOf(row('reserve-currency')) + yOf(row('fiat-money'))) / 2,
  };
}

type Idea = (typeof concepts)[number];

/** The x of every node, and those of every line: one for each row from its first node to its last. */
function place(row: (concept: ConceptId) => number, widthOf: (concept: ConceptId) => number) {
  const graph = graphStratify()
    .id(({ id }: Idea) => id)
    .parentIds(({ id }: Idea) => [...prerequisites[id], ...anchorOf(id)])(concepts);
  const layering = <N extends Idea, L>(dag: Graph<N, L>): number => {
    for (const node of dag.nodes()) node.y = row(node.data.id);
    return Math.max(...concepts.map(({ id }) => row(id)));
  };
  // Cost of a horizontal offset: of a line to the next row, at the ends of a longer line, and between them, where it has to be
  // straight. The ends of long lines cost less, so that the map stays narrow.
  const weight = ({ source, target }: GraphLink<Idea>) =>
    anchorOf(target.data.id).length > 0
      ? ([0.01, 0.01, 0.01] as const)
      : ([1, 2 / Math.sqrt(row(target.data.id) - row(source.data.id)), 100] as const);
  const { width } = sugiyama()
    .layering(layering)
    .decross(decrossTwoLayer().order(twolayerGreedy().base(twolayerAgg().aggregator(aggMean))))
    .coord(coordSimplex().weight(weight))
    .nodeSize(({ data: { id } }: { data: Idea }) => [widthOf(id) + (roomy.has(id) ? ROOM : 0), 1] as const)
    .gap([NODE_GAP, 1])(graph);

  // Longer names than those of English make the map wider.
  const mapWidth = Math.max(MAP.width, MAP.gutter + Math.ceil(width));
  const left = MAP.gutter + (mapWidth - MAP.gutter - width) / 2;
  const xs = new Map([...graph.nodes()].map(({ data, x }) => [data.id, Math.round(left + x)]));
  const lines = [...graph.links()]
    .map(({ source, target, points }) => ({
      from: source.data.id,
      to: target.data.id,
      xs: points.map(([x]) => Math.round(left + x)),
    }))
    .filter(({ from, to }) => prerequisites[to].includes(from));
  return { width: mapWidth, xOf: (concept: ConceptId) => xs.get(concept) as number, lines };
}

/**
 * A link, not drawn, from the first idea of the chapter before to an idea without prerequisites. Without it, such an idea can get a
 * place outside of the long lines, and the map becomes too wide.
 */
function anchorOf(concept: ConceptId): readonly ConceptId[] {
  if (prerequisites[concept].length > 0) return [];
  const before = allChapters[allChapters.findIndex((chapter) => conceptsOf(chapter).includes(concept)) - 1];
  return before ? conceptsOf(before).slice(0, 1) : [];
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
