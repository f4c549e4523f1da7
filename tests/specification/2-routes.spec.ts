/* The owner's values: section 2, the two bars. No line changes without the owner. */
import { expect, test } from '../fixtures';

const widths = [320, 390, 768, 1440];

test('the public top bar shows a logo link to /, a Guides link and an About link at every width', async ({ page }) => {
  await page.goto('/guides');
  const bar = page.getByRole('banner');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    await expect(bar.getByRole('link', { name: /^Bitcoin Journey/ })).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('link', { name: 'Guides', exact: true })).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('link', { name: 'About', exact: true })).toBeInViewport({ ratio: 1 });
  }
  await expect(bar.getByRole('link', { name: /^Bitcoin Journey/ })).toHaveAttribute('href', '/');
  await expect(bar.getByRole('link', { name: 'Guides', exact: true })).toHaveAttribute('href', '/guides');
  await expect(bar.getByRole('link', { name: 'About', exact: true })).toHaveAttribute('href', '/about');
});

test("the dashboard's header shows its title, subtitle, link, language selector and level at every width", async ({
  page,
}) => {
  await page.goto('/dashboard');
  const header = page.getByRole('banner');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    await expect(header.getByText('Dashboard', { exact: true }).first()).toBeInViewport({ ratio: 1 });
    await expect(header.getByText('Learning Progress & Stats')).toBeInViewport({ ratio: 1 });
    await expect(header.getByRole('link', { name: 'Dashboard', exact: true })).toBeInViewport({ ratio: 1 });
    await expect(header.getByText('Level 1', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(header.getByRole('combobox', { name: 'Language' })).toBeInViewport({ ratio: 1 });
  }
});
