/** Widths of letters in parts of the size: those of the font of the site, semibold where that is wider, rounded up. Others have 0.6. */
const WIDTHS: readonly (readonly [width: number, letters: string])[] = [
  [0.25, "’'il., í\u00a0\u202f"],
  [0.3, 'jI:;|·!'],
  [0.4, 'frt“”()'],
  [0.45, '1-/'],
  [0.55, 'acekvxszFJL37–?'],
  [0.65, '048BKRSXYZ−+×=&'],
  [0.75, 'ADCHUV≈…'],
  [0.8, 'GNOQ%'],
  [0.9, 'mwM'],
  [1, 'W@'],
];
const widths = new Map(WIDTHS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)));
/** A letter with an accent is as wide as the letter without it. */
const widthOf = (letter: string) => widths.get(letter) ?? widths.get(letter.normalize('NFD').charAt(0)) ?? 0.6;

/** The width of a text in units, a little more than it has in the font of the site. */
export const textWidth = (text: string, size = 14): number =>
  size * [...text].reduce((width, letter) => width + widthOf(letter), 0);

/** The least size of a text in a drawing, in units. */
const LEAST = 14;

/** The size of a text that has no more than its room: the one that is wanted, or a smaller one. */
export const sizeIn = (room: number, text: string, wanted: number): number =>
  Math.max(LEAST, Math.min(wanted, Math.floor((10 * room) / textWidth(text, 1)) / 10));

export const widestOf = (lines: readonly string[], size?: number) =>
  Math.max(...lines.map((line) => textWidth(line, size)));

/** A text in at most `count` lines, broken at the spaces that make the widest line shortest. */
export function inLines(text: string, count: number): string[] {
  if (count === 1) return [text];
  const broken = [...text.matchAll(/ /g)].map(({ index }) => [
    text.slice(0, index),
    ...inLines(text.slice(index + 1), count - 1),
  ]);
  return broken.toSorted((a, b) => widestOf(a) - widestOf(b))[0] ?? [text];
}

/** A text in as few lines as its room needs, and at most three. */
export function wrap(text: string, room: number, size?: number): string[] {
  return [1, 2].map((count) => inLines(text, count)).find((lines) => widestOf(lines, size) <= room) ?? inLines(text, 3);
}
