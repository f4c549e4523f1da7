import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { faults } from '../axe';
import { copyWith, expect, hydrated, test } from '../fixtures';

const cells = (page: Page) => page.locator('#every-start');
const dots = (page: Page) => page.locator('#year-against-year');
const grid = (page: Page) => cells(page).locator('[data-grid]');
const sentence = (view: Locator) => view.locator('[data-sentence]');

async function open(page: Page, hash: string) {
  await page.goto(`/explore${hash}`);
  await hydrated(page.locator(hash.replace(/\?.*/, '')));
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('both views have their picture, their sentence and their table', async ({ page }) => {
    await page.goto('/explore');
    await expect(grid(page).locator('path[id]')).not.toHaveCount(0);
    await expect(sentence(cells(page))).toHaveText('Gold bought in 1980, sold in 2000: 7.3% a year less after prices.');
    await expect(cells(page).locator('tbody tr:not(.folded)')).toHaveCount(2024 - 1968);
    await expect(dots(page).locator('[data-dot]')).toHaveCount(6);
    await expect(dots(page).locator('tbody tr')).toHaveCount(6);
  });
});

test('nivo is loaded when a view is used, draws at the same place, and one press marks one cell', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await open(page, '#every-start');
  // The reader's own chart needs other files.
  await page.locator('#explore').getByRole('combobox', { name: 'Divide all by' }).selectOption('');
  await expect(page.locator('#explore')).not.toHaveAttribute('aria-busy', 'true');
  expect(scripts.filter((path) => /nivo/.test(path))).toEqual([]);

  const before = await grid(page).boundingBox();
  const start = cells(page).getByRole('combobox', { name: 'Start' });
  await start.focus();
  await start.selectOption('1999');
  await expect(sentence(cells(page))).toHaveText(/^Gold bought in 1999, sold in 2000/);
  await expect(grid(page).locator('canvas')).toBeVisible();
  expect((await grid(page).boundingBox())?.width).toBe(before?.width);
  const { width = 0, height = 0 } = (await grid(page).boundingBox()) ?? {};
  // 56 rows and columns: the row of 1971 is the fourth, the column of 2011 the forty-third.
  await grid(page).click({ position: { x: (42.5 * width) / 56, y: (3.5 * height) / 56 } });
  await expect(sentence(cells(page))).toHaveText(/^Gold bought in 1971, sold in 2011/);
  await expect(cells(page).getByRole('combobox', { name: 'End' })).toHaveValue('2011');
  await expect(page).toHaveURL(/#every-start\?asset=gold&start=1971&end=2011$/);
  // An end before the start is no cell.
  await grid(page).click({ position: { x: width / 56, y: (50 * height) / 56 } });
  await expect(sentence(cells(page))).toHaveText(/^Gold bought in 1971, sold in 2011/);
  await page.goBack();
  await expect(sentence(cells(page))).toHaveText(/^Gold bought in 1999, sold in 2000/);
});

test('the keyboard alone changes what is held, how it is counted and which cell is marked', async ({ page }) => {
  await open(page, '#every-start');
  const asset = cells(page).getByRole('combobox', { name: 'What was held' });
  await asset.focus();
  await page.keyboard.type('Cash');
  await expect(sentence(cells(page))).toHaveText(/^Cash kept from 1980 to 2000: 3\.6% a year less after prices\.$/);
  await cells(page).getByRole('radio', { name: 'In dollars' }).focus();
  await page.keyboard.press('Space');
  await expect(sentence(cells(page))).toHaveText('Cash kept from 1980 to 2000: no change in dollars.');
  await cells(page).getByRole('combobox', { name: 'End' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(sentence(cells(page))).toHaveText(/to 2001/);
});

test('Back restores every view as it was, also those that the address does not name', async ({ page }) => {
  /** A view comes alive when it is near. */
  const whenBothAlive = async () => {
    await hydrated(cells(page));
    await dots(page).scrollIntoViewIfNeeded();
    await hydrated(dots(page));
  };
  await open(page, '#every-start?asset=gold&start=1971&end=2011');
  await whenBothAlive();
  const said = async () => [await sentence(cells(page)).textContent(), await sentence(dots(page)).textContent()];
  const asset = cells(page).getByRole('combobox', { name: 'What was held' });
  const mark = dots(page).getByRole('combobox', { name: 'Marked dot' });
  const steps = [await said()];
  for (const act of [
    () => asset.selectOption('cash'),
    () => mark.selectOption('1990s'),
    () => asset.selectOption('house'),
    () => dots(page).getByRole('link', { name: 'And two years later?' }).click(),
    () => asset.selectOption('bills'),
  ]) {
    await act();
    await expect.poll(said).not.toEqual(steps.at(-1));
    steps.push(await said());
  }
  const [last = []] = steps.slice(-1);
  await page.reload();
  await whenBothAlive();
  await expect.poll(said).toEqual(last);
  for (const step of steps.slice(0, -1).reverse()) {
    await page.goBack();
    await expect.poll(said).toEqual(step);
  }
});

test('a link draws the same view again, and one that is damaged says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '#every-start?asset=bitcoin&by=month&start=2017-12&end=2022-12');
  const text = await sentence(cells(page)).textContent();
  expect(text).toMatch(/^Bitcoin bought in December 2017, sold in December 2022/);
  const link = await copyWith(cells(page).getByRole('button', { name: 'Copy link' }), 'Link copied');
  const other = await context.newPage();
  await other.goto(link);
  await expect(sentence(cells(other))).toHaveText(text ?? '');
  await other.close();
  await open(page, '#every-start?asset=silver&start=x');
  await expect(cells(page)).toContainText('“asset=silver” is not a setting.');
  await expect(sentence(cells(page))).toHaveText(/^Gold/);
});

test('the dots are drawn by nivo when the view is used, and a field marks one', async ({ page }) => {
  await open(page, '#year-against-year');
  const mark = dots(page).getByRole('combobox', { name: 'Marked dot' });
  await mark.focus();
  await mark.selectOption('2010s');
  await expect(sentence(dots(page))).toHaveText(
    /^2010s: money grew by 7\.4% a year, and prices rose by 1\.7% a year\.$/,
  );
  await expect(dots(page).locator('[data-scatter] div circle')).toHaveCount(6);
  await expect(dots(page).locator('[data-marked]')).toHaveAttribute('data-marked', '2010');
});

for (const [name, hash] of [
  ['every start and end', '#every-start'],
  ['year against year', '#year-against-year'],
] as const) {
  test(`axe finds no violation in ${name}, in either theme, and 320 px are wide enough`, async ({ page }) => {
    await open(page, hash);
    await page.locator(hash).getByRole('combobox').first().focus();
    await expect(page.locator(`${hash} :is(canvas, [data-scatter] div circle)`).first()).toBeAttached();
    expect(await faults(page, hash, { widths: [320, 768, 1280] })).toEqual([]);
  });

  test(`${name} can be saved as an SVG with its source, and as a PNG`, async ({ page }) => {
    await open(page, hash);
    const save = async (kind: RegExp) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.locator(hash).getByRole('button', { name: kind }).click(),
      ]);
      return readFileSync(await download.path());
    };
    const svg = (await save(/^SVG/)).toString('utf8');
    expect(svg).toContain('Source: ');
    expect(svg).not.toMatch(/NaN|undefined/);
    expect((await save(/^PNG/)).subarray(1, 4).toString()).toBe('PNG');
  });
}
