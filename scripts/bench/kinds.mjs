/** Whether a page has a calculator. @param {string} html */
export function hasCalculator(html) {
  return /<main[\s\S]*<(input|select|textarea|output)\b[\s\S]*<\/main>/.test(html);
}

/**
 * One page of each kind of page.
 *
 * @param {{ path: string, hasCalculator: boolean }[]} pages every page of the export
 * @returns {{ kind: string, path: string }[]}
 */
export function kindsOfPages(pages) {
  const sorted = [...pages].sort((a, b) => a.path.localeCompare(b.path));
  /** @param {RegExp} pattern @param {boolean} [hasCalculator] */
  const first = (pattern, hasCalculator) =>
    sorted.find((page) => pattern.test(page.path) && (hasCalculator ?? page.hasCalculator) === page.hasCalculator)
      ?.path;
  const kinds = [
    { kind: 'home', path: first(/^\/$/) },
    { kind: 'about', path: first(/^\/about$/) },
    { kind: 'guides', path: first(/^\/guides$/) },
    { kind: 'guide', path: first(/^\/guides\/./, false) },
    { kind: 'guide with calculator', path: first(/^\/guides\/./, true) },
    { kind: 'sources', path: first(/^\/sources$/) },
    { kind: 'glossary', path: first(/^\/glossary$/) },
    { kind: 'figures', path: first(/^\/data$/) },
    { kind: 'figure', path: first(/^\/data\/./) },
    { kind: 'explorer', path: first(/^\/explore$/) },
    { kind: 'search', path: first(/^\/search$/) },
    { kind: 'dashboard', path: first(/^\/dashboard$/) },
    { kind: 'chapter', path: first(/^\/chapter\/./) },
    { kind: 'lesson', path: first(/^\/lesson\/./) },
    { kind: 'concepts', path: first(/^\/concepts$/) },
    { kind: 'review', path: first(/^\/review$/) },
    { kind: 'sheet', path: first(/^\/completed$/) },
    { kind: 'class hour', path: first(/^\/teach\/./) },
  ];
  return kinds.flatMap(({ kind, path }) => (path ? [{ kind, path }] : []));
}
