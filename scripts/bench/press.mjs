import { phone } from './measure.mjs';
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
/** A press that is not answered by then never is. */
const LATEST_MS = 30_000;

/**
 * @typedef {object} Press
 * @property {string} name
 * @property {string} path of the page
 * @property {string} control selector of what is pressed, or of the field that is typed into: the first that is visible
 * @property {string} [typed] into a field
 * @property {string} changed selector of what the press changes
 * @property {string} [until] selector of what is in it when it has changed
 */

/** One press for each way in which a page answers. @type {Press[]} */
export const presses = [
  { name: 'theme, answered by the inline script', path: '/', control: '[data-theme-switch]', changed: 'html' },
  { name: 'card of home, a behaviour', path: '/', control: '.flip-card', changed: '.flip-card' },
  {
    name: 'number typed into the fee calculator, an island',
    path: '/guides/bitcoin-fees',
    control: '#fee-sizeVbytes',
    typed: '500',
    changed: '#fee',
  },
  {
    name: 'slider of the explorer, an island in the first screen',
    path: '/explore',
    control: '#explore [type=range]',
    typed: '20',
    changed: '#explore figure',
  },
  {
    name: 'field of every start and end, until nivo has drawn the cells',
    path: '/explore',
    control: '#every-start-asset',
    changed: '#every-start [data-grid]',
    until: 'canvas',
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
export async function pressAnswered(browser, origin, { path, control, typed, changed, until }, when) {
  const times = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    // One that a person sees: what a closed box hides is never near.
    const pressed = page.locator(`${control} >> visible=true`).first();
    await page.goto(`${origin}${path}`, { waitUntil: 'load' });
    if (when === 'idle') await page.waitForTimeout(IDLE_MS);
    if (when === 'after a scroll') {
      await pressed.evaluate((element) => {
        window.scrollBy(0, 10);
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
      await page.waitForTimeout(AFTER_SCROLL_MS);
    }
    times.push(
      await pressed.evaluate(
        (element, { typed, changed, until, limit }) =>
          new Promise((/** @type {(milliseconds: number) => void} */ resolve, reject) => {
            const target = /** @type {Element} */ (document.querySelector(changed));
            // The signs of waiting are no answer.
            const own = new Set(['data-state', 'data-waiting']);
            const pressedAt = performance.now();
            setTimeout(() => reject(new Error(`The press changed nothing in "${changed}".`)), limit);
            new MutationObserver((records, observer) => {
              if (records.every(({ attributeName }) => attributeName && own.has(attributeName))) return;
              if (until !== undefined && !target.querySelector(until)) return;
              observer.disconnect();
              requestAnimationFrame(() => resolve(performance.now() - pressedAt));
            }).observe(target, {
              attributes: true,
              ...(changed !== 'html' && { childList: true, characterData: true, subtree: true }),
            });
            if (typed === undefined) {
              // A finger also sets the focus.
              /** @type {HTMLElement} */ (element).focus({ preventScroll: true });
              /** @type {HTMLElement} */ (element).click();
            } else {
              // As a person does: React watches the property of the element itself.
              Reflect.set(HTMLInputElement.prototype, 'value', typed, element);
              element.dispatchEvent(new InputEvent('input', { bubbles: true }));
            }
          }),
        { typed, changed, until, limit: LATEST_MS },
      ),
    );
    await context.close();
  }
  return median(times);
}
