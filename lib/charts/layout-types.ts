import type { LedLabel } from './leader-labels';
import type { ChartPoint, Dot, LineSpec, Mark, RatioMark, ScaleKind, Spot } from './types';

export interface ChartInput {
  /** One number for each row, rising: on a time axis the place of its period (`placeOf`). */
  xs: readonly number[];
  lines: readonly LineSpec[];
  marks?: readonly Mark[];
  dots?: readonly Dot[];
  /** Marked on a log axis alone. */
  ratioMarks?: readonly RatioMark[];
  kind?: ScaleKind;
  /** Values the axis must include besides those drawn. A linear axis always includes zero, so changes are not exaggerated. */
  include?: readonly number[];
}

export interface LineLayout {
  path: string;
  /** The last spot with a value; undefined for a line without values. */
  end?: Spot;
  /** True when a ring is so near to the end of the line that a dot there would touch it. */
  isRinged: boolean;
  /** Vertical center of the label to the right of the plot. */
  labelY: number;
  /** Right edge and vertical center of the label inside the plot, for narrow screens. */
  inside: Spot;
}

export interface ChartLayout {
  kind: ScaleKind;
  yTicks: { value: number; y: number }[];
  xTicks: { value: number; x: number; isMinor: boolean }[];
  marks: (Mark & { at: number })[];
  /**
   * `at` is the mark, `labelAt` the vertical center of its label and its right edge, or what `anchor` names. The leader goes from
   * the label to the mark; a label with a `side` is directly below or above `labelAt`.
   */
  dots: (Dot & { at: Spot; anchor?: 'start' | 'middle' | 'end' } & Pick<LedLabel, 'labelAt' | 'side'> &
    Partial<Pick<LedLabel, 'leader'>>)[];
  /** A line from one height to another, and the place of its label: the edge that `anchor` names, and its vertical center. */
  ratioMarks: {
    label: string;
    at: number;
    from: number;
    to: number;
    labelAt: Spot;
    anchor: 'start' | 'middle' | 'end';
  }[];
  /** Exactly one for each x of the input. */
  points: ChartPoint[];
  lines: LineLayout[];
  /** True when the labels do not fit inside the plot, each near its line; a narrow screen then needs a key. */
  isCrowded: boolean;
}
