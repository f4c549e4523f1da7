/** @typedef {import('./refresh.mjs').Refreshed} Refreshed */
/** @typedef {import('./refresh.mjs').Failed} Failed */
/** @typedef {import('./merge.mjs').Change} Change */
/** @typedef {import('./dependants.mjs').ChangedNumber} ChangedNumber */

const LISTED = 12;

/** @param {string[]} items */
const list = (items) => {
  const rest = items.length > LISTED ? [`  - and ${items.length - LISTED} more`] : [];
  return [...items.slice(0, LISTED).map((item) => `  - ${item}`), ...rest];
};

/** "a.mdx:3, 7" for the lines 3 and 7. @param {string[]} places */
function byFile(places) {
  /** @type {Map<string, string[]>} */
  const lines = new Map();
  for (const place of places) {
    const [file = '', line = ''] = place.split(':');
    lines.set(file, [...(lines.get(file) ?? []), line]);
  }
  return [...lines].map(([file, numbers]) => `${file}:${numbers.join(', ')}`);
}

/**
 * Lists the figures, or parts of figures, that this command cannot update, each with its source and the last date of its data.
 *
 * @param {Record<string, import('./merge.mjs').Figure>} figures
 */
export function formatByHand(figures) {
  const rows = Object.entries(figures).flatMap(([id, { source, vintage, byHand }]) => {
    if (!byHand) return [];
    return [`  - ${id}: data to ${vintage}, ${[source.publisher, source.url].filter(Boolean).join(', ')} (${byHand})`];
  });
  return ['- updated by hand', ...rows];
}

/** @param {number} value */
const short = (value) => String(Number(value.toPrecision(7)));

/** @param {Change} change */
const point = ({ table, key, column, from, to }) =>
  `${table === 'data' ? '' : `${table}: `}${key} ${column} ${from === undefined ? '' : `${from} → `}${to}`;

/**
 * The changes as Markdown, for the terminal and for the text of the pull request.
 *
 * @param {(Refreshed | Failed)[]} results
 * @param {(result: Refreshed) => { numbers: ChangedNumber[], sentences: string[], readers: string[] }} dependantsOf
 */
export function formatReport(results, dependantsOf) {
  return results.flatMap((result) => {
    if ('error' in result) return [`- **${result.figure}: not touched.** ${result.error}.`];
    const { figure, before, after, changes } = result;
    const reach =
      before.vintage === after.vintage
        ? `data to ${after.vintage}`
        : `data to ${after.vintage}, before ${before.vintage}`;
    const read = after.retrieved ? `, read ${after.retrieved}` : '';
    if (changes.length === 0) return [`- ${figure}: no point changed, ${reach}${read}`];
    const added = changes.filter(({ from }) => from === undefined);
    const revised = changes.filter(({ from }) => from !== undefined);
    const { numbers, sentences, readers } = dependantsOf(result);
    const isRead = JSON.stringify(before.estimated) !== JSON.stringify(after.estimated);
    /** @type {[string, string[]][]} */
    const parts = [
      [`${added.length} new`, added.map(point).reverse()],
      [`${revised.length} revised`, revised.map(point)],
      [
        'points from memory are now read: change estimateNote',
        isRead ? [`estimated: ${JSON.stringify(after.estimated)}`] : [],
      ],
      ['numbers that changed', numbers.map(({ name, from, to }) => `${name}: ${short(from)} → ${short(to)}`)],
      ['sentences to read again', byFile(sentences)],
      ['charts and calculators that use it', readers],
    ];
    return [
      `- **${figure}**: ${reach}${read}`,
      ...parts
        .filter(([, items]) => items.length > 0)
        .flatMap(([title, items]) => [`  - ${title}`, ...list(items).map((line) => `  ${line}`)]),
    ];
  });
}
