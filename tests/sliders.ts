import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, hydrated } from './fixtures';

/** A drag of one finger, as the screen of a phone reports it. */
export async function drag(page: Page, from: { x: number; y: number }, by: { x: number; y: number }) {
  const client: CDPSession = await page.context().newCDPSession(page);
  const steps = 10;
  const at = (step: number) => ({ x: from.x + (by.x * step) / steps, y: from.y + (by.y * step) / steps });
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });
  for (let step = 1; step <= steps; step++) {
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(step)] });
    await page.waitForTimeout(16);
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}

/** The slider in the middle of the window, and its own middle. */
export async function middleOf(slider: Locator) {
  await slider.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await slider.boundingBox();
  if (!box) throw new Error('the slider has no box');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
}

/** Swipes up over each slider of a page, beside its thumb, and checks that the page scrolls and the value stays. */
export async function swipePastSliders(page: Page, path: string) {
  await page.goto(path);
  const sliders = page.locator('input.range-input:visible');
  await sliders.first().scrollIntoViewIfNeeded();
  for (const slider of await sliders.all()) {
    await middleOf(slider);
    await hydrated(slider);
    const before = await slider.inputValue();
    // Beside the thumb, where a touch on the track changes the value.
    const { x, y, width } = await middleOf(slider);
    const scrolled = await page.evaluate(() => scrollY);
    await drag(page, { x: x + width / 4, y }, { x: 6, y: -200 });
    expect(await slider.inputValue()).toBe(before);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
  }
}
