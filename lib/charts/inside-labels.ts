import type { Spot } from './types';

/** All in percent of the plot. */
export interface LabelBox {
  /** Where its line ends; a line without any value has no end. */
  end: Spot;
  width: number;
  height: number;
}

export interface Obstacle {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const STEP = 1;
/** How far a name may stand left of the plot's right edge. */
const REACH = 50;
/** A line is thicker than its path, and a letter must not touch it. */
const AIR = 1.5;

/**
 * Places the names of lines inside the plot: each as near to the end of its line as it can stand without covering a
 * line, another name or an obstacle. Where there is no free place it covers as little as possible.
 *
 * @param lines the spots of every line, from left to right
 * @returns for each label its right edge and its middle, in the order of `labels`
 */
export function placeInside(
  labels: readonly LabelBox[],
  lines: readonly (readonly Spot[])[],
  obstacles: readonly Obstacle[] = [],
): Spot[] {
  const drawn = lines.flatMap(trace);
  const taken = [...obstacles];
  const placed: Spot[] = [];
  // From the top down, so that names keep the order of their lines.
  const order = labels.map((_, i) => i).sort((a, b) => (labels[a]?.end[1] ?? 0) - (labels[b]?.end[1] ?? 0));
  for (const i of order) {
    const box = findPlace(labels[i] as LabelBox, drawn, taken);
    placed[i] = [box.right, (box.top + box.bottom) / 2];
    taken.push(box);
  }
  return placed;
}

function findPlace({ end, width, height }: LabelBox, drawn: readonly Spot[], taken: readonly Obstacle[]): Obstacle {
  let best = { left: 100 - width, right: 100, top: 0, bottom: height };
  let lowest = Number.POSITIVE_INFINITY;
  for (let right = 100; right >= Math.max(width, 100 - REACH); right -= STEP) {
    for (let top = 0; top <= 100 - height; top += STEP) {
      const box = { left: right - width, right, top, bottom: top + height };
      const distance = Math.hypot(end[0] - right, end[1] - (top + height / 2));
      // Further away than the best one cannot be better, and counting is the slow part.
      if (distance >= lowest) continue;
      const covered =
        drawn.filter(([x, y]) => isIn(x, y, box)).length + 100 * taken.filter((one) => meet(one, box)).length;
      const cost = covered * 1000 + distance;
      if (cost < lowest) [best, lowest] = [box, cost];
    }
  }
  return best;
}

const isIn = (x: number, y: number, box: Obstacle) =>
  x > box.left - AIR && x < box.right + AIR && y > box.top - AIR && y < box.bottom + AIR;

const meet = (one: Obstacle, other: Obstacle) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** Points along a line, about one for each percent of its way. */
function trace(spots: readonly Spot[]): Spot[] {
  return spots.flatMap(([x, y], i) => {
    const [x0, y0] = spots[Math.max(0, i - 1)] as Spot;
    const steps = Math.max(1, Math.ceil(Math.hypot(x - x0, y - y0)));
    return Array.from({ length: steps }, (_, step): Spot => {
      const part = (step + 1) / steps;
      return [x0 + part * (x - x0), y0 + part * (y - y0)];
    });
  });
}
