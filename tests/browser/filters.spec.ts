/** What readers type into the filters of lists, as they type it. */
import { expect, test } from '../fixtures';

test('the glossary has a word however it is typed', async ({ page }) => {
  await page.goto('/glossary');
  const field = page.getByRole('searchbox', { name: 'Find a word' });
  for (const [typed, term] of [
    ["gresham's law", 'Gresham’s law'],
    ['bip39', 'BIP 39'],
    ['BIP-39', 'BIP 39'],
    ['sats', 'Satoshi'],
    ['2fa', 'Two-factor authentication'],
    ['self custody', 'Self-custody'],
    ['halvings', 'Halving'],
  ] as const) {
    await field.fill(typed);
    await expect(page.getByRole('term').filter({ hasText: term }).first()).toBeVisible();
    await expect(page.getByRole('term').filter({ hasText: 'Barter' })).toHaveCount(0);
  }
});

test('the sources have the words of a search in any order', async ({ page }) => {
  await page.goto('/sources');
  const field = page.getByRole('searchbox', { name: 'Find a number' });
  await field.fill('inflation argentina 2023');
  await expect(page.locator('#argentina-inflation-2023')).toBeVisible();
  await expect(page.locator('#year-1971')).not.toBeVisible();
});
