/** A page that the browser translates, before or after its islands hydrate, stays whole, and its controls work. */
import type { Page } from '@playwright/test';
import { hydrate, wakeAll } from '@/scripts/bench/measure.mjs';
import { expect, test } from '../fixtures';
import { kinds } from '../site';
import { type Translation, translate } from '../translate-page';

// React says that the page is not as the build wrote it, and renders the island anew.
test.use({ allowed: /console warning: .*[Hh]ydrat|console warning: .*react\.dev\/errors/ });

const ways: Translation[] = ['wrapped', 'written', 'dates linked'];

const structure = (page: Page) =>
  page.evaluate(() => ({
    hasScript: document.documentElement.classList.contains('js'),
    controls: document.querySelectorAll('button, input, select, textarea, a, summary').length,
    open: document.querySelectorAll('details[open]').length,
    sections: document.querySelectorAll('section, article, nav, header, footer, main').length,
  }));

/** Scrolls, and chooses the next color theme. */
async function use(page: Page) {
  await page.mouse.wheel(0, 2000);
  await page.mouse.wheel(0, -1000);
  await page.locator('[data-theme-switch]:visible').first().click();
}

for (const path of kinds) {
  test(`${path} stays whole when it is translated after, or before, its islands hydrate`, async ({ page }) => {
    // Each visit is the first: a lesson that was scrolled offers the place that was left.
    await page.addInitScript(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto(path);
    await wakeAll(page);
    const whole = await structure(page);
    await use(page);
    const used = await structure(page);
    const linksOfDates = () => page.locator('[href^=x-apple]').count();
    // One program after the other: that of dates first, because the others write other names of months.
    for (const way of ['dates linked', 'written', 'wrapped'] as const) {
      await translate(page, way);
      await use(page);
      const controls = used.controls + (await linksOfDates());
      expect(await structure(page), `${way}, after`).toEqual({ ...used, controls });
    }
    for (const way of ways) {
      await page.goto(path, { waitUntil: 'load' });
      await translate(page, way);
      const links = await linksOfDates();
      await hydrate(page);
      await wakeAll(page);
      const translated = await structure(page);
      expect(translated.controls, `${way}, before`).toBeGreaterThanOrEqual(whole.controls);
      expect(translated, `${way}, before`).toEqual({ ...whole, controls: expect.any(Number) });
      expect(translated.controls - whole.controls, `${way}, before`).toBeLessThanOrEqual(links);
    }
  });
}

test.describe('in a translated page', () => {
  const TRIALS: [
    name: string,
    path: string,
    use: (page: Page) => Promise<void>,
    answer: (page: Page) => Promise<void>,
  ][] = [
    [
      'the fee calculator',
      '/guides/bitcoin-fees',
      (page) => page.locator('#fee-rateSatsPerVbyte').fill('30'),
      (page) => expect(page.locator('#fee dd').filter({ hasText: /^7,500$/ })).toBeVisible(),
    ],
    [
      'the Time Machine',
      '/',
      (page) => page.locator('#time-machine').getByRole('textbox').first().fill('250'),
      (page) => expect(page.locator('#time-machine')).toContainText('$1,984.'),
    ],
    [
      'a card of home',
      '/',
      (page) => page.locator('.flip-card').first().click(),
      (page) => expect(page.locator('.flip-card').first()).toHaveAttribute('data-flipped'),
    ],
  ];
  for (const [name, path, use, answer] of TRIALS) {
    for (const isBefore of [true, false]) {
      test(`${name} answers when the translation comes ${isBefore ? 'before' : 'after'} hydration`, async ({
        page,
      }) => {
        for (const way of ways) {
          await page.goto(path, isBefore ? { waitUntil: 'load' } : {});
          if (!isBefore) await wakeAll(page);
          await translate(page, way);
          await use(page);
          await answer(page);
        }
      });
    }
  }
});
