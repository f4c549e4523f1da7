import { brotliCompressSync } from 'node:zlib';

/**
 * Transfer sizes of a page in kB (1000 bytes), from the preview server, with brotli.
 *
 * @typedef {object} Weight
 * @property {number} html the document with its inline style
 * @property {number} script the inline boot script, and every script requested before the reader interacts
 * @property {number} fonts
 * @property {number} runtime scripts and page data, which arrive when the reader interacts
 * @property {number} style the style sheets that arrive with them
 */

export const phone = { width: 412, height: 823 };

/**
 * Interacts with the page, as a first scroll does, and waits until it has hydrated and its effects have run. Returns at once without
 * JavaScript.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function hydrate(page) {
  await page.waitForFunction(() => {
    if (!document.documentElement.classList.contains('js')) return true;
    if ('hydrated' in document.documentElement.dataset) {
      return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0, true)));
    }
    window.dispatchEvent(new Event('scroll'));
    return false;
  });
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
  let early = 0;
  page.on('requestfinished', (request) => {
    finished.push(request);
    lastAt = Date.now();
  });
  const whenQuiet = async () => {
    while (Date.now() - lastAt < QUIET_MS) await page.waitForTimeout(QUIET_MS / 4);
  };
  return {
    whenQuiet,
    /** What was requested until now did not wait for the reader. Not for a page that loads its runtime at once (boot.js). */
    markInteraction() {
      early = finished.length;
    },
    /** @returns {Promise<Weight>} */
    async read() {
      await whenQuiet();
      const boot = await page.evaluate(() => document.getElementById('boot')?.textContent ?? '');
      const weight = { html: 0, script: brotliCompressSync(boot).length / 1000, fonts: 0, runtime: 0, style: 0 };
      for (const [index, request] of finished.entries()) {
        // The start file is fetched first and run from the cache, which counts as less than nothing.
        const kilobytes = Math.max(0, (await request.sizes()).responseBodySize) / 1000;
        const kind = request.resourceType();
        if (kind === 'document') weight.html += kilobytes;
        else if (kind === 'font') weight.fonts += kilobytes;
        else if (kind === 'stylesheet') weight.style += kilobytes;
        else if (kind === 'script' || kind === 'fetch') weight[index < early ? 'script' : 'runtime'] += kilobytes;
      }
      return weight;
    },
  };
}

/**
 * @param {import('@playwright/test').Page} page an empty page of a fresh context
 * @param {string} address
 * @returns {Promise<Weight>}
 */
export async function weigh(page, address) {
  const scales = startWeighing(page);
  await page.setViewportSize(phone);
  await page.goto(address, { waitUntil: 'load' });
  await scales.whenQuiet();
  // A page that shows the reader's own state loads its runtime without interaction (boot.js).
  const loadsAtOnce = await page.evaluate(() => document.querySelector('[data-load-runtime=""]') !== null);
  if (!loadsAtOnce) scales.markInteraction();
  await hydrate(page);
  return scales.read();
}
