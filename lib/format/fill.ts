/**
 * Puts values into a sentence: `fill('Exhibit {n}', { n: 3 })` is "Exhibit 3".
 * A name without a value stays as it is, so that a mistake is seen rather than hidden.
 */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}
