/** A guessed value for each row of a chart, from the left; null where the reader has not drawn yet. */
export type GuessLine = readonly (number | null)[];

/** A line of `length` rows of which only the first is known. */
export function startGuess(length: number, first: number): GuessLine {
  return Array.from({ length }, (_, row) => (row === 0 ? first : null));
}

/**
 * Draws to a row: the rows between it and the last drawn position get values on a straight line, so that a quick stroke leaves
 * no gap. The first row, which is known, never changes.
 *
 * @param from the row of the previous position of the stroke; null for a new stroke, which starts at the nearest drawn row to
 *   the left
 */
export function drawTo(line: GuessLine, from: number | null, row: number, value: number): GuessLine {
  const to = Math.min(line.length - 1, Math.max(1, row));
  const start = from ?? line.findLastIndex((known, at) => known !== null && at <= to);
  const startValue = line[start] ?? line[0] ?? value;
  const [low, high] = [Math.min(start, to), Math.max(start, to)];
  return line.map((known, at) => {
    if (at === 0 || at < low || at > high) return known;
    return start === to ? value : startValue + ((value - startValue) * (at - start)) / (to - start);
  });
}

/** Straight lines from the first row through the given ones, in rising order, to the last. */
export function lineThrough(length: number, first: number, points: readonly (readonly [row: number, value: number])[]) {
  let line = startGuess(length, first);
  let before = 0;
  for (const [row, value] of points) {
    line = drawTo(line, before, row, value);
    before = row;
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
  return drawn < last ? drawTo(line, drawn, last, end) : line;
}
