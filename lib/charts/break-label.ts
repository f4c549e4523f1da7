/** Label length from which it is broken into two lines, to fit beside the chart on a phone. */
const LONG_LABEL = 14;

/** Breaks a long label at the space nearest to its middle. */
export function breakLabel(label: string): string {
  if (label.length < LONG_LABEL) return label;
  const spaces = [...label.matchAll(/ /g)].map(({ index }) => index);
  const middle = spaces.toSorted((a, b) => Math.abs(a - label.length / 2) - Math.abs(b - label.length / 2))[0];
  return middle === undefined ? label : `${label.slice(0, middle)}\n${label.slice(middle + 1)}`;
}
