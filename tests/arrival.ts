import type { Page } from '@playwright/test';
import { htmlOf } from './site';

export const isHydrated = (page: Page) => page.evaluate(() => 'hydrated' in document.documentElement.dataset);

/** Pages that show the reader's own state load their runtime without interaction. */
export const loadsAtOnce = (path: string) => htmlOf(path).includes('data-load-runtime=""');

/** The computed style and the place of every element, with the fonts of the page and the mouse beside it. */
export async function look(page: Page) {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  return page.locator('header *, main *, footer *, nav *').evaluateAll((all) =>
    all.map((element) => {
      const { color, display, fontSize, fontWeight, padding, position } = getComputedStyle(element);
      const { left, width, height } = element.getBoundingClientRect();
      const sizes = [left, width, height].map(Math.round);
      return [element.tagName, color, display, fontSize, fontWeight, padding, position, ...sizes].join(' ');
    }),
  );
}

/** The elements with a transition. */
export const withTransition = (page: Page) =>
  page.locator('body *').evaluateAll((all) =>
    all
      .filter((element) => {
        const { transitionProperty, transitionDuration } = getComputedStyle(element);
        return transitionProperty !== 'none' && /[1-9]/.test(transitionDuration);
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  );
