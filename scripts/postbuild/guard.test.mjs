import { findPolicyBreaches } from './guard.mjs';
import { pagePolicy } from './policy.mjs';

const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy({ scripts: ['go()'], styles: ['p{}'] })}"/>`;
const breachesIn = (html) => findPolicyBreaches(policy + html);

test('the guard reports a page without a policy', () => {
  expect(findPolicyBreaches('<p>x</p>')).toEqual(['no content security policy']);
});

test.each([
  ['<p class="a" style="color:red">x</p>', 'inline style: <p'],
  ['<svg><path d="M0 0" style="fill:red"/></svg>', 'inline style: <path'],
  ['<button type="button" onclick="go()">x</button>', 'inline handler: '],
  ['<style>p{color:red}</style>', 'style sheet without its hash in the policy: '],
  ['<script>stop()</script>', 'script without its hash in the policy: '],
  ['<script type="module">stop()</script>', 'script without its hash in the policy: '],
  ['<script async="" src="/_next/a.js"></script>', 'script beside the loader: '],
  ['<link data-precedence="next" href="/a.css" rel="stylesheet"/>', 'file that the first paint waits for: '],
  ['<link href="/a.js" as="script" rel="preload"/>', 'file that the first paint waits for: '],
  ['<!--$?--><template id="B:0"></template><!--/$-->', 'gap that script fills: '],
  ['<div hidden id="S:0"><p>x</p></div>', 'part that script shows: '],
  ['<div hidden="" id="S:1f"><p>x</p></div>', 'part that script shows: '],
])('%s is named', (html, words) => {
  expect(breachesIn(html)).toEqual([expect.stringContaining(words)]);
});

test.each([
  '<script>go()</script><style>p{}</style>',
  '<script id="loader" src="/_next/static/islands/loader.js" defer=""></script>',
  '<link rel="preload" as="font" href="/a.woff2"/>',
  '<script type="application/ld+json">{"style":"a"}</script>',
  '<p data-style="a" title="a style=&quot;b&quot;">The attribute style="…" is not used; 1 < 2.</p>',
  '<div id="S:0">x</div><div hidden id="panel-a">x</div><template id="words">x</template>',
  '<!-- <template id="B:0"></template> <div hidden id="S:0"></div> --><p>x</p>',
  '<!-- <style>a{}</style> --><option value="once">x</option>',
])('%s passes', (html) => {
  expect(breachesIn(html)).toEqual([]);
});
