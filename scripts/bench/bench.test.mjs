import { countFrames } from './frames.mjs';
import { hasCalculator, kindsOfPages } from './kinds.mjs';
import { compare } from './machine.mjs';
import { withLongMonths } from './redraw.mjs';
import { writeReference } from './reference.mjs';
import { markdownTable, median } from './table.mjs';
import { filesOfFirstVisit } from './visits.mjs';

test('kindsOfPages returns one page of each kind, and separates guides with and without a calculator', () => {
  const pages = ['/', '/about', '/guides', '/guides/b', '/guides/a', '/lesson/1/1'].map((path) => ({
    path,
    hasCalculator: path === '/' || path === '/guides/a',
  }));
  expect(kindsOfPages(pages).map(({ kind, path }) => `${kind} ${path}`)).toEqual([
    'home /',
    'about /about',
    'guides /guides',
    'guide /guides/b',
    'guide with calculator /guides/a',
    'lesson /lesson/1/1',
  ]);
});

test('hasCalculator is true when the main element has a field or an output', () => {
  expect(hasCalculator('<header><select></select></header><main><p>1</p></main>')).toBe(false);
  expect(hasCalculator('<header></header><main><p>1</p><output>1</output></main>')).toBe(true);
});

test('median handles odd and even numbers of values', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 3])).toBe(4);
});

test('markdownTable aligns numbers to the right', () => {
  expect(markdownTable(['page', 'kB'], [['home', 12.5]])).toBe('| page | kB |\n| --- | --: |\n| home | 12.5 |');
});

test('the reference page has the text of the page and no script', () => {
  const page =
    '<html><head><title>Fees</title></head><body><nav>Menu</nav><main class="a"><h1 class="b">Fees</h1><!-- c -->' +
    '<p><span>A <a class="link" href="/guides">fee</a></span><svg><path d="M0"/></svg></p><script>go()</script></main></body></html>';
  const html = writeReference(page);
  expect(html).toContain('<main><h1>Fees</h1><p>A <a href="/guides">fee</a></p></main>');
  expect(html).toContain('<title>Fees</title>');
  expect(html).not.toMatch(/<script|<svg|class=|Menu/);
});

test('the months of every series become 800 made-up ones, and nothing else changes', () => {
  const data =
    '{"year":{"step":"year","start":1913,"values":[9]},"month":{"step":"month","start":24276,"values":[1,null,3]}}';
  const { year, month } = JSON.parse(withLongMonths(data));
  expect(year).toEqual({ step: 'year', start: 1913, values: [9] });
  expect([month.start, month.values.length]).toEqual([1959 * 12, 800]);
  expect(month.values.every(Number.isFinite)).toBe(true);
});

test('countFrames gives the mean rate and the longest gap', () => {
  expect(countFrames([0, 20, 40, 100])).toEqual({ perSecond: 30, longestMs: 60 });
});

test('compare takes each page against the runs of the reference around it', () => {
  const [quick, slow] = [1, 3].map((seconds) => ({ fcp: seconds, lcp: seconds }));
  const pages = [
    { fcp: 1.5, lcp: 2 },
    { fcp: 4, lcp: 3 },
  ];
  expect(compare([quick, quick, slow], pages)).toEqual({ ratios: [2, 2], drift: 3, isComparable: false });
  expect(compare([quick, { fcp: 1.2, lcp: 1 }], [quick])).toMatchObject({ drift: 1.2, isComparable: true });
});

test('compare throws when a page has no run of the reference after it', () => {
  expect(() => compare([{ fcp: 1 }], [{ fcp: 1 }])).toThrow('before and after');
});

test('filesOfFirstVisit finds what a page asks for before the reader does anything', () => {
  const html = `<link rel="preload" href="/a.woff2" as="font"/><link rel="icon" href="/icon.svg"/><link rel="canonical" href="https://a.example/"/>
<link rel="manifest" href="/m.webmanifest"/><script id="loader" src="/loader.js" defer="" data-mount="/mount.js"></script>`;
  expect(filesOfFirstVisit(html)).toEqual(['/loader.js', '/a.woff2', '/icon.svg', '/m.webmanifest']);
});
