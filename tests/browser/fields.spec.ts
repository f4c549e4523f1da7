/** What readers type, slide and filter, as they do it. */
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures';
import { drag, middleOf, swipePastSliders } from '../sliders';

test.describe('a slider on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  // The other pages with a slider: every/sliders.spec.ts.
  for (const path of ['/guides/bitcoin-fees', '/lesson/4']) {
    test(`keeps its value when a swipe scrolls past it: ${path}`, ({ page }) => swipePastSliders(page, path));
  }

  test('follows a finger that moves sideways, and takes a tap on its track', async ({ page }) => {
    await page.goto('/guides/bitcoin-fees');
    const size = page.getByRole('slider', { name: 'Transaction size (bytes)' });
    await size.scrollIntoViewIfNeeded();
    await hydrated(size);
    const { x, y, width } = await middleOf(size);
    await drag(page, { x: x - width / 4, y }, { x: width / 2, y: 4 });
    const slid = Number(await size.inputValue());
    expect(slid).toBeGreaterThan(600);
    await page.touchscreen.tap(x - width / 4, y);
    await expect.poll(async () => Number(await size.inputValue())).toBeLessThan(500);
  });

  test('keeps its value before its script has loaded', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/guides/bitcoin-fees', { waitUntil: 'load' });
    const size = page.locator('#fee input.range-input').first();
    const { x, y } = await middleOf(size);
    await drag(page, { x: x + 60, y }, { x: 4, y: -200 });
    expect(await size.inputValue()).toBe('250');
  });
  test.use({ allowed: /ERR_FAILED/ });
});

test('a number typed with a decimal comma is read as one, and said beside the field where it can be read two ways', async ({
  page,
}) => {
  await page.goto('/guides/bitcoin-mining');
  const cost = page.getByRole('textbox', { name: 'Electricity cost ($/kWh)' });
  const profit = page.locator('#mining').locator('dt:text-is("Daily profit") + dd');
  await cost.fill('0,125');
  await expect(profit).toContainText('−$5.78');
  await expect(cost).toHaveAccessibleDescription(/Read as 0\.125\./);
  await cost.fill('1.000');
  await expect(cost).toHaveAccessibleDescription(/Read as 1: a point marks decimals here/);
  await cost.fill('12 cents');
  await expect(profit).toHaveText('—');
  await expect(cost).toHaveAccessibleDescription(/Letters, units and other signs cannot be read here/);
  await expect(cost).toHaveValue('12 cents');
});

test.describe('a link that was damaged on the way', () => {
  const values = (page: Page) =>
    Promise.all(
      ['Transaction size (bytes)', 'Fee rate (sat/vB)'].map((name) => page.getByRole('textbox', { name }).inputValue()),
    );
  const damaged = (page: Page) => page.locator('#fee').getByText('This link was damaged on the way', { exact: false });

  for (const end of [
    'sizeVbytes=154&amp;rateSatsPerVbyte=3',
    'sizeVbytes=154&rateSatsPerVbyte=3.',
    'sizeVbytes=154&rateSatsPerVbyte=3).',
  ]) {
    test(`is read whole where nothing is lost: ${end}`, async ({ page }) => {
      await page.goto(`/guides/bitcoin-fees#fee?${end}`);
      await expect.poll(() => values(page)).toEqual(['154', '3']);
      await expect(damaged(page)).toHaveCount(0);
    });
  }

  test('says what it lost', async ({ page }) => {
    await page.goto('/guides/bitcoin-fees#fee?sizeVbytes=154&rateSat');
    await expect.poll(() => values(page)).toEqual(['154', '20']);
    await expect(damaged(page)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Fee rate (sat/vB)' })).toHaveAccessibleDescription(
      /The link lost this value/,
    );
  });

  test.describe('with an encoded #', () => {
    test.use({ allowed: /status of 404/ });

    test('opens its page', async ({ page }) => {
      await page.goto('/guides/bitcoin-fees%23fee?sizeVbytes=154&rateSatsPerVbyte=3', { waitUntil: 'commit' });
      await expect(page).toHaveURL(/\/guides\/bitcoin-fees#fee\?sizeVbytes=154&rateSatsPerVbyte=3$/);
      await expect.poll(() => values(page)).toEqual(['154', '3']);
    });
  });
});

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
