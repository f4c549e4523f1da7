import type { Obstacle } from './inside-labels';
import type { ChartLayout } from './layout-types';
import type { Dot, Spot } from './types';

/** Height of a label's line in percent of the lowest plot that is drawn (17 px of 280 px). */
export const LABEL_LINE = 6;

/** Size of the letters in percent of the narrowest plot that is drawn (13 px of 200 px). */
const EM = 6.5;

/** Mean width of a bold letter of a label in the widest usual system fonts, DejaVu Sans and Verdana. */
const LETTER = 0.7 * EM;

/** The same for the last value, which is not bold. */
export const LIGHT_LETTER = 0.65 * EM;

export const labelWidth = (text: string, letter = LETTER) =>
  Math.max(...text.split('\n').map((row) => row.length * letter));

export const rowCount = (text: string) => (text ? text.split('\n').length : 0);

/** The narrowest and lowest plot that is drawn, in pixels. */
const [NARROWEST, LOWEST] = [200, 280];

/** Half of a mark, in pixels. */
const DOT_SIZE = 6;

/** Centers of a dot and a ring that are nearer than this, in pixels, merge into a blob. */
const BLOB = 10;

export const dotObstacle = ([x, y]: Spot): Obstacle => {
  const [across, down] = [(100 * DOT_SIZE) / NARROWEST, (100 * DOT_SIZE) / LOWEST];
  return { left: x - across, right: x + across, top: y - down, bottom: y + down };
};

export const isTouched = (end: Spot | undefined, [x, y]: Spot) =>
  end !== undefined && Math.hypot(((end[0] - x) * NARROWEST) / 100, ((end[1] - y) * LOWEST) / 100) < BLOB;

/** The part of the plot that a mark covers. The main mark has its label above the plot, so labels may cross its line. */
export function markObstacle({ at, label, kind }: ChartLayout['marks'][number]): Obstacle {
  if (kind === 'main') return { left: at, right: at + 1, top: 0, bottom: 100, isSoft: true };
  const rows = label.split('\n').length;
  return { left: at, right: at + 3 + labelWidth(label), top: 0, bottom: (rows + 0.5) * LABEL_LINE };
}

/** Percent of the plot from the line of a ratio to its label. */
export const RATIO_SPACE = 2;

/** Its line, and its label. */
export function ratioObstacles({
  label,
  from,
  to,
  at,
  labelAt: [x, y],
  anchor,
}: ChartLayout['ratioMarks'][number]): Obstacle[] {
  const far = x + labelWidth(label) * (anchor === 'end' ? -1 : 1);
  return [
    { left: at - 1, right: at + 1, top: Math.min(from, to), bottom: Math.max(from, to) },
    { left: Math.min(at, far), right: Math.max(at, far), top: y - LABEL_LINE / 2, bottom: y + LABEL_LINE / 2 },
  ];
}

/** Percent of the plot from a side within which a centered label would extend beyond the plot. */
export const NEAR_SIDE = 14;

/** The anchor of the label directly above or below a spot: near a side of the plot it extends to the other side. */
export function anchorOf(x: number): 'start' | 'middle' | 'end' {
  return x < NEAR_SIDE ? 'start' : x > 100 - NEAR_SIDE ? 'end' : 'middle';
}

/** The label of a dot that is directly above or below it. */
export function nearObstacle({ label, near }: Dot, [x, y]: Spot): Obstacle {
  const width = labelWidth(label, LIGHT_LETTER);
  const height = (rowCount(label) + 1) * LABEL_LINE;
  const left = { start: x, middle: x - width / 2, end: x - width }[anchorOf(x)];
  const [top, bottom] = near === 'above' ? [y - height, y] : [y, y + height];
  return { left, right: left + width, top, bottom };
}
