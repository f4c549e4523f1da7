import type { Page } from '@playwright/test';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/format/locale';
import { expect } from './fixtures';

/** Checks in each language that the SVG of each figure needs no other file, and that no text leaves the drawing. */
export async function checkSvgFiles(page: Page, ids: readonly string[]) {
  const files = LOCALES.flatMap((locale) =>
    ids.map((id) => `/data/${id}/${id}${locale === DEFAULT_LOCALE ? '' : `.${locale}`}.svg`),
  );
  for (const file of files) {
    const requests: string[] = [];
    page.removeAllListeners('requestfinished');
    page.on('requestfinished', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto(file, { waitUntil: 'load' });
    await expect.poll(() => requests).toEqual([file]);
    const cut = await page.evaluate(() => {
      const frame = document.documentElement.getBoundingClientRect();
      return [...document.querySelectorAll('text')]
        .filter((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          return left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
        })
        .map((text) => text.textContent);
    });
    expect(cut, file).toEqual([]);
  }
}
