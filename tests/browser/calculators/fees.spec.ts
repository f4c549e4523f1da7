import { en } from '@/content/en';
import { copyWith, expect, test } from '@/tests/fixtures';

const { calculators } = en;

/** The value below a label in a list of results. */
const under = (label: string) => `dt:text-is("${label}") + dd`;

test.describe('fee calculator', () => {
  test('computes from slider and field, restores a shared link, and resets', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/guides/bitcoin-fees');
    const fee = page.locator('#fee');
    await expect(fee.locator(under(calculators.FeeCalculator.sats))).toHaveText('5,000');

    await fee.getByRole('slider', { name: calculators.FeeCalculator.size }).focus();
    await page.keyboard.press('End');
    await expect(fee.getByRole('textbox', { name: calculators.FeeCalculator.size })).toHaveValue('1000');
    await fee.getByRole('textbox', { name: calculators.FeeCalculator.rate }).fill('2.5');
    await expect(fee.locator(under(calculators.FeeCalculator.sats))).toHaveText('2,500');
    await expect(page).toHaveURL(/#fee\?sizeVbytes=1000&rateSatsPerVbyte=2\.5$/);

    const link = await copyWith(
      fee.getByRole('button', { name: calculators.common.actions.copyLink }),
      calculators.common.actions.linkCopied,
    );
    await page.goto('/');
    await page.goto(link);
    await expect(page.locator('#fee').locator(under(calculators.FeeCalculator.usd)).first()).toHaveText('$1.13');

    await fee.getByRole('textbox', { name: calculators.FeeCalculator.rate }).fill('fast');
    const copy = fee.getByRole('button', { name: calculators.common.actions.copyLink });
    await expect(copy).toHaveAttribute('aria-disabled', 'true');
    await expect(fee.getByText('There is no result to link to yet.')).toBeVisible();
    await copy.click({ force: true });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    expect(page.url()).toBe(link);

    await fee.getByRole('button', { name: calculators.common.actions.reset }).click();
    await expect(fee.locator(under(calculators.FeeCalculator.sats))).toHaveText('5,000');
    await expect.poll(() => new URL(page.url()).hash).toBe('');
  });

  test('shows the worked example without script', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    await page.goto('/guides/bitcoin-fees');
    await expect(page.locator('#fee').locator(under(calculators.FeeCalculator.usd)).first()).toHaveText('$2.25');
    await expect(
      page.locator('#transaction-size').locator(under(calculators.TransactionSizer.size)).first(),
    ).toHaveText('141 vB');
    await expect(page.locator('#fee').getByRole('slider')).toHaveCount(0);
    await page.close();
  });
});

test.describe('transaction size', () => {
  test('warns of a dust output, and sends its size to the fee calculator by keyboard', async ({ page }) => {
    await page.goto('/guides/bitcoin-fees');
    await page.getByText('Build a payment from its parts').click();
    const sizer = page.locator('#transaction-size');
    await sizer.getByRole('button', { name: 'Starts with bc1p: 154 vB' }).click();
    await expect(sizer.locator(under(calculators.TransactionSizer.size)).first()).toHaveText('154 vB');

    const second = sizer.getByRole('group', { name: 'Output 2' });
    await second.getByRole('textbox').fill('329');
    await expect(second.getByRole('status')).toContainText('329 sat is under the limit of 330 sat');

    const use = sizer.getByRole('link', { name: calculators.TransactionSizer.useSize });
    // A press moves the focus, and the page would still be on its smooth way to a link that is out of view.
    await use.scrollIntoViewIfNeeded();
    await use.press('Enter');
    const size = page.locator('#fee').getByRole('textbox', { name: calculators.FeeCalculator.size });
    await expect(size).toHaveValue('154');
    await expect(size).toBeFocused();
    await expect(size).toBeInViewport();
    await expect(page.locator('#fee').locator(under(calculators.FeeCalculator.sats))).toHaveText('3,080');
  });

  test('sends its size to a fee calculator that has not hydrated, also after a reload', async ({ page }) => {
    await page.goto('/guides/bitcoin-fees');
    await page.reload({ waitUntil: 'load' });
    const fee = page.locator('#fee');
    await expect(fee).not.toBeInViewport();
    await page.evaluate(() => {
      location.hash = '#fee?sizeVbytes=154';
    });
    await expect(fee.getByRole('textbox', { name: calculators.FeeCalculator.size })).toHaveValue('154');
    await expect(fee).toBeInViewport();
  });

  test('restores its rows from a link', async ({ page }) => {
    await page.goto('/guides/bitcoin-fees#transaction-size?p2pkh=2&rate=3&o1=p2tr&a1=100');
    const sizer = page.locator('#transaction-size');
    // 10 + 2 × 148 + 43 = 349
    await expect(sizer.locator(under(calculators.TransactionSizer.size)).first()).toHaveText('349 vB');
    await expect(sizer.locator(under('Fee')).first()).toHaveText('1,047 sat');
    await expect(sizer.getByRole('group', { name: /^Output/ })).toHaveCount(1);
    await expect(sizer.getByRole('heading', { name: /join these coins/ })).toBeVisible();
  });
});

test.describe('mining calculator', () => {
  test('states profit or loss in words, not only by color', async ({ page }) => {
    await page.goto('/guides/bitcoin-mining');
    const mining = page.locator('#mining');
    const profit = mining.locator(under(calculators.MiningCalculator.dailyProfit));
    await expect(profit).toContainText(calculators.MiningCalculator.loss);
    const red = await profit.evaluate((element) => getComputedStyle(element).color);
    await mining.getByRole('textbox', { name: calculators.MiningCalculator.electricity }).fill('0.03');
    // 3.225 − 72 × 0.03 = 1.065
    await expect(profit).toContainText('$1.07');
    await expect(profit).toContainText(calculators.MiningCalculator.profit);
    await expect(profit).not.toHaveCSS('color', red);
    await mining.getByRole('textbox', { name: calculators.MiningCalculator.btcPrice }).fill('a lot');
    await expect(profit).toHaveText('—');
    await expect(mining.getByRole('alert').filter({ hasText: 'not a number' })).toBeVisible();
  });
});
