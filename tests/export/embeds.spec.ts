import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { faults } from '../axe';
import { checkEmbeds } from '../embeds';
import { expect, test } from '../fixtures';
import { checkSvgFiles } from '../svg-files';
import { holdingIds, inEachLanguage } from './embed-code';

// A cached file would be weighed as nothing.
test.use({ reuseContext: false });

/** A chart with a key on phones, one with labels in the plot, bars, and one with long amounts beside its axis. */
const KINDS = ['item-prices', 'cpi-u', 'energy', 'home-and-income'];
const EMBEDS = [...KINDS, ...holdingIds];

test(
  'an embed of each kind is one request within the budget, and fits the frame of its code at every width',
  {
    tag: '@text',
  },
  ({ page }) => checkEmbeds(page, inEachLanguage(EMBEDS)),
);

test('an SVG of each kind opens alone, with all its text inside the drawing', { tag: '@text' }, ({ page }) =>
  checkSvgFiles(page, KINDS),
);

for (const id of EMBEDS) {
  test(`axe finds no violation in the embed of ${id}, in either theme`, async ({ page }) => {
    await page.goto(`/embed/${id}`);
    expect(await faults(page, 'html', { widths: [280, 768] })).toEqual([]);
  });
}

test('an embed follows the system, its copies and the query do not', async ({ page }) => {
  const colorOf = async (address: string, colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme });
    await page.goto(address);
    return page.locator('main').evaluate((main) => getComputedStyle(main).backgroundColor);
  };
  const light = await colorOf('/embed/m2', 'light');
  const dark = await colorOf('/embed/m2', 'dark');
  expect(light).not.toBe(dark);
  expect(await colorOf('/embed/m2/light', 'dark')).toBe(light);
  expect(await colorOf('/embed/m2/dark', 'light')).toBe(dark);
  expect(await colorOf('/embed/m2?theme=light', 'dark')).toBe(light);
  expect(await colorOf('/embed/m2?theme=dark', 'light')).toBe(dark);
  expect(await colorOf('/embed/m2?theme=none', 'light')).toBe(light);
});

test.describe('in a page of another origin', () => {
  let host: Server;

  /** Opens a page of another origin with a frame. */
  async function openFramed(page: Page, address: string) {
    const base = new URL(test.info().project.use.baseURL ?? '');
    host = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(
        `<!doctype html><title>Host</title><iframe title="Framed" src="${new URL(address, base)}"></iframe>`,
      );
    }).listen(0, 'localhost');
    await new Promise((resolve) => host.once('listening', resolve));
    await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/`, { waitUntil: 'load' });
    return page.frameLocator('iframe');
  }

  test.afterEach(() => {
    host.closeAllConnections();
    host.close();
  });

  test.describe('', () => {
    test.use({ javaScriptEnabled: false });

    test('an embed is shown, without script, and its link opens the page of data in a new tab', async ({
      page,
      context,
    }) => {
      const frame = await openFramed(page, '/embed/gold-price');
      await expect(frame.getByRole('heading', { level: 1 })).toHaveText(/gold/i);
      await expect(frame.getByRole('img')).toBeVisible();
      const opened = context.waitForEvent('page');
      await frame.getByRole('link').last().click();
      await expect(await opened).toHaveURL('/data/gold-price');
    });
  });

  for (const address of ['/', '/data/gold-price', '/nothing-here', '/embed/nothing-here']) {
    test.describe('', () => {
      test.use({ allowed: /frame-ancestors|status of 404|chrome-error/ });

      test(`${address} is refused`, async ({ page }) => {
        const refusals: string[] = [];
        page.on('console', (message) => refusals.push(message.text()));
        const frame = await openFramed(page, address);
        await expect.poll(() => refusals.join()).toContain("frame-ancestors 'none'");
        await expect(frame.getByRole('heading', { level: 1 })).toHaveCount(0);
      });
    });
  }
});
