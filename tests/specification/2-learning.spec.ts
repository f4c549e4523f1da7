/* The owner's values: sections 2 to 4, what the dashboard and a lesson do. No line changes without the owner. */
import { expect, test } from '../fixtures';

test('Complete Lesson completes the lesson and returns to /dashboard: 8 and 47 become 9 and 56; a language is stored', async ({
  page,
}) => {
  await page.goto('/dashboard');
  const progress = page.getByRole('region', { name: 'Progress', exact: true });
  await expect(progress.getByText(/^\d+ of 32$/)).toHaveText('8 of 32');
  await expect(progress.getByText(/^\d+ minutes?$/)).toHaveText('47 minutes');
  await expect(page.getByText('3 days', { exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
  await page.getByRole('link', { name: 'Continue Learning' }).click();
  await expect(page).toHaveURL('/lesson/1');
  await expect(page.getByRole('navigation', { name: 'Place in this lesson' })).toContainText('2 of 3');
  await page.getByRole('button', { name: 'Complete Lesson' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(progress.getByText(/^\d+ of 32$/)).toHaveText('9 of 32');
  await expect(progress.getByText(/^\d+ minutes?$/)).toHaveText('56 minutes');

  await page.getByRole('combobox', { name: 'Language' }).selectOption('pt');
  await expect(page).toHaveURL('/pt/dashboard');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Idioma' })).toHaveValue('pt');
  expect(await page.evaluate(() => localStorage.getItem('bitcoin-journey:progress'))).toContain('"language":"pt"');
  await page.goto('/dashboard');
  await expect(progress.getByText(/^\d+ of 32$/)).toHaveText('9 of 32');

  await test.step('a locked chapter can be opened and says so', async () => {
    await page.goto('/chapter/8');
    await expect(page.getByText('Locked. You can read ahead.').filter({ visible: true })).toBeVisible();
  });

  await test.step('Start at zero empties the record: 1 of 3, chapter 1', async () => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Start at zero' }).click();
    await expect(progress.getByText(/^\d+ of 32$/)).toHaveText('0 of 32');
    await page.getByRole('link', { name: 'Continue Learning' }).click();
    await expect(page).toHaveURL('/lesson/why-barter-fails');
    await expect(page.getByRole('navigation', { name: 'Place in this lesson' })).toContainText('1 of 3');
  });
});
