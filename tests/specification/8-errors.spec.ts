/* The owner's values: section 8, error catalogue. No line changes without the owner. */
import { expect, test } from '../fixtures';

test.use({ allowed: /status of 404/ });

test('unknown chapter: Chapter Not Found, unknown lesson: Lesson Not Found, each with a link back to the dashboard', async ({
  page,
}) => {
  for (const [path, title] of [
    ['/chapter/99', 'Chapter Not Found'],
    ['/lesson/99', 'Lesson Not Found'],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(title));
    const back = page.getByRole('link', { name: 'Back to Dashboard' });
    await expect(back).toHaveAttribute('href', '/dashboard');
    await back.click();
    await expect(page).toHaveURL('/dashboard');
  }
});
