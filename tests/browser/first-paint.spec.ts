import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

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
    await page.goto('/');
    await page.mouse.wheel(0, 400);
    await expect.poll(() => isUnread(page)).toBe(false);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
            ),
          ).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 500);
        }),
    );
    expect(shift).toBeLessThan(0.01);
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
