import postcss from 'postcss';
import { inlineStyle } from './style.mjs';

test('inlineStyle keeps what a style sheet sets for another one', () => {
  const sheets = {
    '/fonts.css': '.font{--font:"Figtree"}@keyframes m{to{x:y}}',
    '/site.css': ':root{--body:var(--font)}p{font-family:var(--body);animation:m 1s}',
  };
  const page = { html: '<html class="font"><p></p></html>', styles: Object.keys(sheets) };
  const style = inlineStyle(page, (address) => postcss.parse(sheets[address]));
  for (const text of Object.values(sheets)) expect(style).toContain(text);
});
