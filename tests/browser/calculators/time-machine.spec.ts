import type { Page } from '@playwright/test';
import { en } from '@/content/en';
import { faults } from '@/tests/axe';
import { expect, hydrated, layOut, test } from '@/tests/fixtures';

const words = en.home.exhibits.calculator.machine;

const machine = (page: Page) => page.locator('#time-machine');
const ticket = (page: Page) => page.locator('#time-machine output');

test('its dial changes the year, and it converts an amount and writes its state to the fragment', async ({ page }) => {
  await page.goto('/');
  await layOut(page);
  const dial = machine(page).locator('svg.cursor-grab');
  await dial.scrollIntoViewIfNeeded();
  await hydrated(dial);
  const box = await dial.boundingBox();
  if (!box) throw new Error('the dial has no box');
  const scale = box.width / 320;
  const [x, y] = [box.x + 160 * scale, box.y + 142 * scale];
  await page.mouse.move(x, y - 60 * scale);
  await page.mouse.down();
  // A quarter turn to the right: −120° is 1913 and 120° is 2024, so 90° is 1913 + 111 × 210 ÷ 240 = 2010.
  await page.mouse.move(x + 60 * scale, y, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByRole('combobox', { name: words.year })).toHaveValue('2010');

  await page.getByRole('radio', { name: words.modes['present-to-past'] }).check();
  await page.getByRole('button', { name: '$10k' }).click();
  await page.getByRole('combobox', { name: words.year }).selectOption('1980');
  // 10,000 × 82.4 ÷ 321.5 = 2,562.99
  await expect(ticket(page)).toContainText('$2,562.99');
  await expect(ticket(page)).toContainText(words.resultClasses['less-purchasing-power']);
  await expect(page).toHaveURL(/#time-machine\?mode=present-to-past&amount=10000&year=1980$/);
});

test('a shared link restores the result in view, and Back leaves the page in one step', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/#time-machine?mode=past-to-present&amount=50&year=2017');
  // 50 × 321.5 ÷ 245.12 = 65.58
  await expect(ticket(page)).toContainText('$65.58');
  await expect(page.getByRole('textbox', { name: words.amount.label })).toBeInViewport();
  await page.getByRole('textbox', { name: words.amount.label }).fill('75');
  await expect(page).toHaveURL(/amount=75/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('a link to a result works inside the open page, before hydration and after', async ({ page }) => {
  await page.goto('/', { waitUntil: 'load' });
  await expect(ticket(page)).toContainText('$793.83');
  const follow = (fragment: string) =>
    page.evaluate((hash) => {
      window.location.hash = hash;
    }, fragment);
  await follow('time-machine?mode=present-to-past&amount=500&year=1990');
  // 500 × 130.7 ÷ 321.5 = 203.27
  await expect(ticket(page)).toContainText('$203.27');
  await expect(page.getByRole('textbox', { name: words.amount.label })).toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await follow('time-machine?mode=past-to-present&amount=50&year=2017');
  // 50 × 321.5 ÷ 245.12 = 65.58
  await expect(ticket(page)).toContainText('$65.58');
  await expect(page.getByRole('textbox', { name: words.amount.label })).toBeInViewport();
});

test('the Time Machine works by keyboard alone, and Back restores the scroll position, not its position', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('radio', { name: words.modes['past-to-present'] }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: words.modes['present-to-past'] })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('oops');
  await expect(page.getByRole('textbox', { name: words.amount.label })).toHaveAccessibleDescription(/counts it as \$0/);
  await expect(page.getByRole('textbox', { name: words.amount.label })).toHaveValue('oops');
  await expect(ticket(page)).toContainText('$0.00');
  for (let tabs = 0; tabs < 3; tabs++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: words.amount.label })).toHaveValue('10,000');

  // A person reaches the guides by scrolling, which lays out what is above them.
  await layOut(page);
  await page.getByRole('textbox', { name: words.amount.label }).fill('2500');
  await expect(page).toHaveURL(/amount=2500/);
  const guide = page.locator('#practical-guidance a[href^="/guides/"]').first();
  await guide.scrollIntoViewIfNeeded();
  await guide.click();
  await expect(page).toHaveURL(/guides/);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: words.amount.label })).toHaveValue('2500');
  await expect(guide).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the default example, both lists and both panels are visible', async ({ page }) => {
    await page.goto('/');
    await expect(ticket(page)).toBeVisible();
    await expect(ticket(page).getByText('$793.83', { exact: true })).toBeVisible();
    await expect(machine(page).getByText('This calculator needs JavaScript')).toBeVisible();
    for (const name of ['In 1971', 'In 2024', words.lists.published]) {
      await expect(machine(page).getByRole('columnheader', { name })).toBeVisible();
    }
    // getByRole does not find hidden elements.
    await expect(machine(page).getByRole('rowheader')).toHaveCount(6);
    await expect(machine(page).getByRole('row', { name: /New car 2\.7% .* 0\.3% .* 0\.2%/ })).toBeVisible();
    // It is in its exhibit, not in a hidden part at the end of the page that a script would move.
    await expect(page.locator('#calculator #time-machine')).toBeVisible();
    await page.locator('#calculator').getByText('Data Sources & Methodology').click();
    await expect(page.getByText('would be 2.4% lower')).toBeVisible();
    await page.getByText('Bitcoin housing comparison').click();
    await expect(page.getByRole('row', { name: /2017.*Year-end price 23\.0 BTC/ })).toBeVisible();
  });
});

test('the words of the switch are not covered by its radio buttons, in either theme', async ({ page }) => {
  await page.goto('/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const name of [words.modes['past-to-present'], words.modes['present-to-past']]) {
      await expect(machine(page).getByRole('radio', { name })).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    }
  }
});

test('the table of goods fits a narrow phone, with the longest numbers', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const amount of ['100', '1000000000000']) {
    await page.goto(`/#time-machine?mode=past-to-present&amount=${amount}&year=1971`);
    const table = machine(page).getByRole('table');
    await expect(table).toHaveAccessibleName(amount === '100' ? /\$100,/ : /\$1,000,000,000,000,/);
    const reach = await table
      .locator('*')
      .evaluateAll((all) => Math.max(...all.map((part) => part.getBoundingClientRect().right)));
    expect(reach).toBeLessThanOrEqual(310);
    const overflowing = await table
      .locator('td')
      .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length);
    expect(overflowing).toBe(0);
  }
});

test('the bars of a row have one scale, and the longest result is on one line of the receipt', async ({ page }) => {
  await page.goto('/#time-machine?mode=past-to-present&amount=1000000000000&year=1971');
  await expect(ticket(page)).toContainText('$7,938,271,604,938.27');
  const result = ticket(page).locator('.time-machine-receipt-amount');
  for (const width of [320, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await result.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
    const row = machine(page)
      .getByRole('row', { name: /New car|Bread/ })
      .first();
    const tracks = await row.locator('td').evaluateAll((cells) =>
      cells.map((cell) => {
        const { paddingLeft, paddingRight } = getComputedStyle(cell);
        return Math.round(cell.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
      }),
    );
    expect(Math.max(...tracks) - Math.min(...tracks)).toBeLessThanOrEqual(1);
  }
});

test('axe finds no violation with all panels open and an error shown', async ({ page }) => {
  await page.goto('/#time-machine?mode=present-to-past&amount=2&year=1971');
  await expect(ticket(page)).toContainText('$0.25');
  await page.locator('#calculator').getByText('Data Sources & Methodology').click();
  await page.getByText('Bitcoin housing comparison').click();
  await page.getByRole('textbox', { name: words.amount.label }).fill('abc');
  await expect(page.getByRole('textbox', { name: words.amount.label })).toHaveAccessibleDescription(/counts it as/);
  expect(await faults(page, '#calculator')).toEqual([]);
});
