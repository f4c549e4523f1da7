import type { Spot } from './types';

/** All in percent of the plot. */
export interface LabelBox {
  /** Where its line ends; a line without any value has no end. */
  end: Spot;
  width: number;
  height: number;
}

interface Obstacle {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** For what may be written over if need be. */
  isSoft?: boolean;
}

const STEP = 2;
/** What is further away than this does not count as near. */
const SIGHT = 30;
const FAR = 1000;
/** How far a name may stand left of the plot's right edge. */
const REACH = 60;
/** A line is thicker than its path, and a letter must not touch it. */
const AIR = 1.5;
/** What speaks against a place, in percent of distance from its line: a point that is covered, another line nearer by. */
const COVERED = 1000;
const AMBIGUOUS = 100;
const OVER_SOFT = 50;
const OVER_HARD = 100 * COVERED;
/** Near the line matters more than near its end. */
const END_WEIGHT = 0.3;

/**
 * Places the names of lines inside the plot: each beside its own line, as near to its end as it can stand without
 * covering a line, another name or an obstacle. Where there is no free place it covers as little as possible.
 *
 * @param lines the spots of each label's line, from left to right
 * @returns for each label its right edge and its middle, in the order of `labels`
 */
export function placeInside(
  labels: readonly LabelBox[],
  lines: readonly (readonly Spot[])[],
  obstacles: readonly Obstacle[] = [],
): Spot[] {
  const drawn = lines.map(trace);
  const taken = [...obstacles];
  const placed: Spot[] = [];
  // From the top down, so that names keep the order of their lines.
  const order = labels.map((_, i) => i).sort((a, b) => (labels[a]?.end[1] ?? 0) - (labels[b]?.end[1] ?? 0));
  for (const i of order) {
    const [own, others] = [drawn.slice(i, i + 1), drawn.filter((_, line) => line !== i)];
    const box = findPlace(labels[i] as LabelBox, own, others, taken);
    placed[i] = [box.right, (box.top + box.bottom) / 2];
    taken.push(box);
  }
  return placed;
}

function findPlace(
  { end, width, height }: LabelBox,
  own: readonly Columns[],
  others: readonly Columns[],
  taken: readonly Obstacle[],
): Obstacle {
  let best = { left: 100 - width, right: 100, top: 0, bottom: height };
  let lowest = Number.POSITIVE_INFINITY;
  for (let right = 100; right >= Math.max(width, 100 - REACH); right -= STEP) {
    for (let top = 0; top <= 100 - height; top += STEP) {
      const box = { left: right - width, right, top, bottom: top + height };
      const distance = END_WEIGHT * Math.hypot(end[0] - right, end[1] - (top + height / 2));
      // Counting is the slow part, and the rest can only add.
      if (distance >= lowest) continue;
      const [mine, theirs] = [measure(own, box), measure(others, box)];
      const covered = COVERED * (mine.covered + theirs.covered);
      const written = taken.reduce((sum, one) => sum + (meet(one, box) ? (one.isSoft ? OVER_SOFT : OVER_HARD) : 0), 0);
      const isAmbiguous = theirs.gap < mine.gap;
      const cost = covered + written + (isAmbiguous ? AMBIGUOUS : 0) + (own.length ? mine.gap : 0) + distance;
      if (cost < lowest) [best, lowest] = [box, cost];
    }
  }
  return best;
}

/** How many percent of the lines' width a box covers, and how far from it the nearest other stretch is. */
function measure(lines: readonly Columns[], box: Obstacle): { covered: number; gap: number } {
  let covered = 0;
  let nearest = SIGHT * SIGHT;
  const from = Math.max(0, Math.ceil(box.left - SIGHT));
  const to = Math.min(100, Math.floor(box.right + SIGHT));
  for (const { top, bottom } of lines) {
    for (let x = from; x <= to; x++) {
      const across = x < box.left ? box.left - x : x > box.right ? x - box.right : 0;
      const high = top[x] as number;
      const low = bottom[x] as number;
      const down = low < box.top ? box.top - low : high > box.bottom ? high - box.bottom : 0;
      if (across < AIR && down < AIR) covered++;
      const square = across * across + down * down;
      if (square < nearest) nearest = square;
    }
  }
  return { covered, gap: Math.sqrt(nearest) };
}

const meet = (one: Obstacle, other: Obstacle) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** Between which heights a line runs in each percent of the width; where it does not run, far below everything. */
interface Columns {
  top: Float64Array;
  bottom: Float64Array;
}

function trace(spots: readonly Spot[]): Columns {
  const top = new Float64Array(101).fill(FAR);
  const bottom = new Float64Array(101).fill(FAR);
  spots.forEach(([x, y], i) => {
    const [x0, y0] = spots[Math.max(0, i - 1)] as Spot;
    const steps = Math.max(1, Math.ceil(Math.hypot(x - x0, y - y0)));
    for (let step = 1; step <= steps; step++) {
      const at = Math.round(x0 + (step / steps) * (x - x0));
      const height = y0 + (step / steps) * (y - y0);
      const isFirst = top[at] === FAR;
      top[at] = isFirst ? height : Math.min(top[at] as number, height);
      bottom[at] = isFirst ? height : Math.max(bottom[at] as number, height);
    }
  });
  return { top, bottom };
}
