import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds in light and dark, narrow and wide, in words: on the whole page, or inside what the selector finds. A theme
 * changes colors and nothing else. So in dark only contrast is looked at, and wide only the contrast of what was not shown
 * narrow.
 */
export async function faults(page: Page, inside = 'html', widths: readonly number[] = [360, 1280]): Promise<string[]> {
  // A key has the whole page laid out (public/first-paint.js): axe must not find it growing.
  await page.keyboard.press('Shift');
  const found: string[] = [];
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    // What is on its way in has no final color yet.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    found.push(...(await run(page, inside, `light, ${width} px`)));
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const rest = index === 0 ? inside : '[data-not-yet-shown]';
    if (await page.locator(rest).count()) found.push(...(await run(page, rest, `dark, ${width} px`, 'color-contrast')));
    await markWhatIsNotShown(page, inside);
  }
  return found;
}

async function run(page: Page, inside: string, where: string, rule?: string): Promise<string[]> {
  // No page holds a frame before a video is played; without the search for frames axe takes half the time.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .include(inside)
    .options({ resultTypes: ['violations'] });
  if (rule) axe.withRules(rule);
  const { violations, passes } = await axe.analyze();
  if (!rule && passes.length === 0) return [`${where}: axe had nothing to look at`];
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any, all }) => `${where}: ${id}: ${html.slice(0, 160)} — ${(any[0] ?? all[0])?.message ?? ''}`),
  );
}

async function markWhatIsNotShown(page: Page, inside: string) {
  await page.locator(inside).evaluateAll((roots) => {
    const isShown = (element: Element | null) => (element?.getClientRects().length ?? 0) > 0;
    for (const element of roots.flatMap((root) => [...root.querySelectorAll('*')])) {
      element.toggleAttribute('data-not-yet-shown', !isShown(element) && isShown(element.parentElement));
    }
  });
}
