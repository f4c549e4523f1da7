import type { Locator, Page } from '@playwright/test';
import { faults } from '../axe';
import { expect, layOut, test } from '../fixtures';

// A page whose clock was stopped cannot be used again.
test.use({ reuseContext: false });

const navigatorOf = (page: Page) => page.getByRole('navigation', { name: 'Exhibits on this page' });
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

/** Opens the page with a stopped clock, so that nothing fades before the assertion. */
async function enter(page: Page) {
  await page.clock.install({ time: '2026-11-21T10:00:00' });
  await page.goto('/');
  await layOut(page);
  await page.clock.pauseAt('2026-11-21T11:00:00');
}

/** The navigator fades a second after React has taken the last event, which no frame of the stopped clock tells (navigator.test.tsx). */
const fades = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(1000);
    await expect(navigatorOf(page)).toBeHidden({ timeout: 500 });
  }).toPass();

/** Goes back to the top, and waits until the navigator has faded. */
async function rest(page: Page) {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await scrollTo(page, 0);
  await fades(page);
}

/** Scrolls the top of an exhibit to a quarter of the viewport. */
async function walkTo(page: Page, id: string) {
  await page.evaluate((name) => {
    const top = document.getElementById(name)?.getBoundingClientRect().top ?? 0;
    window.scrollBy({ top: top - window.innerHeight / 4, behavior: 'instant' });
  }, id);
  await expect(navigatorOf(page)).toBeVisible();
}

/** Visible text of any exhibit, and fields and buttons, that begin left of a line. */
const textLeftOf = (page: Page, x: number) =>
  page.locator('main').evaluate((main, line) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || node.parentElement?.closest('nav[data-shown], .sr-only, option')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some(({ left, width }) => width > 1 && left < line)) found.push(node.textContent);
    }
    const controls = [...main.querySelectorAll('section :is(a, button, input, summary)')];
    return found.concat(
      controls
        .filter((control) => control.checkVisibility() && control.getBoundingClientRect().left < line)
        .map((control) => control.outerHTML.slice(0, 80)),
    );
  }, x);

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  // When it appears and fades, and what it marks, is in specification/2-timings.spec.ts.
  test('a rail shows names under the mouse, covers nothing and leads to each exhibit', async ({ page }) => {
    await enter(page);

    await test.step('it has no tab stop while it is hidden', async () => {
      for (let i = 0; i < 12; i++) {
        await page.keyboard.press('Tab');
        expect(await navigatorOf(page).locator(':focus').count()).toBe(0);
      }
      await rest(page);
    });

    await test.step('it shows the name of the exhibit under the mouse, and fades when the mouse has left', async () => {
      await walkTo(page, 'charts');
      const rail = navigatorOf(page);
      await rail.getByRole('link', { name: 'Timeline' }).hover();
      await expect(rail.getByText('Timeline')).toHaveCSS('opacity', '1');
      await page.mouse.move(640, 400);
      await fades(page);
    });

    await test.step('it overlaps neither the text nor the top bar', async () => {
      for (const [width, height] of [
        [1024, 768],
        [1180, 820],
        [1280, 640],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await walkTo(page, 'timeline');
        const rail = navigatorOf(page);
        const box = await rail.boundingBox();
        const right = (box?.x ?? 0) + (box?.width ?? 0);
        expect(await textLeftOf(page, right), `${width} px wide`).toEqual([]);
        const bar = await page
          .locator('header')
          .first()
          .evaluate((element) => (element as HTMLElement).offsetHeight);
        expect(box?.y).toBeGreaterThanOrEqual(bar);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
        for (const link of await rail.getByRole('link').all()) {
          const target = await link.boundingBox();
          expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
        }
      }
      await page.setViewportSize({ width: 1280, height: 800 });
    });

    await test.step('a link scrolls to its exhibit, changes the fragment and moves the focus', async () => {
      await walkTo(page, 'charts');
      await navigatorOf(page).getByRole('link', { name: 'Timeline' }).click();
      await expect(page).toHaveURL(/#timeline$/);
      await expect(page.locator('#timeline-title')).toBeFocused();
      await expect(page.locator('#timeline-title')).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL(/\/$/);
    });

    await test.step('with reduced motion the jump is immediate', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await walkTo(page, 'crisis');
      const top = await navigatorOf(page)
        .getByRole('link', { name: 'Timeline' })
        .evaluate((link: HTMLElement) => {
          link.click();
          return document.getElementById('timeline')?.getBoundingClientRect().top;
        });
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top).toBeLessThan(100);
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a button opens a list by keyboard and by touch, without accessibility violation', async ({ page }) => {
    await enter(page);

    await test.step('Escape closes the list, and so does leaving it with Tab', async () => {
      await walkTo(page, 'crisis');
      const circle = navigatorOf(page).getByRole('button');
      await circle.focus();
      await page.keyboard.press('Enter');
      const links = navigatorOf(page).getByRole('link');
      await page.keyboard.press('Tab');
      await expect(links.first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(links.first()).toBeHidden();
      await expect(circle).toBeFocused();
      await page.keyboard.press('Enter');
      await links.last().focus();
      await page.keyboard.press('Tab');
      await expect(links.first()).toBeHidden();
      expect(await navigatorOf(page).locator(':focus').count()).toBe(0);
      await rest(page);
    });

    await test.step('a button opens a list; a choice closes it and scrolls to the exhibit', async () => {
      await walkTo(page, 'crisis');
      const circle = navigatorOf(page).getByRole('button');
      const box = await circle.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(300);
      expect((box?.x ?? 0) + (box?.width ?? 0), 'off the edge of the screen').toBeLessThan(360);
      await circle.tap();
      await expect(circle).toHaveAttribute('aria-expanded', 'true');
      await page.clock.runFor(5000);
      const choice = navigatorOf(page).getByRole('link', { name: 'Further Reading' });
      await expect(choice).toBeInViewport();
      await choice.tap();
      await expect(page).toHaveURL(/#further-reading$/);
      await expect(page.locator('#further-reading-title')).toBeInViewport();
      await expect(choice).toBeHidden();
      // The smooth scroll may not have ended; the second before fading starts at its end.
      await fades(page);
    });

    await test.step('the open list has no accessibility violation', async () => {
      await walkTo(page, 'crisis');
      await navigatorOf(page).getByRole('button').tap();
      await page.clock.resume();
      await expect(navigatorOf(page).getByRole('link').first()).toBeVisible();
      expect(await faults(page, 'nav[data-shown]', { widths: [360] })).toEqual([]);
    });
  });
});

/** The texts of controls behind the button that are not much larger than it. */
const coveredBy = (circle: Locator) =>
  circle.evaluate((button) => {
    const box = button.getBoundingClientRect();
    const meets = (other: DOMRect) =>
      other.left < box.right && other.right > box.left && other.top < box.bottom && other.bottom > box.top;
    return [...document.querySelectorAll('main :is(a, button, input, select, summary, label)')]
      .filter((control) => !control.closest('nav[data-shown]') && control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const own = control.getBoundingClientRect();
        if (!meets(own)) return false;
        // A slide of a carousel that is out of view has a box, too, and a round corner is no part of a control.
        const x = (Math.max(own.left, box.left) + Math.min(own.right, box.right)) / 2;
        const y = (Math.max(own.top, box.top) + Math.min(own.bottom, box.bottom)) / 2;
        if (!document.elementsFromPoint(x, y).some((each) => control.contains(each))) return false;
        // A card is larger than the button on all sides: it is pressed beside it.
        return own.width < 3 * box.width || own.height < 1.5 * box.height;
      })
      .map((control) => control.textContent?.trim().slice(0, 60) ?? '');
  });

for (const [width, height] of [
  [320, 640],
  [360, 740],
  [390, 844],
  [768, 1024],
  [1366, 600],
] as const)
  test(`at ${width} × ${height} px the button shows the percent inside the screen and covers no control`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await enter(page);
    const circle = navigatorOf(page).getByRole('button');
    const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    const covered: string[] = [];
    for (let y = 400; y < end; y += Math.round(height * 0.9)) {
      await scrollTo(page, y);
      await expect(navigatorOf(page)).toBeVisible();
      await page.clock.runFor(200);
      await expect(circle).toHaveText(/^\d+%$/);
      const box = await circle.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(box?.x).toBeGreaterThan(width / 2);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(box?.y).toBeGreaterThan(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      covered.push(...(await coveredBy(circle)).map((text) => `${y} px: ${text}`));
    }
    expect(covered).toEqual([]);
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });

  test('it is not shown', async ({ page }) => {
    await page.goto('/#timeline');
    await expect(navigatorOf(page)).toBeHidden();
  });
});
