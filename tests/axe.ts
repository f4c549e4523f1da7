import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What axe finds in light and dark, narrow and wide, in words: on the whole page, or inside what the selector finds. */
export async function faults(page: Page, inside = 'html', widths: readonly number[] = [360, 1280]): Promise<string[]> {
  await page.evaluate(axe.source);
  const found: string[] = [];
  for (const width of widths) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // The second theme changes colors and nothing else.
      const rule = colorScheme === 'dark' ? 'color-contrast' : undefined;
      found.push(...(await run(page, inside, rule)).map((fault) => `${colorScheme}, ${width} px: ${fault}`));
    }
  }
  return found;
}

async function run(page: Page, inside: string, rule?: string): Promise<string[]> {
  // No page holds a frame before a video is played, and the search for frames takes as long as all the rest.
  const options: RunOptions = { resultTypes: ['violations'], iframes: false, ...(rule && { runOnly: [rule] }) };
  const { violations, passes, incomplete } = await page.evaluate(([where, how]) => window.axe.run(where, how), [
    inside,
    options,
  ] as const);
  if (passes.length + incomplete.length === 0) return ['axe had nothing to look at'];
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any, all }) => `${id}: ${html.slice(0, 160)} — ${(any[0] ?? all[0])?.message ?? ''}`),
  );
}
