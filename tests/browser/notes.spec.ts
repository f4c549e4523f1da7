/** The notes at the bottom of the window: they move nothing, and cover neither what has the focus nor the end of the page. */
import type { Page } from '@playwright/test';
import { en } from '@/content/en';
import { offline } from '@/content/en/offline';
import { es } from '@/content/es';
import { countShifts, expect, test } from '../fixtures';

const notes = (page: Page) => page.locator('[data-behaviour=bottom-notes]');

/** Whether at least half of what has the focus is above the notes, or half of the room between them and the bar if it is higher than that. */
const isSeen = (page: Page) =>
  page.evaluate(() => {
    const stop = document.activeElement as HTMLElement;
    const note = document.querySelector('[data-behaviour=bottom-notes]') as HTMLElement;
    if (stop === document.body || note.contains(stop)) return true;
    const { top, bottom, height } = stop.getBoundingClientRect();
    const end = note.getBoundingClientRect().top;
    const bar = document.querySelector('header') as HTMLElement;
    const room = end - (getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0);
    return Math.min(bottom, end) - Math.max(top, 0) >= Math.min(height, room) / 2;
  });

/** Each note, the page on which it appears, and what makes it appear. */
const notices: [name: string, path: string, text: string, cause: (page: Page) => Promise<unknown>][] = [
  ['the offer of the language of the browser', '/', es.layout.languageOffer.text, async () => {}],
  [
    'the note that a record is damaged',
    '/dashboard',
    en.learn.storage.setAsideReasons['not-json'],
    (page) => page.addInitScript(() => localStorage.setItem('bitcoin-journey:progress', '{"version":')),
  ],
  [
    'the notice that the network is gone',
    '/about',
    offline.noNetwork,
    (page) => page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })),
  ],
];

test.use({ locale: 'es-AR', reuseContext: false });

for (const [name, path, text, cause] of notices) {
  for (const { width, letters } of [
    { width: 1280, letters: 16 },
    { width: 320, letters: 32 },
  ]) {
    test(`${name} covers no focus and no end of the page, ${width} px wide with letters of ${letters} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 });
      const browser = await page.context().newCDPSession(page);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: letters, fixed: 13 } });
      await cause(page);
      const shifts = await countShifts(page);
      await page.goto(path);
      const note = notes(page).getByText(text, { exact: false });
      await expect(note).toBeInViewport();
      // Larger letters of another font break lines in other places until the web font arrives.
      if (letters === 16) expect(await shifts()).toBeLessThan(0.01);
      const isCut = (element: Element) => element.scrollWidth > element.clientWidth;
      expect(await notes(page).evaluate(isCut)).toBe(false);
      expect(await page.locator('html').evaluate(isCut)).toBe(false);

      let stops = 0;
      for (; stops < 40; stops++) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
        // The browser scrolls smoothly to the focused element.
        await expect.poll(() => isSeen(page), stop).toBe(true);
        if (await page.evaluate(() => document.activeElement?.closest('footer') !== null)) break;
      }
      expect(stops, 'the walk gets far down the page').toBeGreaterThan(10);

      const atEnd = () =>
        page.evaluate(() => {
          scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
          const [footer, note] = [
            document.querySelector('footer'),
            document.querySelector('[data-behaviour=bottom-notes]'),
          ];
          return (footer?.getBoundingClientRect().bottom ?? 0) - (note?.getBoundingClientRect().top ?? 0);
        });
      await expect.poll(atEnd).toBeLessThanOrEqual(1);
      await page.emulateMedia({ media: 'print' });
      await expect(note).toBeHidden();
    });
  }
}
