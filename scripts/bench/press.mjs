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

/**
 * Milliseconds from a press on the theme button to the changed page, on a throttled phone.
 *
 * @param {import('@playwright/test').Browser} browser @param {string} address @param {number} runs
 * @param {{ afterScroll: boolean }} when false: no earlier interaction; true: two seconds after a scroll
 * @returns {Promise<number>} the median
 */
export async function pressAnswered(browser, address, runs, { afterScroll }) {
  const times = [];
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.goto(address, { waitUntil: 'load' });
    if (afterScroll) {
      await page.evaluate(() => window.scrollBy(0, 10));
      await page.waitForTimeout(2000);
    }
    times.push(
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            const root = document.documentElement;
            const themeButton = /** @type {HTMLElement} */ (
              [...document.querySelectorAll('header button')].find((button) => /theme/i.test(button.textContent ?? ''))
            );
            const pressedAt = performance.now();
            new MutationObserver(() => {
              if (root.dataset.theme) requestAnimationFrame(() => resolve(performance.now() - pressedAt));
            }).observe(root, { attributeFilter: ['data-theme'] });
            themeButton.click();
          }),
      ),
    );
    await context.close();
  }
  return median(times);
}
