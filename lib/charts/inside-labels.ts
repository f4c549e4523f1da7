import type { Spot } from './types';

/** All in percent of the plot. */
export interface LabelBox {
  end: Spot;
  width: number;
  height: number;
}

export interface Obstacle {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** May be covered where a free place is much farther away. */
  isSoft?: boolean;
}

/** Distance between two candidate positions. */
const STEP = 2;
/** Farthest distance from the right edge of a label to the right edge of the plot. */
const REACH = 60;
/** Free space between a label and a line, whose stroke is wider than its path. */
const AIR = 1.5;
/** Weight of the distance from the line's end, against the distance from the line itself. */
const END_WEIGHT = 0.3;
/** How much farther a place may be where no gridline, or nothing soft, is behind the label. */
const STRUCK = 6;

/**
 * Positions of labels inside the plot: each beside its own line and as near to the line's end as possible without
 * covering a line, another label or an obstacle. Without a free position a label covers as little as possible.
 *
 * @param lines the spots of each label's line, from left to right; further lines have no label
 * @param grid heights of the gridlines, which a label avoids if a place beside them is about as near
 * @returns right edge and vertical center of each label, in the order of `labels`
 */
export function placeInside(
  labels: readonly LabelBox[],
  lines: readonly (readonly Spot[])[],
  obstacles: readonly Obstacle[] = [],
  grid: readonly number[] = [],
): Spot[] {
  const drawn = lines.map(trace);
  const taken = [...obstacles];
  const placed: Spot[] = [];
  // From the top down, so that labels keep the order of their lines.
  const order = labels.map((_, i) => i).sort((a, b) => (labels[a]?.end[1] ?? 0) - (labels[b]?.end[1] ?? 0));
  for (const i of order) {
    const [own, others] = [drawn.slice(i, i + 1), drawn.filter((_, line) => line !== i)];
    const box = findPlace(labels[i] as LabelBox, own, others, taken, grid);
    placed[i] = [box.right, (box.top + box.bottom) / 2];
    taken.push(box);
  }
  return placed;
}

/** The candidates for a label, from the right edge of the plot to the left. */
export function* positions(width: number, height: number): Generator<Obstacle> {
  for (let right = 100; right >= Math.max(width, 100 - REACH); right -= STEP) {
    for (let top = 0; top <= 100 - height; top += STEP) {
      yield { left: right - width, right, top, bottom: top + height };
    }
  }
}

function findPlace(
  { end, width, height }: LabelBox,
  own: readonly Columns[],
  others: readonly Columns[],
  taken: readonly Obstacle[],
  grid: readonly number[],
): Obstacle {
  let best = { left: 100 - width, right: 100, top: 0, bottom: height };
  let lowest: number[] = [Number.POSITIVE_INFINITY];
  for (const box of positions(width, height)) {
    const met = taken.filter((obstacle) => meet(obstacle, box));
    const hard = met.filter((obstacle) => !obstacle.isSoft).length;
    const struck = grid.some((line) => line > box.top && line < box.bottom) ? STRUCK : 0;
    const distance =
      struck +
      (met.length - hard) * STRUCK +
      END_WEIGHT * Math.hypot(end[0] - box.right, end[1] - (box.top + height / 2));
    // measure() is slow: skip a position that is no better even without a line near it.
    if (!isLower([hard, 0, 0, distance], lowest)) continue;
    const mine = measure(own, box);
    if (!isLower([hard, mine.covered, 0, distance], lowest)) continue;
    const theirs = measure(others, box);
    const cost = [
      hard,
      mine.covered + theirs.covered,
      theirs.gap < mine.gap ? 1 : 0,
      (Number.isFinite(mine.gap) ? mine.gap : 0) + distance,
    ];
    if (isLower(cost, lowest)) [best, lowest] = [box, cost];
  }
  return best;
}

/** Compares the first part that differs. */
export function isLower(cost: readonly number[], other: readonly number[]): boolean {
  const i = cost.findIndex((part, at) => part !== other[at]);
  return i >= 0 && (cost[i] as number) < (other[i] as number);
}

/** How many of the lines' columns a box covers, and the distance to the nearest column. */
export function measure(lines: readonly Columns[], box: Obstacle): { covered: number; gap: number } {
  let covered = 0;
  let nearest = Number.POSITIVE_INFINITY;
  const look = ({ top, bottom }: Columns, x: number, across: number) => {
    const high = top[x] as number;
    const low = bottom[x] as number;
    const down = low < box.top ? box.top - low : high > box.bottom ? high - box.bottom : 0;
    if (across < AIR && down < AIR) covered++;
    nearest = Math.min(nearest, across * across + down * down);
  };
  const mayCount = (across: number) => across < AIR || across * across < nearest;
  const [first, last] = [Math.max(0, Math.ceil(box.left)), Math.min(100, Math.floor(box.right))];
  for (const line of lines) {
    for (let x = first; x <= last; x++) look(line, x, 0);
    // Outward from the box: a column that is farther away than the nearest one changes nothing, nor do those behind it.
    for (let x = first - 1; x >= 0 && mayCount(box.left - x); x--) look(line, x, box.left - x);
    for (let x = last + 1; x <= 100 && mayCount(x - box.right); x++) look(line, x, x - box.right);
  }
  return { covered, gap: Math.sqrt(nearest) };
}

export const meet = (one: Obstacle, other: Obstacle) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** Highest and lowest y of a line in each percent of the width; infinite where the line has no point. */
export interface Columns {
  top: Float64Array;
  bottom: Float64Array;
}

export function trace(spots: readonly Spot[]): Columns {
  const top = new Float64Array(101).fill(Number.POSITIVE_INFINITY);
  const bottom = new Float64Array(101).fill(Number.POSITIVE_INFINITY);
  spots.forEach(([x, y], i) => {
    const [x0, y0] = spots[Math.max(0, i - 1)] as Spot;
    const steps = Math.max(1, Math.ceil(Math.hypot(x - x0, y - y0)));
    for (let step = 1; step <= steps; step++) {
      const at = Math.round(x0 + (step / steps) * (x - x0));
      const height = y0 + (step / steps) * (y - y0);
      const isFirst = top[at] === Number.POSITIVE_INFINITY;
      top[at] = isFirst ? height : Math.min(top[at] as number, height);
      bottom[at] = isFirst ? height : Math.max(bottom[at] as number, height);
    }
  });
  return { top, bottom };
}
