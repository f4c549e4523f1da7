import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { chapters, type LessonId } from '@/content/chapters';
import { en } from '@/content/en';
import { chapterTexts, conceptNames, lessonTexts } from '@/content/en/learn/chapters';
import { allLessons } from '@/lib/content/lessons/learning-path';
import { getLessons } from '@/lib/content/lessons/lessons';
import { encodeRecord } from '@/lib/learner/codec';
import { localDate } from '@/lib/learner/local-date';
import { firstReview } from '@/lib/learner/review';
import { zeroState } from '@/lib/learner/state';
import { expect, test } from '../fixtures';

const { learn, calculators } = en;

/*
 * Long ways through the course, each in one visit: the beginning and the end of the path with every count, and a chapter by keyboard,
 * by touch, and in a browser that refuses storage.
 */

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const title = (id: LessonId) => lessonTexts[id].title;
const RECORD = 'bitcoin-journey:progress';
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), RECORD);

function never(): never {
  throw new Error('The path has no such lesson.');
}

/** The number of pages that the browser prints. */
async function printedPages(page: Page, format: string): Promise<number> {
  const pdf = await page.pdf({ format });
  return (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;
}

/** The note on the dashboard after a lesson. */
const finishedNote = (page: Page) => page.getByRole('status').filter({ hasText: 'is complete' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  // The lessons between them differ in their content only, and every-page.spec.ts visits them.
  test('the first and the last chapter of the path count each lesson, minute and concept, and a sheet to print is at its end', async ({
    page,
  }) => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: learn.dashboard.startAtZero }).click();
    const progress = region(page, learn.dashboard.progress.heading);
    await expect(progress).toContainText('0 of 32');

    // On a phone the list is folded.
    const concepts = region(page, learn.dashboard.concepts.heading).locator('li');
    const rows = region(page, learn.dashboard.chapters.heading).getByRole('listitem');
    const path = chapters.flatMap(({ lessons }) => [...lessons]);
    const minutesOf = (lessons: typeof path) => lessons.reduce((sum, { minutes }) => sum + minutes, 0);

    /** Completes a lesson, which is open, and checks what the dashboard then counts. */
    async function complete(index: number) {
      const { id } = path[index] ?? never();
      const button = page.getByRole('button', { name: learn.lesson.complete });
      await button.waitFor();
      await expect(page).toHaveURL(`/lesson/${id}`);
      const isLast = index % 4 === 3;
      expect(await region(page, learn.lesson.chapterEnd.heading).getByRole('listitem').count()).toBe(isLast ? 4 : 0);
      // Without a pointer nothing has to be scrolled to and to come to rest.
      await button.press('Enter');
      await finishedNote(page).waitFor();
      const done = path.slice(0, index + 1);
      const note = (await finishedNote(page).textContent()) ?? '';
      expect(note).toContain(`“${title(id)}” is complete. ${done.length} of 32 lessons done.`);
      const chapter = chapters[Math.floor(index / 4)]?.id ?? never();
      if (isLast) expect(note).toContain(`Chapter ${chapter} is done: ${chapterTexts[chapter].title}`);
      else expect(note).not.toMatch(/Chapter \d is done/);
      const numbers = await progress.textContent();
      expect(numbers).toContain(`${done.length} of 32`);
      expect(numbers).toContain(`${minutesOf(done)} minutes`);
      expect(numbers).toContain(`${Math.floor((done.length / 32) * 100)}% of the path.`);
      expect(await progress.getByRole('img').getAttribute('aria-label')).toContain(`${done.length} of them are read`);
      // The chapter of the next lesson is the current one.
      const current = Math.floor(done.length / 4);
      const statuses = (await rows.allTextContents()).map((text) =>
        /(Complete|In progress|Locked)(?:(\d) of 4)?/.exec(text)?.slice(1),
      );
      expect(statuses).toEqual(
        chapters.map((_, place) => [
          place < current
            ? learn.chapter.status.complete
            : place === current
              ? learn.chapter.status.in_progress
              : learn.chapter.status.locked,
          // A chapter without a finished lesson has no count.
          done.length > 4 * place ? String(Math.min(done.length - 4 * place, 4)) : undefined,
        ]),
      );
      const learned = done.flatMap((lesson) => lesson.concepts.map((concept) => conceptNames[concept]));
      expect(await region(page, learn.dashboard.concepts.heading).textContent()).toContain(
        `${learned.length} of 33 learned`,
      );
      const names = await concepts.filter({ hasText: ', Learned' }).locator('.mr-auto').allTextContents();
      expect(names.map((name) => name.replace(', Learned', '')).sort()).toEqual(learned.sort());

      const next = path[index + 1];
      if (next) {
        const link = finishedNote(page).getByRole('link', { name: `Next: ${title(next.id)}` });
        await expect(link).toHaveAttribute('href', `/lesson/${next.id}`);
        if (!isLast) await link.press('Enter');
      }
    }

    await page.getByRole('link', { name: learn.dashboard.upNext.continue }).click();
    for (const index of [0, 1, 2, 3]) await complete(index);

    const [last] = path.slice(-4);
    const finished = path.slice(0, -4);
    const beforeLast = encodeRecord({
      ...zeroState('en'),
      completed: finished.map(({ id }) => id),
      minutes: minutesOf(finished),
      currentLesson: last?.id ?? never(),
      reviews: Object.fromEntries(finished.map(({ id }) => [id, firstReview(localDate(new Date()))])),
    });
    await page.evaluate(([key, record]) => localStorage.setItem(key, record), [RECORD, beforeLast] as const);
    await page.reload();
    await page.getByRole('link', { name: learn.dashboard.upNext.continue }).click();
    for (const index of [28, 29, 30, 31]) await complete(index);

    await expect(finishedNote(page).getByRole('link')).toHaveText([
      learn.lesson.chapterEnd.draw,
      learn.lesson.pathDone.sheet,
    ]);
    await expect(page.getByText('You have finished the whole path.', { exact: false })).toBeVisible();
    await expect(page.getByText('Nothing to review today.', { exact: true })).toBeVisible();
    expect(JSON.parse((await stored(page)) ?? '').state).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      completed: path.map(({ id }) => id),
    });

    await page.reload();
    await expect(progress).toContainText('32 of 32');
    await page.getByRole('link', { name: 'See the sheet' }).click();
    await expect(page).toHaveURL('/completed');
    await page.getByRole('link', { name: 'Put your name on it' }).click();
    await expect(page.getByLabel('The name on the sheet')).toBeFocused();
    await page.keyboard.type('Ana María');
    const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date());
    const sheet = page.getByRole('img', { name: new RegExp(`Ana María has finished .* ${today}`) });
    await expect(sheet).toBeVisible();
    await expect(sheet.getByText(learn.sampleMark.label)).toHaveCount(0);
    expect(await stored(page), 'the name is not kept').not.toContain('Ana');
    await expect(page.getByRole('button', { name: 'Print the sheet' })).toHaveCount(1);
    for (const format of ['A4', 'Letter']) expect(await printedPages(page, format), format).toBe(1);
    // Paper with margins is narrower than many screens, and has the layout of wide ones.
    const site = sheet.getByText(/^Bitcoin Journey, /);
    await expect(site).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(site).toBeVisible();
  });
});

/** How a reader operates the page. */
interface Hands {
  press: (target: Locator) => Promise<void>;
  /** Chooses one of the radio buttons of a group. */
  choose: (option: Locator, group: Locator) => Promise<void>;
}

type Chapter = (typeof chapters)[number];

/**
 * Reads a chapter from its page, which is open, to its end: in each lesson a guess, the answer without one, the practice, and every question;
 * then the button that ends it, and the link to the next.
 */
async function readChapter(
  page: Page,
  { id: chapterId, lessons }: Chapter,
  { press, choose }: Hands,
  {
    practice,
    atEnd,
    onDashboard,
  }: {
    /** What is done with the calculators of the chapter. */
    practice: Partial<Record<LessonId, () => Promise<void>>>;
    /** At the end of the last lesson. */
    atEnd?: (end: Locator) => Promise<void>;
    /** After each lesson, with the number of lessons that were finished. */
    onDashboard?: (finished: number) => Promise<void>;
  },
) {
  const written = await getLessons(
    allLessons.filter((lesson) => lesson.chapterId === chapterId),
    'en',
  );
  await expect(page).toHaveURL(`/chapter/${chapterId}`);
  await expect(region(page, learn.chapter.lessons).getByRole('link', { name: /^Lesson \d/ })).toHaveCount(4);
  await press(page.getByRole('link', { name: 'Start with lesson 1' }));
  for (const [index, { id }] of lessons.entries()) {
    await test.step(`lesson ${id}`, async () => {
      await expect(page).toHaveURL(`/lesson/${id}`);
      const content = written.get(id)?.content;
      if (!content) throw new Error(`lesson ${id} is not written`);
      await press(page.getByRole('link', { name: learn.lesson.start }));
      await expect(page).toHaveURL(/#opening$/);
      const opening = region(page, content.opening.title);
      const [first] = content.opening.guess.options;
      await press(opening.locator('summary').first());
      await expect(opening.getByText(first?.answer ?? '', { exact: false })).toBeVisible();
      await expect(opening.locator('.guess-reveal')).toBeVisible();

      const scene = content.modules.flatMap((module) => (module.type === 'story' ? module.sections : []))[0];
      if (scene?.content.guess) {
        const asked = region(page, scene.content.scene);
        await expect(asked.locator('.guess-reveal')).toBeHidden();
        await press(asked.getByRole('button', { name: learn.lesson.guess.skip }));
        await expect(asked.locator('.guess-reveal')).toBeVisible();
      }
      const decision = content.modules.find((module) => module.type === 'interactive' && module.widget === 'decision');
      if (decision) {
        const turn = region(page, decision.title);
        await press(turn.locator('summary').first());
        await expect(turn.locator('details[open]')).toHaveCount(1);
      }
      await practice[id]?.();

      const check = region(page, learn.lesson.check.heading);
      for (const question of content.check) {
        const form = check.locator('form').filter({ hasText: question.prompt });
        const right = question.options.find(({ isCorrect }) => isCorrect);
        await choose(form.getByRole('radio', { name: right?.text ?? '', exact: true }), form.getByRole('radio'));
        await press(form.getByRole('button', { name: /^(Check my answer|Try again)$/ }));
        await expect(form.getByText(learn.lesson.guess.right, { exact: true })).toBeVisible();
      }
      const count = content.check.length;
      await expect(check.getByText(`${count} of ${count} right at the first try`)).toBeVisible();
      await expect(page, 'what is pressed in a lesson does not leave it').toHaveURL(new RegExp(`/lesson/${id}\\b`));
      if (index === 3) await atEnd?.(region(page, learn.lesson.chapterEnd.heading));
      await press(page.getByRole('button', { name: learn.lesson.complete }));
      await expect(finishedNote(page)).toContainText(`“${title(id)}” is complete.`);
      await expect(page.locator('main')).toBeFocused();
      await onDashboard?.(index + 1);
      const next = lessons[index + 1];
      if (next) await press(finishedNote(page).getByRole('link', { name: `Next: ${title(next.id)}` }));
    });
  }
  const row = page.getByRole('listitem').filter({ hasText: chapterTexts[chapterId].title });
  await expect(row.getByText(learn.chapter.status.complete, { exact: true })).toBeVisible();
}

test.describe('by keyboard', () => {
  // Without smooth scrolling a focused element is in its place at once.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a chapter is read to its end, and no stop is hidden', async ({ page }) => {
    const hidden: string[] = [];
    /** Presses Tab until the target has the focus. */
    const tabTo = async (target: Locator) => {
      for (let stops = 0; stops < 250; stops++) {
        await page.keyboard.press('Tab');
        const [isThere, problem] = await target.evaluate(async (element) => {
          const stop = document.activeElement;
          if (!stop || stop === document.body) return [false, null] as const;
          const isSeen = () => {
            const { left, top, width, height } = stop.getBoundingClientRect();
            const at = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 12));
            return stop.contains(at) || at?.contains(stop);
          };
          // The bar at the top may still be moving away.
          for (let frame = 0; frame < 30 && !isSeen(); frame++) await new Promise(requestAnimationFrame);
          return [stop === element, isSeen() ? null : stop.outerHTML.slice(0, 120)] as const;
        });
        if (problem) hidden.push(problem);
        if (isThere) return;
      }
      throw new Error(`Tab does not reach ${target}`);
    };
    const hands: Hands = {
      press: async (target) => {
        await tabTo(target);
        await page.keyboard.press('Enter');
      },
      choose: async (option, group) => {
        await tabTo(group.first());
        await page.keyboard.press('Space');
        for (let moves = 0; moves < 3 && !(await option.isChecked()); moves++) await page.keyboard.press('ArrowDown');
        await expect(option).toBeChecked();
      },
    };
    const press = async (target: Locator, ...keys: string[]) => {
      await tabTo(target);
      for (const key of keys) await page.keyboard.press(key);
    };
    await page.goto('/chapter/1');
    await readChapter(page, chapters[0], hands, {
      practice: {
        'why-barter-fails': async () => {
          const market = region(page, calculators.BarterPuzzle.title);
          await press(market.getByRole('button', { name: /^Fisher/ }), 'Enter');
          await expect(page).toHaveURL(/path=potter\.fisher/);
        },
        'what-makes-good-money': async () => {
          const winner = page
            .getByRole('list', { name: calculators.MoneyScorecard.ranking })
            .getByRole('listitem')
            .first();
          await expect(winner).toContainText(calculators.MoneyScorecard.kinds.bank);
          await press(page.getByRole('button', { name: calculators.MoneyScorecard.presetNames.border }), 'Enter');
          await press(page.getByRole('slider', { name: calculators.MoneyScorecard.properties.steady }), 'Home');
          await expect(winner).toContainText('Bitcoin');
          await press(page.getByRole('slider', { name: calculators.MoneyScorecard.properties.accepted }), 'End');
          await expect(winner).toContainText(calculators.MoneyScorecard.kinds.bank);
        },
      },
    });
    expect([...new Set(hidden)]).toEqual([]);
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a chapter is read to its end, and its picture is saved', async ({ page }, info) => {
    const tap = (target: Locator) => target.tap();
    await page.goto('/chapter/2');
    await readChapter(
      page,
      chapters[1],
      { press: tap, choose: tap },
      {
        practice: {
          'silver-coins-of-rome': async () => {
            const slider = page.getByRole('slider').first();
            const before = await slider.inputValue();
            await slider.tap({ position: { x: 40, y: 20 } });
            await expect(slider).not.toHaveValue(before);
          },
          'who-gets-new-money-first': async () => {
            await tap(page.getByRole('button', { name: calculators.BankOfIssue.next }));
            await expect(page).toHaveURL(/#new-money-town/);
          },
        },
        atEnd: async (end) => {
          await expect(end.getByRole('listitem')).toHaveCount(4);
          await tap(end.getByRole('button', { name: learn.lesson.chapterEnd.draw }));
          await expect(end.getByRole('img', { name: /^I can now explain/ })).toBeVisible();
          const download = page.waitForEvent('download');
          await tap(end.getByRole('link', { name: learn.lesson.chapterEnd.save }));
          const file = info.outputPath('picture.png');
          await (await download).saveAs(file);
          const bytes = readFileSync(file);
          expect(bytes.subarray(1, 4).toString()).toBe('PNG');
          // The header has width and height after its signature and name.
          expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
        },
      },
    );
  });
});

test.describe('in a browser that refuses storage', () => {
  test('a chapter is read to its end and counted, and the page says what is not kept', async ({ page }) => {
    await page.addInitScript(() => {
      const fail = () => {
        throw new DOMException('no', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: fail });
    });
    const lessons = region(page, learn.dashboard.progress.heading).getByText(/^\d+ of 32$/);
    const chapterLink = page.getByRole('link', { name: 'Chapter 3: When Money Goes Bad' });
    const click = (target: Locator) => target.click();
    await page.goto('/dashboard');
    await page.getByRole('button', { name: learn.dashboard.startAtZero }).click();
    const notice = page.getByRole('status').filter({ hasText: learn.storage.heading });
    await expect(notice).toContainText('This browser does not allow saving');
    await expect(notice).toContainText('Export a file to keep it.');
    await notice.getByRole('button', { name: learn.storage.dismiss }).click();
    await chapterLink.click();
    await readChapter(
      page,
      chapters[2],
      { press: click, choose: click },
      {
        practice: {
          '4': async () => {
            await page.getByRole('combobox', { name: calculators.PriceClock.month }).selectOption('1923-10');
            await page.getByRole('button', { name: '$5', exact: true }).click();
            await expect(page.getByText(calculators.PriceClock.verdict.spend, { exact: true })).toBeVisible();
          },
        },
        onDashboard: async (finished) => {
          await expect(lessons).toHaveText(`${finished} of 32`);
          await expect(page.getByText('This browser has not saved it, so keep it as a file.')).toBeVisible();
        },
      },
    );
    await chapterLink.click();
    await expect(page.getByText('Completed', { exact: true })).toHaveCount(4);
    await page.goto('/dashboard');
    await expect(lessons, 'kept until the tab is closed').toHaveText('4 of 32');
    const later = await page.context().newPage();
    await later.goto('/dashboard');
    await expect(
      region(later, learn.dashboard.progress.heading).getByText('8 of 32'),
      'the sample again, as the notice said',
    ).toBeVisible();
  });
});
