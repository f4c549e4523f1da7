import type { Page } from '@playwright/test';
import { countShifts, expect, isAlive, test } from '../fixtures';
import { exportedPaths, htmlOf } from '../site';

/** The page below the first screens waits to be laid out (public/first-paint.js). */
const isUnread = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('unread'));
const topOf = (page: Page, id: string) =>
  page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top, id);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('script is fetched after the first paint', async ({ page }) => {
  await page.goto('/');
  const [painted, fetched] = await page.evaluate(
    () =>
      [
        performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/_next/static/chunks/') && name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      ] as const,
  );
  expect(fetched.length).toBeGreaterThan(3);
  expect(Math.min(...fetched)).toBeGreaterThanOrEqual(painted);
});

const calculating = exportedPaths().filter((path) => /class="calculator\b/.test(htmlOf(path)));

test('calculators are found by their class', () => expect(calculating.length).toBeGreaterThan(7));

for (const path of calculating) {
  test(`the late script of the calculators of ${path} moves nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(path);
    const alive = async () => Promise.all((await page.locator('.calculator').all()).map(isAlive));
    const heights = () =>
      page.locator('.calculator, body').evaluateAll(async (all) => {
        for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
        return all.map((one) => one.clientHeight);
      });
    const before = await heights();
    expect(await alive(), 'the script is still to come').not.toContain(true);
    await page.keyboard.press('Shift');
    await expect.poll(alive).not.toContain(false);
    expect(await heights()).toEqual(before);
  });
}

test.describe('a page of which only the beginning is laid out', () => {
  for (const width of [360, 1280]) {
    test(`ends where the End key leads, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      expect(await isUnread(page)).toBe(true);
      await page.keyboard.press('End');
      await expect(page.getByRole('contentinfo')).toBeInViewport();
      const rest = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
      expect(Math.abs(await rest())).toBeLessThan(2);
    });
  }

  test('leads to an exhibit, not to where it was guessed to be', async ({ page }) => {
    await page.goto('/');
    expect(await isUnread(page)).toBe(true);
    await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href="#further-reading"]')?.click());
    await expect.poll(() => topOf(page, 'further-reading')).toBeCloseTo(80, -1);
  });

  test('is laid out to its end when somebody begins to read, and nothing in view moves', async ({ page }) => {
    const shifts = await countShifts(page);
    await page.goto('/');
    await page.mouse.wheel(0, 400);
    await expect.poll(() => isUnread(page)).toBe(false);
    expect(await shifts()).toBeLessThan(0.01);
  });

  test('keeps in place what a jump brought into view', async ({ page }) => {
    await page.goto('/');
    const event = page.locator('#timeline li').nth(12);
    await event.evaluate((item) => item.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect.poll(() => isUnread(page)).toBe(false);
    const offCenter = await event.evaluate((item) => {
      const { top, bottom } = item.getBoundingClientRect();
      return (top + bottom) / 2 - innerHeight / 2;
    });
    // The middle of what the top bar leaves free (scroll-padding of 80 px).
    expect(Math.abs(offCenter - 80 / 2)).toBeLessThan(5);
  });

  test('is laid out at once when the address names a place', async ({ page }) => {
    await page.goto('/#timeline');
    expect(await isUnread(page)).toBe(false);
    await expect.poll(() => topOf(page, 'timeline')).toBeCloseTo(80, -1);
  });
});

test('a link to words of the page is not misled by what is not laid out', async ({ page }) => {
  await page.goto('/#:~:text=Friends%20of%20gold%20see');
  expect(await isUnread(page)).toBe(false);
});

test('what is pressed before the script has come is answered when it comes', async ({ page }) => {
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Color theme: System theme' }).click();
  await expect(page.getByRole('button', { name: 'Color theme: Light theme' })).toBeVisible();
});

test.describe('when script cannot be fetched', () => {
  test.use({ allowed: /net::ERR_FAILED|Failed to load chunk|ChunkLoadError/, contextOptions: { reducedMotion: null } });

  test('the page is again what it is without script', async ({ page }) => {
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('html')).not.toHaveClass(/(^| )js( |$)/);
    // Has the whole page laid out.
    await page.keyboard.press('Home');
    // What has no box is a control that does nothing without script.
    const hidden = () =>
      page.locator('main p, main h3, main button span').evaluateAll((all) =>
        all
          .filter((node) => node.getClientRects().length > 0 && !node.closest('details:not([open])'))
          .filter((node) => !node.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .map((node) => node.textContent),
      );
    await expect.poll(hidden).toEqual([]);
  });

  test('on the way to another page, that page is loaded whole', async ({ page }) => {
    await page.goto('/about');
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'home page' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('money changed');
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: null } });

  test('back leads to the same place at once', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('End');
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    const end = await page.evaluate(() => scrollY);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    const places = await page.evaluate(async () => {
      const seen: number[] = [];
      for (let i = 0; i < 40; i++) {
        seen.push(scrollY);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return seen;
    });
    expect(places.filter((y) => y > 1 && Math.abs(y - end) > 1)).toEqual([]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(end);
  });
});
