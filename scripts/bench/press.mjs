import { phone } from '../measure.mjs';
import { median } from './table.mjs';

/** Lighthouse's slow 4G as DevTools applies it, and its phone. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const cpuSlowdown = 4;
const RUNS = 5;
/** From the load of the page until it has fetched, and not run, the files of the islands near the viewport. */
const IDLE_MS = 6000;
const AFTER_SCROLL_MS = 2000;

/**
 * @typedef {object} Press
 * @property {string} name
 * @property {string} path of the page
 * @property {string} button selector of what is pressed
 * @property {string} changed selector of what the press changes
 */

/** One press for each way in which a page answers. @type {Press[]} */
export const presses = [
  { name: 'theme, answered by the inline script', path: '/', button: '[data-theme-switch]', changed: 'html' },
  { name: 'card of home, a behaviour', path: '/', button: '.flip-card', changed: '.flip-card' },
  {
    name: 'example of the transaction sizer, an island',
    path: '/guides/bitcoin-fees',
    button: '#transaction-size button',
    changed: '#transaction-size',
  },
  {
    name: 'setting of the explorer, an island in the first screen',
    path: '/explore',
    button: '#explore [type=radio]:not(:checked)',
    changed: '#explore figure',
  },
];

/**
 * Milliseconds from a press to the changed page, on a throttled phone.
 *
 * @param {import('@playwright/test').Browser} browser @param {string} origin @param {Press} press
 * @param {'untouched' | 'idle' | 'after a scroll'} when right after the load of the page; when it has fetched what it fetches without a
 *   sign of a person; or two seconds after a scroll to the button
 * @returns {Promise<number>} the median
 */
export async function pressAnswered(browser, origin, { path, button, changed }, when) {
  const times = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.goto(`${origin}${path}`, { waitUntil: 'load' });
    if (when === 'idle') await page.waitForTimeout(IDLE_MS);
    if (when === 'after a scroll') {
      await page.evaluate((selector) => {
        window.scrollBy(0, 10);
        document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
      }, button);
      await page.waitForTimeout(AFTER_SCROLL_MS);
    }
    times.push(
      await page.evaluate(
        ([pressed, watched]) =>
          new Promise((/** @type {(milliseconds: number) => void} */ resolve) => {
            const button = /** @type {HTMLElement} */ (document.querySelector(pressed));
            const target = /** @type {Element} */ (document.querySelector(watched));
            // The signs of waiting are no answer.
            const own = new Set(['data-state', 'data-waiting']);
            const pressedAt = performance.now();
            new MutationObserver((records, observer) => {
              if (records.every(({ attributeName }) => attributeName && own.has(attributeName))) return;
              observer.disconnect();
              requestAnimationFrame(() => resolve(performance.now() - pressedAt));
            }).observe(target, {
              attributes: true,
              ...(watched !== 'html' && { childList: true, characterData: true, subtree: true }),
            });
            button.click();
          }),
        /** @type {[string, string]} */ ([button, changed]),
      ),
    );
    await context.close();
  }
  return median(times);
}
