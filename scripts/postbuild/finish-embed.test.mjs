import postcss from 'postcss';
import { finishEmbed, isEmbed } from './finish-embed.mjs';
import { findPolicyBreaches } from './guard.mjs';

const sheet = postcss.parse(
  '@font-face{font-family:web;src:url(/_next/web.woff2)}@font-face{font-family:system;src:local("Arial")}.used{color:red}.unused{color:blue}',
);
const page =
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><link rel="stylesheet" href="/_next/a.css"/>' +
  '<link rel="preload" href="/_next/web.woff2" as="font"/><link rel="manifest" href="/manifest.webmanifest"/>' +
  '<link rel="canonical" href="https://site.example/data/a"/><script src="/_next/a.js" async=""></script>' +
  '<script src="/_next/old.js" noModule=""></script></head><body><div hidden=""><!--$--><!--/$--></div>' +
  '<p class="used">text</p><script>self.__next_f.push([1,"0:null\\n"])</script></body></html>';
const finish = (html = page) => finishEmbed('embed/a.html', html, () => sheet);

test('an embed keeps its text, its style and its canonical address, and requests nothing', () => {
  const html = finish().get('embed/a.html');
  expect(html).toContain('<body><p class="used">text</p></body>');
  expect(html).toContain('<link rel="canonical" href="https://site.example/data/a"/>');
  expect(html).toContain('.used{color:red}');
  expect(html).not.toMatch(/_next|<script|manifest|unused/);
  expect(html).toContain('local("Arial")');
  expect(findPolicyBreaches(html)).toEqual([]);
});

test('an embed has a copy for each theme, which differs in the theme only', () => {
  const files = finish();
  expect([...files.keys()]).toEqual(['embed/a.html', 'embed/a/light.html', 'embed/a/dark.html']);
  expect(files.get('embed/a/dark.html')).toBe(files.get('embed/a.html').replace('<html', '<html data-theme="dark"'));
});

test('the policy of an embed allows its style and nothing else', () => {
  const policy = /content="(default-src[^"]*)"/.exec(finish().get('embed/a.html'))[1];
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'$/);
});

test('a page that is not as Next writes it stops the build', () => {
  expect(() => finish('<html><head></head></html>')).toThrow('the page has no style sheet');
});

test.each([
  ['embed/a.html', true],
  ['embed.html', false],
  ['data/embed/a.html', false],
])('%s: an embed %s', (file, expected) => {
  expect(isEmbed(file)).toBe(expected);
});
