export type CsvCell = string | number | null | undefined;

function csvCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Comment lines (each after `# `), the names of the columns, the rows. Lines end with CRLF (RFC 4180). */
export function toCsv(
  comments: readonly string[],
  columns: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): string {
  const lines = [
    ...comments.map((comment) => `# ${comment.replace(/\s+/g, ' ')}`),
    ...[columns, ...rows].map((row) => row.map(csvCell).join(',')),
  ];
  return `${lines.join('\r\n')}\r\n`;
}
