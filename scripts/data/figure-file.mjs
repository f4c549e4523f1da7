/** Writes a figure to its file so that a diff shows only the changed points. */
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

/** @typedef {import('./merge.mjs').Figure} Figure */
/** @typedef {import('./merge.mjs').FigureTable} FigureTable */
/** @typedef {import('./merge.mjs').Value} Value */

/**
 * The text of the file with the rows, estimates and dates of the figure. Lines of unchanged rows are kept character by character.
 *
 * @param {string} text @param {Figure} figure
 * @throws if the text does not have one row per line, or the result does not parse to exactly this figure
 */
export function patchFigure(text, figure) {
  const lines = text.split('\n');
  patchTable(lines, 0, '  ', figure);
  for (const [name, table] of Object.entries(figure.tables ?? {})) {
    patchTable(lines, findLine(lines, 0, `    "${name}": {`), '      ', table);
  }
  const vintage = findLine(lines, 0, '  "vintage": ');
  lines[vintage] = `  "vintage": ${JSON.stringify(figure.vintage)},`;
  if (figure.retrieved) {
    const isThere = lines[vintage + 1]?.startsWith('  "retrieved": ');
    lines.splice(vintage + 1, isThere ? 1 : 0, `  "retrieved": ${JSON.stringify(figure.retrieved)},`);
  }
  const patched = lines.join('\n');
  if (!isDeepStrictEqual(JSON.parse(patched), figure))
    throw new Error(`${figure.id}.json: the patched text differs from the data`);
  return patched;
}

/** @param {string[]} lines @param {number} from @param {string} start */
function findLine(lines, from, start) {
  const index = lines.findIndex((line, i) => i >= from && line.startsWith(start));
  if (index < 0) throw new Error(`no line starts with ${start.trim()}`);
  return index;
}

/** @param {string[]} lines @param {number} from @param {string} indent @param {FigureTable} table */
function patchTable(lines, from, indent, table) {
  const open = findLine(lines, from, `${indent}"data": [`);
  const close = findLine(lines, open, `${indent}]`);
  if (table.estimated) {
    const at = findLine(lines, from, `${indent}"estimated": `);
    lines[at] = `${indent}"estimated": ${spaced(table.estimated)},`;
  }
  const old = lines.slice(open + 1, close).map((line) => line.replace(/,$/, ''));
  const byKey = new Map(old.map((line) => [JSON.parse(line)[0], line]));
  const hasPoint = table.columns.map((_, i) => old.every((line) => /^null$|[.e]/.test(splitRow(line)[i] ?? '')));
  const rows = table.data.map((row) => {
    const line = byKey.get(row[0]);
    if (line && isDeepStrictEqual(JSON.parse(line), row)) return line;
    return `${indent}  [${row.map((value, i) => formatCell(value, hasPoint[i] ?? false)).join(', ')}]`;
  });
  lines.splice(open + 1, close - open - 1, ...rows.map((row, i) => (i < rows.length - 1 ? `${row},` : row)));
}

/** @param {string} line */
const splitRow = (line) => line.trim().slice(1, -1).split(/,\s*/);

/** Writes whole numbers as `1.0` in a column where all numbers have a decimal point. @param {Value} value @param {boolean} hasPoint */
function formatCell(value, hasPoint) {
  const text = JSON.stringify(value);
  return hasPoint && Number.isInteger(value) && !text.includes('e') ? `${text}.0` : text;
}

/** JSON on one line, with a space after commas and colons, as the files have it. @param {unknown} value @returns {string} */
function spaced(value) {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${spaced(item)}`);
  return `{${entries.join(', ')}}`;
}

/** Replaces a file atomically, so that an interrupted run leaves the old text or the new one. @param {string} file @param {string} text */
export function writeAtomically(file, text) {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, text, { flush: true });
    renameSync(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
}
