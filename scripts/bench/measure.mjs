import { brotliCompressSync } from 'node:zlib';

/**
 * Transfer sizes of a page in kB (1000 bytes), from the preview server, with brotli.
 *
 * @typedef {object} Weight
 * @property {number} html the document with its inline style
 * @property {number} start the inline boot script and the loader: what runs before the reader interacts
 * @property {number} fonts
 * @property {number} script all scripts when every island is used, with `start`
 * @property {number} data the properties of the islands, and what else they fetch then
 * @property {number} style style sheets beside the document
 */

export const phone = { width: 412, height: 823 };

/**
 * Interacts with the page, as a first scroll does, and waits until the behaviours have started and the islands near the viewport have
 * hydrated. Returns at once without JavaScript.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function hydrate(page) {
  const script = await page.waitForFunction(() => {
    const { classList, dataset } = document.documentElement;
    if (!classList.contains('js')) return 'off';
    if (dataset.state === 'alive') return 'alive';
    window.dispatchEvent(new Event('scroll'));
    return false;
  });
  if ((await script.jsonValue()) === 'off') return;
  await frames(page);
  await page.waitForFunction(() => document.querySelector('[data-state="loading"]') === null);
  await frames(page);
}

/**
 * Two frames and a task: the observer of the islands reports in the next frame, and effects of React can wait for the paint. A promise ends
 * the polling of `waitForFunction` with whatever it resolves to.
 *
 * @param {import('@playwright/test').Page} page
 */
const frames = (page) =>
  page.waitForFunction(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0, true)))),
  );

/** Uses every island, as the keyboard does. @param {import('@playwright/test').Page} page */
export async function wakeAll(page) {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]'))
      island.dispatchEvent(new Event('focusin', { bubbles: true }));
  });
  await hydrate(page);
}

/** A page is complete when it has requested nothing for this time. */
const QUIET_MS = 500;

/**
 * Records what the page transfers from now on.
 *
 * @param {import('@playwright/test').Page} page an empty page of a fresh context
 */
export function startWeighing(page) {
  /** @type {import('@playwright/test').Request[]} */
  const finished = [];
  let lastAt = 0;
  page.on('requestfinished', (request) => {
    finished.push(request);
    lastAt = Date.now();
  });
  return {
    /** @returns {Promise<Weight>} */
    async read() {
      while (Date.now() - lastAt < QUIET_MS) await page.waitForTimeout(QUIET_MS / 4);
      const boot = await page.evaluate(() => document.getElementById('boot')?.textContent ?? '');
      const start = brotliCompressSync(boot).length / 1000;
      const weight = { html: 0, start, fonts: 0, script: start, data: 0, style: 0 };
      for (const request of finished) {
        // A file that is fetched first is imported from the cache, which counts as less than nothing.
        const kilobytes = Math.max(0, (await request.sizes()).responseBodySize) / 1000;
        const kind = request.resourceType();
        const { pathname } = new URL(request.url());
        if (kind === 'document') weight.html += kilobytes;
        else if (kind === 'font') weight.fonts += kilobytes;
        else if (kind === 'stylesheet') weight.style += kilobytes;
        else if (pathname.endsWith('.js')) weight.script += kilobytes;
        else if (kind === 'fetch') weight.data += kilobytes;
        if (/\/loader-[^/]*\.js$/.test(pathname)) weight.start += kilobytes;
      }
      return weight;
    },
  };
}

/**
 * @param {import('@playwright/test').Page} page an empty page of a fresh context
 * @param {string} address
 * @returns {Promise<Weight>} with every island used
 */
export async function weigh(page, address) {
  const scales = startWeighing(page);
  await page.setViewportSize(phone);
  await page.goto(address, { waitUntil: 'load' });
  await hydrate(page);
  await wakeAll(page);
  return scales.read();
}
