import postcss from 'postcss';
import { finishPage } from './finish-page.mjs';
import { findPolicyBreaches } from './guard.mjs';
import { hashSource } from './policy.mjs';
import { wordsIn } from './used-style.mjs';

const sheet = postcss.parse('.used{color:red}.unused{color:blue}.later{color:green}');
const boot = '<script id="boot">boot()</script>';
const style = '<link rel="stylesheet" href="/_next/a.css" data-precedence="next"/>';
const script = '<script src="/_next/a.js" async=""></script>';
/** The scripts at the end of a page, as Next writes them, with an element as page data. */
const dataOf = (properties) => {
  const row = `0:${JSON.stringify(['$', 'p', null, properties])}\n`;
  return (
    '<script id="_R_">(globalThis["TURBOPACK"]||[]).push({"otherChunks":["b.js"]})</script><script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
    `<script>self.__next_f.push([1,${JSON.stringify(row).replaceAll('<', '\\u003c')}])</script>`
  );
};
const data = dataOf({ children: '</p></script> $& $1' });
const page = ({ head = style + script + boot, body = data } = {}) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body><p class="used">text</p>${body}</body></html>`;
const finish = (parts, code = '') =>
  finishPage(
    page(parts),
    () => sheet,
    () => wordsIn(code),
  );

/** What a start file passes on, in order, in a document whose elements with `data-html` have these contents. */
function runStart(text, contents = []) {
  const passed = [];
  const document = { querySelectorAll: () => contents.map((innerHTML) => ({ innerHTML })) };
  const scope = { TURBOPACK: { push: () => passed.push('started') } };
  new Function('self', 'document', 'globalThis', text)({ __next_f: passed }, document, scope);
  return passed;
}

test('finishPage keeps the text, the used style and the boot script, and leaves no other request', () => {
  const { html } = finish();
  expect(html).toContain('<p class="used">text</p></body>');
  expect(html).toContain('<style>.used{color:red}</style>');
  expect(html).not.toMatch(/<link|__next_f|<script src/);
  expect(findPolicyBreaches(html)).toEqual([]);
});

test.each([
  ['a script', [undefined, 'clsx("p-2 later", open && "after:content-[\'→\']")']],
  ['the page data', [{ body: dataOf({ className: 'later' }) }]],
])('finishPage keeps the style of a class that %s can set', (_, parts) => {
  expect(finish(...parts).html).toContain('.later{color:green}');
  expect(finish().html).not.toContain('.later');
});

test('the boot script loads no script that only a part of the page needs, but the style of the page has its classes', () => {
  const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/part.js"/>';
  const { html } = finish({ head: `${style}${preload}${script}${boot}` }, 'className:"later"');
  expect(html).toContain('data-scripts="/_next/a.js"');
  expect(html).toContain('.later{color:green}');
});

test('finishPage passes the files to the boot script, and puts the page data before the code in the start file', () => {
  const { html, start } = finish({
    head: `${style}<link rel="preload" as="script" fetchPriority="low" href="/_next/b.js"/>${script}${boot}`,
  });
  expect(html).toContain(
    `<script id="boot" data-scripts="/_next/a.js /_next/b.js" data-styles="/_next/a.css" data-start="${start.address}">`,
  );
  const row = '0:["$","p",null,{"children":"</p></script> $& $1"}]\n';
  expect(runStart(start.text)).toEqual([[0], [1, row], 'started']);
});

test('the start file fills in the content that the page has already', () => {
  const text = '$5 is "a price" \\ here. '.repeat(9);
  const { html, start } = finish({
    body: `<p>${text.replaceAll('"', '&quot;')}<b>!</b></p>${dataOf({ children: [`$${text}`, ['$', 'b', null, { children: '!' }]] })}`,
  });
  expect(html).toContain('<p data-html>$5 is');
  expect(start.text).not.toContain('a price');
  const [, [, flight]] = runStart(start.text, [`${text}<b>!</b>`]);
  const content = { __html: `$${text}<b>!</b>` };
  expect(JSON.parse(flight.slice(2))).toEqual(['$', 'p', null, { dangerouslySetInnerHTML: content }]);
});

test('the start file fills in each content in its place, in whatever order the page data names them', () => {
  const texts = ['First', 'Second', 'Third'].map((word) => `${word} text of the page. `.repeat(9));
  const parts = [1, 2, 0, 2].map((index) => ['$', 'p', null, { children: texts[index] }]);
  const { start } = finish({
    body: `${texts.map((text) => `<p>${text}</p>`).join('')}${dataOf({ children: ['$', '$L1', null, { parts }] })}`,
  });
  const [, [, flight]] = runStart(start.text, texts);
  const filled = JSON.parse(flight.slice(2))[3].children[3].parts;
  expect(filled.map(([, , , properties]) => properties.dangerouslySetInnerHTML.__html)).toEqual(
    [1, 2, 0, 2].map((index) => texts[index]),
  );
});

test('the start file keeps quotes and backslashes of the page data', () => {
  const children = `"It's" \\ \\" \\' \n`;
  const [, [, flight]] = runStart(finish({ body: dataOf({ children }) }).start.text);
  expect(JSON.parse(flight.slice(2))).toEqual(['$', 'p', null, { children }]);
});

test('finishPage gives pages with equal page data the same start file, others another one', () => {
  const address = (body) => finish({ body }).start.address;
  expect(address(data)).toBe(address(data));
  expect(address(data)).not.toBe(address(dataOf({ children: 'words' })));
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
