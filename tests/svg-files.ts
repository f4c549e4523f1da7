import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** Checks that the SVG of each figure needs no other file, and that no text leaves the drawing. */
export async function checkSvgFiles(page: Page, ids: readonly string[]) {
  for (const id of ids) {
    const requests: string[] = [];
    page.removeAllListeners('requestfinished');
    page.on('requestfinished', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto(`/data/${id}/${id}.svg`, { waitUntil: 'load' });
    await expect.poll(() => requests).toEqual([`/data/${id}/${id}.svg`]);
    const cut = await page.evaluate(() => {
      const frame = document.documentElement.getBoundingClientRect();
      return [...document.querySelectorAll('text')]
        .filter((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          return left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
        })
        .map((text) => text.textContent);
    });
    expect(cut, id).toEqual([]);
  }
}
