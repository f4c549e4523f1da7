import { hydrate } from '../measure.mjs';
import { median } from './table.mjs';

const POINTS = 800;
const RUNS = 5;
/** Four series with months, which the page has for short spans only. */
const CHART = 'explore?series=cpi-u,m2,gold-price,btc-price-monthly&by=month&index=1971';

/** Replaces the months of every series in the properties of the page by 800 made-up ones from January 1959 on. @param {string} data */
export function withLongMonths(data) {
  const values = Array.from({ length: POINTS }, (_, i) => (100 + i + 20 * Math.sin(i / 5)).toFixed(2));
  return data.replace(
    /("month":\{"step":"month","start":)\d+(,"values":\[)[^\]]*/g,
    `$1${1959 * 12}$2${values.join(',')}`,
  );
}

/** A setting, its two values, and what of the drawing it changes. */
const changes = [
  { name: 'axis', press: ['explore-scale', 'log', 'linear'] },
  { name: 'dollars', press: ['explore-dollars-choice', 'year', 'day'] },
  { name: 'start', press: ['explore-index-choice', 'off', 'on'] },
];

/**
 * Milliseconds from a change of a setting of /explore to the drawn chart, with four series of 800 points.
 *
 * @param {import('@playwright/test').Browser} browser @param {string} origin of the site
 * @param {number} cpuSlowdown 1 for none
 * @returns {Promise<{ name: string, milliseconds: number }[]>} the median of each setting
 */
export async function timeRedraws(browser, origin, cpuSlowdown) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
  const page = await context.newPage();
  await page.route(/\/static\/islands\/\w+\.json/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withLongMonths(await response.text()) });
  });
  await page.goto(`${origin}/explore#${CHART}`);
  await hydrate(page);
  await page.waitForSelector('#explore [data-plot] path[data-line]');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const results = [];
  for (const { name, press } of changes) {
    const times = [];
    for (let run = 0; run < RUNS * 2; run++) {
      times.push(
        await page.evaluate(
          ([field, value]) =>
            new Promise((/** @type {(milliseconds: number) => void} */ resolve) => {
              const figure = /** @type {Element} */ (document.querySelector('#explore figure'));
              const radio = /** @type {HTMLInputElement} */ (
                document.querySelector(`input[name="${field}"][value="${value}"]`)
              );
              const pressedAt = performance.now();
              new MutationObserver((_, observer) => {
                observer.disconnect();
                // The task after the next frame: the change is painted.
                requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedAt)));
              }).observe(figure, { subtree: true, childList: true, attributes: true, characterData: true });
              radio.click();
            }),
          [press[0], press[1 + (run % 2)]],
        ),
      );
      await page.waitForTimeout(300);
    }
    results.push({ name, milliseconds: median(times) });
  }
  await context.close();
  return results;
}
