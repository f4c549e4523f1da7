import type { Page } from '@playwright/test';
import { faults } from '../axe';
import { expect, test } from '../fixtures';
import { exportedPaths } from '../site';

async function checkPage(page: Page, path: string) {
  await page.goto(path);
  expect(await faults(page)).toEqual([]);
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
