/**
 * One page of each kind, in two visits: complete before its script, within its budget, without violations that axe finds, and
 * with all the style it uses.
 */

import type { CDPSession, Page } from '@playwright/test';
import { hydrate, startWeighing, type Weight, wakeAll } from '@/scripts/bench/measure.mjs';
import { isAwake, look, withTransition } from '../arrival';
import { faults } from '../axe';
import { countShifts, expect, keepsSite, layOut, test } from '../fixtures';
import { budgetOf, checkPhoneWidths } from '../limits';
import { englishKinds, kinds, wholeStyleOf } from '../site';

// Each test is the first visit of a reader, with an empty cache.
test.use({ reuseContext: false });

/**
 * Holds scripts and properties between `hold` and `release`. Playwright's routes would switch the cache off, and a page that
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

/** Checks that the page looks the same with all rules of its style sheets as with those that the build found in use. */
async function checkStyle(page: Page, address: string) {
  // Transitions and animations would change styles between the two looks.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.mouse.wheel(0, 1500);
  await wakeAll(page);
  await layOut(page);
  const before = await look(page);
  const texts = wholeStyleOf([address]);
  expect(texts.length).toBeGreaterThan(0);
  await page.evaluate(async (css) => {
    document.adoptedStyleSheets = await Promise.all(css.map((text) => new CSSStyleSheet().replace(text)));
  }, texts);
  expect(await look(page)).toEqual(before);
}

for (const [index, english] of englishKinds.entries()) {
  test(`${english} is complete before its script and moves by nothing, within its budget, without violations, in its whole style`, {
    tag: '@text',
  }, async ({ page }) => {
    // What is looked at once does not depend on the widths of letters, but on the language.
    const isOnce = test.info().project.name === 'narrow';
    const address = (isOnce && kinds[index]) || english;
    const shifts = await countShifts(page);
    const scales = startWeighing(page);
    const requested: string[] = [];
    // 'other' is the icon of the tab, which only a browser with tabs requests.
    page.on('request', (request) => {
      const type = request.resourceType();
      if (type !== 'other' && !keepsSite(request.url())) requested.push(type);
    });
    const browser = await page.context().newCDPSession(page);
    const files = await holdFiles(browser);

    async function arrive(width: number, path = address) {
      await page.setViewportSize({ width, height: 780 });
      requested.length = 0;
      files.hold();
      // The loader runs before the event "DOMContentLoaded".
      await page.goto(path, { waitUntil: 'commit' });
      await page.getByRole('contentinfo').last().waitFor();
      const before = await measure(page);
      await painted(page);
      files.release();
      await page.waitForLoadState('networkidle');
      expect(await isAwake(page)).toBe(false);
      // What is near is fetched when the page is idle, and not run: it is no script yet.
      expect(
        requested.filter((type) => type !== 'fetch'),
        `${width} px`,
      ).toEqual(['document', 'font', 'font', 'script']);
      await page.mouse.wheel(0, 300);
      await hydrate(page);
      const after = await measure(page);
      expect(before.words, `${width} px`).toBeGreaterThan(after.words * 0.97);
      expect(Math.abs(before.height - after.height), `${width} px`).toBeLessThan(after.height / 10);
      // The fallback fonts are as wide as the web fonts in the mean of English texts. In another language a line can break elsewhere
      // until the web fonts arrive.
      if (path === english) expect(await shifts(), `${width} px`).toBeLessThan(0.01);
    }

    await arrive(360);
    await wakeAll(page);
    // Weights, transitions, and what axe and the style sheets find do not depend on the widths of letters.
    if (isOnce) {
      const weight = await scales.read();
      for (const [part, limit] of Object.entries(budgetOf(address))) {
        expect.soft(weight[part as keyof Weight], `kB of ${part}`).toBeLessThanOrEqual(limit);
      }
      expect.soft(weight.script, 'kB of script').toBeGreaterThan(2);
      expect.soft(await faults(page)).toEqual([]);
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await checkPhoneWidths(page);
    if (isOnce) expect(await withTransition(page)).toEqual([]);

    // The other visits are first ones, too.
    await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
    async function arriveAgain(width: number, path?: string) {
      await page.evaluate(() => localStorage.clear());
      await page.emulateMedia({ colorScheme: null, reducedMotion: null });
      await arrive(width, path);
    }
    await arriveAgain(1280);
    if (isOnce) await checkStyle(page, address);
    if (address !== english) for (const width of [360, 1280]) await arriveAgain(width, english);
  });
}
