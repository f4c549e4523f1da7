import type { Page } from '@playwright/test';
import { frameOf } from './export/embed-code';
import { expect } from './fixtures';

/** kB of one view: the document with its inline style, and nothing else. */
const BUDGET = 20;
const WIDTHS = [280, 320, 360, 480, 768, 1200];

/** Checks that each embed is one request within the budget, and that nothing in the frame of its code is cut at any width. */
export async function checkEmbeds(page: Page, ids: readonly string[]) {
  const requests: { path: string; bytes: Promise<number> }[] = [];
  page.on('requestfinished', (request) =>
    requests.push({
      path: new URL(request.url()).pathname,
      bytes: request.sizes().then(({ responseBodySize }) => responseBodySize),
    }),
  );
  const overflows: string[] = [];
  for (const id of ids) {
    const path = `/embed/${id}`;
    const { height } = frameOf(id);
    requests.length = 0;
    await page.goto(path);
    await expect.poll(() => requests.map((request) => request.path)).toEqual([path]);
    expect((await requests[0]?.bytes) ?? Number.POSITIVE_INFINITY, path).toBeLessThanOrEqual(BUDGET * 1000);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: Number(height) });
      const cut = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        const texts = [...document.querySelectorAll('text, [data-plot] span')].filter((text) => {
          const { left, right, bottom } = text.getBoundingClientRect();
          return right > left && (left < 0 || right > innerWidth || bottom > innerHeight);
        });
        return [
          ...(scrollWidth > innerWidth ? ['too wide'] : []),
          ...(scrollHeight > innerHeight ? [`too high by ${scrollHeight - innerHeight} px`] : []),
          ...texts.map((text) => `cuts "${text.textContent}"`),
        ];
      });
      overflows.push(...cut.map((fault) => `${path} at ${width} px: ${fault}`));
    }
  }
  expect(overflows).toEqual([]);
}
