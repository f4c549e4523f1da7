import { renderToStaticMarkup } from 'react-dom/server';
import { Code } from './code';

test('an option of a command stays in one line, and a command may be broken between its words', () => {
  expect(renderToStaticMarkup(<Code>sha256sum --ignore-missing --check SHA256SUMS</Code>)).toBe(
    '<code>sha256sum <span class="whitespace-nowrap">--ignore-missing</span> <span class="whitespace-nowrap">--check</span> SHA256SUMS</code>',
  );
  expect(renderToStaticMarkup(<Code>bc1q-example</Code>)).toBe('<code>bc1q-example</code>');
});

test('a code of one or two characters has no ground', () => {
  expect(renderToStaticMarkup(<Code>tb</Code>)).toBe('<code class="short">tb</code>');
  expect(renderToStaticMarkup(<Code>tb1</Code>)).toBe('<code>tb1</code>');
});
