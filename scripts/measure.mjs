/**
 * What a page costs before any scroll, as a phone downloads it from the preview server.
 *
 * @typedef {{ html: number, script: number, style: number, fonts: number, other: number }} Weight in kB (1000 bytes) as sent
 */

export const phone = { width: 412, height: 823 };

/** @type {Record<string, keyof Weight>} */
const kinds = { document: 'html', script: 'script', stylesheet: 'style', font: 'fonts' };

/**
 * Waits until React has taken the page over, which is after the browser says that the page is loaded; without script, not
 * at all.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function whenPageAlive(page) {
  await page.waitForFunction(() => {
    // React marks what it has taken over with keys of its own, from top to bottom.
    const last = document.querySelector('footer') ?? document.body;
    const isAlive = Object.keys(last).some((key) => key.startsWith('__react'));
    return isAlive || !document.documentElement.classList.contains('js');
  });
}

/** The page asks for nothing more when it has asked for nothing so long. */
const QUIET_MS = 500;

/**
 * @param {import('@playwright/test').Page} page an empty page of a fresh context
 * @param {string} address
 * @returns {Promise<Weight>}
 */
export async function weigh(page, address) {
  /** @type {import('@playwright/test').Request[]} */
  const finished = [];
  let lastAt = 0;
  page.on('requestfinished', (request) => {
    finished.push(request);
    lastAt = Date.now();
  });
  await page.setViewportSize(phone);
  await page.goto(address);
  await whenPageAlive(page);
  while (Date.now() - lastAt < QUIET_MS) await page.waitForTimeout(QUIET_MS / 4);
  /** @type {Weight} */
  const weight = { html: 0, script: 0, style: 0, fonts: 0, other: 0 };
  for (const request of finished) {
    const { responseBodySize } = await request.sizes();
    weight[kinds[request.resourceType()] ?? 'other'] += responseBodySize / 1000;
  }
  return weight;
}
