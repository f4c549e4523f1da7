import { renderToStaticMarkup } from 'react-dom/server';
import { Code } from './code';

test('an option of a command stays in one line, and a command may be broken between its words', () => {
  expect(renderToStaticMarkup(<Code>sha256sum --ignore-missing --check SHA256SUMS</Code>)).toBe(
    '<code>sha256sum <span class="whitespace-nowrap">--ignore-missing</span> <span class="whitespace-nowrap">--check</span> SHA256SUMS</code>',
  );
  expect(renderToStaticMarkup(<Code>bc1q-example</Code>)).toBe('<code>bc1q-example</code>');
});

test('the start of an address has no ground, whatever its kind', () => {
  for (const start of ['1', 'bc1q', 'lnbc…'])
    expect(renderToStaticMarkup(<Code>{start}</Code>)).toBe(`<code class="short">${start}</code>`);
  expect(renderToStaticMarkup(<Code>server=1</Code>)).toBe('<code>server=1</code>');
});
