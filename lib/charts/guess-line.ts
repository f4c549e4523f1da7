/** A guessed value for each row of a chart, from the left; null where the reader has not drawn yet. */
export type GuessLine = readonly (number | null)[];

/** A line of `length` rows of which only the first is known. */
export function startGuess(length: number, first: number): GuessLine {
  return Array.from({ length }, (_, row) => (row === 0 ? first : null));
}

/** A position of a stroke; `row` may be between two rows. */
export interface StrokePosition {
  row: number;
  value: number;
}

/**
 * Draws to a position: the rows that the stroke crosses get values on a straight line, so that a quick stroke leaves no gap and a
 * slow one no steps. The row nearest to its end has the value of the end until the stroke crosses it, and follows it straight up or
 * down. The first row, which is known, never changes.
 *
 * @param from the previous position of the stroke; null for a new stroke, which starts at the nearest drawn row to the left
 */
export function drawTo(line: GuessLine, from: StrokePosition | null, { row, value }: StrokePosition): GuessLine {
  const to = Math.min(line.length - 1, Math.max(1, row));
  const nearest = Math.round(to);
  const known = line.findLastIndex((drawn, at) => drawn !== null && at <= nearest);
  const start = from ?? { row: known, value: line[known] ?? value };
  const [low, high] = [Math.min(start.row, to), Math.max(start.row, to)];
  const isAhead = !from || to === from.row || (to < from.row ? nearest <= to : nearest >= to);
  return line.map((drawn, at) => {
    if (at === 0) return drawn;
    if (at === nearest && isAhead) return value;
    if (at < low || at > high) return drawn;
    return start.row === to ? value : start.value + ((value - start.value) * (at - start.row)) / (to - start.row);
  });
}

/** Straight lines from the first row through the given ones, in rising order, to the last. */
export function lineThrough(length: number, first: number, points: readonly (readonly [row: number, value: number])[]) {
  let line = startGuess(length, first);
  let before = { row: 0, value: first };
  for (const [row, value] of points) {
    line = drawTo(line, before, { row, value });
    before = { row, value };
  }
  return line;
}

/** The first row at which a line has lost half of its first value; undefined if it never does. */
export function rowOfHalf(line: GuessLine): number | undefined {
  const row = line.findIndex((value) => value !== null && value <= (line[0] ?? 0) / 2);
  return row < 0 ? undefined : row;
}

/** The last row that is drawn. */
export const lastDrawn = (line: GuessLine) => line.findLastIndex((value) => value !== null);

/** A line that reaches this share of the rows says what its reader expects: what is missing may be added. */
const LONG_ENOUGH = 0.6;

export const isLongEnough = (line: GuessLine) => lastDrawn(line) >= LONG_ENOUGH * (line.length - 1);

/** The line, joined to the known end where it stops before it. */
export function joinEnd(line: GuessLine, end: number): GuessLine {
  const [drawn, last] = [lastDrawn(line), line.length - 1];
  return drawn < last ? drawTo(line, null, { row: last, value: end }) : line;
}
