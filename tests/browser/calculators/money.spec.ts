import type { Locator, Page } from '@playwright/test';
import { en } from '@/content/en';
import { expect, test } from '@/tests/fixtures';

const { calculators, charts } = en;

const DCA = '/guides/dollar-cost-averaging';
const SAVINGS = '/guides/time-preference';
const WALLET = '/guides/hardware-wallets';
const INFLATION = '/guides/why-bitcoin-matters-now';

const calculator = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const backTest = (page: Page) => calculator(page, calculators.DcaBacktest.title);
const term = (page: Page, name: string, label: string | RegExp) =>
  calculator(page, name)
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every calculator shows its worked example', async ({ page }) => {
    await page.goto(DCA);
    await expect(page.getByText('$5,200 / year').filter({ visible: true })).toBeVisible();
    await expect(backTest(page).locator('dd', { hasText: /^\$6,000$/ })).toBeVisible();
    await expect(page.getByRole('img', { name: calculators.DcaBacktest.chart.title })).toBeVisible();
    await page.goto(SAVINGS);
    await expect(
      calculator(page, calculators.TimePreferenceCalculator.title)
        .getByLabel(calculators.common.results)
        .getByText('$50,711', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('img', { name: calculators.TimePreferenceCalculator.chart.title })).toBeVisible();
    await page.goto(WALLET);
    await expect(page.getByText('$4,221', { exact: true })).toBeVisible();
    await page.goto(INFLATION);
    const years = page.getByRole('table', { name: /^All years.*Housing$/ });
    await expect(years.getByRole('row', { name: /^2021/ })).toContainText('+18.9%');
    await expect(page.getByRole('button', { name: calculators.common.actions.reset })).toHaveCount(0);
  });
});

test('the calculator sends its plan to the back test, which restores it from its link', async ({ page }) => {
  await page.goto(DCA);
  const plan = calculator(page, calculators.DcaCalculator.title);
  await plan.getByLabel(calculators.DcaCalculator.amount).fill('60');
  await plan
    .getByLabel(calculators.DcaCalculator.frequency)
    .selectOption(calculators.DcaCalculator.frequencies['bi-weekly']);
  await expect(plan.getByText('$1,560 / year').filter({ visible: true })).toBeVisible();
  await plan.getByRole('button', { name: calculators.DcaCalculator.tryIt }).click();
  await expect(backTest(page)).toBeInViewport();
  await expect(backTest(page).getByLabel(calculators.DcaBacktest.amount)).toHaveValue('130');
  await backTest(page)
    .getByRole('button', { name: /^Worst 2 years/ })
    .click();
  await expect(
    backTest(page)
      .getByRole('definition')
      .filter({ hasText: /less than was paid in/ }),
  ).toBeVisible();
  await expect(page).toHaveURL(/#dca-backtest\?amountUsd=130&startMonth=2021-01&endMonth=2022-12/);
  const value = term(page, calculators.DcaBacktest.title, calculators.DcaBacktest.plan);
  const text = (await value.textContent()) ?? '';

  await page.goto('/about');
  await page.goBack();
  await expect(value).toHaveText(text);
  await expect(backTest(page)).toBeInViewport();
  await backTest(page).getByRole('button', { name: calculators.common.actions.reset }).click();
  await expect(page).toHaveURL(DCA);
});

test('the chart of the back test follows the first month and is read by keyboard', async ({ page }) => {
  await page.goto(DCA);
  const chart = page.getByRole('figure', { name: calculators.DcaBacktest.chart.title });
  await expect(chart.getByRole('radio', { name: charts.parts.scale.linear })).toBeChecked();
  await backTest(page)
    .getByRole('group', { name: calculators.DcaBacktest.start })
    .getByLabel(calculators.DcaBacktest.year)
    .selectOption('2010');
  // The price rose by far more than 20 times since then.
  await expect(chart.getByRole('radio', { name: 'Log' })).toBeChecked();
  await expect(chart.getByText(charts.parts.scaleHint)).toBeVisible();
  const reader = chart.getByRole('slider');
  await reader.focus();
  await page.keyboard.press('Home');
  await expect(reader).toHaveAttribute('aria-valuetext', /^July 2010: .*Paid in \$100/);
  await page.keyboard.press('End');
  await expect(reader).toHaveAttribute('aria-valuetext', /^June 2026: .*Paid in \$19,200/);
});

test('on a phone the back test begins with bad starts and folded fields, and its answer is below them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(DCA);
  const amount = backTest(page).getByLabel(calculators.DcaBacktest.amount);
  await expect(amount).toBeHidden();
  const top = async (text: string | RegExp) => (await backTest(page).getByText(text).first().boundingBox())?.y ?? 0;
  const answer = await term(page, calculators.DcaBacktest.title, calculators.DcaBacktest.plan).boundingBox();
  const tops = [
    await top('Worst year'),
    await top(calculators.DcaBacktest.planFields),
    answer?.y ?? 0,
    await top(calculators.DcaBacktest.cash),
  ];
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  const note = backTest(page).getByText('These are the last 5 years of our prices', { exact: false });
  await expect(note).toBeHidden();
  await backTest(page).getByText(calculators.DcaBacktest.window.title).click();
  await expect(note).toBeVisible();
  await backTest(page).getByText(calculators.DcaBacktest.planFields).click();
  await amount.fill('50');
  await expect(backTest(page).getByText('60 monthly purchases of $50: $3,000 paid in.')).toBeVisible();
});

for (const [path, name, field] of [
  [DCA, calculators.DcaBacktest.title, calculators.DcaBacktest.amount],
  [WALLET, calculators.HardwareWalletCalculator.title, calculators.HardwareWalletCalculator.risk],
] as const) {
  test(`the answer of ${path} is in view while a field of it is used on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const region = calculator(page, name);
    const control = region.getByRole('textbox', { name: field });
    // Fields that are folded on phones.
    if (await control.isHidden()) await region.getByText(calculators.DcaBacktest.planFields).click();
    await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await control.focus();
    await expect(region.getByText(/^[+−-]?\$[\d,]+$/, { exact: true }).first()).toBeInViewport();
    await expect(region.locator('.calculator-answer-bar')).toBeInViewport({ ratio: 1 });
    const [bar, used] = [await region.locator('.calculator-answer-bar').boundingBox(), await control.boundingBox()];
    expect((used?.y ?? 0) + (used?.height ?? 0), 'lower edge of the focused control').toBeLessThanOrEqual(bar?.y ?? 0);
  });
}

for (const [path, id, sticky] of [
  [WALLET, 'hardware-wallet', '.calculator-answer-bar'],
  ['/guides/security-checklist', 'checklist', '.calculator-score-bar'],
] as const) {
  test(`the bar that sticks while ${path} is used never covers what has the focus`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    // A smooth scroll would still run when the boxes are measured.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const region = page.locator(`#${id}`);
    const bar = region.locator(sticky);
    const controls = region.locator('input, select, button').filter({ visible: true });
    await controls.first().focus();
    const used = region.locator(':focus');
    for (let left = Math.min(12, await controls.count()); left > 0 && (await used.count()) > 0; left--) {
      const [box, cover] = [await used.boundingBox(), await bar.boundingBox()];
      // An ordinary bar, far below or above, covers nothing.
      const isCovered =
        box &&
        cover &&
        box.y + box.height > cover.y &&
        box.y < cover.y + cover.height &&
        !(await isInside(used, sticky));
      expect(isCovered, await used.evaluate((element) => element.outerHTML)).toBeFalsy();
      await page.keyboard.press('Tab');
    }
    await controls.nth(1).focus();
    await expect(bar).toBeInViewport({ ratio: 1 });
  });
}

/** Whether the control is part of the bar itself. */
const isInside = (control: Locator, bar: string) =>
  control.evaluate((element, selector) => element.closest(selector) !== null, bar);

test('the back test explains months in the wrong order, and keeps its height', async ({ page }) => {
  await page.goto(DCA);
  const height = async () => (await backTest(page).boundingBox())?.height ?? 0;
  const before = await height();
  await backTest(page)
    .getByRole('group', { name: calculators.DcaBacktest.end })
    .getByLabel(calculators.DcaBacktest.year)
    .selectOption('2015');
  await expect(backTest(page).getByText('The last purchase lies before the first.')).toBeVisible();
  await expect(backTest(page).getByText('No result yet.', { exact: false })).toBeVisible();
  await expect(backTest(page).getByText('more than was paid in', { exact: false }).first()).toBeHidden();
  await expect(page.getByRole('figure', { name: calculators.DcaBacktest.chart.title })).toHaveCount(0);
  // The message beside the field has at most two lines.
  expect(Math.abs((await height()) - before)).toBeLessThan(80);
  await expect(
    backTest(page).getByRole('group', { name: calculators.DcaBacktest.end }).getByLabel(calculators.DcaBacktest.year),
  ).toHaveValue('2015');
});

test('the savings calculator accepts a negative return from the keyboard, and its chart follows', async ({ page }) => {
  await page.goto(SAVINGS);
  const savings = calculator(page, calculators.TimePreferenceCalculator.title);
  const slider = savings.getByRole('slider', { name: calculators.TimePreferenceCalculator.btcReturn });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(savings.getByRole('textbox', { name: calculators.TimePreferenceCalculator.btcReturn })).toHaveValue(
    '-60',
  );
  await expect(savings.getByText(calculators.TimePreferenceCalculator.less)).toBeVisible();
  await expect(page.getByRole('figure', { name: calculators.TimePreferenceCalculator.chart.title })).toContainText(
    'at your return',
  );
});

test('the inflation calculator restores its year from a link', async ({ page }) => {
  await page.goto(`${INFLATION}#inflation-by-year?year=2022`);
  const inflation = calculator(page, calculators.InflationByYear.title);
  await expect(inflation).toBeInViewport();
  await expect(inflation.getByText('What pay bought in 2022')).toBeVisible();
});

test('a calculator works after client-side navigation', async ({ page }) => {
  await page.goto('/guides');
  await page.locator(`a[href="${WALLET}"]`).first().click();
  await expect(page).toHaveURL(WALLET);
  const wallet = calculator(page, calculators.HardwareWalletCalculator.title);
  await wallet.getByRole('textbox', { name: calculators.HardwareWalletCalculator.amount }).fill('1');
  // 43,000 × (5% − 2%) − 79
  await expect(wallet.getByRole('definition').filter({ hasText: /^\+\$1,211/ })).toBeVisible();
  await expect(wallet.getByText('$43,000', { exact: true })).toBeVisible();
});
