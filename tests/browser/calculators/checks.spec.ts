import { expect, test } from '@/tests/fixtures';

test.describe('security checklist', () => {
  test('shows score, label and struck-through text, and forgets ticks after a reload', async ({ page }) => {
    await page.goto('/guides/security-checklist');
    const list = page.locator('#checklist');
    const boxes = list.locator('li').getByRole('checkbox');
    await expect(boxes).toHaveCount(26);
    for (let index = 0; index < 13; index++) await boxes.nth(index).check();
    await expect(list.getByText('50%', { exact: true })).toBeVisible();
    await expect(list.getByText('Fair', { exact: true })).toBeVisible();
    await expect(boxes.first().locator('xpath=following-sibling::span')).toHaveCSS(
      'text-decoration-line',
      'line-through',
    );
    await page.reload();
    await expect(list.getByText('0%', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  test('stores ticks when asked, and deletes them when the choice is taken back', async ({ page }) => {
    await page.goto('/guides/security-checklist');
    const list = page.locator('#checklist');
    const remember = list.getByRole('checkbox', { name: 'Remember my ticks in this browser' });
    const keys = () => page.evaluate(() => Object.keys(localStorage));
    await list.locator('li').getByRole('checkbox').nth(5).check();
    await remember.check();
    await expect.poll(keys).toHaveLength(1);
    await page.reload();
    await expect(remember).toBeChecked();
    await expect(list.locator('li').getByRole('checkbox').nth(5)).toBeChecked();
    await remember.uncheck();
    await expect.poll(keys).toEqual([]);
  });

  test('works when the stored record is damaged', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('bitcoin-journey:checklist', '{"version":1,"checked":7'));
    await page.goto('/guides/security-checklist');
    await page.locator('#checklist li').getByRole('checkbox').first().check();
    await expect(page.locator('#checklist').getByText('4%', { exact: true })).toBeVisible();
  });

  test('prints nothing but itself', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await page.goto('/guides/security-checklist');
    await page.locator('#checklist').getByRole('button', { name: 'Print' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html[data-printed]')).toHaveCount(1);
    await expect(page.getByText('Turn on automatic updates')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('can be read and ticked without script', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    await page.goto('/guides/security-checklist');
    const first = page.locator('#checklist li').getByRole('checkbox').first();
    await first.check();
    await expect(first.locator('xpath=following-sibling::span')).toHaveCSS('text-decoration-line', 'line-through');
    await expect(page.getByText('Without JavaScript the score does not count.')).toBeVisible();
    await page.close();
  });
});

test.describe('address identifier', () => {
  test('puts a pasted address in no request, no URL and no storage', async ({ page }) => {
    await page.goto('/guides/bitcoin-addresses');
    const address = page.locator('#address');
    // The form hydrates at the first scroll, before the reader types.
    await address.getByRole('button', { name: 'With a typo' }).click();
    await expect(address.getByRole('region', { name: 'Result' })).toContainText('Wrong checksum');
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const before = page.url();
    await address.getByRole('textbox').fill('bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0');
    const result = address.getByRole('region', { name: 'Result' });
    await expect(result).toContainText('Taproot address (P2TR)');
    await expect(result).toContainText('Correct (bech32m)');
    await address.getByRole('textbox').fill('legal winner thank year wave sausage worth useful');
    await expect(result).toContainText('This looks like backup words');
    await address.getByRole('button', { name: 'Clear the field' }).click();
    await expect(address.getByRole('textbox')).toBeFocused();
    expect(requests).toEqual([]);
    expect(page.url()).toBe(before);
    expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([]);
  });

  test('shows an identified example without script', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    await page.goto('/guides/bitcoin-addresses');
    await expect(page.locator('#address')).toContainText('SegWit address for one key (P2WPKH)');
    await expect(page.locator('#address').getByRole('textbox')).toHaveCount(0);
    await page.close();
  });
});
