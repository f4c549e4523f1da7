import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';

const alternatives = new Set([':is', ':where', ':has']);
const parseSelectors = selectorParser();

/** The class names in a page. @param {string} html */
export function classesOf(html) {
  return new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => decode(names).split(/\s+/)));
}

/**
 * The words of a script's strings. Every class name that the script can set is one of them; most are none. A class name may
 * contain one of the two quotes.
 *
 * @param {string} code
 */
export function wordsIn(code) {
  return new Set([...code.split(/[\s"`\\]+/), ...code.split(/[\s'`\\]+/)]);
}

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
 * The part of a style sheet that a page can use before its runtime arrives: every rule whose class names occur in the page.
 * Pseudo-classes, attributes and elements always match, so that hover, print and open states keep their style.
 *
 * @param {import('postcss').Root} sheet
 * @param {Set<string>} classes
 * @returns {import('postcss').Root} a copy
 */
export function usedStyle(sheet, classes) {
  const used = sheet.clone();
  used.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test(/** @type {postcss.AtRule} */ (rule.parent).name)) return;
    const selectors = parseSelectors.astSync(rule.selector).nodes;
    const possible = selectors.filter((selector) => isPossible(selector, classes));
    if (possible.length === 0) rule.remove();
    else if (possible.length < selectors.length) rule.selectors = possible.map((selector) => String(selector).trim());
  });
  removeUnreferenced(used);
  removeEmpty(used);
  return used;
}

/** @param {selectorParser.Selector} selector @param {Set<string>} classes @returns {boolean} */
function isPossible(selector, classes) {
  return selector.nodes.every((node) => {
    if (node.type === 'class') return classes.has(node.value);
    if (node.type === 'pseudo' && alternatives.has(node.value)) {
      return node.nodes.some((inner) => isPossible(inner, classes));
    }
    return true;
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

/** @param {postcss.Container} container */
function removeEmpty(container) {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'comment') node.remove();
    if (node.type !== 'rule' && node.type !== 'atrule') continue;
    removeEmpty(node);
    if (node.nodes?.length === 0) node.remove();
  }
}
