import { type Weight, weigh } from '../../scripts/measure.mjs';
import { expect, test } from '../fixtures';
import { exportedPaths, htmlOf } from '../site';

type Budget = Pick<Weight, 'html' | 'script' | 'style' | 'fonts'>;

const everywhere: Budget = { html: 60, script: 130, style: 20, fonts: 60 };

/** The limits of a page in kB, brotli, before any scroll. */
function budgetOf(path: string): Budget {
  if (!/\/guides\/./.test(path)) return everywhere;
  const main = /<main[\s\S]*<\/main>/.exec(htmlOf(path))?.[0] ?? '';
  const hasCalculator = /<(input|select|textarea|output)\b/.test(main);
  return hasCalculator ? { ...everywhere, script: 135, html: 26 } : { ...everywhere, script: 125, html: 20 };
}

for (const path of exportedPaths()) {
  test(`${path} comes to life under the policy and stays within its weight before any scroll`, async ({ page }) => {
    const weight = await weigh(page, path);
    for (const [kind, limit] of Object.entries(budgetOf(path))) {
      expect.soft(weight[kind as keyof Budget], `kB of ${kind}`).toBeLessThanOrEqual(limit);
    }
    expect(weight.script, 'script is measured at all').toBeGreaterThan(50);
    await expect(page.locator('template[data-flight]')).toHaveCount(0);
  });
}
