import { test as base, expect, type Locator, type Page, type Response } from '@playwright/test';
import { hydrate } from '@/scripts/bench/measure.mjs';

/**
 * The `test` of all browser specs. It fails when the page writes to the console, throws, violates the content policy, or sends a
 * request to another host, unless the spec names the message:
 *
 *     test.use({ allowed: /status of 404/ });
 *
 * `page.goto` and `page.reload` interact with the page and wait until what is near has hydrated. Specs of what happens before that ask
 * for `waitUntil: 'commit'` or 'load'.
 */
type Options = { allowed: RegExp | undefined };

/** Playwright writes this where the configuration blocks service workers. */
const blocked = 'Service Worker registration blocked by Playwright';

/** Collects what the page must not do, as sentences. */
export function watch(page: Page): string[] {
  const seen: string[] = [];
  page.on('console', (message) => {
    if (message.text() === blocked) return;
    seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', ({ message }) => seen.push(`error: ${message}`));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== 'localhost') seen.push(`request to another host: ${request.url()}`);
  });
  page.on('response', (response: Response) => {
    if (response.status() >= 400) seen.push(`status of ${response.status()}: ${response.url()}`);
  });
  return seen;
}

export const test = base.extend<Options>({
  allowed: [undefined, { option: true }],
  page: async ({ page, allowed }, use) => {
    const seen = watch(page);
    const { goto, reload } = page;
    page.goto = async (url, options) => {
      const response = await goto.call(page, url, options);
      if (!options?.waitUntil) await hydrate(page);
      return response;
    };
    page.reload = async (options) => {
      const response = await reload.call(page, options);
      if (!options?.waitUntil) await hydrate(page);
      return response;
    };
    await use(page);
    expect(seen.filter((entry) => !allowed?.test(entry))).toEqual([]);
  },
});

/** Sums the layout shifts of all pages that are opened afterwards, as Chromium reports them. */
export async function countShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(self, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      // A shift is reported one frame after it was painted.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      return (self as unknown as { shifts: { sum: number } }).shifts.sum;
    });
}

/** The file that keeps the site in the browser, which a page asks for last of all: offline.spec.ts checks when. */
export const keepsSite = (url: string) => new URL(url).pathname.startsWith('/_next/static/offline/');

export { expect };

/**
 * Waits until the islands around elements, which are near the viewport, have hydrated and their effects have run. A press before is
 * repeated then, but a drag, a swipe or a move of the mouse is lost.
 */
export async function hydrated(...inside: Locator[]) {
  for (const element of inside) {
    await expect(element.locator('xpath=ancestor-or-self::*[@data-island][not(@data-state="alive")]')).toHaveCount(0);
    await element.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }
}

/**
 * Presses a button that copies, and returns what it copied. The button says so for two seconds only: the page itself looks for it
 * in every frame.
 */
export async function copyWith(button: Locator, confirmation: string): Promise<string> {
  const page = button.page();
  const element = await button.elementHandle();
  const confirmed = page.waitForFunction(
    ([copying, text]) => copying?.querySelector(':scope > :not([hidden])')?.textContent?.includes(text),
    [element, confirmation] as const,
  );
  await button.click();
  await confirmed;
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Sets how fast CSS animations and transitions run, from the next page on: 0 stops them, 1 is as they are. */
export async function animationsAt(page: Page, rate: number) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: rate });
}

/** The sections that `content-visibility` leaves for later (components/home/exhibit/exhibit.css). */
export const skippedSections = (page: Page) =>
  page
    .locator('main > section')
    .evaluateAll((all) =>
      all
        .filter(({ firstElementChild }) => !firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))
        .map(({ id }) => id),
    );

/** Lays out all sections of home at once, as a link to a place of the page does. */
export const layOut = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.laidOut = '';
  });
