import postcss from 'postcss';

/** Tailwind's own properties: no script of ours sets them. */
const own = /^--(tw|default)-/;

/**
 * Replaces `var()` of Tailwind's own properties where its value is certain in this part of the style: a property that no rule
 * declares has its registered initial value, or else the fallback; one of `:root` never needs its fallback. What is no longer
 * referenced stays for `removeUnreferenced`.
 *
 * @param {postcss.Root} sheet is changed
 */
export function foldConstants(sheet) {
  /** @type {Set<string>} */
  const declared = new Set();
  /** @type {Set<string>} */
  const ofRoot = new Set();
  sheet.walkDecls(/^--/, (declaration) => {
    if (isInitial(declaration)) return;
    declared.add(declaration.prop);
    if (isAlwaysOfRoot(declaration)) ofRoot.add(declaration.prop);
  });
  /** @type {Map<string, string>} */
  const initial = new Map();
  sheet.walkAtRules('property', (rule) => {
    rule.walkDecls('initial-value', ({ value }) => void initial.set(rule.params, value));
  });
  const fold = (/** @type {string} */ name, /** @type {string | undefined} */ fallback) => {
    if (!own.test(name)) return undefined;
    if (declared.has(name)) return ofRoot.has(name) && fallback !== undefined ? `var(${name})` : undefined;
    return initial.get(name) ?? fallback;
  };
  sheet.walkDecls((declaration) => {
    if (isInitial(declaration) || !declaration.value.includes('var(')) return;
    const folded = foldValue(declaration.value, fold);
    if (folded !== declaration.value) declaration.value = folded.replace(/ {2,}/g, ' ').trim();
  });
}

/** The layer repeats the initial values for browsers without `@property`. @param {postcss.Node | undefined} node @returns {boolean} */
function isInitial(node) {
  if (!node) return false;
  if (node.type === 'atrule') {
    const { name, params } = /** @type {postcss.AtRule} */ (node);
    if (name === 'property' || (name === 'layer' && params === 'properties')) return true;
  }
  return isInitial(node.parent);
}

/** @param {postcss.Declaration} declaration */
function isAlwaysOfRoot({ parent }) {
  if (parent?.type !== 'rule' || !(/** @type {postcss.Rule} */ (parent).selectors.includes(':root'))) return false;
  for (let node = parent.parent; node && node.type !== 'root'; node = node.parent) {
    if (node.type !== 'atrule' || /** @type {postcss.AtRule} */ (node).name !== 'layer') return false;
  }
  return true;
}

/**
 * @param {string} value
 * @param {(name: string, fallback: string | undefined) => string | undefined} fold what a `var()` becomes; undefined if it stays
 * @returns {string}
 */
function foldValue(value, fold) {
  const start = value.indexOf('var(');
  if (start < 0) return value;
  let depth = 0;
  let end = start + 3;
  for (; end < value.length; end++) {
    if (value[end] === '(') depth++;
    else if (value[end] === ')' && --depth === 0) break;
  }
  const [, name = '', , rest] = /^(--[\w-]+)(,([\s\S]*))?$/.exec(value.slice(start + 4, end).trim()) ?? [];
  const fallback = rest === undefined ? undefined : foldValue(rest.trim(), fold);
  const kept = `var(${name}${fallback === undefined ? '' : `,${fallback}`})`;
  return value.slice(0, start) + (fold(name, fallback) ?? kept) + foldValue(value.slice(end + 1), fold);
}
