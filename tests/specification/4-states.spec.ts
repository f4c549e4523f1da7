/* The owner's values: sections 4 and 5, calculators and checklist. No line changes without the owner. */
import { expect, layOut, test } from '../fixtures';
import { hueOf, nameOf } from './colors';

/** The value below a label in a list of results. */
const under = (label: string) => `dt:text-is("${label}") + dd`;

test('the checklist strikes checked items through, scores over 26, and keeps nothing', async ({ page }) => {
  await page.goto('/guides/security-checklist');
  const list = page.locator('#checklist');
  const boxes = list.locator('li').getByRole('checkbox');
  await expect(boxes).toHaveCount(26);
  let ticked = 0;
  for (const [count, percent, label] of [
    [12, '46%', 'Needs Work'],
    [13, '50%', 'Fair'],
    [18, '69%', 'Fair'],
    [19, '73%', 'Good'],
    [23, '88%', 'Good'],
    [24, '92%', 'Excellent'],
    [26, '100%', 'Excellent'],
  ] as const) {
    for (; ticked < count; ticked++) await boxes.nth(ticked).check();
    await expect(list.getByText(percent, { exact: true })).toBeVisible();
    await expect(list.getByText(label, { exact: true }).filter({ visible: true }).first()).toBeVisible();
  }
  const text = boxes.first().locator('xpath=following-sibling::span');
  await expect(text).toHaveCSS('text-decoration-line', 'line-through');
  await boxes.first().uncheck();
  await expect(text).toHaveCSS('text-decoration-line', 'none');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.reload();
  await expect(boxes.nth(5)).not.toBeChecked();

  await test.step('each of the five categories has its own color', async () => {
    const drawings = list.locator('fieldset > div:first-child > div:first-child');
    await expect(drawings).toHaveCount(5);
    const hues = await Promise.all((await drawings.all()).map(hueOf));
    expect(new Set(hues).size).toBe(5);
  });
});

test('calculators recompute on every input; the mining tile is green above zero, otherwise red, in words too', async ({
  page,
}) => {
  await page.goto('/guides/bitcoin-mining');
  const mining = page.locator('#mining');
  const profit = mining.locator(under('Daily profit'));
  const electricity = mining.getByRole('textbox', { name: 'Electricity cost ($/kWh)' });
  const look = async (cost: string, result: string, words: RegExp) => {
    await electricity.fill(cost);
    await expect(profit).toContainText(result);
    await expect(profit).toContainText(words);
    return nameOf(await hueOf(profit));
  };
  // 3.225 − 72 × cost
  expect(await look('0.12', '−$5.42', /loss/i)).toBe('red');
  expect(await look('0.03', '$1.07', /profit/i)).toBe('green');
  await mining.getByRole('textbox', { name: 'Bitcoin price ($)' }).fill('0');
  expect(await look('0', '$0.00', /./)).toBe('red');

  await test.step('an emptied field gives no number, and says so', async () => {
    await electricity.fill('');
    await expect(profit).toHaveText('—');
    await expect(mining.getByRole('alert').filter({ hasText: 'This field is empty' })).toBeVisible();
  });
});

test('DCA: numeric, 1 to 10000, not clamped; $X / year with thousands separators', async ({ page }) => {
  await page.goto('/guides/dollar-cost-averaging');
  const dca = page.locator('#dca');
  const amount = dca.getByRole('textbox', { name: 'Amount per purchase ($)' });
  await expect(amount).toHaveAccessibleDescription(/\$1 to \$10,000/);
  const frequency = dca.getByRole('combobox', { name: 'Frequency' });
  for (const [typed, option, annual] of [
    ['100', 'Weekly', '$5,200 / year'],
    ['100', 'Daily', '$36,500 / year'],
    ['100', 'Bi-weekly', '$2,600 / year'],
    ['100', 'Monthly', '$1,200 / year'],
    ['20000', 'Weekly', '$1,040,000 / year'],
    ['1,234.50', 'Monthly', '$14,814 / year'],
  ] as const) {
    await amount.fill(typed);
    await frequency.selectOption(option);
    await expect(dca.getByText(annual).filter({ visible: true }).first()).toBeVisible();
  }
});

test('fee: size slider 150 to 1000 bytes, rate slider 1 to 100 sat/vB; sliders of 0.01 and 0.1', async ({ page }) => {
  const range = (name: string) =>
    page
      .getByRole('slider', { name })
      .first()
      .evaluate((slider: HTMLInputElement) => [slider.min, slider.max, slider.step, slider.value]);
  await page.goto('/guides/bitcoin-fees');
  expect((await range('Transaction size (bytes)')).slice(0, 2)).toEqual(['150', '1000']);
  expect((await range('Fee rate (sat/vB)')).slice(0, 2)).toEqual(['1', '100']);
  expect((await range('Transaction size (bytes)')).at(3)).toBe('250');
  expect((await range('Fee rate (sat/vB)')).at(3)).toBe('20');
  await page.goto('/guides/hardware-wallets');
  expect((await range('Bitcoin amount')).slice(2)).toEqual(['0.01', '0.1']);
  const calculator = page.locator('#hardware-wallet');
  for (const label of ['Bitcoin amount', 'Bitcoin price ($)', 'Exchange risk (% per year)', 'Hardware wallet cost ($)'])
    await expect(calculator.getByRole('textbox', { name: label })).toBeVisible();
  for (const [label, value] of [
    ['Portfolio value', '$4,300'],
    ['Annual risk exposure', '$215'],
    ['Protection cost', '1.8%'],
    ['Value protected', '$4,221'],
  ] as const)
    await expect(calculator.locator(under(label)).first()).toHaveText(new RegExp(`^${value.replace('$', '\\$')}`));
  await page.goto('/guides/time-preference');
  expect((await range('Inflation rate (% per year)')).slice(2)).toEqual(['0.1', '3.5']);
});

test('Time Machine: non-numeric counts as 0, nothing below 0, above 1,000,000 with a remark, both empty messages', async ({
  page,
}) => {
  await page.goto('/#time-machine?mode=past-to-present&amount=100&year=1971');
  await layOut(page);
  const machine = page.locator('#time-machine');
  const ticket = machine.locator('output');
  const amount = machine.getByRole('textbox', { name: 'Dollar amount' });
  await expect(amount).toHaveAccessibleDescription(/\$0 to \$1,000,000/);
  for (const [typed, remark] of [
    ['oops', /counts? it as \$0/],
    ['-5', /\$0/],
  ] as const) {
    await amount.fill(typed);
    await expect(ticket).toContainText('$0.00');
    await expect(amount).toHaveValue(typed);
    await expect(amount).toHaveAccessibleDescription(remark);
    await expect(machine.getByText('Not enough to buy anything substantial').first()).toBeVisible();
  }
  await amount.fill('2000000');
  // 2,000,000 × 321.5 ÷ 40.5
  await expect(ticket).toContainText('$15,876,543.21');
  // The bread of 1971 cost $0.25; in 2024 nothing costs less than $3.50 here, $1.97 elsewhere.
  await amount.fill('1');
  await expect(machine.getByText('Value has been completely devalued').first()).toBeVisible();
});

test('difficulty colors: green, yellow, red; four colors of fee levels', async ({ page }) => {
  await page.goto('/guides');
  const bars = (level: string) =>
    page.getByRole('article').filter({ hasText: level }).first().locator('svg[viewBox="0 0 16 14"]');
  expect(nameOf(await hueOf(bars('Beginner')))).toBe('green');
  expect(nameOf(await hueOf(bars('Intermediate')))).toBe('yellow');
  // No guide is advanced: the color of its level is that of a loss.
  await page.goto('/guides/bitcoin-mining');
  expect(nameOf(await hueOf(page.locator(`#mining ${under('Daily profit')}`)))).toBe('red');

  await page.goto('/guides/bitcoin-fees');
  const fees = page.locator('tr[class^="priority-"] .priority-bars');
  await expect(fees).toHaveCount(4);
  const levels = await fees.evaluateAll((all) =>
    all.map((bar) => getComputedStyle(bar.querySelector('.bar-on') ?? bar).fill),
  );
  expect(new Set(levels).size).toBe(4);
});
