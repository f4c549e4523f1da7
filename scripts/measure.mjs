/**
 * What a page costs before any scroll, as a phone downloads it from the preview server.
 *
 * @typedef {{ html: number, script: number, style: number, fonts: number, other: number }} Weight in kB (1000 bytes) as sent
 */

export const phone = { width: 412, height: 823 };

/** @type {Record<string, keyof Weight>} */
const kinds = { document: 'html', script: 'script', stylesheet: 'style', font: 'fonts' };

/**
 * @param {import('@playwright/test').Page} page an empty page of a fresh context
 * @param {string} address
 * @returns {Promise<Weight>}
 */
export async function weigh(page, address) {
  /** @type {import('@playwright/test').Request[]} */
  const finished = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.setViewportSize(phone);
  await page.goto(address, { waitUntil: 'networkidle' });
  /** @type {Weight} */
  const weight = { html: 0, script: 0, style: 0, fonts: 0, other: 0 };
  for (const request of finished) {
    const { responseBodySize } = await request.sizes();
    weight[kinds[request.resourceType()] ?? 'other'] += responseBodySize / 1000;
  }
  return weight;
}
