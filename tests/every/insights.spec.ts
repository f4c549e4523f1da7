import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { buildInsightsVariant, hasInsightsVariant, insightsOut, samplePath } from '../../scripts/insights-variant.mjs';
import { listen } from '../../scripts/server/port.mjs';
import { createSiteServer } from '../../scripts/server/site-server.mjs';
import { expect, test } from '../fixtures';

// One worker: two must not build the variant at the same time.
test.describe.configure({ mode: 'default' });

let server: Server;
let address: string;

test.beforeAll(async () => {
  // A build takes a minute on a quiet machine.
  test.setTimeout(600_000);
  if (!hasInsightsVariant()) await buildInsightsVariant();
  server = await listen(createSiteServer(insightsOut), 0, 'localhost');
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server?.closeAllConnections();
  server?.close();
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
  await page.goto(`${address}${samplePath}`, { waitUntil: 'networkidle' });
  const sample = { route: '/sample/[slug]', path: samplePath };
  await expect.poll(() => pageViews(page)).toEqual([sample]);

  await page.locator('a[href="/about"]:visible').first().click();
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(() => pageViews(page)).toEqual([{ route: '/about', path: '/about' }]);

  await page.goBack();
  // A page that the browser has kept has reported its first view before.
  await expect.poll(async () => (await pageViews(page))?.at(-1)).toEqual(sample);
});

test('speed measurements have the route', async ({ page }) => {
  await stubScripts(page);
  await page.goto(`${address}${samplePath}`, { waitUntil: 'networkidle' });
  const script = page.locator('script[src="/_vercel/speed-insights/script.js"]');
  await expect(script).toHaveAttribute('data-route', '/sample/[slug]');
});

test.describe('on a host without these scripts', () => {
  test.use({ allowed: /\/_vercel\// });

  test('the console reports the missing scripts, and the pages work', async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.goto(`${address}${samplePath}`, { waitUntil: 'networkidle' });
    const failures = () => messages.filter((text) => /Failed to load script from \/_vercel\//.test(text));
    await expect.poll(failures).toHaveLength(2);
    await page.locator('a[href="/about"]:visible').first().click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.locator('h1')).toBeVisible();
  });
});
