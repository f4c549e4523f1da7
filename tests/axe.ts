import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { layOut } from './fixtures';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Every page visited parses it again, and the minified file is less than half as long as `axe.source`. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const EVERYWHERE = { widths: [360, 1280], colorSchemes: ['light', 'dark'] } as const;
type Views = { widths: readonly number[]; colorSchemes: readonly ('light' | 'dark')[] };

/** The violations that axe finds inside the selector, in each width and color scheme. */
export async function faults(page: Page, inside = 'html', views: Partial<Views> = {}): Promise<string[]> {
  const { widths, colorSchemes } = { ...EVERYWHERE, ...views };
  await layOut(page);
  await page.evaluate(axeSource);
  const found: string[] = [];
  for (const width of widths) {
    for (const colorScheme of colorSchemes) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // The second color scheme only changes colors: run only the rules about color.
      const rule = colorScheme === colorSchemes[0] ? undefined : 'color-contrast';
      found.push(...(await run(page, inside, rule)).map((fault) => `${colorScheme}, ${width} px: ${fault}`));
    }
  }
  return found;
}

async function run(page: Page, inside: string, rule?: string): Promise<string[]> {
  // No page has a frame before a video is played, and axe spends half of its time looking for frames.
  const options: axe.RunOptions = { resultTypes: ['violations'], iframes: false, ...(rule && { runOnly: [rule] }) };
  // Only sentences leave the page: the whole result is large.
  const { checked, found } = await page.evaluate(
    async ([where, how]) => {
      const { violations, passes, incomplete } = await window.axe.run(where, how);
      return {
        checked: violations.length + passes.length + incomplete.length,
        found: violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html, any, all }) => `${id}: ${html.slice(0, 160)} — ${(any[0] ?? all[0])?.message ?? ''}`),
        ),
      };
    },
    [inside, options] as const,
  );
  return checked === 0 ? [`axe found no element to check in ${inside}`] : found;
}
