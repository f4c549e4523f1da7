/**
 * One page of each kind, in two visits: complete before its runtime, within its budget, without violations that axe finds, and
 * with all the style it uses.
 */
import type { CDPSession, Page } from '@playwright/test';
import { startWeighing, type Weight } from '../../scripts/measure.mjs';
import { isHydrated, loadsAtOnce, look, withTransition } from '../arrival';
import { faults } from '../axe';
import { countShifts, expect, layOut, test } from '../fixtures';
import { budgetOf, checkPhoneWidths } from '../limits';
import { kinds } from '../site';

// Each test is the first visit of a reader, with an empty cache.
test.use({ reuseContext: false });

/**
 * Holds styles, scripts and page data between `hold` and `release`. Playwright's routes would switch the cache off, and a page that
 * asks twice for a file would weigh more than it does.
 */
async function holdFiles(browser: CDPSession) {
  let release = () => {};
  let isReleased = Promise.resolve();
  browser.on('Fetch.requestPaused', async ({ requestId }) => {
    await isReleased;
    // The page may have left, and its request with it.
    await browser.send('Fetch.continueRequest', { requestId }).catch(() => {});
  });
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: '*/_next/static/*' }] });
  return {
    hold: () => {
      isReleased = new Promise<void>((resolve) => {
        release = resolve;
      });
    },
    release: () => release(),
  };
}

const painted = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });

const measure = (page: Page) =>
  page.evaluate(() => ({
    words: document.body.textContent.split(/\s+/).length,
    height: document.documentElement.scrollHeight,
  }));

/** Checks that the page looks the same when its whole style sheets are applied. */
async function checkStyle(page: Page) {
  // Transitions and animations would change styles between the two looks.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.mouse.wheel(0, 1500);
  const sheets = page.locator('link[media="not all"]');
  await expect(sheets).not.toHaveCount(0);
  // A sheet that is on its way would change nothing.
  const onTheirWay = () =>
    sheets.evaluateAll((links: HTMLLinkElement[]) => links.filter(({ sheet }) => !sheet).map(({ href }) => href));
  await expect.poll(onTheirWay).toEqual([]);
  await layOut(page);
  const before = await look(page);
  await sheets.evaluateAll((links: HTMLLinkElement[]) => {
    for (const link of links) link.media = 'all';
  });
  expect(await look(page)).toEqual(before);
}

for (const path of kinds) {
  test(`${path} is complete before its runtime and moves by nothing, within its budget, without violations, in its whole style`, {
    tag: '@text',
  }, async ({ page }) => {
    const shifts = await countShifts(page);
    const scales = startWeighing(page);
    const requested: string[] = [];
    // 'other' is the icon of the tab, which only a browser with tabs requests.
    page.on('request', (request) => request.resourceType() !== 'other' && requested.push(request.resourceType()));
    const browser = await page.context().newCDPSession(page);
    const files = await holdFiles(browser);

    async function arrive(width: number) {
      await page.setViewportSize({ width, height: 780 });
      requested.length = 0;
      files.hold();
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const before = await measure(page);
      await painted(page);
      files.release();
      if (!loadsAtOnce(path)) {
        await page.waitForLoadState('networkidle');
        expect(new Set(requested), `${width} px`).toEqual(new Set(['document', 'font']));
        expect(await isHydrated(page)).toBe(false);
        if (width === 360) scales.markInteraction();
        await page.mouse.wheel(0, 300);
      }
      await expect.poll(() => isHydrated(page)).toBe(true);
      const after = await measure(page);
      expect(before.words, `${width} px`).toBeGreaterThan(after.words * 0.97);
      expect(Math.abs(before.height - after.height), `${width} px`).toBeLessThan(after.height / 10);
      expect(await shifts(), `${width} px`).toBeLessThan(0.01);
    }

    await arrive(360);
    const weight = await scales.read();
    for (const [part, limit] of Object.entries(budgetOf(path))) {
      expect.soft(weight[part as keyof Weight], `kB of ${part}`).toBeLessThanOrEqual(limit);
    }
    expect.soft(weight.runtime, 'kB of runtime').toBeGreaterThan(100);
    // What axe and the style sheets find does not depend on the widths of letters.
    const isOnce = test.info().project.name === 'narrow';
    if (isOnce) expect.soft(await faults(page)).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await checkPhoneWidths(page);
    expect(await withTransition(page)).toEqual([]);

    // The second visit is a first one, too.
    await page.evaluate(() => localStorage.clear());
    await page.emulateMedia({ colorScheme: null, reducedMotion: null });
    await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
    await arrive(1280);
    if (isOnce) await checkStyle(page);
  });
}
