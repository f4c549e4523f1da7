/** What is folded, on paper and for find-in-page. */
import { closedFolds } from '../closed-folds';
import { expect, layOut, test } from '../fixtures';
import { kinds } from '../site';

test('every fold of each kind of page is open on paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of kinds) {
    await page.goto(path);
    await layOut(page);
    expect.soft(await page.evaluate(closedFolds), path).toEqual([]);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every fold of each kind of page is open on paper', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    for (const path of kinds) {
      await page.goto(path, { waitUntil: 'load' });
      expect.soft(await page.evaluate(closedFolds), path).toEqual([]);
    }
  });
});

test.describe('a word in a closed tab', () => {
  const guide = '/guides/bitcoin-success-stories';

  test('is found by find-in-page, which opens the tab', async ({ page }) => {
    await page.goto(guide);
    const second = page.getByRole('tab').nth(1);
    const panel = page.getByRole('tabpanel', { includeHidden: true }).nth(1);
    await expect(panel).toHaveAttribute('hidden', 'until-found');
    await expect(panel).not.toBeVisible();
    const words = (await panel.locator('p:not([aria-hidden])').first().textContent())
      ?.split(/\s+/)
      .slice(0, 5)
      .join(' ');
    // A link to a text searches as find-in-page does.
    await page.evaluate((text) => {
      location.hash = `:~:text=${encodeURIComponent(text ?? '')}`;
    }, words);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(panel).toBeVisible();
  });

  test('is on paper', async ({ page }) => {
    await page.goto(guide);
    await page.emulateMedia({ media: 'print' });
    const panels = await page.getByRole('tabpanel', { includeHidden: true }).all();
    expect(panels.length).toBeGreaterThan(1);
    for (const panel of panels) await expect(panel.locator('p').nth(1)).toBeVisible();
  });
});
