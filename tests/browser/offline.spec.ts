/* The site without a network: what is kept, what a new deploy replaces, and who is left alone (docs/offline.md). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { offline } from '@/content/en/offline';
import { cacheName, type SiteList } from '@/lib/offline/site-list';
import { wakeAll } from '../../scripts/bench/measure.mjs';
import { deployWithoutWorker, type Host, nextDeploy, openHost, removeDeploys } from '../deploys';
import { expect, test } from '../fixtures';
import { englishKinds, htmlOf, out } from '../site';

// The worker answers with status 503 where an address is not kept and there is no network.
test.use({ serviceWorkers: 'allow', reuseContext: false, allowed: /status of 503/ });

const list = JSON.parse(readFileSync(path.join(out, 'offline/en.json'), 'utf8')) as SiteList;

/** What the page says that the browser keeps. */
const keeps = (page: Page, what: 'site' | 'visited') =>
  expect(page.locator('html')).toHaveAttribute('data-kept', what, { timeout: 240_000 });

/** Whether the worker answers the page. */
const hasWorker = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

const notice = (page: Page) => page.locator('#notices');

let host: Host;
test.beforeEach(async ({ page }) => {
  host = await openHost();
  await page.addInitScript(shortenPauses);
});
test.afterEach(async () => {
  await host.close();
  removeDeploys();
});

/**
 * A page waits for a second after each of some forty steps, which leaves the line to the reader and changes nothing about what is kept.
 * A quarter is enough for the worker on a slow machine: it does not hear a page that asks for a step before the last one has ended.
 */
function shortenPauses() {
  const { setTimeout } = self;
  const shorter = (work: () => void, ms = 0) => setTimeout(work, ms === 1000 ? 250 : ms);
  self.setTimeout = shorter as typeof setTimeout;
}

/** The network is gone: the host, too, because a worker has a network of its own. */
async function loseNetwork(page: Page) {
  await page.context().setOffline(true);
  host.lose(true);
}

test('after one visit every kind of page opens without a network', async ({ page }) => {
  await page.goto(`${host.address}/about`);
  await keeps(page, 'site');
  await loseNetwork(page);
  await expect(notice(page)).toHaveText(offline.noNetwork);

  // One language is kept.
  for (const path of englishKinds) {
    await page.goto(host.address + path);
    const title = /<title>([^<]*)</.exec(htmlOf(path))?.[1]?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
    expect(await page.title(), path).toBe(title);
    await wakeAll(page);
    await expect(page.locator('[data-island]:not([data-state=alive])'), path).toHaveCount(0);
  }

  await page.goto(`${host.address}/guides/bitcoin-fees?from=mail`);
  await page.locator('#fee').getByRole('textbox', { name: 'Fee rate (sat/vB)' }).fill('30');
  await expect(page.locator('#fee')).toContainText('7,500');

  await page.goto(`${host.address}/explore#explore?series=m2,gdp.current,cpi-u&from=1959&scale=log&index=1959`);
  await expect(page.locator('#explore [data-plot] path[data-line]')).toHaveCount(3);

  await page.goto(`${host.address}/lesson/1`);
  await page.getByRole('button', { name: 'Complete Lesson' }).click();
  await page.waitForURL('**/dashboard');
});

test('an address that is not kept says so without a network, and is a 404 with one', async ({ page }) => {
  await page.goto(`${host.address}/about`);
  await keeps(page, 'site');
  expect((await page.request.get(`${host.address}/nowhere`)).status()).toBe(404);
  await loseNetwork(page);
  await page.goto(`${host.address}/guides/nowhere`).catch(() => {});
  await expect(page.getByText(offline.notKept.title)).toBeVisible();
  const links = page.getByRole('main').getByRole('listitem');
  await expect(links.filter({ visible: true })).toHaveCount(Object.keys(list.pages).length);
  await page.getByRole('link', { name: 'Your First Bitcoin Wallet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your First Bitcoin Wallet' })).toBeVisible();
});

test('the worker, its script and the list are asked for only after the page has loaded', async ({ page }) => {
  host.hold(/\.woff2$/);
  await page.goto(`${host.address}/about`, { waitUntil: 'commit' });
  await expect.poll(() => host.asked.some((path) => path.endsWith('.woff2'))).toBe(true);
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(page.locator('html')).toHaveAttribute('data-state', 'alive', { timeout: 1000 });
  }).toPass();
  const early = /\/sw\.js$|offline/;
  expect(host.asked.filter((path) => early.test(path))).toEqual([]);
  host.hold(undefined);
  await expect.poll(() => host.asked.filter((path) => early.test(path)).length).toBeGreaterThanOrEqual(3);
});

test('with data saver only what the reader has opened is kept', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(`${host.address}/about`);
  await keeps(page, 'visited');
  expect(host.asked).not.toContain('/offline/en.json');
  await page.goto(`${host.address}/guides/bitcoin-fees`);
  await page.locator('#fee').getByRole('textbox', { name: 'Fee rate (sat/vB)' }).fill('30');
  await expect(page.locator('#fee')).toContainText('7,500');
  expect(host.asked).not.toContain('/guides');
  await loseNetwork(page);
  await page.goto(`${host.address}/about`);
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  await page.goto(`${host.address}/guides/bitcoin-fees`);
  await page.locator('#fee').getByRole('textbox', { name: 'Fee rate (sat/vB)' }).fill('40');
  await expect(page.locator('#fee')).toContainText('10,000');
  await page.goto(`${host.address}/guides`).catch(() => {});
  await expect(page.getByText(offline.notKept.title)).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').filter({ visible: true })).toHaveText(
    ['About this site', offline.metaTitle, 'Understanding Bitcoin Fees'],
    { useInnerText: true },
  );
});

test('a new deploy is taken over page by page, without a mix, and the open page says so', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`${host.address}/guides/bitcoin-fees`);
  await keeps(page, 'site');
  await page.locator('#fee').getByRole('textbox', { name: 'Fee rate (sat/vB)' }).fill('30');
  await expect(notice(page)).toHaveText('');

  // Of the new site only home and the open page answer yet.
  host.refuse(
    /^\/(?!$|sw\.js$|search-index\/|_next\/|offline\/|explore\/|review\/|icon|favicon|manifest|guides\/bitcoin-fees$)/,
  );
  host.deploy(nextDeploy());
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(notice(page).getByText(offline.newVersion.text)).toBeVisible();
  await expect(page.locator('#fee')).toContainText('7,500');
  await expect(heading).not.toContainText('(next)');
  await notice(page).getByRole('button', { name: offline.newVersion.load }).click();
  await expect(heading).toContainText('(next)');
  await expect(page.locator('#fee')).toContainText('7,500');
  await expect(notice(page)).toHaveText('');

  const newCache = cacheName({ ...list, version: 'next' });
  const isKept = (address: string) =>
    page.evaluate(
      async ([url, name]) => Boolean(await caches.match(url as string, { cacheName: name as string })),
      [host.address + address, newCache],
    );
  await expect.poll(() => isKept('/'), { timeout: 240_000 }).toBe(true);
  await loseNetwork(page);
  // Each page with the loader of its own deploy: one that is lost would be a message of the console.
  await page.goto(`${host.address}/`);
  await expect(page.locator('#loader')).toHaveAttribute('src', /loader-next/);
  await page.goto(`${host.address}/about`);
  await expect(heading).toHaveText('About');
  await expect(page.locator('#loader')).not.toHaveAttribute('src', /loader-next/);

  host.refuse(undefined);
  host.lose(false);
  // The page asks for the list at once.
  await page.context().setOffline(false);
  await page.goto(`${host.address}/about`);
  await expect(heading).toHaveText('About (next)');
  await keeps(page, 'site');
  const names = await cacheNames(page);
  expect(names.filter((name) => name.startsWith('site '))).toEqual([newCache]);
});

test('Chromium finds nothing that hinders the installation of the site', async ({ page }) => {
  await page.goto(`${host.address}/about`);
  await expect.poll(() => hasWorker(page)).toBe(true);
  const browser = await page.context().newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Each test has a context of its own, as a private window has.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  expect((await browser.send('Page.getAppManifest')).errors).toEqual([]);
});

test('nothing is kept, and nothing stays, when the owner switches the worker off', async ({ page }) => {
  await page.goto(`${host.address}/about`);
  await expect.poll(() => hasWorker(page)).toBe(true);
  await page.evaluate(() => caches.open('of another program'));
  host.deploy(await deployWithoutWorker());
  await page.goto(`${host.address}/guides`);
  await expect.poll(() => cacheNames(page)).toEqual(['of another program']);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.goto(`${host.address}/about`);
  expect(await hasWorker(page)).toBe(false);
  expect(await cacheNames(page)).toEqual(['of another program']);
});

test('the reader can remove what is kept, and have it kept again', async ({ page }) => {
  await page.goto(`${host.address}/offline`);
  await expect(page.getByText(/^[1-9]\d* of \d+ pages/)).toBeVisible();
  await page.getByRole('button', { name: offline.remove.remove }).click();
  await expect.poll(() => cacheNames(page)).toEqual([]);
  await expect(page.getByRole('button', { name: offline.remove.keep })).toBeFocused();
  await page.goto(`${host.address}/about`);
  await page.waitForLoadState('networkidle');
  expect([await hasWorker(page), await cacheNames(page)]).toEqual([false, []]);
  await page.goto(`${host.address}/offline`);
  await page.getByRole('button', { name: offline.remove.keep }).click();
  await expect.poll(() => cacheNames(page)).toContain(cacheName(list));
});

test('a browser without room keeps what it can, and the site works', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.storage.estimate = async () => ({ quota: 20_000_000, usage: 1_000_000 });
  });
  await page.goto(`${host.address}/about`);
  await keeps(page, 'visited');
  await page.goto(`${host.address}/guides/bitcoin-fees`);
  expect(await hasWorker(page)).toBe(true);
  await page.locator('#fee').getByRole('textbox', { name: 'Fee rate (sat/vB)' }).fill('30');
  await expect(page.locator('#fee')).toContainText('7,500');
});

test('a server that fails is answered with the page that is kept', async ({ page }) => {
  await page.goto(`${host.address}/about`);
  await keeps(page, 'site');
  host.refuse(/^\/(guides|about)$/);
  await page.goto(`${host.address}/guides`);
  await expect(page.getByRole('heading', { level: 1, name: 'Guides' })).toBeVisible();
});
