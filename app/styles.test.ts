import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';

const filesOf = (folder: string, end: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => end.test(name))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')));

/** The modules of components. */
const modules = filesOf('components', /\.tsx?$/).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const sheets = [...filesOf('app', /\.css$/), ...filesOf('components', /\.css$/)].map((file) => ({
  file,
  root: postcss.parse(readFileSync(file, 'utf8')),
}));

/** Sheets with rules that are older than these tests: the lists become shorter, never longer. */
const older = {
  /** Classes without the name of their sheet. */
  names: {
    'components/calculators/calculator.css': ['answer'],
    'components/charts/chart-tooltip.css': ['chart-drawing'],
    'components/guides/glossary/glossary.css': ['group/entry'],
    'components/mdx/blocks/deeper.css': ['phone-fold'],
    'components/mdx/blocks/points.css': ['titled', 'two', 'three', 'four', 'path'],
    'components/mdx/blocks/step.css': ['guide-step', 'beside', 'cells'],
    'components/mdx/drawings/drawing.css': ['captioned', 'tall', 'halves', 'two-widths'],
    'components/mdx/prose.css': ['wide', 'short'],
    'components/mdx/sources.css': ['cite', 'cite-comma', 'back'],
    'components/mdx/tables/fee-priority-table.css':
      'priority priority-bars bar-on priority-medium priority-high priority-emergency bar-off'.split(' '),
    'components/mdx/tables/table.css': ['pair', 'long', 'cards'],
    'components/sources/entry.css': ['facts'],
    'components/sources/sources-filter.css': ['always-readable'],
    'components/teach/teach.css': ['text-base'],
  } as Record<string, readonly string[]>,
  /** Not imported beside them. */
  apart: ['components/learn/learner/own-record.css', 'components/ui/ticks.css'],
};

/** `html.js` says that scripts run; every style sheet may ask for it. */
const STATE = 'js';

/** The nodes of all selectors of a sheet that have a type, such as its classes. */
function nodesOf(root: postcss.Root, type: 'class' | 'id' | 'attribute'): string[] {
  const found: string[] = [];
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as postcss.AtRule).name)) return;
    selectorParser((selectors) => {
      selectors.walk((node) => {
        if (node.type !== type) return;
        found.push(node.type === 'attribute' ? node.toString() : (node.value ?? ''));
      });
    }).processSync(rule.selector);
  });
  return found;
}

const theme = readFileSync('app/globals.css', 'utf8');
const breakpoints = [...theme.matchAll(/--breakpoint-\w+: (\d+rem);/g)].map(([, width]) => width ?? '');
/** Of the variants of the theme, such as `short:`. */
const heights = [...theme.matchAll(/\(height [<>=]+ (\d+rem)\)/g)].map(([, height]) => height ?? '');

test('the theme names five breakpoints', () => {
  expect(breakpoints).toHaveLength(5);
});

test.each(sheets)('$file asks for the width of the window at a named breakpoint only, in one form', ({ root }) => {
  const wrong: string[] = [];
  root.walkAtRules('media', ({ params }) => {
    for (const [condition] of params.matchAll(/\([^()]*width[^()]*\)/g)) {
      const [, from, below] =
        /^\((?:width >= ([\d.]+\w+)|(?:[\d.]+\w+ <= )?width < ([\d.]+\w+))\)$/.exec(condition) ?? [];
      const widths = [...condition.matchAll(/[\d.]+[a-z]+/g)].map(([width]) => width);
      if (!(from ?? below) || widths.some((width) => !breakpoints.includes(width))) wrong.push(condition);
    }
  });
  expect(wrong).toEqual([]);
});

test.each(sheets)('$file asks for the height of the window at one that a variant has', ({ root }) => {
  const found: string[] = [];
  root.walkAtRules('media', ({ params }) => {
    for (const [, height = ''] of params.matchAll(/height\b[^()]*?([\d.]+[a-z]+)/g)) found.push(height);
  });
  expect(found.filter((height) => !heights.includes(height))).toEqual([]);
});

test('class names ask for the size of the window by a named variant only', () => {
  const found = modules.flatMap(({ file, text }) =>
    [...text.matchAll(/(?<![@\w-])(?:min|max)-\[[\d.]+(?:rem|em|px)\]:|\[@media[^\]]*\]:/g)].map(
      ([variant]) => `${file}: ${variant}`,
    ),
  );
  expect(found).toEqual([]);
});

test('class names ask for the room of the text by a named variant only', () => {
  const found = modules.flatMap(({ file, text }) =>
    [...text.matchAll(/@(?:min|max)-\[[^\]]*\]\/text:/g)].map(([variant]) => `${file}: ${variant}`),
  );
  expect(found).toEqual([]);
});

test.each(sheets)('$file has no rule by id or by a piece of a class name', ({ root }) => {
  expect(nodesOf(root, 'id')).toEqual([]);
  expect(nodesOf(root, 'attribute').filter((attribute) => /^\[class\b/.test(attribute))).toEqual([]);
});

test('a class has rules in one style sheet only', () => {
  const homes = new Map<string, string[]>();
  for (const { file, root } of sheets) {
    for (const name of new Set(nodesOf(root, 'class'))) homes.set(name, [...(homes.get(name) ?? []), file]);
  }
  const shared = [...homes].filter(([name, files]) => name !== STATE && files.length > 1);
  expect(shared.map(([name, files]) => `.${name}: ${files.join(', ')}`)).toEqual([]);
});

/** Sheets of no component: the page's own, and the fonts'. */
const isOfComponent = ({ file }: { file: string }) =>
  file.startsWith('components/') && !file.endsWith('font-fallbacks.css');

test.each(sheets.filter(isOfComponent))('$file has the rules of classes that begin with its name', ({ file, root }) => {
  const name = path.basename(file, '.css');
  const isOwn = (node: selectorParser.Node) =>
    node.type === 'class' && (node.value === name || node.value.startsWith(`${name}-`));
  const others = new Set<string>();
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as postcss.AtRule).name)) return;
    selectorParser((selectors) => {
      selectors.walkClasses((node) => {
        // A variant is beside the class that it changes: `.points.two`.
        const all = node.parent?.nodes ?? [];
        const at = all.indexOf(node);
        const start = all.findLastIndex((one, i) => i < at && one.type === 'combinator') + 1;
        const end = all.findIndex((one, i) => i > at && one.type === 'combinator');
        if (node.value !== STATE && !all.slice(start, end < 0 ? undefined : end).some(isOwn)) others.add(node.value);
      });
    }).processSync(rule.selector);
  });
  expect([...others]).toEqual(older.names[file] ?? []);
});

/** A sheet is imported beside it or, if several components share it, in folders below. */
test.each(sheets.filter(isOfComponent).filter(({ file }) => !older.apart.includes(file)))(
  '$file is imported by a module of its folder',
  ({ file }) => {
    const folder = path.posix.dirname(file);
    const importers = modules.filter(
      (module) =>
        module.file.startsWith(`${folder}/`) &&
        [...module.text.matchAll(/^import '(.+\.css)';$/gm)].some(
          ([, target = '']) =>
            (target.startsWith('@/') ? target.slice(2) : path.posix.join(path.posix.dirname(module.file), target)) ===
            file,
        ),
    );
    expect(importers).not.toEqual([]);
  },
);

test('no rule asks what the whole page contains for the style of something else', () => {
  // Browsers then compute the style of all elements anew whenever one is added: set an attribute of <html> instead.
  const ofPage = /(?:html|body|:root)[\w[\].=-]*:has\((?:[^()]|\([^()]*\))*\)(?:_|\s*[\s>+~])\s*[^\s{,]/g;
  const files = [...filesOf('app', /\.(?:css|tsx)$/), ...filesOf('components', /\.(?:css|tsx)$/)];
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(ofPage)].map(([rule]) => `${file}: ${rule}`),
  );
  expect(found).toEqual([]);
});
