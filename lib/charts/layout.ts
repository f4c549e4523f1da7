import { spreadLabels } from './end-labels';
import { type LabelBox, placeInside } from './inside-labels';
import { linePath, round } from './path';
import { type Domain, fixedScale, makeScale, TINY } from './scale';
import type { LineSpec, Mark, ScaleKind, Spot } from './types';

export interface ChartInput {
  /** One number for each row, rising: years, or months as year + month/12. */
  xs: readonly number[];
  lines: readonly LineSpec[];
  marks?: readonly Mark[];
  kind?: ScaleKind;
  /** Values the axis must reach besides those drawn. A linear axis always reaches zero, so that no change is blown up. */
  include?: readonly number[];
  /** Height of one line of a label in percent of the lowest plot that is drawn (17 px of 288 px). */
  labelLine?: number;
}

export interface LineLayout {
  id: string;
  path: string;
  spots: Spot[];
  /** The last spot with a value; a line without any has none. */
  end?: Spot;
  /** The middle of the line's label, in percent from the top. */
  labelY: number;
  /** The right edge and the middle of the label inside the plot, for a screen without room beside it. */
  inside: Spot;
}

/** A letter in percent of the narrowest plot that is drawn (7 px of 200 px). */
const LETTER = 3.5;
/** The last value is not set in bold. */
const LIGHT_LETTER = 3;
/** With more lines than these, names and last values do not find their places on a phone. */
const MOST_NAMES_INSIDE = 3;

/** How far a name inside the plot may stand from its own line. */
const NEAR = 10;

export interface ChartLayout {
  kind: ScaleKind;
  yTicks: { value: number; y: number }[];
  xTicks: { value: number; x: number; isMinor: boolean }[];
  marks: (Mark & { at: number })[];
  lines: LineLayout[];
  /** The names do not fit inside the plot, each near its line: there a key must say which is which. */
  isCrowded: boolean;
}

/** Places everything a chart draws in a space of 0–100 percent each way, so that text is never scaled with the lines. */
export function layOut({
  xs,
  lines,
  marks = [],
  kind = 'linear',
  include = [],
  labelLine = 6,
}: ChartInput): ChartLayout {
  const [first, last] = [xs[0] ?? 0, xs.at(-1) ?? 1];
  const x = fixedScale('linear', [first, last]);
  const y = makeScale(kind, valueDomain(kind, lines, include));
  const place = (at: number, value: number): Spot => [round(x.percent(at)), round(100 - y.percent(value))];

  const drawn = lines.map((line) => {
    const spots = xs.map((at, i) => {
      const value = line.values[i];
      return isDrawable(kind, value) ? place(at, value) : null;
    });
    const known = spots.filter((spot) => spot !== null);
    return { id: line.id, path: linePath(spots), spots: known, end: known.at(-1) };
  });
  const rowsOf = (line: LineSpec) => [...line.label.split('\n'), ...(line.last ? [line.last] : [])];
  const widthOf = (text: string, last = '') =>
    Math.max(last.length * LIGHT_LETTER, ...text.split('\n').map((row) => row.length * LETTER));
  const drawnMarks = marks
    .filter((mark) => mark.x >= first && mark.x <= last)
    .map((mark) => ({ ...mark, at: round(x.percent(mark.x)) }));
  const boxes = drawn.map(({ end }, i): LabelBox => {
    const line = lines[i] as LineSpec;
    return { end: end ?? [100, 0], width: widthOf(line.label, line.last), height: rowsOf(line).length * labelLine };
  });
  const inside = placeInside(
    boxes,
    drawn.map((line) => line.spots),
    // The name of the main mark stands above the plot.
    drawnMarks.map(({ at, label, kind }) =>
      kind === 'main'
        ? { left: at, right: at + 1, top: 0, bottom: 100, isSoft: true }
        : { left: at, right: at + 3 + widthOf(label), top: 0, bottom: (label.split('\n').length + 0.5) * labelLine },
    ),
  );
  const labels = spreadLabels(
    drawn.map((line) => line.end?.[1] ?? 0),
    lines.map((line) => rowsOf(line).length * labelLine + 1.5),
    [-6, 106],
  );
  return {
    kind,
    yTicks: y.ticks.map((value) => ({ value, y: round(100 - y.percent(value)) })),
    xTicks: timeTicks([first, last]).map((tick) => ({ ...tick, x: round(x.percent(tick.value)) })),
    marks: drawnMarks,
    lines: drawn.map((line, i) => ({ ...line, labelY: round(labels[i] ?? 0), inside: inside[i] ?? [100, 0] })),
    isCrowded:
      lines.length > MOST_NAMES_INSIDE ||
      drawn.some(({ spots }, i) => spots.length > 0 && !isNear(spots, inside[i] as Spot, boxes[i] as LabelBox)),
  };
}

/** Whether a line passes close to a name that ends at `right` and has its middle at `middle`. */
function isNear(spots: readonly Spot[], [right, middle]: Spot, { width, height }: LabelBox): boolean {
  return spots.some(
    ([x, y]) => x >= right - width - NEAR && x <= right + NEAR && Math.abs(y - middle) <= height / 2 + NEAR,
  );
}

/** A log axis cannot show zero or less; such a point is left out rather than bent to the floor. */
function isDrawable(kind: ScaleKind, value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value) && (kind === 'linear' || value > TINY);
}

function valueDomain(kind: ScaleKind, lines: readonly LineSpec[], include: readonly number[]): Domain {
  const values = [...lines.flatMap((line) => line.values), ...include].filter((value) => isDrawable(kind, value));
  if (kind === 'linear') values.push(0);
  if (values.length === 0) return kind === 'linear' ? [0, 1] : [1, 10];
  // Not Math.min(...values): a long series would overflow the stack.
  return values.reduce<Domain>(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [values[0] as number, values[0] as number],
  );
}

/** Round years inside the stretch; those a phone has no room for are minor. */
export function timeTicks([first, last]: Domain): { value: number; isMinor: boolean }[] {
  const span = last - first;
  const step = [1, 2, 5, 10, 20, 50, 100].find((years) => span / years <= 7) ?? 200;
  const ticks: { value: number; isMinor: boolean }[] = [];
  for (let value = Math.ceil(first / step) * step; value <= last; value += step) {
    ticks.push({ value, isMinor: (value / step) % 2 !== 0 });
  }
  return ticks;
}
