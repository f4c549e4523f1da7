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
  '<script id="_R_">(globalThis["TURBOPACK"]||[]).push({"otherChunks":["b.js"]})</script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const page = ({ head = style + script + boot, body = '' } = {}) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body><p class="used">text</p>${body}${data}</body></html>`;
const islands = {
  folder: '/_next/static/islands',
  boot: 'boot(1)',
  loader: '/loader.js',
  mount: ['/mount.js', '/react.js'],
  part: (name) => [`/${name}.js`],
  later: (name) => [`/${name}-later.js`],
};
const finish = (parts, wordsOf = () => []) => finishPage(page(parts), () => sheet, wordsOf, islands);
const island = (name, properties, body = '', now = '') =>
  `<x-island data-island="${name}"${now} data-properties="${JSON.stringify(properties).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${body}</x-island>`;

test('finishPage keeps the text, the used style and the boot script, and requests the loader only', () => {
  const { html, properties } = finish();
  expect(html).toContain('<p class="used">text</p></body>');
  expect(html).toContain('<style>.used{color:red}</style>');
  expect(html).toContain('<script id="loader" src="/loader.js" defer=""></script></head>');
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html).not.toMatch(/<link|__next_f|TURBOPACK/);
  expect(properties).toBeUndefined();
  expect(findPolicyBreaches(html)).toEqual([]);
});

test('finishPage moves the properties of the islands into one file, and names the files of each', () => {
  const first = { text: 'say "yes" & <no>', values: [1, null] };
  const { html, properties } = finish({ body: island('Fee', first) + island('Panel', {}, '<p>1</p>', ' data-now=""') });
  expect(JSON.parse(properties.text)).toEqual([first, {}]);
  expect(html).toContain('<x-island data-island="Fee" data-files="/Fee.js" data-later="/Fee-later.js" data-row="0">');
  expect(html).toContain(
    '<x-island data-island="Panel" data-now="" data-files="/Panel.js" data-later="/Panel-later.js" data-row="1"><p>1</p>',
  );
  expect(html).toContain('data-mount="/mount.js /react.js" data-properties');
  expect(html).toContain(`data-properties="${properties.address}"`);
  expect(html).not.toContain('say');
});

test('pages with equal properties have the same file', () => {
  const address = (value) => finish({ body: island('Fee', { value }) }).properties.address;
  expect(address(1)).toBe(address(1));
  expect(address(1)).not.toBe(address(2));
});

test.each(['/loader.js', '/Fee.js', '/Fee-later.js'])(
  'finishPage keeps the style of a class that %s can set',
  (file) => {
    const wordsOf = (address) => (address === file ? wordsIn('f("p-2 later")') : []);
    expect(finish({ body: island('Fee', {}) }, wordsOf).html).toContain('.later{color:green}');
    expect(finish({ body: island('Fee', {}) }).html).not.toContain('.later');
  },
);

test('a slot that the first render of an island does not show stops the build', () => {
  const properties = { children: { $slot: 'children' } };
  expect(() => finish({ body: island('Row', properties) })).toThrow(
    'the island Row does not render its property "children"',
  );
  const slot = '<ul data-slot="children"></ul>';
  expect(finish({ body: island('Row', properties, slot) }).properties).toBeDefined();
  // That of another island does not count.
  expect(() => finish({ body: island('Row', properties, island('Fee', {})) + island('Row', {}, slot) })).toThrow(
    '"children"',
  );
});

test('an island in another form stops the build', () => {
  expect(() => finish({ body: '<x-island data-properties="{}" data-island="Fee"></x-island>' })).toThrow(
    'not recognized',
  );
});

test('the policy allows the inline script and style by their hashes, and no others', () => {
  const { html } = finish();
  const policy = /content="([^"]*script-src[^"]*)"/.exec(html)[1];
  expect(policy).toContain(
    `script-src 'self' ${hashSource('boot(1)')}; style-src 'self' ${hashSource('.used{color:red}')};`,
  );
  expect(policy).not.toContain('unsafe');
});

test.each([
  ['a style sheet', { head: script + boot }, 'the page has no style sheet'],
  ['the boot script', { head: style + script }, 'the page has no boot script'],
])('a page without %s stops the build', (_, parts, message) => {
  expect(() => finish(parts)).toThrow(message);
});

test('finishPage keeps scripts that are data', () => {
  const kept = '<script type="application/ld+json">{"a":1}</script>';
  expect(finish({ head: style + script + boot + kept }).html).toContain(kept);
});

test('finishPage keeps the style of a class that a property names', () => {
  expect(finish({ body: island('Fee', { className: 'p-2 later' }) }).html).toContain('.later{color:green}');
});

test('finishPage refuses an island whose slot only an island in it has', () => {
  const slots = (name) => ({ [name]: { $slot: name } });
  const inner = island('Panel', slots('children'), '<p data-slot="children"></p>');
  const outer = (own) => finish({ body: island('Fee', slots('children'), `<div>${own}${inner}</div>`) });
  expect(() => outer('')).toThrow('the island Fee does not render its property "children"');
  expect(outer('<p data-slot="children"></p>').html).toContain('data-row="1"');
});
