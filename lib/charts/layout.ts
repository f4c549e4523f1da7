import { breakLabel } from './break-label';
import { spreadLabels } from './end-labels';
import { type LabelBox, placeInside } from './inside-labels';
import type { ChartInput, ChartLayout } from './layout-types';
import { type LedLabel, placeWithLeaders } from './leader-labels';
import {
  anchorOf,
  dotObstacle,
  isTouched,
  LABEL_LINE,
  LIGHT_LETTER,
  labelWidth,
  markObstacle,
  NEAR_SIDE,
  nearObstacle,
  RATIO_SPACE,
  ratioObstacles,
  rowCount,
} from './obstacles';
import { joinLast, linePath, round } from './path';
import { type Domain, fixedScale, makeScale, TINY, timeTicks } from './scale';
import { spotOf } from './spot';
import type { Dot, LineSpec, ScaleKind, Spot } from './types';

/** Space between two labels to the right of the plot. */
const LABEL_GAP = 1.5;
/** Labels to the right may extend this far above and below the plot. */
const LABEL_OVERHANG = 6;
/** More labels than this do not fit on a phone together with their last values. */
const MOST_LABELS_INSIDE = 3;
/** Farthest distance of an inside label from its own line. */
const NEAR = 10;

/** Positions of everything a chart draws, in percent of the plot in both directions, so that text is never scaled. */
export function layOut(input: ChartInput): ChartLayout {
  const { xs, lines, marks = [], dots: given = [], ratioMarks = [], kind = 'linear', include = [] } = input;
  // A dated value may be newer than the last row.
  const [first, last] = [xs[0] ?? 0, Math.max(xs.at(-1) ?? 1, ...given.map((dot) => dot.x))];
  const x = fixedScale('linear', [first, last]);
  const y = makeScale(kind, valueDomain(kind, lines, [...include, ...given.map(({ value }) => value)]));
  const yOf = (value: number | null | undefined) => (isDrawable(kind, value) ? round(100 - y.percent(value)) : null);
  const points = xs.map((at, row) => ({ x: round(x.percent(at)), ys: lines.map((line) => yOf(line.values[row])) }));
  const drawnMarks = marks
    .filter((mark) => mark.x >= first && mark.x <= last)
    .map((mark) => ({ ...mark, at: round(x.percent(mark.x)) }));

  const dots = given.map((dot) => withoutCrossing(dot, x.percent(dot.x), drawnMarks));
  const grid = y.ticks.map((value) => round(100 - y.percent(value)));

  const spots = lines.map((_, i) => points.map((point) => spotOf(point, i)));
  const known = spots.map((line) => line.filter((spot) => spot !== null));
  const boxes = lines.map((line, i) => labelBox(line, known[i]?.at(-1)));
  const hasTooMany = lines.length > MOST_LABELS_INSIDE;
  const rings = dots.map((dot): Spot => [round(x.percent(dot.x)), yOf(dot.value) ?? 0]);
  const nearBoxes = dots.flatMap((dot, i) => (dot.near ? [nearObstacle(dot, rings[i] as Spot)] : []));
  const drawnRatios = (kind === 'log' ? ratioMarks : []).flatMap(({ x: at, between, label }) => {
    const point = points[xs.indexOf(at)];
    const [from, to] = between.map((line) => point?.ys[line] ?? null) as [number | null, number | null];
    return point && from !== null && to !== null ? [ratioLayout(label, point.x, from, to, drawnMarks)] : [];
  });
  const obstacles = [...drawnMarks.map(markObstacle), ...nearBoxes, ...drawnRatios.flatMap(ratioObstacles)];
  const ends = known.flatMap((line) => line.slice(-1));
  const led = dots.flatMap((dot, i) => (dot.near ? [] : [i]));
  // To the right of a line that ends early, its own leader goes on to the edge.
  const edges = ends.map((end): Spot[] => [end, [100, end[1]]]);
  const placed = placeWithLeaders(
    led.map((i) => labelBox({ label: '', last: dots[i]?.label }, rings[i])),
    [...known, ...edges],
    [...obstacles, ...rings.map(dotObstacle), ...ends.map(dotObstacle)],
    grid,
  );
  const labelled = new Map(led.map((dot, i) => [dot, placed[i] as LedLabel]));
  const inside = hasTooMany
    ? []
    : placeInside(
        boxes,
        // Leaders are lines without labels of their own. They need the room more than labels need to be off the gridlines.
        [...known, ...placed.map(({ leader }) => leader)],
        [...obstacles, ...placed.map(({ box }) => box), ...led.map((i) => dotObstacle(rings[i] as Spot))],
        placed.length > 0 ? [] : grid,
      );
  const isCrowded =
    hasTooMany || known.some((line, i) => line.length > 0 && !isNear(line, inside[i] as Spot, boxes[i] as LabelBox));
  const beside = spreadLabels(
    boxes.map(({ end }) => end[1]),
    boxes.map(({ height }) => height + LABEL_GAP),
    [-LABEL_OVERHANG, 100 + LABEL_OVERHANG],
  );
  return {
    kind,
    yTicks: y.ticks.map((value, i) => ({ value, y: grid[i] ?? 0 })),
    xTicks: timeTicks([first, last]).map((tick) => ({ ...tick, x: round(x.percent(tick.value)) })),
    marks: drawnMarks,
    dots: dots.map((dot, i) => {
      const at = rings[i] as Spot;
      if (dot.near) return { ...dot, at, ...besideMarks([at[0], besideGrid(dot, at[1], grid)], drawnMarks) };
      const { labelAt, side, leader, crossed } = labelled.get(i) as LedLabel;
      // No label where its leader would cross a line: the notes name this value, too.
      if (dot.shape === 'diamond' && crossed > 0) return { ...dot, at, labelAt, label: '' };
      return { ...dot, at, labelAt, ...(side && { side }), leader };
    }),
    ratioMarks: drawnRatios,
    points,
    lines: lines.map(({ marker, joinsLast }, i) => ({
      // The points of a marked series are surveys or single years; its line only connects them.
      path: linePath((marker ? known[i] : joinsLast ? joinLast(spots[i] ?? []) : spots[i]) ?? []),
      end: known[i]?.at(-1),
      isRinged: dots.some(({ shape }, dot) => !shape && isTouched(known[i]?.at(-1), rings[dot] as Spot)),
      labelY: round(beside[i] ?? 0),
      inside: inside[i] ?? [100, 0],
    })),
    isCrowded,
  };
}

/** One layout for each scale. */
export const layOutScales = (input: Omit<ChartInput, 'kind'>, scales: readonly ScaleKind[]): ChartLayout[] =>
  scales.map((kind) => layOut({ ...input, kind }));

function labelBox({ label, last = '' }: Pick<LineSpec, 'label' | 'last'>, end: Spot = [100, 0]): LabelBox {
  const rows = rowCount(label) + rowCount(last);
  return { end, width: Math.max(labelWidth(label), labelWidth(last, LIGHT_LETTER)), height: rows * LABEL_LINE };
}

/** The label is on the side that has more room: of lines that rise, below the lower one at the right, and above it at the left. */
function ratioLayout(
  label: string,
  at: number,
  from: number,
  to: number,
  marks: ChartLayout['marks'],
): ChartLayout['ratioMarks'][number] {
  const [low, high] = [Math.max(from, to), Math.min(from, to)];
  if (at > 50)
    return { label, at, from, to, labelAt: [at - RATIO_SPACE, round(low - (low - high) * 0.28)], anchor: 'end' };
  return { label, at, from, to, ...besideMarks([at, round(low + LABEL_LINE * 0.7)], marks) };
}

/** Percent of the plot: half of a long label. */
const HALF_LABEL = 20;

/** A label that would cross the line of a mark begins behind that line, or at its spot if that is behind it already. */
function besideMarks(
  [x, y]: Spot,
  marks: ChartLayout['marks'],
): Pick<ChartLayout['ratioMarks'][number], 'labelAt' | 'anchor'> {
  const mark = marks.find(({ at }) => at - x < NEAR_SIDE / 2 && x - at < HALF_LABEL);
  if (!mark || x > 100 - 2 * HALF_LABEL) return { labelAt: [x, y], anchor: anchorOf(x) };
  return { labelAt: [Math.max(x, mark.at + 1), y], anchor: 'start' };
}

/** The label above or below a dot at the right side is broken into two lines if it would extend across a mark. */
function withoutCrossing(dot: Dot, x: number, marks: ChartLayout['marks']): Dot {
  if (!dot.near || anchorOf(x) !== 'end') return dot;
  const left = x - labelWidth(dot.label, LIGHT_LETTER);
  return marks.some(({ at }) => at > left && at < x) ? { ...dot, label: breakLabel(dot.label) } : dot;
}

/** Percent of the plot: how far the letters of a label above or below a dot may be from it. */
const NEAR_REACH = 9;
/** Percent of the plot by which such a label is nearer to a gridline than to a dot. */
const GRID_SHIFT = 2;

/** The height from which the label of a dot is placed: a gridline that would strike it takes the place of the dot. */
function besideGrid({ near }: Dot, y: number, grid: readonly number[]): number {
  const away = near === 'above' ? 1 : -1;
  const struck = grid.find((line) => (y - line) * away > 1 && (y - line) * away < NEAR_REACH);
  return struck === undefined ? y : struck + away * GRID_SHIFT;
}

function isNear(spots: readonly Spot[], [right, middle]: Spot, { width, height }: LabelBox): boolean {
  return spots.some(
    ([x, y]) => x >= right - width - NEAR && x <= right + NEAR && Math.abs(y - middle) <= height / 2 + NEAR,
  );
}

/** A log axis cannot show zero or negative values: such a point is left out, not moved to the bottom of the axis. */
function isDrawable(kind: ScaleKind, value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value) && (kind === 'linear' || value > TINY);
}

function valueDomain(kind: ScaleKind, lines: readonly LineSpec[], include: readonly number[]): Domain {
  const values = [...lines.flatMap((line) => line.values), ...include].filter((value) => isDrawable(kind, value));
  if (kind === 'linear') values.push(0);
  if (values.length === 0) return kind === 'linear' ? [0, 1] : [1, 10];
  // Math.min(...values) would overflow the stack for a long series.
  return values.reduce<Domain>(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [values[0] as number, values[0] as number],
  );
}
