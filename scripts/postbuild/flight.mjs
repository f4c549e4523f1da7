/**
 * React's page data ("flight") as rows. A row is `id:` and JSON, a tag with its text (`I` a module, `HL` a hint, `X` and `C`
 * the begin and end of a stream), or `T`, a length in bytes, and a text. React 19.2 writes it; nothing documents it.
 *
 * @typedef {{ id: string, tag: string, text: string, value?: unknown }} Row `value` in rows of JSON, whose tag is empty
 * @typedef {['$', string, string | null, Record<string, unknown>, ...unknown[]]} FlightElement type, key and properties
 */

/** Paths name the fields of an element, which are positions in its row. */
const elementFields = new Map([
  ['type', 1],
  ['key', 2],
  ['props', 3],
]);

/** @param {unknown} value @returns {value is FlightElement} */
export const isElement = (value) => Array.isArray(value) && value[0] === '$' && value.length >= 4;

/**
 * @param {unknown} value
 * @param {(value: unknown) => unknown} change for each direct part
 * @returns {unknown} a copy
 */
export function mapParts(value, change) {
  if (Array.isArray(value)) return value.map(change);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, change(part)]));
}

/** @param {string} flight @returns {Row[]} */
export function readRows(flight) {
  const bytes = Buffer.from(flight);
  /** @type {Row[]} */
  const rows = [];
  for (let at = 0; at < bytes.length; ) {
    const colon = bytes.indexOf(':', at);
    const id = bytes.toString('utf8', at, colon);
    const tag = /^[A-Z]*/.exec(bytes.toString('utf8', colon + 1, colon + 3))?.[0] ?? '';
    const body = colon + 1 + tag.length;
    if (tag === 'T') {
      const comma = bytes.indexOf(',', body);
      const end = comma + 1 + Number.parseInt(bytes.toString('utf8', body, comma), 16);
      rows.push({ id, tag, text: bytes.toString('utf8', comma + 1, end) });
      at = end;
    } else {
      const end = bytes.indexOf('\n', body);
      if (colon < 0 || end < 0) throw new Error('the page data is not in the format of React 19.2');
      const text = bytes.toString('utf8', body, end);
      rows.push(tag ? { id, tag, text } : { id, tag, text, value: JSON.parse(text) });
      at = end + 1;
    }
  }
  return rows;
}

/** @param {Row[]} rows */
export function writeRows(rows) {
  return rows
    .map(({ id, tag, text, value }) => {
      if (tag === 'T') return `${id}:T${Buffer.byteLength(text).toString(16)},${text}`;
      return `${id}:${tag}${tag ? text : JSON.stringify(value)}\n`;
    })
    .join('');
}

/**
 * Puts every part in its place: React sends long parts as rows of their own, and names a part that occurs twice by its path.
 * Rows that nothing names any more are left out.
 *
 * @param {Row[]} rows
 * @returns {Row[]}
 */
export function inlineRows(rows) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const rowOf = (/** @type {unknown} */ reference) => {
    const id = typeof reference === 'string' && /^\$L?([0-9a-f]+)$/.exec(reference)?.[1];
    const row = id ? byId.get(id) : undefined;
    return row?.tag === '' && typeof row.value === 'object' && row.value !== null ? row : undefined;
  };
  const isPath = (/** @type {unknown} */ value) => typeof value === 'string' && /^\$[0-9a-f]+:/.test(value);

  /** Resolves a row reference or a path to the value it names. @param {any} value @returns {any} */
  const follow = (value) => {
    if (rowOf(value)) return follow(rowOf(value)?.value);
    if (!isPath(value)) return value;
    const [id = '', ...steps] = value.slice(1).split(':');
    /** @type {any} */
    let part = byId.get(id)?.value;
    for (const step of steps) {
      part = follow(part);
      part = part?.[isElement(part) ? (elementFields.get(step) ?? step) : step];
      if (part === undefined) throw new Error(`the page data has no part ${value}`);
    }
    return part;
  };
  /** @param {unknown} value @param {boolean} isInElement @returns {unknown} */
  const inline = (value, isInElement) => {
    if (isPath(value) || (isInElement && rowOf(value))) return inline(follow(value), isInElement);
    return mapParts(value, (part) => inline(part, isInElement || isElement(value)));
  };
  const whole = rows.map((row) => (row.tag === '' ? { ...row, value: inline(row.value, false) } : row));
  return namedRows(whole);
}

/** The rows that the root (row 0) needs. A row without id, or of a stream, is always kept. @param {Row[]} rows */
export function namedRows(rows) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isStream = new Set(rows.filter(({ tag }) => tag === 'X').map(({ id }) => id));
  /** @type {Set<string>} */
  const named = new Set();
  const visit = (/** @type {string} */ id) => {
    const row = byId.get(id);
    if (named.has(id) || !row) return;
    named.add(id);
    if (row.tag === 'T') return;
    const text = row.tag ? row.text : JSON.stringify(row.value);
    for (const [, other = ''] of text.matchAll(/"\$[A-Z@]?([0-9a-f]+)"/g)) visit(other);
  };
  for (const id of ['0', ...isStream]) visit(id);
  return rows.filter(({ id }) => id === '' || named.has(id));
}
