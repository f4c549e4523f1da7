/** Labels that a leader connects to a spot. All in percent of the plot. */
import { isLower, type LabelBox, measure, meet, type Obstacle, positions, trace } from './inside-labels';
import type { Spot } from './types';

export interface LedLabel {
  box: Obstacle;
  /** Right edge of the label; its vertical center, or where its leader meets its top or its bottom. */
  labelAt: Spot;
  /** The label is below or above the end of its leader; without it, to the left. */
  side?: 'above' | 'below';
  /** From the label to the spot. */
  leader: readonly Spot[];
  /** How many lines, labels and marks the leader crosses, because no free place has a straight leader without. */
  crossed: number;
}

/** Shortest leader: a label has some air to the mark at its spot. */
const SHORTEST = 4;
/** How far from its right edge a leader may meet the top or the bottom of a label, whose left edge is not known exactly. */
const [LEAST_INSET, MOST_INSET] = [1, 7];
/** How far below the top of a label its first row is, from which a leader starts to the right. */
const FIRST_ROW = 4;
/** A leader ends on or beside its line: what it crosses this near to its spot is the line below its mark. */
const ON_SPOT = 1.2;
/** Marks may be so near to each other that a leader passes another one this near to its own spot. */
const BESIDE_SPOT = 5;
/** The box of a label or mark is this much larger than what is drawn, on each side. */
const LEADING = 0.8;
/** Points of a leader at which it is compared with labels and marks. */
const SAMPLES = 50;
/** How much longer a leader may be for a label that no gridline strikes. */
const STRUCK = 4;

/**
 * Places labels as near to their spots as possible without covering a line, another label, an obstacle or a leader, with
 * leaders that cross none of these.
 *
 * @param labels each with its spot as `end`
 * @param lines spots of each line, from left to right
 * @param grid heights of gridlines, which a label avoids if another place is about as near
 * @returns in the order of `labels`
 */
export function placeWithLeaders(
  labels: readonly LabelBox[],
  lines: readonly (readonly Spot[])[],
  obstacles: readonly Obstacle[] = [],
  grid: readonly number[] = [],
): LedLabel[] {
  // The label that is placed first has the best place, and it is not known whose that should be.
  const forwards = placeInOrder(labels, lines, obstacles, grid);
  const backwards = placeInOrder(labels.toReversed(), lines, obstacles, grid);
  const isWorse = labels.length > 1 && isLower(backwards.cost, forwards.cost);
  return isWorse ? backwards.placed.toReversed() : forwards.placed;
}

function placeInOrder(
  labels: readonly LabelBox[],
  lines: readonly (readonly Spot[])[],
  obstacles: readonly Obstacle[],
  grid: readonly number[],
): { placed: LedLabel[]; cost: number[] } {
  const drawn = lines.map(trace);
  const taken = [...obstacles];
  const leaders: (readonly Spot[])[] = [];
  const total = [0, 0, 0, 0, 0];
  const placed = labels.map(({ end, width, height }): LedLabel => {
    let best: LedLabel = {
      box: { left: 100 - width, right: 100, top: 0, bottom: height },
      labelAt: [100, height / 2],
      leader: [],
      crossed: 0,
    };
    let lowest: number[] = [Number.POSITIVE_INFINITY];
    for (const box of positions(width, height)) {
      const start = startOf(box, end);
      if (!start) continue;
      const met = taken.filter((obstacle) => meet(obstacle, box));
      const hard = met.filter((obstacle) => !obstacle.isSoft).length;
      const struck = grid.some((line) => line > box.top && line < box.bottom) ? STRUCK : 0;
      const distance = struck + Math.hypot(end[0] - start.from[0], end[1] - start.from[1]);
      // What follows is slow: skip a position that is no better even if it crosses nothing.
      if (!isLower([hard, 0, 0, met.length, distance], lowest)) continue;
      const covered = measure(drawn, box).covered + leaders.filter((leader) => touches(leader, box)).length;
      if (!isLower([hard, covered, 0, met.length, distance], lowest)) continue;
      const leader = [start.from, end];
      const crossed = crossings(leader, [...lines, ...leaders], taken);
      const cost = [hard, covered, crossed, met.length, distance];
      if (!isLower(cost, lowest)) continue;
      const { right, top, bottom } = box;
      best = {
        box,
        labelAt: [right, start.side ? start.from[1] : (top + bottom) / 2],
        side: start.side,
        leader,
        crossed,
      };
      lowest = cost;
    }
    taken.push(best.box);
    leaders.push(best.leader);
    lowest.forEach((part, i) => {
      total[i] = (total[i] ?? 0) + part;
    });
    return best;
  });
  return { placed, cost: total };
}

/** Where the leader of a label begins: at its first row, its top or its bottom, whichever faces the spot with enough air. */
function startOf({ right, top, bottom }: Obstacle, [x, y]: Spot): { from: Spot; side?: 'above' | 'below' } | undefined {
  if (right <= x - SHORTEST) return { from: [right, Math.min(top + FIRST_ROW, (top + bottom) / 2)] };
  const inside = Math.min(right - LEAST_INSET, Math.max(right - MOST_INSET, x));
  if (top >= y + SHORTEST) return { from: [inside, top], side: 'below' };
  return bottom <= y - SHORTEST ? { from: [inside, bottom], side: 'above' } : undefined;
}

/** How many lines, labels and marks a leader crosses on its way to its last spot. */
function crossings(leader: readonly Spot[], lines: readonly (readonly Spot[])[], taken: readonly Obstacle[]): number {
  const to = leader.at(-1) as Spot;
  const farFromSpot = (reach: number) => (spot: Spot) => Math.hypot(spot[0] - to[0], spot[1] - to[1]) > reach;
  const isAcross = (line: readonly Spot[]) =>
    pairs(leader).some((part) =>
      pairs(line).some((other) => {
        const at = meetingOf(part, other);
        return at !== undefined && farFromSpot(ON_SPOT)(at);
      }),
    );
  const spots = samples(leader).filter(farFromSpot(BESIDE_SPOT));
  const isOn = (obstacle: Obstacle) => !obstacle.isSoft && spots.some((spot) => contains(obstacle, spot));
  return lines.filter(isAcross).length + taken.filter(isOn).length;
}

type Segment = readonly [from: Spot, to: Spot];

const pairs = (spots: readonly Spot[]): Segment[] => spots.slice(1).map((spot, i): Segment => [spots[i] as Spot, spot]);

const samples = (leader: readonly Spot[]): Spot[] =>
  pairs(leader).flatMap(([[x0, y0], [x1, y1]]) =>
    Array.from({ length: SAMPLES }, (_, i): Spot => {
      const part = (i + 1) / SAMPLES;
      return [x0 + part * (x1 - x0), y0 + part * (y1 - y0)];
    }),
  );

const contains = ({ left, right, top, bottom }: Obstacle, [x, y]: Spot) =>
  x > left + LEADING && x < right - LEADING && y > top + LEADING && y < bottom - LEADING;

const touches = (leader: readonly Spot[], box: Obstacle) => samples(leader).some((spot) => contains(box, spot));

/** Where two segments cross; undefined if they do not, or are parallel. */
function meetingOf([[ax, ay], [bx, by]]: Segment, [[cx, cy], [dx, dy]]: Segment): Spot | undefined {
  const area = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  if (area === 0) return undefined;
  const along = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / area;
  const other = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / area;
  return along >= 0 && along <= 1 && other >= 0 && other <= 1
    ? [ax + along * (bx - ax), ay + along * (by - ay)]
    : undefined;
}
