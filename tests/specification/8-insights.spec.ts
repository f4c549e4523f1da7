/* The owner's values: section 8, error catalogue, scripts of analytics and speed measurement. No line changes without the owner. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { bundleIslands } from '../../scripts/postbuild/islands.mjs';
import { projectRoot } from '../../scripts/run.mjs';
import { expect, test } from '../fixtures';

// As a page arrives where the owner has turned analytics on: with its route, and with a loader that counts its view.
let folder: string;
let loader: string;

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'insights-'));
  const islands = await bundleIslands(projectRoot, folder, { hasInsights: true });
  loader = readFileSync(path.join(folder, islands.loader), 'utf8');
});

test.afterAll(() => rmSync(folder, { recursive: true }));

test.beforeEach(async ({ page }) => {
  await page.route('**/_next/static/islands/loader-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: loader }),
  );
  await page.route(/\/(about|guides\/[\w-]+)$/, async (route) => {
    const response = await route.fetch();
    const name = new URL(route.request().url()).pathname.replace(/\/guides\/.+/, '/guides/[slug]');
    const body = (await response.text()).replace('</body>', `<span hidden data-route="${name}"></span></body>`);
    await route.fulfill({ response, body });
  });
});

/** A mock of the script of the host, which records the queued events and all later ones. */
const stub = `
  const seen = (self.seenByStub = []);
  self.va = (...call) => seen.push(call);
  for (const call of self.vaq ?? []) seen.push(call);
`;

async function stubScripts(page: Page) {
  const respond = (body: string) => ({ contentType: 'text/javascript', body });
  await page.route('**/_vercel/insights/script.js', (route) => route.fulfill(respond(stub)));
  await page.route('**/_vercel/speed-insights/script.js', (route) => route.fulfill(respond('')));
}

const pageViews = (page: Page) =>
  page.evaluate(() =>
    (self as unknown as { seenByStub?: [string, unknown][] }).seenByStub
      ?.filter(([name]) => name === 'pageview')
      .map(([, view]) => view),
  );

test('each page reports its view with route and path, also when the reader comes back to it', async ({ page }) => {
  await stubScripts(page);
  await page.goto('/guides/bitcoin-fees');
  const guide = { route: '/guides/[slug]', path: '/guides/bitcoin-fees' };
  await expect.poll(() => pageViews(page)).toEqual([guide]);

  await page.locator('a[href="/about"]:visible').first().click();
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(() => pageViews(page)).toEqual([{ route: '/about', path: '/about' }]);

  await page.goBack();
  // A page that the browser has kept has reported its first view before.
  await expect.poll(async () => (await pageViews(page))?.at(-1)).toEqual(guide);
});

test('speed measurements have the route', async ({ page }) => {
  await stubScripts(page);
  await page.goto('/guides/bitcoin-fees');
  const script = page.locator('script[src="/_vercel/speed-insights/script.js"]');
  await expect(script).toHaveAttribute('data-route', '/guides/[slug]');
});

test.describe('on a host without these scripts', () => {
  test.use({ allowed: /\/_vercel\// });

  test('the console reports the missing scripts, and the pages work', async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.goto('/guides/bitcoin-fees');
    const failures = () => messages.filter((text) => /Failed to load script from \/_vercel\//.test(text));
    await expect.poll(failures).toHaveLength(2);
    await page.locator('a[href="/about"]:visible').first().click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.locator('h1')).toBeVisible();
  });
});
