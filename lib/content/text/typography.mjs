/** The double and single quotation marks of each language: opening, closing. */
const QUOTES = {
  en: { double: ['“', '”'], single: ['‘', '’'] },
  es: { double: ['«', '»'], single: ['‘', '’'] },
  pt: { double: ['“', '”'], single: ['‘', '’'] },
};

/** A sign between two numbers: a sum stays in one line. */
const SUM = /(?<=\d\)?) ([×+−=]) (?=\(?(?:US)?\$?\d)/g;

/** @typedef {keyof typeof QUOTES} Locale */

/**
 * The spaces inside amounts, which authors type as spaces: Spanish has thin ones between the groups of a number and before "%".
 *
 * @type {Record<Locale, [pattern: RegExp, space: string][]>}
 */
const NUMBER_SPACES = {
  en: [],
  es: [
    [/(?<=(?<!\d)\d{1,3}(?:[ \u202f]\d{3})*) (?=\d{3}(?!\d))/g, '\u202f'],
    [/(?<=[\d}]) (?=%)/g, '\u202f'],
    [/(?<=US\$) (?=[\d{])/g, '\u00a0'],
  ],
  pt: [[/(?<=US\$) (?=[\d{])/g, '\u00a0']],
};

/**
 * A text whose amounts stay in one line.
 *
 * @param {string} text
 * @param {Locale} locale
 * @returns {string}
 */
export function withNumberSpaces(text, locale) {
  return NUMBER_SPACES[locale].reduce((joined, [pattern, space]) => joined.replace(pattern, space), text);
}

/** A quotation mark after one of these characters is an opening one, as at the start of a text. */
const OPENS_AFTER = /^$|[\s([{—–/“«‘-]/;

/**
 * Replaces straight quotes by the quotation marks of the language ("it's" becomes “it’s”), and the spaces before a
 * percent sign, before virtual bytes and in sums by no-break spaces.
 *
 * @param {string} text
 * @param {Locale} locale
 * @param {string} [before] the character before the text, if any
 * @returns {string}
 */
export function typographic(text, locale, before = '') {
  const quotes = QUOTES[locale];
  let last = before;
  let result = '';
  for (const character of text) {
    const side = OPENS_AFTER.test(last) ? 0 : 1;
    if (character === '"') last = /** @type {string} */ (quotes.double[side]);
    else if (character === "'") last = /** @type {string} */ (quotes.single[side]);
    else last = character;
    result += last;
  }
  return withNumberSpaces(result, locale)
    .replace(/(?<=\d) (?=%|vB\b)/g, '\u00a0')
    .replace(SUM, '\u00a0$1\u00a0');
}

/** Nodes at whose start a quotation mark is an opening one. */
const BLOCKS = new Set(['paragraph', 'heading', 'tableCell']);

/** @param {string} path of a file in `content/<language>/` */
function localeOf(path) {
  const [, locale = ''] = /.*\bcontent[\\/]([a-z]{2})[\\/]/.exec(path) ?? [];
  if (!(locale in QUOTES)) throw new Error(`${path}: is not in the folder of a language, such as content/en/`);
  return /** @type {Locale} */ (locale);
}

/**
 * A remark plugin: applies `typographic` to the text of a document, in the language of its folder. Code stays unchanged.
 *
 * @returns {(tree: import('mdast').Root, file: { path?: string }) => void}
 */
export default function remarkTypography() {
  return (tree, file) => {
    const locale = localeOf(file.path ?? '');
    let last = '';
    /** @param {import('mdast').Root | import('mdast').RootContent} node */
    const visit = (node) => {
      if (BLOCKS.has(node.type)) last = '';
      if (node.type === 'text' && node.value) {
        node.value = typographic(node.value, locale, last);
        last = node.value.at(-1) ?? last;
      } else if (node.type === 'inlineCode') {
        last = 'x';
      }
      if ('children' in node) for (const child of node.children) visit(child);
    };
    visit(tree);
  };
}
