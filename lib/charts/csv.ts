export type CsvCell = string | number | null | undefined;

function csvCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Without it, Excel reads a UTF-8 file in an old encoding of the system. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * A byte order mark, comment lines (each after `# `), the names of the columns, the rows. Lines end with CRLF (RFC 4180). The words
 * of `/data` describe the file (`content/en/data/data.ts`).
 */
export function toCsv(
  comments: readonly string[],
  columns: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): string {
  const lines = [
    ...comments.map((comment) => `# ${comment.replace(/\s+/g, ' ')}`),
    ...[columns, ...rows].map((row) => row.map(csvCell).join(',')),
  ];
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}
