import { trimPageData } from './trim-page-data.mjs';

const words = 'These words are in the page already. '.repeat(6);
const paragraph = ['$', 'p', null, { className: 'a', children: [words, ['$', 'b', null, { children: 'bold' }]] }];
const markup = `<p class="a">${words}<b>bold</b></p>`;
const marked = `<p data-html class="a">${words}<b>bold</b></p>`;
const rowsOf = (value) => `1:"$Sreact.fragment"\n2:I[7,["/a.js"],"Form"]\n0:${JSON.stringify(value)}\n`;
const trim = (value, html = `<main>${markup}</main>`) => trimPageData(rowsOf(value), html);
const place = (index) => ({ className: 'a', dangerouslySetInnerHTML: { __html: `@html:${index}` } });

test('the content of a static part is left out, and its place is marked', () => {
  const { flight, html } = trim(['$', 'main', null, { children: [['$', '$L2', null, {}], paragraph] }]);
  expect(html).toBe(`<main>${marked}</main>`);
  expect(flight).toContain(JSON.stringify(['$', 'p', null, place(0)]));
  expect(flight).toContain('["$","$L2",null,{}]');
});

test('the comments between the texts of a static part leave the page, others stay', () => {
  const texts = ['$', 'p', null, { children: [words, words] }];
  const before = `<p>${words}<!-- -->${words}</p>`;
  const { html } = trim(['$', 'main', null, { children: [texts, ['$', '$L2', null, {}]] }], `${before}a<!-- -->b`);
  expect(html).toBe(`<p data-html>${words}${words}</p>a<!-- -->b`);
});

test('a part whose equal stands within another part changes nothing outside', () => {
  const inner = ['$', 'b', null, { children: [words, 'x', 'y'] }];
  const outer = ['$', 'p', null, { children: inner }];
  const bold = (between) => `<b>${words}${between}x${between}y</b>`;
  const { html } = trim(
    ['$', 'main', null, { children: [outer, 'a', 'b', ['$', '$L2', null, { back: inner }]] }],
    `<p>${bold('<!-- -->')}</p>a<!-- -->b<!-- -->`,
  );
  expect(html).toBe(`<p data-html>${bold('').replace('<b', '<b data-html')}</p>a<!-- -->b<!-- -->`);
});

test('the largest static part is left out as a whole', () => {
  const { flight, html } = trim(
    ['$', 'main', null, { children: ['$', '$1', 'k', { children: [paragraph, paragraph] }] }],
    `<main>${markup}${markup}</main>`,
  );
  expect(html).toBe(`<main data-html>${markup}${markup}</main>`);
  expect(flight).toContain('0:["$","main",null,{"dangerouslySetInnerHTML":{"__html":"@html:0"}}]\n');
});

test('the parts of a fragment are left out one by one, beside a part that stays', () => {
  const fragment = ['$', '$1', 'k', { children: [['$', 'line', null, {}], paragraph] }];
  const { flight, html } = trim(
    ['$', 'main', null, { children: [fragment, ['$', '$L2', null, {}]] }],
    `<main><line></line>${markup}</main>`,
  );
  expect(html).toBe(`<main><line></line>${marked}</main>`);
  expect(flight).toContain(
    JSON.stringify([
      ['$', 'line', null, {}],
      ['$', 'p', null, place(0)],
    ]),
  );
});

test('parts in the properties of Client Components count in the order of the page', () => {
  const second = ['$', 'p', null, { className: 'a', children: `Other words. ${words}` }];
  const { flight } = trim(
    ['$', '$L2', null, { front: second, back: paragraph }],
    `<main>${markup}<p class="a">Other words. ${words}</p></main>`,
  );
  expect(JSON.parse(flight.split('\n')[1].slice(2))[3]).toEqual({
    front: ['$', 'p', null, place(1)],
    back: ['$', 'p', null, place(0)],
  });
});

test('equal parts share the place of the first', () => {
  const { flight, html } = trim(['$', '$L2', null, { front: paragraph, back: paragraph }], markup + markup);
  expect(html).toBe(marked + markup);
  expect(flight.match(/@html:0/g)).toHaveLength(2);
});

test.each([
  ['a part that the page does not show yet', paragraph, '<main></main>'],
  [
    'a part with a Client Component',
    ['$', 'p', null, { className: 'a', children: [words, ['$', '$L2', null, {}]] }],
    markup,
  ],
  ['a short part', ['$', 'p', null, { children: 'short' }], '<p>short</p>'],
  [
    'an inline style',
    ['$', 'p', null, { style: { color: 'red' }, children: words }],
    `<p style="color:red">${words}</p>`,
  ],
  ['a field', ['$', 'textarea', null, { defaultValue: words }], `<textarea>${words}</textarea>`],
  ['a short script', ['$', 'script', null, { dangerouslySetInnerHTML: { __html: 'a()' } }], '<script>a()</script>'],
])('%s keeps its page data', (_, value, html) => {
  const trimmed = trim(value, html);
  expect(trimmed.html).toBe(html);
  expect(trimmed.flight).toContain(JSON.stringify(value));
});

test('a text that begins with a dollar sign is found in the page', () => {
  const { html } = trim(['$', 'p', null, { children: `$$5. ${words}` }], `<p>$5. ${words}</p>`);
  expect(html).toBe(`<p data-html>$5. ${words}</p>`);
});

test('the text of a script, which is a row of its own, is left out', () => {
  const script = ['$', 'script', null, { id: 'boot', dangerouslySetInnerHTML: { __html: '$3' } }];
  const rows = `3:T${words.length.toString(16)},${words}0:${JSON.stringify(script)}\n`;
  const { flight, html } = trimPageData(rows, `<script id="boot">${words}</script>`);
  expect(html).toBe(`<script data-html id="boot">${words}</script>`);
  expect(flight).toBe('0:["$","script",null,{"id":"boot","dangerouslySetInnerHTML":{"__html":"@html:0"}}]\n');
});

test('properties without a value and hints for React are left out', () => {
  const form = ['$', '$L2', null, { label: '$undefined', lines: ['$undefined', { tone: '$undefined', n: 1 }] }];
  const { flight } = trimPageData(`:HL["/a.css","style"]\n${rowsOf(form)}`, '<main></main>');
  expect(flight).toBe('2:I[7,["/a.js"],"Form"]\n0:["$","$L2",null,{"lines":["$undefined",{"n":1}]}]\n');
});
