import type { ChartLayout } from './layout-types';
import { LABEL_LINE, LIGHT_LETTER, labelWidth, rowCount } from './obstacles';

/** By how many lines the label of a main mark is higher, in a narrow plot and in a wide one. */
export interface Rise {
  narrow: number;
  wide: number;
}

/** The narrowest plot beside which the names of the lines have room is this many times as wide as the narrowest one. */
const WIDE = 1.8;

/**
 * The label of a main mark is above the plot, from its line on or, where the words have less room there, as far to the left as they need.
 * The label of a dot near the top of the plot reaches there, too: the label of the mark is then above it.
 */
export function riseOf({ marks, dots }: Pick<ChartLayout, 'marks' | 'dots'>): Rise {
  const linesAt = (times: number) =>
    Math.max(
      0,
      ...dots.map((dot) => {
        const rows = rowCount(dot.label);
        const reachesAbove = dot.near === 'above' && dot.labelAt[1] < (rows + 0.5) * LABEL_LINE;
        const isMet = marks.some(
          (mark) => mark.kind === 'main' && isBeside(spanOfMark(mark, times), spanOfDot(dot, times)),
        );
        return reachesAbove && isMet ? rows : 0;
      }),
    );
  return { narrow: linesAt(1), wide: linesAt(WIDE) };
}

type Span = readonly [left: number, right: number];

const isBeside = (one: Span, other: Span) => one[0] < other[1] && other[0] < one[1];

function spanOfMark({ at, label }: ChartLayout['marks'][number], times: number): Span {
  const width = labelWidth(label) / times;
  const left = Math.max(0, Math.min(at, 100 - width));
  return [left, left + width];
}

function spanOfDot({ label, labelAt: [x], anchor = 'end' }: ChartLayout['dots'][number], times: number): Span {
  const width = labelWidth(label, LIGHT_LETTER) / times;
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return [left, left + width];
}
