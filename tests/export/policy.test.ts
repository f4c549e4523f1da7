import { readFileSync } from 'node:fs';
import { exportedFiles, exportedPaths, htmlOf, out } from '../site';

test('every page has its content policy before any element that the policy applies to', () => {
  for (const path of [...exportedPaths(), '/404']) {
    const html = htmlOf(path);
    const at = html.indexOf('<meta http-equiv="Content-Security-Policy"');
    expect([path, at > 0]).toEqual([path, true]);
    expect([path, html.slice(0, at).match(/<(script|style|link|body)/)]).toEqual([path, null]);
    const directives = /script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+';/;
    expect([path, directives.test(html)]).toEqual([path, true]);
  }
});

test('a build without analytics contains none of its code', () => {
  const text = exportedFiles().filter((file) => /\.(html|js|txt|css|json)$/.test(file));
  expect(text.filter((file) => readFileSync(`${out}/${file}`, 'utf8').includes('_vercel'))).toEqual([]);
  expect(text.length).toBeGreaterThan(10);
});
