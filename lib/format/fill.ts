/** Replaces names in braces: `fill('Exhibit {n}', { n: 3 })` is "Exhibit 3". Keeps a name that has no value. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}
