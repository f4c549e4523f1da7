import postcss from 'postcss';
import { finishPage } from './finish-page.mjs';
import { findPolicyBreaches } from './guard.mjs';
import { hashSource } from './policy.mjs';
import { wordsIn } from './used-style.mjs';

const sheet = postcss.parse('.used{color:red}.unused{color:blue}.later{color:green}');
const boot = '<script id="boot">boot()</script>';
const style = '<link rel="stylesheet" href="/_next/a.css" data-precedence="next"/>';
const script = '<script src="/_next/a.js" async=""></script>';
const data =
  '<script id="_R_">(globalThis["TURBOPACK"]||[]).push({})</script><script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  '<script>self.__next_f.push([1,"</p>\\u003c/script> $& $1"])</script>';
const page = ({ head = style + script + boot, body = data } = {}) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body><p class="used">text</p>${body}</body></html>`;
const finish = (parts, code = '') =>
  finishPage(
    page(parts),
    () => sheet,
    () => wordsIn(code),
  );

test('finishPage keeps the text, the used style and the boot script, and leaves no other request', () => {
  const { html } = finish();
  expect(html).toContain('<p class="used">text</p></body>');
  expect(html).toContain('<style>.used{color:red}</style>');
  expect(html).not.toMatch(/<link|__next_f|<script src/);
  expect(findPolicyBreaches(html)).toEqual([]);
});

test.each([
  ['a script', [undefined, 'clsx("p-2 later", open && "after:content-[\'→\']")']],
  ['the page data', [{ body: `${data}<script>self.__next_f.push([1,"{\\"className\\":\\"later\\"}"])</script>` }]],
])('finishPage keeps the style of a class that %s can set', (_, parts) => {
  expect(finish(...parts).html).toContain('.later{color:green}');
  expect(finish().html).not.toContain('.later');
});

test('finishPage passes the files to the boot script, and puts the page data before the code in the start file', () => {
  const { html, start } = finish({
    head: `${style}<link rel="preload" as="script" fetchPriority="low" href="/_next/b.js"/>${script}${boot}`,
  });
  expect(html).toContain(
    `<script id="boot" data-scripts="/_next/a.js /_next/b.js" data-styles="/_next/a.css" data-start="${start.address}">`,
  );
  const lines = start.text.split(';\n');
  expect(lines[0]).toBe('(self.__next_f=self.__next_f||[]).push([0])');
  expect(lines[1]).toContain('$& $1');
  expect(lines[2]).toContain('TURBOPACK');
});

test('finishPage gives pages with equal page data the same start file, others another one', () => {
  const address = (body) => finish({ body }).start.address;
  expect(address(data)).toBe(address(data));
  expect(address(data)).not.toBe(address(data.replace('text', 'words').replace('$1', '$2')));
});

test('the policy allows the inline script and style by their hashes, and no others', () => {
  const { html } = finish();
  const policy = /content="([^"]*script-src[^"]*)"/.exec(html)[1];
  expect(policy).toContain(
    `script-src 'self' ${hashSource('boot()')}; style-src 'self' ${hashSource('.used{color:red}')};`,
  );
  expect(policy).not.toContain('unsafe');
});

test.each([
  ['page data', { body: '' }, 'Next wrote no page data'],
  ['scripts', { head: style + boot }, 'Next wrote no scripts'],
  ['a style sheet', { head: script + boot }, 'Next wrote no style sheet'],
  ['the boot script', { head: style + script }, 'the page has no boot script'],
])('a page without %s stops the build', (_, parts, message) => {
  expect(() => finish(parts)).toThrow(message);
});

test('finishPage keeps scripts of other types', () => {
  const kept = '<script type="application/ld+json">{"a":1}</script><script src="/_next/old.js" noModule=""></script>';
  expect(finish({ head: style + script + boot + kept }).html).toContain(kept);
});
