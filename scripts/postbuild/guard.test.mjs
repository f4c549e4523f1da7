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
  ['<!--$?--><template id="B:0"></template><!--/$-->', 'gap that only script fills: '],
  ['<div hidden id="S:0"><p>x</p></div>', 'part that only script shows: '],
  ['<div hidden="" id="S:1f"><p>x</p></div>', 'part that only script shows: '],
])('%s is named', (html, words) => {
  expect(findPolicyBreaches(html)).toEqual([expect.stringContaining(words)]);
});

test.each([
  '<script src="/a.js" async=""></script>',
  '<script type="application/ld+json">{"style":"a"}</script>',
  '<p data-style="a" title="a style=&quot;b&quot;">The attribute style="…" is not used; 1 < 2.</p>',
  '<div id="S:0">x</div><div hidden id="panel-a">x</div><template id="words">x</template>',
  '<!-- <template id="B:0"></template> <div hidden id="S:0"></div> --><p>x</p>',
  '<!-- <style>p{}</style> --><option value="once">x</option>',
  '<template data-flight><!-- ["$","p",null,{"style":{"color":"red"}}]<style></style> --></template>',
])('%s is let pass', (html) => {
  expect(findPolicyBreaches(html)).toEqual([]);
});
