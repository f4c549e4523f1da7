import type { Page } from '@playwright/test';
import { type Weight, weigh } from '../../scripts/measure.mjs';
import { faults } from '../axe';
import { expect, test } from '../fixtures';
import { exportedPaths, kinds } from '../site';

/** The limits of a page in kB, brotli: a tenth above what is measured (README, "Measured"), so that a page has room to grow. */
function budgetOf(path: string): Weight {
  const everywhere: Weight = { html: 32, script: 1.5, fonts: 48, runtime: 180, style: 19 };
  const own: Record<string, Partial<Weight>> = {
    // React's page data repeats the text of the page, and home has as much text as ten guides.
    '/': { html: 58, runtime: 214 },
    // nivo is in the runtime of the explorer, which loads it as the only page.
    '/explore': { runtime: 260 },
    // Every stated number has a row in the ledger of claims, and every correction an entry.
    '/sources': { html: 37 },
  };
  return { ...everywhere, ...own[path] };
}

/** Checks at the widths of phones that nothing overflows the page, and that no table or calculator is cut off. */
async function checkPhoneWidths(page: Page) {
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const { scrollWidth, cut } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      cut: [...document.querySelectorAll('.table-frame, .calculator')].flatMap((frame) =>
        frame.scrollWidth > frame.clientWidth ? [frame.ariaLabel ?? frame.id] : [],
      ),
    }));
    expect(scrollWidth, `width at ${width} px`).toBeLessThanOrEqual(width);
    expect(cut, `tables and calculators that ${width} px cut`).toEqual([]);
  }
}

/** Tests of the kinds of pages visit one page of each kind; the others get one short visit. */
for (const path of kinds) {
  test(`${path} stays within its budget, and axe finds no violation in either theme and width`, async ({ page }) => {
    const weight = await weigh(page, path);
    for (const [part, limit] of Object.entries(budgetOf(path))) {
      expect.soft(weight[part as keyof Weight], `kB of ${part}`).toBeLessThanOrEqual(limit);
    }
    expect.soft(weight.runtime, 'kB of runtime').toBeGreaterThan(100);
    expect.soft(await faults(page)).toEqual([]);
    await checkPhoneWidths(page);
  });
}

for (const path of exportedPaths().filter((path) => !kinds.includes(path))) {
  test(`${path} stays within its budget, and axe finds no violation on a phone`, async ({ page }) => {
    const finished: { type: string; bytes: Promise<number> }[] = [];
    page.on('requestfinished', (request) =>
      finished.push({
        type: request.resourceType(),
        bytes: request.sizes().then(({ responseBodySize }) => responseBodySize),
      }),
    );
    await page.goto(path);
    expect.soft(await faults(page, 'html', { widths: [360], colorSchemes: ['light'] })).toEqual([]);
    await checkPhoneWidths(page);
    const { html, runtime, fonts, style } = budgetOf(path);
    for (const [type, limit] of Object.entries({ document: html, script: runtime, font: fonts, stylesheet: style })) {
      const sizes = await Promise.all(finished.flatMap((request) => (request.type === type ? [request.bytes] : [])));
      const kilobytes = sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000;
      expect.soft(kilobytes, `kB of ${type}`).toBeGreaterThan(0);
      expect.soft(kilobytes, `kB of ${type}`).toBeLessThanOrEqual(limit);
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
