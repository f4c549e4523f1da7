/** The search: what readers type, what they see, and how they come back. */
import { en } from '../../content/en';
import { faults } from '../axe';
import { expect, test } from '../fixtures';
import { checkPhoneWidths } from '../limits';

const FIELD = 'What are you looking for?';

test('the key "/" leads to the field, and the first answer to its heading', async ({ page }) => {
  await page.goto('/guides');
  await page.keyboard.press('/');
  const field = page.getByRole('searchbox', { name: FIELD });
  await expect(field).toBeFocused();
  await page.keyboard.type('how do I buy bitcoin');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results\.$/);
  const first = page.getByRole('article').first();
  await expect(first.getByRole('heading')).toHaveText('Buying Your First Bitcoin');
  await expect(first.locator('mark').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(first.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guides\/buying-first-bitcoin#/);
  await expect(page.locator(':target')).toBeInViewport();
});

test('the key "/" can be switched off for every page, and on again', async ({ page }) => {
  await page.goto('/search');
  const choice = page.getByRole('checkbox', { name: en.search.key.choice });
  await expect(choice).toBeChecked();
  await choice.focus();
  await page.keyboard.press('Space');
  await expect(choice).not.toBeChecked();
  await page.keyboard.press('/');
  await expect(choice).toBeFocused();
  await page.goto('/guides');
  await page.keyboard.press('/');
  await expect(page.getByRole('link', { name: en.search.link })).not.toHaveAttribute('aria-keyshortcuts');
  await expect(page).toHaveURL('/guides');
  await page.goto('/search');
  await expect(choice).not.toBeChecked();
  await choice.check();
  await page.goto('/guides');
  await page.keyboard.press('/');
  await expect(page).toHaveURL(/\/search/);
});

test('Back restores the words, the results and the place', async ({ page }) => {
  await page.goto('/search#q=bitcoin');
  await expect(page.getByRole('article')).toHaveCount(10);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/results\.$/);
  await page.getByRole('button', { name: /^Show all/ }).click();
  const wanted = page.getByRole('article').nth(30).getByRole('link').first();
  await wanted.scrollIntoViewIfNeeded();
  const [name, top] = [await wanted.textContent(), await page.evaluate(() => window.scrollY)];
  await wanted.click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: FIELD })).toHaveValue('bitcoin');
  await expect(page.getByRole('article').nth(30).getByRole('link').first()).toHaveText(name ?? '');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top - 200);
});

test('a link has the words, a mistake in typing is forgiven, and Escape empties the field', async ({ page }) => {
  await page.goto('/search#q=blockchian');
  await expect(page.getByRole('article').first().getByRole('link').first()).toHaveText('Blockchain');
  await page.getByRole('searchbox', { name: FIELD }).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Everything, by subject' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
});

test('the first answers come with 70 kB of code and index, without React', async ({ page }) => {
  const bodies: Promise<[string, number]>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/\/_next\/static\/islands\/|\/search-index\/.*json/.test(pathname)) return;
    bodies.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => [pathname, responseBodySize]),
    );
  });
  // The browser says so of a slow line: nothing is loaded that is not needed.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/search');
  await page.getByRole('searchbox', { name: FIELD }).fill('wallet');
  await expect(page.getByRole('article').first()).toContainText('Wallet');
  const sizes = await Promise.all(bodies);
  const own = sizes.filter(([path]) => !/\/(?:react|mount|loader|islands|rolldown-runtime)-/.test(path));
  expect(own.filter(([path]) => path.startsWith('/search-index/'))).toHaveLength(1);
  expect(own.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(70_000);
  await expect(page.getByRole('button', { name: /^Search the longer texts, too/ })).toBeVisible();
});

test.describe('an unknown address', () => {
  test.use({ allowed: /status of 404/ });

  test('leads to a search for its words', async ({ page }) => {
    await page.goto('/how-to-sell_bitcoin.html');
    await page.getByRole('link', { name: 'Search this site for “how to sell bitcoin”' }).click();
    await expect(page.getByRole('article').first()).toContainText('Selling Bitcoin and Cashing Out');
  });
});

test('the results have no violation that axe finds, and fit a phone with large text', async ({ page }) => {
  await page.goto('/search#q=wallet');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/results\.$/);
  expect(await faults(page)).toEqual([]);
  await checkPhoneWidths(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page lists everything by subject, and says that typing needs it', async ({ page }) => {
    await page.goto('/search', { waitUntil: 'load' });
    await expect(page.getByText('Typing here needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    for (const name of ['Understanding Bitcoin Fees', 'Bretton Woods, 1944', 'Halving', 'US money supply (M2)'])
      await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible();
  });
});
