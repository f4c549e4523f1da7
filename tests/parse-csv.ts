/** Rows of a CSV file of the site without byte order mark and comments; the first has the column names. */
export function parseCsv(text: string): string[][] {
  const lines = text
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n');
  const cells = /("(?:[^"]|"")*"|[^,]*)(?:,|$)/g;
  return lines
    .filter((line) => !line.startsWith('#'))
    .map((line) =>
      // After the last cell the expression also matches the empty end of the line.
      [...line.matchAll(cells)]
        .map(([, cell = '']) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell))
        .slice(0, line.endsWith(',') || line === '' ? undefined : -1),
    );
}
