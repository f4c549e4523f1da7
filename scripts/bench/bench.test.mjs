/** @jest-environment node */
import { hasCalculator, kindsOfPages } from './kinds.mjs';
import { writeReference } from './reference.mjs';
import { markdownTable, median } from './table.mjs';

test('one page of each kind that is there, guides with and without a calculator apart', () => {
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

test('a page calculates where its main part has a field or a result', () => {
  expect(hasCalculator('<header><select></select></header><main><p>1</p></main>')).toBe(false);
  expect(hasCalculator('<header></header><main><p>1</p><output>1</output></main>')).toBe(true);
});

test('the median of an odd and of an even number of runs', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 3])).toBe(4);
});

test('a markdown table with numbers to the right', () => {
  expect(markdownTable(['page', 'kB'], [['home', 12.5]])).toBe('| page | kB |\n| --- | --: |\n| home | 12.5 |');
});

test('the reference page has the words of the page and no script', () => {
  const page =
    '<html><head><title>Fees</title></head><body><nav>Menu</nav><main class="a"><h1 class="b">Fees</h1><!-- c -->' +
    '<p><span>A <a class="link" href="/guides">fee</a></span><svg><path d="M0"/></svg></p><script>go()</script></main></body></html>';
  const html = writeReference(page);
  expect(html).toContain('<main><h1>Fees</h1><p>A <a href="/guides">fee</a></p></main>');
  expect(html).toContain('<title>Fees</title>');
  expect(html).not.toMatch(/<script|<svg|class=|Menu/);
});
