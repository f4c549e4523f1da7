import { expect, test, watch } from '../fixtures';

test('the server sends security headers with pages, files and missing addresses', async ({ request }) => {
  for (const path of ['/', '/icon.svg', '/nothing-here']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
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
