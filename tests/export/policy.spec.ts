import { readFileSync } from 'node:fs';
import { expect, test, watch } from '../fixtures';
import { exportedFiles, exportedPaths, htmlOf, out } from '../site';

test('the server sends security headers with pages, files and missing addresses', async ({ request }) => {
  for (const path of ['/', '/icon.svg', '/nothing-here']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('every page has its content policy before any element that the policy applies to', () => {
  for (const path of [...exportedPaths(), '/404']) {
    const html = htmlOf(path);
    const at = html.indexOf('<meta http-equiv="Content-Security-Policy"');
    expect(at, path).toBeGreaterThan(0);
    expect(html.slice(0, at), path).not.toMatch(/<(script|style|link|body)/);
    expect(html, path).toMatch(/script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+';/);
  }
});

test('the policy blocks an inline script and style, and the fixture of the tests reports it', async ({ context }) => {
  const page = await context.newPage();
  const seen = watch(page);
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'self.ranInline = true';
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.body.append(script, style);
  });
  await expect
    .poll(() => seen)
    .toEqual(Array(2).fill(expect.stringMatching(/^console error: .*Content Security Policy/)));
  expect(await page.evaluate(() => 'ranInline' in self || getComputedStyle(document.body).display === 'none')).toBe(
    false,
  );
});

test('a build without analytics contains none of its code', () => {
  const text = exportedFiles().filter((file) => /\.(html|js|txt|css|json)$/.test(file));
  expect(text.filter((file) => readFileSync(`${out}/${file}`, 'utf8').includes('_vercel'))).toEqual([]);
  expect(text.length).toBeGreaterThan(10);
});
