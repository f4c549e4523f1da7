import postcss from 'postcss';
import { foldConstants } from './fold-constants.mjs';

function folded(css) {
  const sheet = postcss.parse(css);
  foldConstants(sheet);
  return sheet.toString();
}

const registered = '@property --tw-x{syntax:"*";inherits:false;initial-value:solid}';

test.each([
  ['a registered property that nothing sets', `${registered}.a{x:var(--tw-x)}`, `${registered}.a{x:solid}`],
  ['one that a rule sets', `${registered}.a{x:var(--tw-x)}.b{--tw-x:0}`, `${registered}.a{x:var(--tw-x)}.b{--tw-x:0}`],
  [
    'one that only the layer of initial values sets',
    `@layer properties{*{--tw-x:solid}}${registered}.a{x:var(--tw-x,y)}`,
    `@layer properties{*{--tw-x:solid}}${registered}.a{x:solid}`,
  ],
  ['a property without any value', '.a{x:var(--tw-y,var(--z,1px))}', '.a{x:var(--z,1px)}'],
  ['an empty fallback', '.a{x:var(--tw-y,) b var(--tw-z,)}', '.a{x:b}'],
  ['neither value nor fallback', '.a{x:var(--tw-y)}', '.a{x:var(--tw-y)}'],
  [
    'a fallback that is never needed',
    '@layer theme{:root,:host{--default-x:1}}html{x:var(--default-x,a(b),"c")}',
    '@layer theme{:root,:host{--default-x:1}}html{x:var(--default-x)}',
  ],
  [
    'a fallback that is needed without a media query',
    '@media print{:root{--default-x:1}}html{x:var(--default-x,2)}',
    '@media print{:root{--default-x:1}}html{x:var(--default-x,2)}',
  ],
  ['a property that is not of Tailwind', '.a{x:var(--mine,2)}', '.a{x:var(--mine,2)}'],
  [
    'a value within another',
    `${registered}.a{x:calc(1*(var(--s)*var(--tw-x)))}`,
    `${registered}.a{x:calc(1*(var(--s)*solid))}`,
  ],
])('%s', (_, css, expected) => {
  expect(folded(css)).toBe(expected);
});
