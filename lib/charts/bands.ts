import type { ChartLayout } from './layout-types';

/** Share of a band that separates it from the next, inside and at the ends. */
const BAND_PADDING = 0.3;

/**
 * A layout for bars: each row has a band, as in d3's `scaleBand` with one padding inside and outside, and every position
 * moves to the center of a band. The rows must be evenly spaced.
 */
export function withBands(layout: ChartLayout): ChartLayout {
  const rows = layout.points.length;
  const edge = (100 * (0.5 + BAND_PADDING / 2)) / (rows + BAND_PADDING);
  const place = (percent: number) => edge + (percent * (100 - 2 * edge)) / 100;
  return {
    ...layout,
    xTicks: layout.xTicks.map((tick) => ({ ...tick, x: place(tick.x) })),
    marks: layout.marks.map((mark) => ({ ...mark, at: place(mark.at) })),
    points: layout.points.map((point) => ({ ...point, x: place(point.x) })),
    lines: layout.lines.map((line) => ({ ...line, end: line.end && [place(line.end[0]), line.end[1]] })),
  };
}

export interface BarBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The bars of one line in percent of the plot, side by side with those of the other lines, from the zero of the axis. */
export function barBoxes({ points, yTicks }: ChartLayout, line: number, lines: number): BarBox[] {
  const band = (100 * (1 - BAND_PADDING)) / (points.length + BAND_PADDING);
  const width = band / lines;
  const zero = yTicks.find(({ value }) => value === 0)?.y ?? 100;
  return points.flatMap(({ x, ys }): BarBox[] => {
    const y = ys[line] ?? null;
    if (y === null) return [];
    return [{ x: x - band / 2 + line * width, y: Math.min(y, zero), width, height: Math.abs(zero - y) }];
  });
}
