import { inLines, widestOf } from './text-width';

/** The middle of each label, and its text. */
export type Row = readonly (readonly [x: number, text: string])[];

export interface Placed {
  x: number;
  lines: readonly string[];
}

/** Units between a label and the edge of its drawing, and between labels beside each other. */
export const EDGE = 3;
export const GAP = 5;

/**
 * The rule for labels in a row: each is centered on what it names, as far as the edges of the drawing allow. Where two would touch,
 * or one is wider than the drawing, the wider one is broken in two lines, and then the other; what still touches moves apart.
 */
export function placeLabels(row: Row, width: number, size = 14): Placed[] {
  const placed = row.toSorted(([a], [b]) => a - b).map(([x, text]) => ({ wanted: x, lines: [text] }));
  for (;;) {
    const halves = placed.map(({ lines }) => widestOf(lines, size) / 2);
    const xs = placed.map(({ wanted }, n) => between(EDGE, wanted, width - EDGE, halves[n] ?? 0));
    const overlaps = xs.slice(1).map((x, n) => (xs[n] ?? 0) + (halves[n] ?? 0) + GAP + (halves[n + 1] ?? 0) - x);
    const whole = placed
      .map((label, n) => ({ label, half: halves[n] ?? 0, touches: [overlaps[n - 1], overlaps[n]] }))
      .filter(({ label }) => label.lines.length === 1 && label.lines[0]?.includes(' '))
      .toSorted((a, b) => b.half - a.half);
    const room = width - 2 * EDGE;
    const isFull = halves.reduce((sum, half) => sum + 2 * half + GAP, -GAP) > room;
    const widest =
      whole.find(({ half, touches }) => 2 * half > room || touches.some((by) => (by ?? 0) > 0)) ??
      (isFull ? whole[0] : undefined);
    if (!widest) {
      const apart = moveApart(xs, halves, overlaps, width);
      return placed.map(({ lines }, n) => ({ x: Number((apart[n] ?? 0).toFixed(1)), lines }));
    }
    widest.label.lines = inLines(widest.label.lines[0] ?? '', 2);
  }
}

const between = (from: number, x: number, to: number, half: number) => Math.max(from + half, Math.min(to - half, x));

/** Two labels that touch share the way. Then each moves on from the one before it, and back from the right edge. */
function moveApart(xs: number[], halves: number[], overlaps: number[], width: number): number[] {
  const moved = xs.map((x, n) => x + Math.max(0, overlaps[n - 1] ?? 0) / 2 - Math.max(0, overlaps[n] ?? 0) / 2);
  let edge = EDGE;
  for (const [n, half] of halves.entries()) {
    moved[n] = Math.max(edge + half, moved[n] ?? 0);
    edge = moved[n] + half + GAP;
  }
  edge = width - EDGE;
  for (const [n, half] of [...halves.entries()].reverse()) {
    moved[n] = Math.min(edge - half, moved[n] ?? 0);
    edge = moved[n] - half - GAP;
  }
  return moved;
}
