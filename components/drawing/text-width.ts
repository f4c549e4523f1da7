const NARROW = /[fijlrtI.,:;’'“”|()\-! ]/;
const WIDE = /[mwMW%…]/;
const LARGE = /[A-Z0-9$@&?=×+]/;

/** The width of a text in units, a little more than it has in the font of the site, whose semibold letters are as wide. */
export function textWidth(text: string, size = 14): number {
  const letter = (sign: string) => (NARROW.test(sign) ? 0.33 : WIDE.test(sign) ? 0.9 : LARGE.test(sign) ? 0.64 : 0.57);
  return size * [...text].reduce((width, sign) => width + letter(sign), 0);
}

/** The two rows of a text, broken at the space that makes the longer one shortest; one row if it has no space. */
export function inTwo(text: string, size?: number): string[] {
  const breaks = [...text.matchAll(/ /g)].map(({ index }) => [text.slice(0, index), text.slice(index + 1)]);
  const widthOf = (rows: readonly string[]) => Math.max(...rows.map((row) => textWidth(row, size)));
  return breaks.toSorted((a, b) => widthOf(a) - widthOf(b))[0] ?? [text];
}
