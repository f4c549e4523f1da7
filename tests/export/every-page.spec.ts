import type { Page } from '@playwright/test';
import { type Weight, weigh } from '../../scripts/measure.mjs';
import { faults } from '../axe';
import { expect, test } from '../fixtures';
import { exportedPaths } from '../site';

/** The limits of a page in kB, brotli: a tenth above what is measured (README, "Measured"), so that a page has room to grow. */
function budgetOf(path: string): Weight {
  const everywhere: Weight = { html: 30, script: 1.5, fonts: 45, runtime: 165, style: 17 };
  if (path === '/') return { ...everywhere, html: 55 };
  return everywhere;
}

/** Axe finds nothing in both themes, narrow and wide, nothing scrolls sideways, and a phone cuts no table and no calculator. */
async function checkBarriers(page: Page) {
  expect.soft(await faults(page)).toEqual([]);
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `width at ${width} px`).toBeLessThanOrEqual(
      width,
    );
    const cut = await page
      .locator('.table-frame, .calculator')
      .evaluateAll((frames) =>
        frames.filter((frame) => frame.scrollWidth > frame.clientWidth).map((it) => it.ariaLabel ?? it.id),
      );
    expect(cut, `tables and calculators that ${width} px cut`).toEqual([]);
  }
}

for (const path of exportedPaths()) {
  test(`${path} hydrates within its weight, and axe finds no barrier`, async ({ page }) => {
    const weight = await weigh(page, path);
    for (const [kind, limit] of Object.entries(budgetOf(path))) {
      expect.soft(weight[kind as keyof Weight], `kB of ${kind}`).toBeLessThanOrEqual(limit);
    }
    expect.soft(weight.runtime, 'the runtime is measured at all').toBeGreaterThan(100);
    await checkBarriers(page);
  });
}

test.describe('a missing page', () => {
  test.use({ allowed: /status of 404/ });

  test('holds no barrier that axe finds', async ({ page }) => {
    await page.goto('/nothing-here');
    await checkBarriers(page);
  });
});
