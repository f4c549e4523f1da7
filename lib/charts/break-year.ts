import type { Mark } from './types';

export const BREAK_YEAR = 1971;
/** Share of the axis up to which the year's label has room for words on a phone. */
const ROOM_FOR_WORDS = 0.35;

/** The mark of 1971, if the drawing has that year. Where there is no room for the words its label is the year. */
export function breakMarks(xs: readonly number[], words: string): Mark[] {
  const [first, last] = [xs[0] ?? 0, xs.at(-1) ?? 0];
  if (first > BREAK_YEAR || last < BREAK_YEAR) return [];
  const hasRoom = (BREAK_YEAR - first) / (last - first) < ROOM_FOR_WORDS;
  return [{ x: BREAK_YEAR, label: hasRoom ? words : String(BREAK_YEAR), kind: 'main' }];
}
