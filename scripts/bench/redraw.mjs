import { hydrate } from './measure.mjs';
import { median } from './table.mjs';

const POINTS = 800;
const RUNS = 5;
/** Four series with months, which the page has for short spans only. */
const CHART = 'explore?series=cpi-u,m2,gold-price,btc-price-monthly&by=month&index=1971';

/** Replaces the months of every series in the file of all series by 800 made-up ones from January 1959 on. @param {string} data */
export function withLongMonths(data) {
  const values = Array.from({ length: POINTS }, (_, i) => (100 + i + 20 * Math.sin(i / 5)).toFixed(2));
  return data.replace(
    /("month":\{"step":"month","start":)\d+(,"values":\[)[^\]]*/g,
    `$1${1959 * 12}$2${values.join(',')}`,
  );
}

/** Gold before prices, from 1968 on: 1,653 cells. */
const CELLS = 'every-start?asset=gold&dollars=nominal&start=1980&end=2000';

/** A setting and its two values; at first it has the second one. */
const changes = [
  { name: 'axis', press: ['explore-scale', 'log', 'linear'] },
  { name: 'dollars', press: ['explore-dollars-choice', 'on', 'off'] },
  // Series of several units have no other start than 100.
  { name: 'months or years', press: ['explore-by', 'year', 'month'] },
];

/** Of every start and end, when nivo draws the cells. */
const cellChanges = [
  { name: 'every start and end: percent a year or whole', press: ['every-start-measure', 'whole', 'yearly'] },
];

/**
 * Milliseconds from a change of a setting of /explore to the drawn chart, with four series of 800 points, or with a cell for each start and end.
 *
 * @param {import('@playwright/test').Browser} browser @param {string} origin of the site
 * @param {number} cpuSlowdown 1 for none
 * @returns {Promise<{ name: string, milliseconds: number }[]>} the median of each setting
 */
export async function timeRedraws(browser, origin, cpuSlowdown) {
  // The browser trusts the certificate of the bench; `route.fetch` does not.
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 }, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.route('**/explore/en.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withLongMonths(await response.text()) });
  });
  await page.goto(`${origin}/explore#${CHART}`);
  await hydrate(page);
  // Not the first drawing, which comes with the page.
  await page.waitForSelector('#explore:not([aria-busy]) [data-plot] path[data-line=m2]');
  const results = await timeChanges(context, page, '#explore figure', changes, cpuSlowdown);
  const other = await context.newPage();
  await other.goto(`${origin}/explore#${CELLS}`);
  await hydrate(other);
  await other.focus('#every-start-asset');
  await other.waitForSelector('#every-start canvas');
  results.push(...(await timeChanges(context, other, '#every-start figure', cellChanges, cpuSlowdown)));
  await context.close();
  return results;
}

/**
 * @param {import('@playwright/test').BrowserContext} context @param {import('@playwright/test').Page} page
 * @param {string} place the element that changes @param {typeof changes} settings @param {number} cpuSlowdown
 */
async function timeChanges(context, page, place, settings, cpuSlowdown) {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const results = [];
  for (const { name, press } of settings) {
    const times = [];
    for (let run = 0; run < RUNS * 2; run++) {
      times.push(
        await page.evaluate(
          ([field, value, selector = '']) =>
            new Promise((/** @type {(milliseconds: number) => void} */ resolve, reject) => {
              setTimeout(() => reject(new Error(`${field}=${value} changed nothing in ${selector}`)), 10_000);
              const figure = /** @type {Element} */ (document.querySelector(selector));
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
          [press[0], press[1 + (run % 2)], place],
        ),
      );
      await page.waitForTimeout(300);
    }
    results.push({ name, milliseconds: median(times) });
  }
  return results;
}
