import type { Page } from '@playwright/test';
import { htmlOf } from './site';

/** Whether the behaviours have started: the reader has given a sign. */
export const isAwake = (page: Page) => page.evaluate(() => document.documentElement.dataset.state === 'alive');

/** Whether the island around an element is hydrated. */
export const isAlive = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.closest<HTMLElement>('[data-island]')?.dataset.state === 'alive');

/** The keys of the browser's storage with which islands of a page hydrate without interaction. */
export const keysOf = (path: string) => [
  ...new Set([...htmlOf(path).matchAll(/ data-now="([^"]+)"/g)].map(([, key = '']) => key)),
];

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
