/** @jest-environment node */
import { findPolicyBreaches } from './guard.mjs';

test.each([
  ['<p class="a" style="color:red">x</p>', 'inline style: '],
  ['<svg><path d="M0 0" style="fill:red"/></svg>', 'inline style: '],
  ['<button type="button" onclick="go()">x</button>', 'inline handler: '],
  ['<style>p{}</style>', 'inline style sheet: '],
  ['<script>go()</script>', 'inline script: '],
  ['<script type="module">go()</script>', 'inline script: '],
  ['<script type="text/javascript" async="">go()</script>', 'inline script: '],
])('%s is named', (html, words) => {
  expect(findPolicyBreaches(html)).toEqual([expect.stringContaining(words)]);
});

test.each([
  '<script src="/a.js" async=""></script>',
  '<script type="application/ld+json">{"style":"a"}</script>',
  '<p data-style="a" title="a style=&quot;b&quot;">The attribute style="…" is not used; 1 < 2.</p>',
  '<!-- <style>p{}</style> --><option value="once">x</option>',
  '<template data-flight><!-- ["$","p",null,{"style":{"color":"red"}}]<style></style> --></template>',
])('%s is let pass', (html) => {
  expect(findPolicyBreaches(html)).toEqual([]);
});
