import type { Page } from '@playwright/test';
import { en } from '@/content/en';
import { expect, hydrated, test } from '../fixtures';

const { learn } = en;

const LESSON = '/lesson/1';
const place = (page: Page) => page.getByRole('navigation', { name: learn.lesson.progress.label });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const opening = (page: Page) => region(page, 'Ten loaves');
/** A paragraph that the guess of the opening reveals. */
const reveal = (page: Page) => page.getByText('In the same list a loaf cost 2,200 marks in July', { exact: false });

const scrollTo = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true }).evaluate((heading) => {
    heading.scrollIntoView({ behavior: 'instant', block: 'start' });
  });

/** Holds files back until the function that it returns is called. */
async function hold(page: Page, files: RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a lesson asks, answers, follows the reader, keeps the place and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(LESSON);
  await expect(place(page), 'the part of the sample').toContainText('2 of 3');
  await expect(page.getByRole('link', { name: learn.lesson.start })).toBeVisible();
  await expect(page.getByText(learn.lesson.objectives, { exact: true })).toBeVisible();
  await expect(region(page, learn.lesson.objectives).getByRole('listitem').first()).toBeHidden();
  const first = opening(page).getByText('About 9,500 marks', { exact: false });
  expect((await first.boundingBox())?.y, 'something to press within the first two screens').toBeLessThan(2 * 740);

  await expect(reveal(page)).toBeHidden();
  await first.click();
  await expect(opening(page).getByText('That would have been a hard time.', { exact: false })).toBeVisible();
  await expect(reveal(page)).toBeVisible();
  await first.click();
  await expect(reveal(page), 'stays when the answer is closed').toBeVisible();

  await scrollTo(page, 'Ten loaves');
  await expect(place(page), 'no part is reached').toContainText('2 of 3');
  await scrollTo(page, 'The theater with too many tickets');
  await expect(place(page)).toContainText('1 of 3');
  await scrollTo(page, 'A country pays people not to work');
  await expect(place(page)).toContainText('2 of 3');
  await expect(place(page).getByRole('link', { name: learn.lesson.moduleNames.story })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await region(page, 'A country pays people not to work')
    .getByRole('button', { name: learn.lesson.guess.skip })
    .click();
  await expect(page.getByText('That note is dated February 15, 1924', { exact: false })).toBeVisible();

  await page.goto('/dashboard');
  await page.goto(LESSON);
  await expect(place(page), 'the part in which the reader left').toContainText('2 of 3');
  await page.getByRole('link', { name: learn.lesson.resume }).click();
  await expect(page.getByRole('heading', { name: 'A country pays people not to work' })).toBeInViewport();
  // Scenes before the place do not ask again.
  await expect(page.getByText('The plan was simple', { exact: false })).toBeVisible();
  await expect(page.getByText('That note is dated February 15, 1924', { exact: false })).toBeHidden();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'A country pays people not to work' })).toBeInViewport();
  await scrollTo(page, 'Your turn: ten loaves of paper');
  await expect(place(page)).toContainText('3 of 3');

  await page.getByRole('button', { name: learn.lesson.complete }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('status').getByRole('link', { name: 'Next: Zimbabwe' }).click();
  await expect(page).toHaveURL('/lesson/2');
  await page.goto(LESSON);
  await expect(page.getByRole('link', { name: learn.lesson.start }), 'a finished lesson starts anew').toBeVisible();
});

test('a reload keeps the place when the scripts come after the browser has scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // Links jump instead of scrolling smoothly.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const name = 'A country pays people not to work';
  const heading = page.getByRole('heading', { name, exact: true });
  await page.goto(LESSON);
  await scrollTo(page, name);
  await expect(place(page)).toContainText('2 of 3');
  await page.goto('/dashboard');
  await page.goto(LESSON);
  await page.getByRole('link', { name: learn.lesson.resume }).click();
  await expect(heading).toBeInViewport();
  const topOf = () => heading.evaluate((it) => Math.round(it.getBoundingClientRect().top));
  const before = await topOf();

  // The files of the islands wait until the browser has scrolled to the pixels of before.
  const release = await hold(page, /\/islands\/(?!loader)/);
  await page.reload({ waitUntil: 'load' });
  await page.waitForFunction(() => window.scrollY > window.innerHeight);
  release();
  await hydrated(place(page));
  await expect.poll(topOf).toBe(before);
});

test('an instrument stays when the reader comes back to a place below it', async ({ page }) => {
  await page.goto('/lesson/4');
  await scrollTo(page, 'Faster than a queue');
  await expect(place(page)).toContainText('3 of 3');
  await page.goto('/dashboard');
  await page.goto('/lesson/4', { waitUntil: 'domcontentloaded' });
  await scrollTo(page, 'Faster than a queue');
  await expect(place(page)).toContainText('3 of 3');
  const clock = region(page, 'The 1923 price clock');
  await clock.scrollIntoViewIfNeeded();
  await expect(clock.getByRole('combobox').first()).toBeVisible();
});

test('the answers of a guess and of the check are beside the question on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/lesson/1');
  for (const [question, answers] of [
    [/How did Germany pay/, 'summary'],
    [/Why did the government print/, 'label'],
  ] as const) {
    const group = page.getByRole('group', { name: question });
    const asked = await group.locator('legend').evaluate((one) => one.getBoundingClientRect().toJSON());
    const boxes = await group
      .locator(answers)
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    expect(boxes, String(question)).toHaveLength(3);
    expect(new Set(boxes.map(({ left }) => left)).size, String(question)).toBe(1);
    expect(boxes[0].left, String(question)).toBeGreaterThanOrEqual(asked.right);
    expect(Math.abs(boxes[0].top - asked.top), String(question)).toBeLessThan(20);
  }
});

test('a chapter has its start on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/chapter/3');
  await expect(page.getByRole('link', { name: 'Start with lesson 1' })).toBeInViewport({ ratio: 1 });
});

test.describe('when files are lost', () => {
  test.use({ allowed: /ERR_FAILED/ });

  test('a guess is answered by the browser alone', async ({ page }) => {
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await page.goto(LESSON, { waitUntil: 'load' });
    await expect(reveal(page)).toBeHidden();
    await opening(page).getByText('About 56 billion marks', { exact: false }).click();
    await expect(opening(page).getByText('That is 56,000,000,000 marks.', { exact: false })).toBeVisible();
    await expect(reveal(page)).toBeVisible();
  });
});

test('what is pressed before the files arrive is done once they do, and nothing leaves the page', async ({ page }) => {
  const release = await hold(page, /\/islands\//);
  await page.goto(LESSON, { waitUntil: 'commit' });
  await opening(page).getByRole('button', { name: learn.lesson.guess.skip }).click();
  const question = page.getByRole('group', { name: /Why did the government print/ });
  await question.getByRole('radio').first().check();
  await question.getByRole('button', { name: learn.lesson.check.submit }).click();
  release();
  await expect(reveal(page)).toBeVisible();
  await expect(question.getByText(/^(Right|Not quite)\.$/).first()).toBeVisible();
  await expect(page).toHaveURL(LESSON);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a lesson shows what a guess reveals, and answers each option', async ({ page }) => {
    await page.goto(LESSON);
    await expect(place(page)).toContainText('2 of 3');
    await expect(reveal(page)).toBeVisible();
    await expect(page.getByRole('button', { name: learn.lesson.guess.skip })).toHaveCount(0);
    await expect(region(page, learn.lesson.objectives).getByRole('listitem').first()).toBeVisible();
    await opening(page).getByText('About 56 billion marks', { exact: false }).click();
    await expect(opening(page).getByText('That is 56,000,000,000 marks.', { exact: false })).toBeVisible();
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('what a guess reveals does not move', async ({ page }) => {
    await page.goto(LESSON);
    await opening(page).getByText('About 56 billion marks', { exact: false }).click();
    await expect(reveal(page)).toBeVisible();
    expect(await reveal(page).evaluate((it) => it.parentElement?.getAnimations().length)).toBe(0);
  });
});

test('a market is restored from its link and solved with coins', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/lesson/why-barter-fails#barter-puzzle?day=wednesday&money=no&path=potter.farmer&kinds=6');
  const market = region(page, 'Bread for shoes: a market day');
  await expect(market.getByText('You are stuck', { exact: false })).toBeVisible();
  await market.getByRole('combobox', { name: 'Money' }).selectOption('With coins');
  await market.getByRole('button', { name: /^Shoemaker/ }).press('Enter');
  await expect(market.getByText('You sold your bread, you bought them', { exact: false })).toBeVisible();
  await expect(page).toHaveURL(/money=yes&path=shoemaker/);
});

test.describe('the plan', () => {
  const PLAN = '/lesson/a-plan-of-your-own';
  const sheet = (page: Page) => page.locator('#plan-sheet');
  const pagesOf = async (page: Page) =>
    ((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;

  test('prints alone on one page, stays in this browser only if asked, and goes into no address', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
    await page.goto(PLAN);
    await sheet(page).getByRole('textbox', { name: 'My goal, and what it costs' }).fill('A bicycle, $300');
    await sheet(page).getByText('The whole page', { exact: true }).click();
    const long = 'borrow to buy; act on a message; buy on the day I first hear of it. '.repeat(3);
    await sheet(page).getByRole('textbox', { name: 'What I never do' }).fill(long);
    await sheet(page).getByRole('textbox', { name: 'I would change my mind if …' }).fill(long);
    await page.getByRole('button', { name: 'Print the plan' }).click();
    await expect(page.locator('html[data-printed]')).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(sheet(page).getByText('A bicycle, $300').and(page.locator('p'))).toBeVisible();
    expect(await pagesOf(page)).toBe(1);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });

    const kept = () => page.evaluate(() => localStorage.getItem('bitcoin-journey:plan'));
    expect(await kept()).toBeNull();
    await page.getByRole('checkbox', { name: 'Keep my plan in this browser' }).check();
    await expect.poll(kept).toContain('bicycle');
    await page.reload();
    await expect(sheet(page).getByRole('textbox', { name: 'My goal, and what it costs' })).toHaveValue(
      'A bicycle, $300',
    );
    await page.getByRole('checkbox', { name: 'Keep my plan in this browser' }).uncheck();
    await expect.poll(kept).toBeNull();
    expect(requests.filter((request) => request.includes('bicycle'))).toEqual([]);
    expect(page.url()).not.toContain('#');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('is a blank sheet, and the link to it prints nothing else', async ({ page }) => {
      await page.goto(PLAN);
      await expect(sheet(page).getByRole('textbox')).toHaveCount(12);
      await page.getByRole('link', { name: 'Show the sheet alone for printing' }).click();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      await expect(sheet(page).getByText('My plan', { exact: true })).toBeVisible();
      expect(await pagesOf(page)).toBe(1);
    });
  });
});
