/** The pages that kinds.spec.ts leaves out: one short visit each. */
import type { APIRequestContext } from '@playwright/test';
import { wakeAll } from '@/scripts/bench/measure.mjs';
import { withTransition } from '../arrival';
import { faults } from '../axe';
import { expect, test } from '../fixtures';
import { budgetOf, checkPhoneWidths } from '../limits';
import { exportedPaths, kinds } from '../site';

/** kB of each file, brotli, as the server sends it: most pages share most files. */
const sizes = new Map<string, Promise<number>>();

function sizeOf(address: string, request: APIRequestContext): Promise<number> {
  const asked = async () => {
    const response = await request.head(address, { headers: { 'Accept-Encoding': 'br' } });
    return Number(response.headers()['content-length']) / 1000;
  };
  const size = sizes.get(address) ?? asked();
  sizes.set(address, size);
  return size;
}

const others = exportedPaths().filter((path) => !kinds.includes(path));
/** So many pages share a test: their visits in one process of the browser take a third less than in one process each. */
const TOGETHER = 8;
const groups = others.flatMap((_, at) => (at % TOGETHER === 0 ? [others.slice(at, at + TOGETHER)] : []));

for (const paths of groups) {
  test(`${paths.join(' ')}: each stays within its budget, axe finds no violation on a phone, and nothing moves with reduced motion`, async ({
    page,
    request,
  }) => {
    // Once each: a file is in the cache when a page asks for it again.
    const requested = new Map<string, string>();
    page.on('request', (one) => requested.set(one.url(), one.resourceType()));
    for (const path of paths) {
      requested.clear();
      await page.goto(path);
      // A message of React about a mismatch fails the test.
      await wakeAll(page);
      expect.soft(await faults(page, 'html', { widths: [360], colorSchemes: ['light'] }), path).toEqual([]);
      // axe has asked for reduced motion.
      expect.soft(await withTransition(page), path).toEqual([]);
      await test.step(path, () => checkPhoneWidths(page));
      const { html, script, fonts } = budgetOf(path);
      for (const [type, limit] of Object.entries({ document: html, script, font: fonts })) {
        const addresses = [...requested].flatMap(([address, its]) => (its === type ? [address] : []));
        const each = await Promise.all(addresses.map((address) => sizeOf(address, request)));
        const kilobytes = each.reduce((sum, size) => sum + size, 0);
        expect.soft(kilobytes, `${path}, kB of ${type}`).toBeGreaterThan(0);
        expect.soft(kilobytes, `${path}, kB of ${type}`).toBeLessThanOrEqual(limit);
      }
    }
  });
}

test.describe('a missing page', () => {
  test.use({ allowed: /status of 404/ });

  test('has no violation that axe finds', async ({ page }) => {
    await page.goto('/nothing-here');
    expect.soft(await faults(page)).toEqual([]);
    await checkPhoneWidths(page);
  });
});
