import postcss from 'postcss';
import { classesOf, elementsIn, usedStyle, wordsIn } from './used-style.mjs';

const used = (css, ...names) => usedStyle(postcss.parse(css), new Set(names)).toString();

test('classesOf returns the class names of a page', () => {
  expect([...classesOf('<p class="a md:b">x</p><svg class="c"/><p data-class="d">y</p>')]).toEqual(['a', 'md:b', 'c']);
});

test('classesOf decodes class names with characters that HTML escapes', () => {
  expect([...classesOf('<p class="[&amp;&gt;*]:p-2">x</p>')]).toEqual(['[&>*]:p-2']);
});

test.each([
  ['.a{x:y}', '.a{x:y}'],
  ['.b{x:y}', ''],
  ['.a,.b{x:y}', '.a{x:y}'],
  ['.a .b{x:y}', ''],
  ['.a:hover,p[open]{x:y}', '.a:hover,p[open]{x:y}'],
  ['.a:not(.b){x:y}', '.a:not(.b){x:y}'],
  ['.a:is(:where(.b) *){x:y}', ''],
  ['.a:is(.b,.c *){x:y}', '.a:is(.b,.c *){x:y}'],
  ['@media print{.b{x:y}}', ''],
  ['@media print{.a{x:y}.b{x:y}}', '@media print{.a{x:y}}'],
  ['@layer u{@media print{.b{x:y}}}', ''],
  ['@layer theme,base;', '@layer theme,base;'],
  ['@keyframes m{from{x:y}}.b{animation:m 1s}', ''],
  ['@keyframes m{from{x:y}}.a{animation:m 1s}', '@keyframes m{from{x:y}}.a{animation:m 1s}'],
  ['@keyframes m{from{x:y}}:root{--animate-m:m 1s}', ''],
  [
    '@keyframes m{from{x:y}}:root{--animate-m:m 1s}.a{animation:var(--animate-m)}',
    '@keyframes m{from{x:y}}:root{--animate-m:m 1s}.a{animation:var(--animate-m)}',
  ],
  ['@property --tw-x{syntax:"*"}.b{x:var(--tw-x)}', ''],
  ['@property --tw-x{syntax:"*"}.a{x:var(--tw-x)}', '@property --tw-x{syntax:"*"}.a{x:var(--tw-x)}'],
  ['*{--tw-x:0;--tw-y:0}.a{x:var(--tw-x)}', '*{--tw-x:0}.a{x:var(--tw-x)}'],
  [':root{--x:1;--y:var(--x);--z:0}.a{x:var(--z)}', ':root{--z:0}.a{x:var(--z)}'],
  ['/* note */.a{x:y}', '.a{x:y}'],
  ['.a{-o-x:y;-o-x:y;x:y;-o-x:y}', '.a{-o-x:y;x:y;-o-x:y}'],
  ['p.a,sub.a,p sup{x:y}', 'p.a{x:y}'],
  [':where(select,p)::before{x:y}', ':where(select,p)::before{x:y}'],
  ['::-webkit-datetime-edit,::before{x:y}', '::before{x:y}'],
])('of %s a page with paragraphs and the classes a and c keeps %s', (css, expected) => {
  expect(used(css, 'a', 'c', '<p')).toBe(expected);
});

test('usedStyle does not change the sheet', () => {
  const sheet = postcss.parse('.b{x:y}');
  usedStyle(sheet, new Set());
  expect(sheet.toString()).toBe('.b{x:y}');
});

test('the parts of a field of dates stay where a page has one', () => {
  const css = '::-webkit-calendar-picker-indicator{x:y}';
  expect(used(css, 'type=number')).toBe('');
  expect(used(css, 'type=date')).toBe(css);
});

test('elementsIn finds the elements and fields of HTML and compiled scripts', () => {
  expect([...elementsIn('<p class="<"><input type="date"/></p>')]).toEqual(['<p', '<input', 'type=date']);
  const code = '(0,t.jsxs)("sub",{children:(0,t.jsx)("input",{type:"search"})}),document.createElement("a")';
  expect([...elementsIn(code)]).toEqual(['<sub', '<input', '<a', 'type=search']);
  expect(wordsIn(code)).toContain('<sub');
  const minified = '(0,t.jsx)(`sup`,{children:(0,t.jsx)(a,{as:`ul`,type:`number`})})';
  expect([...elementsIn(minified)]).toEqual(['<sup', '<ul', 'type=number']);
});
