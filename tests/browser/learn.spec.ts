import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const RECORD = 'bitcoin-journey:progress';

const lessons = (page: Page) => page.getByRole('region', { name: 'Your progress' }).getByText(/^\d+ of 32$/);
const minutes = (page: Page) => page.getByRole('region', { name: 'Your progress' }).getByText(/^\d+ minutes?$/);
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), RECORD);

async function completeLesson(page: Page, id: string) {
  await page.goto(`/lesson/${id}`);
  await page.getByRole('button', { name: /^Complete/ }).click();
  await expect(page).toHaveURL('/dashboard');
}

test('a learner takes a chapter, comes back, and counts every lesson once', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(lessons(page)).toHaveText('8 of 32');
  await expect(minutes(page)).toHaveText('47 minutes');
  expect(await stored(page), 'a visit writes nothing').toBeNull();
  await page.getByRole('link', { name: 'Continue Learning' }).click();
  await expect(page).toHaveURL('/lesson/1');
  await expect(page.getByText('2 of 3', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Complete Lesson' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(
    page.getByRole('status').filter({
      hasText: '“Germany 1923: The Wheelbarrow Money” is complete. 9 of 32 lessons done.',
    }),
  ).toBeInViewport();
  await expect(page.locator('main')).toBeFocused();
  await expect(lessons(page)).toHaveText('9 of 32');
  // 47 and the nine of the lesson.
  await expect(minutes(page)).toHaveText('56 minutes');
  await expect(page.getByText('4 days', { exact: true })).toBeVisible();

  await page.reload();
  await expect(lessons(page)).toHaveText('9 of 32');
  await expect(page.getByRole('status').filter({ hasText: 'is complete' })).toHaveCount(0);
  await completeLesson(page, '1');
  await expect(page.getByRole('status').filter({ hasText: 'once more. It counts once.' })).toBeVisible();
  await expect(lessons(page)).toHaveText('9 of 32');

  for (const id of ['2', '3', '4']) await completeLesson(page, id);
  await expect(lessons(page)).toHaveText('12 of 32');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'When Money Goes Bad' }).getByText('Complete'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue Learning' })).toHaveCount(0);
  await page.getByRole('link', { name: /^Chapter 3: / }).click();
  await expect(page.getByText('Completed', { exact: true })).toHaveCount(4);
});

test('progress goes to a file, through a reset, and back from the file', async ({ page }, info) => {
  await completeLesson(page, '1');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my progress' }).click();
  const file = info.outputPath('progress.json');
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^bitcoin-journey-progress-\d{4}-\d\d-\d\d\.json$/);
  await saved.saveAs(file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toBeTruthy();

  await page.getByRole('button', { name: 'Reset to zero' }).click();
  await page.getByRole('button', { name: 'Yes, reset to zero' }).click();
  await expect(lessons(page)).toHaveText('0 of 32');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(lessons(page)).toHaveText('8 of 32');

  await page.getByLabel('Import a file').setInputFiles(file);
  await page.getByRole('button', { name: 'Replace my progress' }).click();
  await expect(lessons(page)).toHaveText('9 of 32');
  await page.reload();
  await expect(minutes(page)).toHaveText('56 minutes');

  const before = await stored(page);
  await page
    .getByLabel('Import a file')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"version":99}') });
  await expect(page.getByText(/^The file was not imported, and nothing has changed\./)).toBeVisible();
  expect(await stored(page)).toBe(before);
});

test('two tabs show the same', async ({ page, context }) => {
  await page.goto('/dashboard');
  const other = await context.newPage();
  await completeLesson(other, '1');
  await expect(lessons(page)).toHaveText('9 of 32');
  await page.getByRole('button', { name: 'Reset to zero' }).click();
  await page.getByRole('button', { name: 'Yes, reset to zero' }).click();
  await expect(lessons(other)).toHaveText('0 of 32');
});

test('a record that cannot be read is set aside, and the page says so', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '{"version":'), RECORD);
  await page.goto('/dashboard');
  await expect(page.getByText('The record was damaged.', { exact: false })).toBeVisible();
  await expect(lessons(page)).toHaveText('8 of 32');
  expect(await page.evaluate((key) => localStorage.getItem(`${key}-set-aside`), RECORD)).toBe('{"version":');
  await page.getByRole('button', { name: 'Close this notice' }).click();
  await expect(page.getByText('The record was damaged.', { exact: false })).toHaveCount(0);
});

test('a full storage breaks nothing and is spoken of', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await completeLesson(page, '1');
  await expect(lessons(page)).toHaveText('9 of 32');
  await expect(page.getByText('This browser has no room left', { exact: false })).toBeVisible();
});

test('the language is kept, and the page says how it stands', async ({ page }) => {
  await page.goto('/dashboard');
  const language = page.getByRole('combobox', { name: 'Language' });
  await expect(language.getByRole('option')).toHaveText(['English', 'Español', 'Português']);
  await language.selectOption('pt');
  await expect(page.getByText('Português is not here yet.', { exact: false }).first()).toBeVisible();
  await page.reload();
  await expect(language).toHaveValue('pt');
  expect(JSON.parse((await stored(page)) ?? '')).toMatchObject({ state: { language: 'pt' } });
  // A language is no progress.
  await expect(page.getByText('This is sample progress', { exact: false })).toBeVisible();
});

test('stored progress moves nothing when it appears', async ({ page }) => {
  await completeLesson(page, '1');
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(self, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.reload({ waitUntil: 'networkidle' });
    await expect(lessons(page)).toHaveText('9 of 32');
    expect(await page.evaluate(() => (self as unknown as { shifts: { sum: number } }).shifts.sum)).toBeLessThan(0.01);
  }
});

test('a lesson is read and checked by keyboard alone', async ({ page }) => {
  await page.goto('/lesson/1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  const choice = page.getByText('Wait a week and buy when I need something');
  await choice.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Seven days are almost two doublings.', { exact: false })).toBeVisible();

  await page.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Right.', { exact: true }).first()).toBeVisible();
});

test('the price clock answers, and its link brings the answer back', async ({ page }) => {
  await page.goto('/lesson/4#price-clock?month=1923-02&wage=560000');
  await expect(page.getByText('This is the month in which waiting paid.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Month of payday' }).selectOption('1923-10');
  await page.getByRole('button', { name: '$5', exact: true }).click();
  await expect(page.getByText('Spend it at once.')).toBeVisible();
  await expect(page).toHaveURL(/month=1923-10/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the dashboard shows the sample, the path and the wall', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(lessons(page)).toHaveText('8 of 32');
    await expect(page.getByText('Without JavaScript this page shows sample progress', { exact: false })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The museum timeline' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reset to zero' })).toBeHidden();
  });

  test('a lesson can be read to its end, with every answer explained', async ({ page }) => {
    await page.goto('/lesson/1');
    const first = page.getByText('The right answer and the reasons:').first();
    await first.click();
    await expect(page.getByText('Spending stood far above income', { exact: false }).first()).toBeVisible();
    await expect(page.getByText('Saving progress needs JavaScript.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});

test('every chapter can be read, and lessons that are not written have no link', async ({ page }) => {
  await page.goto('/chapter/8');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Financial Future' })).toBeVisible();
  await expect(page.getByText('Coming Soon')).toHaveCount(4);
  await page.goto('/chapter/3');
  await expect(page.getByRole('link', { name: /^Lesson \d/ })).toHaveCount(4);
  await page.getByRole('link', { name: /^Lesson 1/ }).click();
  await expect(page).toHaveURL('/lesson/1');
});
