import type { ConceptId } from '@/content/concepts';
import { allChapters, type Chapter } from '@/lib/content/lessons/learning-path';
import { conceptsOf, dependents } from './concept-map';

/*
 * The map of ideas for narrow screens: one idea below the other in the order of the path. The ideas that build on an idea are below
 * it, so each idea has one line, which leaves it to the left, runs down in a lane and turns in to every idea that builds on it. Lanes
 * are given to the shortest lines first, from the inside (the greedy coloring of an interval graph).
 */

/** In units of a sixteenth of a rem, so that the drawing grows with the text beside it. */
export const RAIL = { chapterHeight: 100, rowHeight: 44, lane: 10, dot: 10, head: 9, port: 4, bend: 8 } as const;

interface RailLine {
  readonly from: ConceptId;
  readonly chapter: Chapter;
  /** 0 is next to the ideas. */
  readonly lane: number;
  /** The way to each idea that builds on it, from the nearest to the farthest: each is the line down to where it turns in. */
  readonly ways: readonly {
    readonly to: ConceptId;
    readonly path: string;
    readonly x: number;
    readonly y: number;
    /** It passes other chapters. */
    readonly isFar: boolean;
  }[];
}

export interface ConceptRail {
  /** Also the x of the centers of the ideas. */
  readonly width: number;
  readonly height: number;
  readonly lines: readonly RailLine[];
  readonly bands: readonly { readonly chapter: Chapter; readonly top: number; readonly height: number }[];
  /** The height at which the dollar loses its tie to gold: the edge between the reserve currency and fiat money. */
  readonly line1971: number;
}

export function layOutRail(chapters: readonly Chapter[] = allChapters): ConceptRail {
  const heights = new Map<ConceptId, number>();
  let height = 0;
  const bands = chapters.map((chapter) => {
    const top = height;
    height += RAIL.chapterHeight;
    for (const concept of conceptsOf(chapter)) {
      heights.set(concept, height + RAIL.rowHeight / 2);
      height += RAIL.rowHeight;
    }
    return { chapter, top, height: height - top };
  });
  const yOf = (concept: ConceptId) => heights.get(concept) as number;
  const orderOf = (concept: ConceptId) => chapters.find((one) => conceptsOf(one).includes(concept))?.order ?? 0;
  const spans = chapters
    .flatMap((chapter) => conceptsOf(chapter).map((from) => ({ from, chapter, to: dependents[from].toSorted(below) })))
    .filter(({ to }) => to.length > 0)
    .map((line) => ({ ...line, top: yOf(line.from), bottom: yOf(line.to.at(-1) as ConceptId) }));
  function below(a: ConceptId, b: ConceptId) {
    return yOf(a) - yOf(b);
  }

  const lanes: { top: number; bottom: number }[][] = [];
  const laneOf = new Map<ConceptId, number>();
  for (const { from, top, bottom } of spans.toSorted((a, b) => a.bottom - a.top - (b.bottom - b.top))) {
    const isFree = (lane: (typeof lanes)[number]) => lane.every((taken) => bottom <= taken.top || top >= taken.bottom);
    let lane = lanes.findIndex(isFree);
    if (lane < 0) lane = lanes.push([]) - 1;
    lanes[lane]?.push({ top, bottom });
    laneOf.set(from, lane);
  }

  const width = RAIL.dot + RAIL.head + (lanes.length + 1) * RAIL.lane;
  return {
    width,
    height,
    lines: spans.map(({ from, chapter, to, top }) => {
      const lane = laneOf.get(from) as number;
      const x = width - RAIL.dot - RAIL.head - (lane + 1) * RAIL.lane;
      const edge = width - RAIL.dot;
      const { bend } = RAIL;
      const start = `M${edge} ${top + RAIL.port}H${x + bend}Q${x} ${top + RAIL.port} ${x} ${top + RAIL.port + bend}`;
      const ways = to.map((one) => {
        const y = yOf(one) - RAIL.port;
        const isFar = orderOf(one) - chapter.order > 1;
        return { to: one, path: `${start}V${y - bend}Q${x} ${y} ${x + bend} ${y}H${edge - 1}`, x: edge, y, isFar };
      });
      return { from, chapter, lane, ways };
    }),
    bands,
    line1971: yOf('fiat-money') - RAIL.rowHeight / 2,
  };
}
