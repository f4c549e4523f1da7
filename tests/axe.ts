import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/**
 * What axe finds in light and dark, narrow and wide, in words: on the whole page, or inside what the selector finds. A theme
 * changes colors and nothing else. So in dark only contrast is looked at, and wide only the contrast of what was not shown
 * narrow.
 */
export async function faults(page: Page, inside = 'html', widths: readonly number[] = [360, 1280]): Promise<string[]> {
  // A key has the whole page laid out (public/first-paint.js): axe must not find it growing.
  await page.keyboard.press('Shift');
  await page.evaluate(axe.source);
  const found: string[] = [];
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    // What is on its way in has no final color yet.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    found.push(...(await run(page, inside, `light, ${width} px`)));
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const rest = index === 0 ? inside : '[data-not-yet-shown]';
    if (await page.locator(rest).count()) found.push(...(await run(page, rest, `dark, ${width} px`, 'color-contrast')));
    await page.locator(inside).evaluateAll(markWhatIsNotShown);
  }
  return found;
}

async function run(page: Page, inside: string, where: string, rule?: string): Promise<string[]> {
  // No page holds a frame before a video is played, and the search for frames takes as long as all the rest.
  const options: RunOptions = { resultTypes: ['violations'], iframes: false, ...(rule && { runOnly: [rule] }) };
  const { violations, passes } = await page.evaluate(([selector, how]) => window.axe.run(selector, how), [
    inside,
    options,
  ] as const);
  if (!rule && passes.length === 0) return [`${where}: axe had nothing to look at`];
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any, all }) => `${where}: ${id}: ${html.slice(0, 160)} — ${(any[0] ?? all[0])?.message ?? ''}`),
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

function markWhatIsNotShown(roots: Element[]) {
  const isShown = (element: Element | null) => (element?.getClientRects().length ?? 0) > 0;
  for (const element of roots.flatMap((root) => [...root.querySelectorAll('*')])) {
    element.toggleAttribute('data-not-yet-shown', !isShown(element) && isShown(element.parentElement));
  }
}
