import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { en } from '@/content/en';
import { pt } from '@/content/pt';
import { allChapters, findLesson } from '@/lib/content/lessons/learning-path';
import { encodeRecord } from '@/lib/learner/codec';
import { initialState, zeroState } from '@/lib/learner/state';
import { hydrate } from '@/scripts/bench/measure.mjs';
import { countShifts, expect, test } from '../fixtures';

const { learn } = en;

const RECORD = 'bitcoin-journey:progress';

const lessons = (page: Page) =>
  page.getByRole('region', { name: learn.dashboard.progress.heading, exact: true }).getByText(/^\d+ of 32$/);
const minutes = (page: Page) =>
  page.getByRole('region', { name: learn.dashboard.progress.heading, exact: true }).getByText(/^\d+ minutes?$/);
const place = (page: Page) => page.getByRole('navigation', { name: learn.lesson.progress.label });
const SAMPLE = 'This is sample progress, as if you had finished 8 lessons.';
/** The status of each chapter on the dashboard. */
const statuses = async (page: Page) =>
  (
    await page
      .getByRole('region', { name: learn.dashboard.chapters.heading, exact: true })
      .getByRole('listitem')
      .allTextContents()
  ).map((row) => /Complete|In progress|Locked/.exec(row)?.[0]);
const GERMANY_MINUTES = findLesson('1')?.minutes ?? 0;
const done = (...written: string[]) => ({ ...zeroState('en'), completed: written, minutes: GERMANY_MINUTES });
const future = encodeRecord(initialState).replace(/"version":\d+/, '"version":99');
const today = new Date().toISOString().slice(0, 10) as '2026-11-21';
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), RECORD);

/** Stores a record before the first page loads, but not again on later pages. */
async function storeOnce(page: Page, record: string) {
  await page.addInitScript(
    ([key, text]) => {
      if (!sessionStorage.getItem('once')) localStorage.setItem(key, text);
      sessionStorage.setItem('once', 'yes');
    },
    [RECORD, record] as const,
  );
}

async function completeLesson(page: Page, id: string) {
  await page.goto(`/lesson/${id}`);
  // Only the page of the fixture waits for hydration by itself.
  await hydrate(page);
  await page.getByRole('button', { name: /^Complete/ }).click();
  await expect(page).toHaveURL('/dashboard');
}

test('a lesson is added to the sample, counted once, and kept after a reload', async ({ page }) => {
  const shifts = await countShifts(page);
  await page.goto('/dashboard');
  await expect(lessons(page)).toHaveText('8 of 32');
  await expect(minutes(page)).toHaveText('47 minutes');
  await expect(page.getByText('3 days', { exact: true })).toBeVisible();
  expect(await statuses(page)).toEqual([
    learn.chapter.status.complete,
    learn.chapter.status.complete,
    learn.chapter.status.in_progress,
    ...Array(5).fill(learn.chapter.status.locked),
  ]);
  expect(await stored(page), 'a visit writes nothing').toBeNull();
  await page.getByRole('link', { name: learn.dashboard.upNext.continue }).click();
  await expect(page).toHaveURL('/lesson/1');
  await expect(place(page)).toContainText('2 of 3');
  await page.getByRole('button', { name: learn.lesson.complete }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(
    page.getByRole('status').filter({
      hasText: '“Germany 1923: The Wheelbarrow Money” is complete. 9 of 32 lessons done.',
    }),
  ).toBeInViewport();
  await expect(page.locator('main')).toBeFocused();
  await expect(lessons(page)).toHaveText('9 of 32');
  expect(await shifts()).toBeLessThan(0.01);
  await expect(minutes(page)).toHaveText(`${47 + GERMANY_MINUTES} minutes`);
  await expect(page.getByText('4 days', { exact: true })).toBeVisible();
  await expect(page.getByText(SAMPLE, { exact: false }), 'as long as the sample is in the record').toBeVisible();

  await page.reload();
  await expect(lessons(page)).toHaveText('9 of 32');
  await expect(page.getByRole('status').filter({ hasText: 'is complete' })).toHaveCount(0);
  await page.goto('/lesson/1');
  await expect(page.getByRole('button', { name: learn.lesson.complete })).toHaveCount(0);
  await page.getByRole('link', { name: 'Next: Zimbabwe' }).click();
  await expect(page).toHaveURL('/lesson/2');
  await page.goto('/dashboard');
  await expect(lessons(page)).toHaveText('9 of 32');
});

test('a new reader on a phone sees that the progress is a sample, and begins at zero with one press', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard');
  await expect(page.getByText(SAMPLE, { exact: false })).toBeInViewport({ ratio: 1 });
  const zero = page.getByRole('button', { name: learn.dashboard.startAtZero });
  await expect(zero).toBeInViewport({ ratio: 1 });
  // Nothing has to be opened for these.
  for (const seen of [learn.dashboard.upNext.continue, '3 days', '47 minutes', '8 of 32', 'Chapter 3, lesson 1']) {
    await expect(page.getByText(seen, { exact: false }).filter({ visible: true }).first()).toBeVisible();
  }
  await zero.click();
  await expect(lessons(page)).toHaveText('0 of 32');
  await expect(minutes(page)).toHaveText('0 minutes');
  expect(await statuses(page)).toEqual([
    learn.chapter.status.in_progress,
    ...Array(7).fill(learn.chapter.status.locked),
  ]);
  await expect(page.getByText('0 of 33 learned')).toBeVisible();
  await expect(page.getByText(SAMPLE, { exact: false })).toBeHidden();

  await page.getByRole('link', { name: learn.dashboard.upNext.continue }).click();
  await expect(page).toHaveURL('/lesson/why-barter-fails');
  await expect(place(page)).toContainText('1 of 3');
  await page.locator('#part-2').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(async () => JSON.parse((await stored(page)) ?? '{}').state?.places).not.toEqual({});
  await page.goto('/lesson/why-barter-fails');
  await expect(page.getByRole('link', { name: learn.lesson.resume })).toBeVisible();
  await expect(place(page)).toContainText('2 of 3');
  await page.getByRole('button', { name: learn.lesson.complete }).click();
  await expect(lessons(page)).toHaveText('1 of 32');
  await page.goto('/chapter/1');
  await expect(page.getByText('Completed', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await page.goto('/lesson/1');
  await expect(place(page)).toContainText('1 of 3');
});

test('the sample is emptied with one press after lessons were added to it, and given back with another', async ({
  page,
}) => {
  await completeLesson(page, '1');
  await page.getByRole('button', { name: learn.dashboard.startAtZero }).click();
  await expect(lessons(page)).toHaveText('0 of 32');
  await page.getByRole('button', { name: learn.dashboard.undo }).click();
  await expect(lessons(page)).toHaveText('9 of 32');
  await page.reload();
  await expect(lessons(page)).toHaveText('9 of 32');
});

test('a lesson that is opened is the current one on the dashboard, and its chapter is in progress', async ({
  page,
}) => {
  await page.goto('/lesson/bretton-woods');
  await expect.poll(() => stored(page)).toContain('"currentLesson":"bretton-woods"');
  await page.goto('/dashboard');
  const status = [
    learn.chapter.status.complete,
    learn.chapter.status.complete,
    learn.chapter.status.locked,
    learn.chapter.status.locked,
    learn.chapter.status.in_progress,
    learn.chapter.status.locked,
    learn.chapter.status.locked,
    learn.chapter.status.locked,
  ];
  await expect.poll(() => statuses(page)).toEqual(status);
  await expect(page.getByRole('link', { name: learn.dashboard.upNext.continue })).toHaveAttribute(
    'href',
    '/lesson/bretton-woods',
  );
});

test('numbers of the sample lead to its sentence from each page that shows them', async ({ page }) => {
  for (const path of ['/lesson/1', '/chapter/1', '/chapter/3', '/concepts']) {
    await page.goto(path);
    const mark = page.getByRole('link', { name: /^Sample/ });
    await expect(mark, path).toBeVisible();
    await mark.click();
    await expect(page).toHaveURL('/dashboard#sample');
    await expect(page.getByText(SAMPLE, { exact: false })).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('button', { name: learn.dashboard.startAtZero }).click();
  for (const path of ['/lesson/1', '/chapter/1', '/concepts']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: /^Sample/ }), path).toHaveCount(0);
  }
});

test('a locked chapter can be opened, and says so', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^Chapter 4: / }).click();
  await expect(page).toHaveURL('/chapter/4');
  await expect(page.getByText('Locked. You can read ahead.').filter({ visible: true })).toBeVisible();
  await page.getByRole('link', { name: 'Start with lesson 1' }).click();
  await expect(page).toHaveURL('/lesson/gold-as-money');
});

test('an older record that counted the sample with the reader’s own keeps only these', async ({ page }) => {
  const { completed, sample } = initialState;
  const streak = { days: 4, lastDay: today };
  const record = encodeRecord({
    ...initialState,
    completed: [...completed, '1'],
    sample,
    minutes: 56,
    streak,
    currentLesson: '2',
  });
  await storeOnce(page, record.replace(/"version":\d+/, '"version":4'));
  await page.goto('/dashboard');
  await expect(lessons(page)).toHaveText('1 of 32');
  await expect(minutes(page)).toHaveText(`${GERMANY_MINUTES} minutes`);
  await expect(page.getByText('1 day', { exact: true })).toBeVisible();
});

test('progress is restored from an exported file after a reset', async ({ page }, info) => {
  await completeLesson(page, '1');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: learn.data.export }).click();
  const file = info.outputPath('progress.json');
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^bitcoin-journey-progress-\d{4}-\d\d-\d\d\.json$/);
  await saved.saveAs(file);
  expect(JSON.parse(readFileSync(file, 'utf8')).state.completed).toEqual([...initialState.completed, '1']);

  await page.getByRole('button', { name: learn.data.reset }).click();
  await page.getByRole('button', { name: learn.data.resetYes }).click();
  await expect(lessons(page)).toHaveText('0 of 32');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(lessons(page)).toHaveText('8 of 32');

  // A reader has scrolled before this point, so what is near has been hydrated.
  await page.getByLabel(learn.data.import).focus();
  await page.getByLabel(learn.data.import).setInputFiles(file);
  await page.getByRole('button', { name: learn.data.importYes }).click();
  await expect(lessons(page)).toHaveText('9 of 32');
  await page.reload();
  await expect(minutes(page)).toHaveText(`${47 + GERMANY_MINUTES} minutes`);

  const before = await stored(page);
  for (const [text, reason] of [
    ['', learn.data.refusals.empty],
    ['{"version":99}', learn.data.refusals['not-ours']],
    [future, 'This file was written by a newer version of this site.'],
    [encodeRecord(initialState).replace('"minutes":47', '"minutes":-1'), 'Something in this file cannot be right'],
    [' '.repeat(300_000), 'This file is far too large'],
  ] as const) {
    await page
      .getByLabel(learn.data.import)
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect(page.getByRole('alert').filter({ hasText: 'nothing has changed' })).toContainText(reason);
    expect(await stored(page)).toBe(before);
  }
});

test('a reset by keyboard is announced and keeps the focus in place', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: learn.dashboard.startAtZero }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'You are at zero now' })).toBeAttached();
  await expect(lessons(page)).toHaveText('0 of 32');
  await expect(page.getByText(learn.dashboard.streak.phase.none, { exact: true }).first()).toBeVisible();
  // The next tab stop is the link in the sentence that replaced the button.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: learn.dashboard.saveIt })).toBeFocused();
});

test('lessons completed in two tabs are kept when one of them could not save for a while', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (...entry) {
      if (this === localStorage && sessionStorage.getItem('full')) throw new DOMException('full', 'QuotaExceededError');
      setItem.apply(this, entry);
    };
  });
  await page.goto('/lesson/1');
  await page.evaluate(() => sessionStorage.setItem('full', 'yes'));
  await page.getByRole('button', { name: learn.lesson.complete }).click();
  await expect(page.getByText('This browser has no room left', { exact: false })).toBeVisible();
  const other = await context.newPage();
  await completeLesson(other, '2');
  await expect(lessons(other)).toHaveText('9 of 32');
  await expect(lessons(page)).toHaveText('10 of 32');
  await page.evaluate(() => sessionStorage.removeItem('full'));
  await page.getByRole('combobox', { name: learn.bar.language.label }).selectOption('es');
  await expect(page).toHaveURL('/es/dashboard');
  await expect(lessons(other)).toHaveText('10 of 32');
});

test('a lesson completed where the browser refuses all storage counts on the dashboard', async ({ page }) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
  });
  await page.goto('/lesson/1');
  await page.getByRole('button', { name: learn.lesson.complete }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('This browser does not allow saving', { exact: false })).toBeVisible();
  await expect(lessons(page)).toHaveText('9 of 32');
});

test('two tabs show the same progress', async ({ page, context }) => {
  await page.goto('/dashboard');
  const other = await context.newPage();
  await completeLesson(other, '1');
  for (const tab of [page, other]) await expect(lessons(tab)).toHaveText('9 of 32');
  await page.getByRole('button', { name: learn.data.reset }).click();
  await page.getByRole('button', { name: learn.data.resetYes }).click();
  await expect(lessons(other)).toHaveText('0 of 32');
});

test('ticks and plan of two tabs are kept, and each tab shows those of the other', async ({ page, context }) => {
  const list = '/guides/security-checklist';
  await page.goto(list);
  const tick = (tab: Page, index: number) => tab.locator('#checklist li input[type=checkbox]').nth(index);
  await page.getByRole('checkbox', { name: /^Remember my ticks/ }).check();
  const other = await context.newPage();
  await other.goto(list);
  await hydrate(other);
  await expect(other.getByRole('checkbox', { name: /^Remember my ticks/ })).toBeChecked();
  for (const [tab, index] of [
    [page, 0],
    [other, 1],
    [page, 2],
  ] as const) {
    await tick(tab, index).check();
  }
  for (const tab of [page, other]) for (const index of [0, 1, 2]) await expect(tick(tab, index)).toBeChecked();

  const goal = (tab: Page) => tab.getByRole('textbox', { name: 'My goal, and what it costs' });
  const mind = (tab: Page) => tab.getByRole('textbox', { name: 'I would change my mind if …' });
  await page.goto('/lesson/a-plan-of-your-own');
  await page.getByRole('checkbox', { name: 'Keep my plan in this browser' }).check();
  await other.goto('/lesson/a-plan-of-your-own');
  await hydrate(other);
  await expect(other.getByRole('checkbox', { name: 'Keep my plan in this browser' })).toBeChecked();
  await goal(page).fill('A bicycle');
  await mind(other).fill('I lose my job');
  for (const tab of [page, other]) {
    await expect(goal(tab)).toHaveValue('A bicycle');
    await expect(mind(tab)).toHaveValue('I lose my job');
  }
  await page.reload();
  await expect(goal(page)).toHaveValue('A bicycle');
  await expect(mind(page)).toHaveValue('I lose my job');
});

test('a dashboard that the browser has kept shows after Back in every panel what a later page saved, and controls as they were left', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: learn.data.reset }).click();
  const question = page.getByRole('button', { name: learn.data.resetYes });
  await expect(question).toBeVisible();
  // Chromium keeps no page that a test controls.
  await page.evaluate(
    ([key, text]) => {
      localStorage.setItem(key, text);
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    },
    [RECORD, encodeRecord(done('1'))] as const,
  );
  await expect(lessons(page)).toHaveText('1 of 32');
  await expect(page.getByText('1 of 32 lessons done')).toBeVisible();
  await expect(page.getByText(learn.dashboard.progress.time, { exact: true }).locator('..')).toContainText(
    `${GERMANY_MINUTES} minutes`,
  );
  await expect(page.getByRole('link', { name: learn.dashboard.upNext.continue })).toHaveAttribute(
    'href',
    '/lesson/why-barter-fails',
  );
  await expect(question).toBeVisible();
});

test('a theme that is chosen on the next page or in another tab holds after Back', async ({ page, context }) => {
  const theme = (tab: Page) => tab.locator('html').getAttribute('data-theme');
  const choose = (tab: Page) => tab.getByRole('button', { name: /^Color theme/ }).click();
  await page.goto('/chapter/1');
  await page.evaluate(() => location.assign('/about'));
  await page.waitForURL('/about');
  await hydrate(page);
  await choose(page);
  await choose(page);
  expect(await theme(page)).toBe('dark');
  await page.goBack();
  await expect.poll(() => theme(page)).toBe('dark');
  const other = await context.newPage();
  await other.goto('/chapter/2');
  await hydrate(other);
  await choose(other);
  await expect.poll(() => theme(page)).toBeNull();
});

test('an unreadable record is set aside with a notice', { tag: '@text' }, async ({ page }, info) => {
  const shifts = await countShifts(page);
  await storeOnce(page, '{"version":');
  await page.goto('/dashboard');
  await expect(page.getByText(learn.storage.setAsideReasons['not-json'], { exact: false })).toBeInViewport();
  expect(await shifts()).toBeLessThan(0.01);
  await expect(lessons(page)).toHaveText('8 of 32');
  expect(await page.evaluate((key) => localStorage.getItem(`${key}-set-aside`), RECORD)).toBe('{"version":');
  await expect(page.getByRole('button', { name: learn.storage.save })).toBeVisible();
  await page.getByRole('button', { name: learn.storage.dismiss }).click();
  await expect(page.getByText(learn.storage.setAsideReasons['not-json'], { exact: false })).toHaveCount(0);

  // The next action writes a valid record; the copy that was set aside stays available on later visits.
  await page.getByRole('combobox', { name: learn.bar.language.label }).selectOption('pt');
  await expect(page).toHaveURL('/pt/dashboard');
  await page.goto('/dashboard');
  // The script of the panel loads at the first interaction.
  await page.getByRole('heading', { name: learn.data.heading }).hover();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save record 1' }).click();
  const file = info.outputPath('copy.json');
  await (await download).saveAs(file);
  expect(readFileSync(file, 'utf8')).toBe('{"version":');
  await page.getByRole('button', { name: 'Delete record 1' }).click();
  await page.getByRole('button', { name: learn.data.kept.yes }).click();
  await expect(page.getByRole('heading', { name: learn.data.kept.heading })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: learn.data.heading })).toBeFocused();
  expect(await page.evaluate((key) => localStorage.getItem(`${key}-set-aside`), RECORD)).toBeNull();
});

test('a confirmed import replaces the record of a newer version, which is set aside', async ({ page }) => {
  await storeOnce(page, future);
  await page.goto('/dashboard');
  const text = encodeRecord(done('1'));
  await page.getByLabel(learn.data.import).focus();
  await page
    .getByLabel(learn.data.import)
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: learn.data.importYes }).click();
  await expect(page.getByText('Imported. You have 1 of 32 lessons.')).toBeVisible();
  await page.reload();
  await expect(lessons(page)).toHaveText('1 of 32');
  expect(await page.evaluate((key) => localStorage.getItem(`${key}-set-aside`), RECORD)).toBe(future);
  await expect(page.getByRole('button', { name: 'Delete record 1' })).toBeAttached();
});

test.describe('when files are lost', () => {
  test.use({ allowed: /ERR_FAILED|Failed to fetch/ });

  test('the dashboard of a reader with a record shows after a while what it shows without script', async ({ page }) => {
    await storeOnce(page, encodeRecord(zeroState('en')));
    await page.route('**/_next/static/islands/**', (route) => route.abort());
    await page.goto('/dashboard', { waitUntil: 'load' });
    await expect(lessons(page)).toHaveText('8 of 32');
    await expect(lessons(page)).toBeVisible();
    await expect(page.getByRole('link', { name: learn.dashboard.upNext.continue })).toBeVisible();
  });
});

test('one press changes every panel of the dashboard in the same frame', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.locator('[data-now]:not([data-state=alive])')).toHaveCount(0);
  const shown = await page.evaluate(async (startAtZero) => {
    const main = document.querySelector('main') as HTMLElement;
    const find = (pattern: RegExp) => pattern.exec(main.textContent ?? '')?.[0];
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === startAtZero)?.click();
    await new Promise(requestAnimationFrame);
    return [
      find(/\d+ of 32 lessons done/),
      find(/Chapter \d, lesson \d/),
      find(/Chapter 1: [^:]*?(Complete|In progress|Locked)/)?.slice(-11),
      find(/Lessons completed\d+ of 32|\d+ of 32Lessons completed/i)?.replace(/Lessons completed/i, ''),
      find(/\d+ minutes(?= *Chapter)/),
      find(/\d+ days/),
      find(/\d+ of 33 learned/),
    ];
  }, learn.dashboard.startAtZero);
  expect(shown).toEqual([
    '0 of 32 lessons done',
    'Chapter 1, lesson 1',
    learn.chapter.status.in_progress,
    expect.stringContaining('0 of 32'),
    '0 minutes',
    '0 days',
    '0 of 33 learned',
  ]);
});

test('the sample is never painted for a reader with a record', async ({ page }) => {
  await storeOnce(page, encodeRecord({ ...zeroState('en'), completed: ['1'], minutes: 12 }));
  /** What is visible in each frame. */
  await page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(self, { frames });
    const ownText = ({ childNodes }: Element) =>
      [...childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
    const note = () => {
      const visible = [...document.querySelectorAll('p, dd, a, span, h1, [data-marked] svg')].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
      frames.push(
        visible.map((one) => ownText(one) || one.closest('[data-marked]')?.getAttribute('data-of')).join('\n'),
      );
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  for (const [path, own, sample] of [
    ['/dashboard', '1 of 32', /8 of 32|47 minutes|8 of 33|Chapter 3, lesson 1|^Sample/m],
    ['/chapter/1', 'Lesson 1', /^Completed$|^Complete\b|^Sample/m],
    ['/concepts', '1 of 33', /8 of 33|^barter$|^Sample/m],
  ] as const) {
    await page.goto(path);
    const frames = () => page.evaluate(() => (self as unknown as { frames: string[] }).frames);
    await expect.poll(async () => (await frames()).at(-1), path).toContain(own);
    for (const frame of await frames()) expect(frame, path).not.toMatch(sample);
  }
});

test('a file chosen before hydration is imported', async ({ page }) => {
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await page
    .locator('#import-file')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('nonsense') });
  await hydrate(page);
  await expect(page.getByRole('alert').filter({ hasText: 'The file was not imported' })).toBeVisible();
});

test('the breadcrumbs fit on one line on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const [path, way] of [
    ['/chapter/3', ['Dashboard', 'Chapter 3']],
    ['/lesson/1', ['Dashboard', 'Chapter 3', 'Lesson 1']],
  ] as const) {
    await page.goto(path);
    const crumbs = page.getByRole('navigation', { name: learn.lesson.breadcrumb }).getByRole('listitem');
    await expect(crumbs).toHaveText([...way], { useInnerText: true });
    const tops = await crumbs.evaluateAll((all) => all.map((crumb) => crumb.getBoundingClientRect().bottom));
    expect(Math.max(...tops) - Math.min(...tops), path).toBeLessThan(20);
  }
});

test('the record of a newer version is not overwritten and can be saved to a file', async ({ page }, info) => {
  await page.addInitScript(([key, record]) => localStorage.setItem(key, record), [RECORD, future] as const);
  await completeLesson(page, '1');
  await expect(
    page.getByText('The record was written by a newer version of this site.', { exact: false }),
  ).toBeVisible();
  await expect(lessons(page)).toHaveText('9 of 32');
  expect(await stored(page)).toBe(future);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: learn.storage.save }).click();
  const file = info.outputPath('set-aside.json');
  await (await download).saveAs(file);
  expect(readFileSync(file, 'utf8')).toBe(future);
});

test('the language selector is changed by a choice in its open list, not by an arrow key alone', async ({ page }) => {
  await page.goto('/dashboard');
  const language = page.getByRole('combobox', { name: learn.bar.language.label });
  await language.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(language).toHaveValue('en');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/es/dashboard');
});

test('the dashboard stores the chosen language and leads to it', async ({ page }) => {
  await page.goto('/dashboard');
  const { label, names } = learn.bar.language;
  const language = page.getByRole('combobox', { name: label });
  await expect(language.getByRole('option')).toHaveText([names.en, names.es, names.pt]);
  await language.selectOption('pt');
  await expect(page).toHaveURL('/pt/dashboard');
  await expect(page.getByRole('combobox', { name: pt.learn.bar.language.label })).toHaveValue('pt');
  expect(JSON.parse((await stored(page)) ?? '')).toMatchObject({ state: { language: 'pt' } });
  // The choice of language is not part of the progress.
  await page.goto('/dashboard');
  await expect(language).toHaveValue('en');
  await expect(page.getByText('This is sample progress', { exact: false })).toBeVisible();
});

test('the link to a source has a target area of 44 px on a phone, and opens the folded list', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/lesson/1');
  const number = page.locator('a[href^="#source-"]').first();
  await number.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x, y, width, height } = (await number.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const [right, down] of [
    [0, -21],
    [0, 21],
    [-21, 0],
    [21, 0],
  ] as const) {
    const at = [x + width / 2 + right, y + height / 2 + down] as const;
    const isMet = await number.evaluate((link, [left, top]) => link === document.elementFromPoint(left, top), at);
    expect(isMet, `${right}, ${down}`).toBe(true);
  }
  const source = page.locator('section[aria-labelledby="sources"] li').first();
  await expect(source).toBeHidden();
  await number.click();
  await expect(source).toBeVisible();
  await expect(source).toBeInViewport();
});

test('the price clock restores its state from a link, answers changes, and does not hold up what comes next', async ({
  page,
}) => {
  await page.goto('/lesson/4#price-clock?month=1923-02&wage=560000');
  await expect(page.getByText('This is the month in which waiting paid.', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Month of payday' }).selectOption('1923-10');
  await page.getByRole('button', { name: '$5', exact: true }).click();
  await expect(page.getByText('Spend it at once.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/month=1923-10/);

  // The address changes while the dashboard is on its way.
  await page.route('**/dashboard', async (route) => {
    await page.waitForURL(/month=1923-07/);
    await route.continue();
  });
  await page.getByRole('combobox', { name: 'Month of payday' }).selectOption('1923-07');
  await page.getByRole('button', { name: learn.lesson.complete }).click();
  await expect(page).toHaveURL('/dashboard');
});

test.describe('an unknown chapter or lesson', () => {
  test.use({ allowed: /status of 404/ });

  test('has a title of its own, no layout shift and a link to the dashboard', { tag: '@text' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const shifts = await countShifts(page);
    for (const [path, title] of [
      ['/chapter/99', 'Chapter Not Found'],
      ['/lesson/no-such-lesson', 'Lesson Not Found'],
      ['/lesson', 'Lesson Not Found'],
    ] as const) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(await shifts(), path).toBeLessThan(0.01);
      await expect(page.getByRole('link', { name: /^Chapter \d: / })).toHaveCount(allChapters.length);
      await page.getByRole('link', { name: learn.lesson.back }).click();
      await expect(page).toHaveURL('/dashboard');
    }
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the dashboard shows the sample progress, the path and the achievements', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(lessons(page)).toHaveText('8 of 32');
    await expect(minutes(page)).toHaveText('47 minutes');
    await expect(page.getByText('3 days', { exact: true })).toBeVisible();
    expect(await statuses(page)).toEqual([
      learn.chapter.status.complete,
      learn.chapter.status.complete,
      learn.chapter.status.in_progress,
      ...Array(5).fill(learn.chapter.status.locked),
    ]);
    await expect(page.getByText('8 of 33 learned')).toBeVisible();
    await expect(page.getByRole('link', { name: learn.dashboard.upNext.continue })).toHaveAttribute(
      'href',
      '/lesson/1',
    );
    await expect(page.getByText(SAMPLE, { exact: false })).toBeVisible();
    await expect(page.getByRole('button', { name: learn.dashboard.startAtZero })).toBeHidden();
    await expect(page.getByText('Without JavaScript this page shows sample progress', { exact: false })).toBeVisible();
    await expect(page.getByRole('heading', { name: learn.dashboard.timeline.heading })).toBeVisible();
    await expect(page.getByRole('button', { name: learn.data.reset })).toBeHidden();
  });

  test.describe('at an unknown address', () => {
    test.use({ allowed: /status of 404/ });
    test('has one heading', async ({ page }) => {
      await page.goto('/lesson/99');
      await expect(page.locator('h1')).toHaveText('Page Not Found');
    });
  });

  test('a lesson can be read to its end, with every answer explained', async ({ page }) => {
    await page.goto('/lesson/1');
    await expect(place(page)).toContainText('2 of 3');
    await expect(page.getByRole('link', { name: /^Sample/ })).toHaveAttribute('href', '/dashboard#sample');
    const first = page.getByText(learn.lesson.check.noScript).first();
    await first.click();
    await expect(page.getByText('Strike pay in the Ruhr came on top', { exact: false }).first()).toBeVisible();
    await expect(page.getByText(learn.lesson.completeNoScript)).toBeVisible();
    await page.getByRole('link', { name: learn.lesson.back }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});
