import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { exportedPaths } from '../site';

const widths = [360, 1280];
const themes = ['light', 'dark'] as const;

async function faults(page: Page, rule?: string): Promise<string[]> {
  // No page holds a frame before a video is played; without the search for frames axe takes half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (rule) axe.withRules(rule);
  const { violations, passes } = await axe.analyze();
  expect(passes.length).toBeGreaterThan(rule ? 0 : 10);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} — ${node.any[0]?.message ?? node.all[0]?.message ?? ''}`),
  );
}

async function checkPage(page: Page, path: string) {
  // What is on its way in has no final colour yet.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  // A key has the whole page laid out (public/first-paint.js): axe must not find it growing.
  await page.keyboard.press('Home');
  for (const colorScheme of themes) {
    for (const width of widths) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      // The second theme changes colors and nothing else.
      const rule = colorScheme === 'dark' ? 'color-contrast' : undefined;
      expect.soft(await faults(page, rule), `${colorScheme}, ${width} px`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'width at 320 px').toBeLessThanOrEqual(320);
}

for (const path of exportedPaths()) {
  test(`${path}: axe finds nothing in both themes, narrow and wide; nothing scrolls sideways`, async ({ page }) => {
    await checkPage(page, path);
  });
}

test.describe('a missing page', () => {
  test.use({ allowed: /status of 404/ });

  test('the 404 page: axe finds nothing; nothing scrolls sideways', async ({ page }) => {
    await checkPage(page, '/nothing-here');
  });
});
