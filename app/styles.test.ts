import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';

const filesOf = (folder: string, end: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => end.test(name))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')));

const sheets = [...filesOf('app', /\.css$/), ...filesOf('components', /\.css$/)].map((file) => {
  const text = readFileSync(file, 'utf8');
  return { file, text, root: postcss.parse(text) };
});

/** Style sheets with rules that are older than these: the lists become shorter, never longer. */
const older = {
  ids: [] as string[],
  shared: [] as string[],
  classes:
    'icon eyebrow prose guide-grid guide-column toc sources table-frame heading term-card back term callout beside address-line heading-3 captioned figure drawing tall callout-warning callout-title guide-step step step-drawing command deeper points heading-2 pair video term-actions claim two-widths ticks plate share-bar'.split(
      ' ',
    ),
  widths: [] as string[],
  long: ['components/calculators/time-machine/goods-table.css'],
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

const breakpoints = [...readFileSync('app/globals.css', 'utf8').matchAll(/--breakpoint-\w+: (\d+rem);/g)].map(
  ([, width]) => width ?? '',
);

test('the theme names five breakpoints', () => {
  expect(breakpoints).toHaveLength(5);
});

test.each(sheets.filter(({ file }) => !older.widths.includes(file)))(
  '$file asks for the width of the window at a named breakpoint only, in one form',
  ({ root }) => {
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
  },
);

test('class names ask for the width of the window at a named breakpoint only', () => {
  const found = filesOf('components', /\.tsx$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?<![@\w-])(?:min|max)-\[[\d.]+(?:rem|em|px)\]:/g)].map(
      ([variant]) => `${file}: ${variant}`,
    ),
  );
  expect(found).toEqual([]);
});

test.each(sheets)('$file has no rule by id or by a piece of a class name', ({ file, root }) => {
  expect(older.ids.includes(file) ? [] : nodesOf(root, 'id')).toEqual([]);
  expect(nodesOf(root, 'attribute').filter((attribute) => /^\[class\b/.test(attribute))).toEqual([]);
});

test('a class has rules in one style sheet only', () => {
  const homes = new Map<string, string[]>();
  for (const { file, root } of sheets) {
    if (older.shared.includes(file)) continue;
    for (const name of new Set(nodesOf(root, 'class'))) homes.set(name, [...(homes.get(name) ?? []), file]);
  }
  const shared = [...homes].filter(([name, files]) => name !== STATE && files.length > 1);
  expect(shared.map(([name, files]) => `.${name}: ${files.join(', ')}`)).toEqual([]);
});

test.each(sheets.filter(({ file }) => !older.long.includes(file)))('$file has at most 250 lines', ({ text }) => {
  expect(text.split('\n').length - 1).toBeLessThanOrEqual(250);
});

test('no rule asks what the whole page contains for the style of something else', () => {
  // Browsers then compute the style of all elements anew whenever one is added: set an attribute of <html> instead.
  const ofPage = /(?:html|body|:root)[\w[\].=-]*:has\((?:[^()]|\([^()]*\))*\)(?:_|\s*[\s>+~])\s*[^\s{,]/g;
  const files = [...filesOf('app', /\.(?:css|tsx)$/), ...filesOf('components', /\.(?:css|tsx)$/)];
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(ofPage)].map(([rule]) => `${file}: ${rule}`),
  );
  expect(found).toEqual([]);
});
