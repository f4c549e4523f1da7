import type { Page } from '@playwright/test';
import { en } from '@/content/en';
import { allLessons } from '@/lib/content/lessons/learning-path';
import { encodeRecord } from '@/lib/learner/codec';
import { addDays, localDate } from '@/lib/learner/local-date';
import { initialState, zeroState } from '@/lib/learner/state';
import type { LearnerState } from '@/lib/learner/types';
import { countShifts, expect, test } from '../fixtures';

const { learn, teach } = en;

const RECORD = 'bitcoin-journey:progress';
const today = localDate(new Date());
const everyLesson = allLessons.map(({ id }) => id);

/** Stores a record before the first page loads, but not again on later pages. */
async function storeOnce(page: Page, state: Partial<LearnerState>) {
  await page.addInitScript(
    ([key, text]) => {
      if (!sessionStorage.getItem('once')) localStorage.setItem(key, text);
      sessionStorage.setItem('once', 'yes');
    },
    [RECORD, encodeRecord({ ...zeroState('en'), ...state })] as const,
  );
}

const stored = async (page: Page): Promise<LearnerState> =>
  JSON.parse((await page.evaluate((key) => localStorage.getItem(key), RECORD)) ?? '{}').state;

/** The number of pages that the browser prints. */
async function printedPages(page: Page, format: string): Promise<number> {
  const pdf = await page.pdf({ format });
  return (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;
}

test('a review asks questions of due lessons and plans them again', async ({ page }) => {
  await storeOnce(page, {
    completed: ['1', '2', '3'],
    reviews: { '1': { step: 2, due: today }, '3': { step: 1, due: addDays(today, 2) } },
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    const file = /\/review\/en-(.+)\.json$/.exec(request.url());
    if (file) asked.push(file[1] ?? '');
  });
  await page.goto('/dashboard');
  await expect(page.getByText('2 lessons to look at again today.', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the review' }).click();
  await expect(page).toHaveURL('/review');
  await page.getByRole('button', { name: 'Start the review' }).click();
  const questions = page.getByRole('region', { name: 'Today’s questions' });
  await expect(questions.getByRole('button', { name: learn.lesson.check.submit })).toHaveCount(5);
  expect(asked.sort()).toEqual(['1', '2']);
  for (const group of await questions.getByRole('group').all()) {
    // The first wrong answers name the right one, so press each until it is found.
    const check = group.locator('xpath=ancestor::form').getByRole('button', { name: /^(Check my answer|Try again)$/ });
    for (const option of await group.getByRole('radio').all()) {
      if (await group.getByText(learn.lesson.guess.right, { exact: true }).count()) break;
      await option.check();
      await check.click();
    }
  }
  await expect(questions.getByText('Done for today.', { exact: false })).toBeVisible();
  const { reviews } = await stored(page);
  for (const lesson of ['1', '2']) expect(reviews[lesson]?.due).not.toBe(today);
  expect(reviews['3']).toEqual({ step: 1, due: addDays(today, 2) });
  await page.getByRole('link', { name: learn.lesson.back }).click();
  await expect(page.getByText('Nothing to review today.', { exact: true })).toBeVisible();
});

test('the map of ideas marks what was learned and causes no layout shift', { tag: '@text' }, async ({ page }) => {
  const shifts = await countShifts(page);
  await storeOnce(page, { completed: ['1'] });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto('/concepts');
    await expect(page.getByText('1 of 33 learned')).toBeVisible();
    expect.soft(await shifts(), `${width}`).toBeLessThan(0.01);
    const lesson = page.locator('[aria-labelledby=map]').getByRole('link', { name: /^(Learned: )?Fiat money$/ });
    await expect(lesson).toHaveAttribute('href', '/lesson/gold-window-closes-1971');
  }
  await page.setViewportSize({ width: 360, height: 1000 });
  const definition = page.getByText('A very fast rise of prices,', { exact: false });
  await expect(definition).toBeHidden();
  await page.goto('/concepts#hyperinflation');
  await expect(definition).toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 1000 });
  const map = page.getByRole('group', { name: /^Map of ideas/ });
  await expect(map.getByRole('link')).toHaveCount(33);
  await map.getByRole('link', { name: 'Hyperinflation, learned' }).click();
  await expect(page).toHaveURL('/lesson/1');
});

test('the page for teachers shows the first worksheet, whose link leads to it', async ({ page }) => {
  await page.goto('/teach');
  const question = page.getByText('What became of the fruit?', { exact: true });
  await expect(question).toBeVisible();
  await page.getByRole('link', { name: 'The worksheet of chapter 1, to print' }).click();
  await expect(page).toHaveURL('/teach/1#worksheet');
  await expect(page.locator('#worksheet').getByText('What became of the fruit?', { exact: true })).toBeVisible();
});

test('a class hour has worksheet and key side by side on a wide screen, until one is opened', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/teach/3');
  const boxes = async () => {
    const [sheet, key] = await Promise.all(['#worksheet', '#key'].map((part) => page.locator(part).boundingBox()));
    return { sheet, key };
  };
  const closed = await boxes();
  expect(closed.key?.y).toBe(closed.sheet?.y);
  expect(closed.key?.height).toBe(closed.sheet?.height);
  await page.getByText(teach.chapter.worksheet.show).click();
  const opened = await boxes();
  expect(opened.sheet?.width).toBeGreaterThan(2 * (closed.sheet?.width ?? 0));
  expect(opened.key?.y).toBeGreaterThan((opened.sheet?.y ?? 0) + (opened.sheet?.height ?? 0) - 1);
});

test('a class hour folds the guesses of a lesson with its plan on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/teach/3');
  const guesses = page.getByRole('heading', { name: teach.chapter.lesson.guesses });
  await expect(guesses.first()).toBeHidden();
  await page.getByText(teach.chapter.lesson.show).first().click();
  await expect(guesses.first()).toBeVisible();
  await expect(guesses.nth(1)).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(guesses.nth(1)).toBeVisible();
});

test('a class hour prints its worksheet without the key', async ({ page }) => {
  await page.goto('/teach/3');
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await page.getByRole('button', { name: teach.chapter.print.worksheet }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: teach.chapter.parts.worksheet })).toBeVisible();
  for (const other of [teach.chapter.parts.plan, teach.chapter.parts.key])
    await expect(page.getByRole('heading', { name: other })).toBeHidden();
  expect(await printedPages(page, 'A4')).toBeLessThanOrEqual(2);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  for (const part of ['#worksheet', '#key']) await expect(page.locator(part)).toHaveCSS('break-before', 'page');
});

test('stored progress causes no layout shift on the pages that show it', { tag: '@text' }, async ({ page }) => {
  const shifts = await countShifts(page);
  const states = {
    sample: initialState,
    'lesson 2 next': {
      ...zeroState('en'),
      completed: ['1'],
      currentLesson: '2',
      streak: { days: 4, lastDay: today },
    },
    'lesson 4 next': {
      ...zeroState('en'),
      completed: ['1', '2', '3'],
      currentLesson: '4',
      streak: { days: 12, lastDay: '2026-01-01' },
    },
    'everything due': { ...zeroState('en'), completed: everyLesson },
    'everything finished': { ...zeroState('en'), completed: everyLesson, finishedOn: today, name: 'Ana' },
    zero: zeroState('en'),
  } as const;
  /** The dashboard shows most; a sheet and a review have one shape until the first lesson is finished. */
  const visits: [path: string, names: (keyof typeof states)[], widths: number[]][] = [
    ['/dashboard', ['lesson 2 next', 'lesson 4 next', 'everything due', 'zero'], [320, 360, 1024, 1280, 1440]],
    ['/completed', ['sample', 'everything due', 'everything finished'], [320, 1440]],
    ['/review', ['sample', 'everything due'], [320, 1440]],
    ['/chapter/1', ['lesson 2 next', 'zero'], [320, 1440]],
    ['/chapter/3', ['everything due', 'zero'], [320, 1440]],
    ['/concepts', ['zero'], [320, 1440]],
    ['/lesson/1', ['zero'], [320, 1440]],
  ];
  await page.goto('/about');
  for (const [path, names, widths] of visits) {
    // A width for all visits: each change lays out the page that is left.
    for (const width of widths) {
      await page.setViewportSize({ width, height: 1600 });
      for (const name of names) {
        const record = encodeRecord(states[name]);
        await page.evaluate(([key, text]) => localStorage.setItem(key, text), [RECORD, record] as const);
        await page.goto(path);
        // The review loads its questions.
        if (path === '/review') await page.waitForLoadState('networkidle');
        expect.soft(await shifts(), `${path}, ${name}, ${width} px`).toBeLessThan(0.01);
      }
    }
  }
});

test('the lines about later chapters are folded on a phone and shown on wide screens', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/completed');
  const folded = page.getByText('why nobody can just make more than 21 million bitcoins', { exact: true });
  await expect(page.getByText('why a baker cannot always swap bread for shoes', { exact: true })).toBeVisible();
  await expect(folded).toBeHidden();
  await page.getByRole('heading', { name: 'Why Bitcoin Is Different' }).click();
  await expect(folded).toBeVisible();
  await page.reload();
  await expect(folded).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(folded).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages around the lessons say what they cannot do, and lead on', async ({ page }) => {
    await page.goto('/review');
    await expect(
      page.getByText('Choosing the questions that are due needs JavaScript.', { exact: false }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Germany 1923: The Wheelbarrow Money' })).toHaveAttribute(
      'href',
      '/lesson/1#check',
    );
    await page.goto('/completed');
    await expect(page.getByText('Without JavaScript this page cannot know', { exact: false })).toBeVisible();
    await expect(page.getByRole('img', { name: /a learner has finished/ })).toBeVisible();
    await expect(page.getByLabel('The name on the sheet')).toBeHidden();
    await page.goto('/teach/3');
    await expect(page.getByRole('heading', { name: teach.chapter.parts.key })).toBeVisible();
    await expect(page.getByRole('button', { name: teach.chapter.print.key })).toBeHidden();
  });
});
