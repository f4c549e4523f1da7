import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';

const alternatives = new Set([':is', ':where', ':has']);
const parser = selectorParser();

/** The selectors of each rule, parsed once for all pages. @type {Map<string, selectorParser.Selector[]>} */
const parsed = new Map();

/** @param {string} text the selectors of a rule */
function parseSelectors(text) {
  const selectors = parsed.get(text) ?? parser.astSync(text).nodes;
  parsed.set(text, selectors);
  return selectors;
}

/** The class names in a page. @param {string} html */
export function classesOf(html) {
  return new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => decode(names).split(/\s+/)));
}

/**
 * The words of a script's strings, and its elements. Every class name that the script can set is one of the words; most are none.
 * A class name may contain one of the two quotes.
 *
 * @param {string} code
 */
export function wordsIn(code) {
  return new Set([...code.split(/[\s"`\\]+/), ...code.split(/[\s'`\\]+/), ...elementsIn(code)]);
}

/**
 * The elements that a page has or that its scripts can make, as `<p`, and the kinds of its input fields, as `type=date`.
 *
 * @param {string} text HTML, or a script as rolldown compiles it
 */
export function elementsIn(text) {
  const made =
    /<([a-z][\w-]*)|\bjsxs?\)?\(["'`]([a-z][\w-]*)["'`]|createElement\(["'`]([a-z]\w*)["'`]|\bas:["'`]([a-z]\w*)["'`]/g;
  const names = [...text.matchAll(made)].map((match) => `<${match.slice(1).find(Boolean)}`);
  const types = [...text.matchAll(/\btype(?:=|"?:)["'`]([a-z]+)/g)].map(([, type]) => `type=${type}`);
  return new Set([...names, ...types]);
}

/** Parts of input fields in Chromium and Safari, and the kinds of fields that have them. */
const parts = new Map([
  [/^::-webkit-(date|calendar)/, ['date', 'time', 'month', 'week', 'datetime']],
  [/^::-webkit-search/, ['search']],
  [/^::-webkit-(inner|outer)-spin/, ['number']],
]);

/** Characters that React escapes in an attribute; names such as `[&>*]:p-2` contain them. @param {string} text */
function decode(text) {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

/**
 * The part of a style sheet that a page can use: every rule whose class names and elements occur in the
 * page. Pseudo-classes and attributes always match, so that hover, print and open states keep their style.
 *
 * @param {import('postcss').Root} sheet
 * @param {Set<string>} names class names, and elements as `elementsIn` writes them
 * @returns {import('postcss').Root} a copy
 */
export function usedStyle(sheet, names) {
  const used = sheet.clone();
  used.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test(/** @type {postcss.AtRule} */ (rule.parent).name)) return;
    const selectors = parseSelectors(rule.selector);
    const possible = selectors.filter((selector) => isPossible(selector, names));
    if (possible.length === 0) rule.remove();
    else if (possible.length < selectors.length) rule.selectors = possible.map((selector) => String(selector).trim());
  });
  removeRepeated(used);
  removeUnreferenced(used);
  removeEmpty(used);
  return used;
}

/**
 * @param {selectorParser.Selector} selector
 * @param {Set<string>} names class names, and elements as `elementsIn` writes them
 * @returns {boolean}
 */
function isPossible(selector, names) {
  return selector.nodes.every((node) => {
    if (node.type === 'class') return names.has(node.value);
    if (node.type === 'tag') return names.has(`<${node.value}`);
    if (node.type !== 'pseudo') return true;
    if (alternatives.has(node.value)) return node.nodes.some((inner) => isPossible(inner, names));
    const [, types] = [...parts].find(([part]) => part.test(node.value)) ?? [];
    return !types || types.some((type) => names.has(`type=${type}`));
  });
}

/**
 * Removes animations, registered properties and custom properties that no declaration names: only style reads them, no script
 * of ours does. A property can be named by one that is removed, so this repeats.
 *
 * @param {postcss.Root} sheet
 */
function removeUnreferenced(sheet) {
  const references = new Set();
  sheet.walkDecls(({ prop, value }) => {
    if (/animation/.test(prop) || prop.startsWith('--'))
      for (const [word] of value.matchAll(/[\w-]+/g)) references.add(word);
    for (const [name] of value.matchAll(/--[\w-]+/g)) references.add(name);
  });
  sheet.walkAtRules(/^(keyframes|property)$/, (rule) => {
    if (!references.has(rule.params)) rule.remove();
  });
  let isChanged = false;
  sheet.walkDecls(/^--/, (declaration) => {
    if (references.has(declaration.prop)) return;
    declaration.remove();
    isChanged = true;
  });
  if (isChanged) removeUnreferenced(sheet);
}

/** Prefixes are added once for each browser that needs them, and can be the same. @param {postcss.Root} sheet */
function removeRepeated(sheet) {
  sheet.walkDecls((declaration) => {
    const before = declaration.prev();
    if (before?.toString() === declaration.toString()) before.remove();
  });
}

/** @param {postcss.Container} container */
function removeEmpty(container) {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'comment') node.remove();
    if (node.type !== 'rule' && node.type !== 'atrule') continue;
    removeEmpty(node);
    if (node.nodes?.length === 0) node.remove();
  }
}
