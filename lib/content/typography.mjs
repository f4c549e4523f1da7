/** What an opening quote may follow: nothing, a space, a bracket, a dash, a slash or another opening quote. */
const opensAfter = /^$|[\s([{—–/“‘-]/;

/**
 * Turns typewriter quotes into printed ones: "it's" becomes “it’s”.
 *
 * @param {string} text
 * @param {string} [before] the character that stands before the text, if any
 * @returns {string}
 */
export function typographic(text, before = '') {
  let last = before;
  let result = '';
  for (const character of text) {
    const isOpening = opensAfter.test(last);
    const printed =
      character === '"' ? (isOpening ? '“' : '”') : character === "'" ? (isOpening ? '‘' : '’') : character;
    result += printed;
    last = printed;
  }
  return result;
}

/** Blocks: a quote at their start follows nothing. */
const blocks = new Set(['paragraph', 'heading', 'tableCell']);

/**
 * A plugin of remark: the same for all text of a document; code stays as it is.
 *
 * @returns {(tree: unknown) => void}
 */
export default function remarkTypography() {
  let last = '';
  /** @param {{ type: string, value?: string, children?: unknown[] }} node */
  const walk = (node) => {
    if (blocks.has(node.type)) last = '';
    if (node.type === 'text' && node.value) {
      node.value = typographic(node.value, last);
      last = node.value.at(-1) ?? last;
    } else if (node.type === 'inlineCode') {
      last = 'x';
    }
    for (const child of node.children ?? []) walk(/** @type {typeof node} */ (child));
  };
  return (tree) => walk(/** @type {{ type: string }} */ (tree));
}
