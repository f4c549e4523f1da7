import { readFileSync } from 'node:fs';
import { expect, test, watch } from '../fixtures';
import { exportedFiles, out } from '../site';

test('the server sends the policy of public/_headers with pages, files and what is missing', async ({ request }) => {
  const file = readFileSync(`${out}/_headers`, 'utf8');
  const policy = /Content-Security-Policy: (.+)/.exec(file)?.[1];
  expect(policy).toContain("script-src 'self'; style-src 'self'");
  for (const path of ['/', '/first-paint.js', '/nothing-here']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy']).toBe(policy);
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('the policy stops an inline script, and the fixture of the tests sees that it did', async ({ context }) => {
  const page = await context.newPage();
  const seen = watch(page);
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'self.ranInline = true';
    document.body.append(script);
  });
  await expect.poll(() => seen).toEqual([expect.stringMatching(/^console error: .*Content Security Policy/)]);
  expect(await page.evaluate(() => 'ranInline' in self)).toBe(false);
});

test('links between pages load data, not documents, and the new page lives', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(self, { sameDocument: true }));
  await page.locator('a[href="/about"]:visible').first().click();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('h1')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(page).toHaveURL('/about');
  expect(await page.evaluate(() => 'sameDocument' in self)).toBe(true);
});

test('an ordinary build holds nothing of analytics', () => {
  const text = exportedFiles().filter((file) => /\.(html|js|txt|css|json)$/.test(file));
  expect(text.filter((file) => readFileSync(`${out}/${file}`, 'utf8').includes('_vercel'))).toEqual([]);
  expect(text.length).toBeGreaterThan(10);
});
