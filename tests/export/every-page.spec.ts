import type { Page } from '@playwright/test';
import { hasCalculator } from '../../scripts/bench/kinds.mjs';
import { type Weight, weigh } from '../../scripts/measure.mjs';
import { faults } from '../axe';
import { expect, test } from '../fixtures';
import { exportedPaths, htmlOf } from '../site';

type Budget = Pick<Weight, 'html' | 'script' | 'style' | 'fonts'>;

const everywhere: Budget = { html: 60, script: 130, style: 20, fonts: 60 };

/** The limits of a page in kB, brotli, before any scroll. */
function budgetOf(path: string): Budget {
  if (/\/data\/./.test(path)) return { ...everywhere, html: 25 };
  if (!/\/guides\/./.test(path)) return everywhere;
  return hasCalculator(htmlOf(path))
    ? { ...everywhere, script: 135, html: 26 }
    : { ...everywhere, script: 125, html: 20 };
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
  test(`${path} comes to life within its weight, and holds no barrier that axe finds`, async ({ page }) => {
    const weight = await weigh(page, path);
    for (const [kind, limit] of Object.entries(budgetOf(path))) {
      expect.soft(weight[kind as keyof Budget], `kB of ${kind}`).toBeLessThanOrEqual(limit);
    }
    expect.soft(weight.script, 'script is measured at all').toBeGreaterThan(100);
    await expect.soft(page.locator('template[data-flight]')).toHaveCount(0);
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
