/** Each file of an island that is lost, each page without any, and each kind of page on a slow line; see conditions.spec.ts. */
import type { Page } from '@playwright/test';
import { en } from '@/content/en';
import { es } from '@/content/es';
import { pt } from '@/content/pt';
import { expect, test } from '../fixtures';
import { htmlOf, kinds } from '../site';

/** The files of the islands of a page, without its loader. */
const filesOf = (path: string) => [
  ...new Set(
    [...htmlOf(path).matchAll(/ data-(?:files|mount|properties)="([^"]+)"/g)].flatMap(([, list = '']) =>
      list.split(' '),
    ),
  ),
];

/** Each file with one page that needs it. */
const pageOf = new Map<string, string>();
for (const path of kinds) for (const file of filesOf(path)) if (!pageOf.has(file)) pageOf.set(file, path);

const headings = (page: Page) =>
  page
    .locator('main')
    .locator('h1, h2')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((one) => one.textContent),
    );

/** Uses every island, and waits until each is hydrated or has lost a file. */
async function useAll(page: Page) {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]'))
      island.dispatchEvent(new Event('focusin', { bubbles: true }));
  });
  await expect(page.locator('[data-island][data-state=loading]')).toHaveCount(0);
}

const dead = (page: Page) => page.locator('[data-island]:not([data-state=alive])');

/** The button that leaves the page, in each language. */
const leaving = [en, es, pt].map(({ learn }) => learn.lesson.complete);

/** Presses a button of an island that is not hydrated. Returns whether there is one, and whether the page shows that the press waits. */
const pressDead = (page: Page) =>
  dead(page).evaluateAll((islands, left) => {
    const buttons = islands.flatMap((island) => [...island.querySelectorAll<HTMLElement>('button:not(:disabled)')]);
    const button = buttons.find((one) => one.checkVisibility() && !left.some((text) => one.textContent.includes(text)));
    button?.click();
    if (!button) return 'no button';
    return 'waiting' in document.documentElement.dataset ? 'waits' : 'says nothing';
  }, leaving);

test.describe('when files are lost', () => {
  test.use({ allowed: /net::ERR_FAILED|Failed to fetch/ });

  for (const path of kinds) {
    test(`${path} stays whole without any file of its islands, its fonts and its icon`, async ({ page }) => {
      await page.goto(path);
      const said = await headings(page);
      for (const files of ['**/_next/static/islands/**', '**/*.woff2', '**/icon.svg'])
        await page.route(files, (route) => route.abort());
      await page.goto(path, { waitUntil: 'load' });
      await page.mouse.wheel(0, 500);
      await page.evaluate(() => {
        document.documentElement.dataset.laidOut = '';
      });
      await expect.poll(() => headings(page)).toEqual(expect.arrayContaining(said));
      if ((await pressDead(page)) !== 'no button') await expect(page.locator('#script-missing')).toBeVisible();
    });

    const files = [...pageOf].flatMap(([file, first]) => (first === path ? [file] : []));
    if (files.length === 0) continue;
    test(`${path} says so when one of its files is lost, and works once it arrives`, async ({ page }) => {
      await page.goto(path);
      const said = await headings(page);
      const notice = page.locator('#script-missing');
      for (const file of files) {
        await test.step(file, async () => {
          await page.route(`**${file}`, (route) => route.abort());
          await page.goto(path, { waitUntil: 'load' });
          await useAll(page);
          await expect.poll(() => headings(page), file).toEqual(expect.arrayContaining(said));
          const isSaid = (await pressDead(page)) !== 'no button';
          if (isSaid) await expect(notice, file).toBeVisible();
          await page.unroute(`**${file}`);
          if (isSaid) await pressDead(page);
          await useAll(page);
          await expect(dead(page), file).toHaveCount(0);
          await expect(notice, file).toBeHidden();
        });
      }
    });
  }
});

test.describe('at 50 kB a second, 400 ms away', () => {
  for (const path of kinds) {
    test(`${path} can be read at once, keeps what is typed, and answers what is pressed or says that it cannot yet`, async ({
      page,
    }) => {
      const browser = await page.context().newCDPSession(page);
      await browser.send('Network.enable');
      // As at a first visit.
      await browser.send('Network.clearBrowserCache');
      const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
      await browser.send('Network.emulateNetworkConditions', line);
      const root = page.locator('html');
      const notice = page.locator('#script-missing');

      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('h1').first()).toBeVisible();
      await page.getByRole('contentinfo').last().waitFor();
      await page.locator('[data-theme-switch]:visible').first().click();
      await expect(root).toHaveAttribute('data-theme', 'light');
      const field = page.locator('main input[type=text]:visible').first();
      const hasField = (await field.count()) > 0;
      if (hasField) await field.fill('1990');

      expect(await pressDead(page)).not.toBe('says nothing');
      // Islands are used once their loader has arrived.
      await expect(root).toHaveAttribute('data-loader', '');
      await useAll(page);
      await expect(dead(page)).toHaveCount(0);
      await expect(notice).toBeHidden();
      await expect(root).not.toHaveAttribute('data-waiting', '');
      if (hasField) expect(await field.inputValue()).toBe('1990');
      await browser.send('Network.disable');
    });
  }
});
