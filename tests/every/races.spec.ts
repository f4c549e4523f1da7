/**
 * What a reader does while an island hydrates, on a slow phone: at random moments before, during and after it, the page ends in the state that
 * was asked for. `RUNS` sets how often, `SEED` which moments.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const RUNS = Number(process.env.RUNS ?? 8);
const SEED = Number(process.env.SEED ?? 1);

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

interface Hand {
  random: () => number;
  /** Waits up to a second, mostly much less. */
  pause: () => Promise<void>;
}

/** The deeds of a reader, and what must be seen at the end. */
const races: Record<string, [path: string, race: (page: Page, hand: Hand) => Promise<() => Promise<void>>]> = {
  'a calculator': [
    '/guides/bitcoin-fees',
    async (page, { pause, random }) => {
      const fee = page.locator('#fee');
      const rate = fee.getByRole('textbox', { name: 'Fee rate (sat/vB)' });
      if (random() < 0.5) await fee.getByRole('button', { name: 'Reset' }).click();
      await pause();
      await rate.click();
      await page.keyboard.press('ControlOrMeta+a');
      for (const letter of '30.5') {
        await pause();
        await page.keyboard.type(letter);
      }
      await pause();
      const size = Math.round(150 + random() * 800);
      await fee.getByRole('textbox', { name: 'Transaction size (bytes)' }).fill(`${size}`);
      await pause();
      return async () => {
        await expect(rate).toHaveValue('30.5');
        await expect(fee.getByRole('textbox', { name: 'Transaction size (bytes)' })).toHaveValue(`${size}`);
        const total = Math.ceil(Math.round(size * 305) / 10).toLocaleString('en-US');
        await expect(fee.locator('dt:text-is("Total satoshis") + dd')).toHaveText(total);
      };
    },
  ],
  'the checklist': [
    '/guides/security-checklist',
    async (page, { pause, random }) => {
      const boxes = page.locator('#checklist li').getByRole('checkbox');
      const ticked = new Set<number>();
      for (let press = 0; press < 6; press++) {
        const index = Math.floor(random() * 4);
        await boxes.nth(index).click();
        if (!ticked.delete(index)) ticked.add(index);
        await pause();
      }
      return async () => {
        for (let index = 0; index < 4; index++) {
          if (ticked.has(index)) await expect(boxes.nth(index)).toBeChecked();
          else await expect(boxes.nth(index)).not.toBeChecked();
        }
        await expect(page.locator('#checklist')).toContainText(`${Math.round((ticked.size / 26) * 100)}%`);
      };
    },
  ],
  'the list of languages': [
    '/dashboard',
    async (page, { pause, random }) => {
      const list = page.locator('header select');
      // On a phone it is in the menu of the bar.
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const chosen = ['pt', 'es'][Math.floor(random() * 2)] ?? 'pt';
      // A key of the reader, or a program that fills in forms.
      if (chosen === 'es' || random() < 0.5) await list.selectOption(chosen);
      else {
        await list.focus();
        await page.keyboard.press('P');
      }
      await pause();
      return async () => {
        await expect(page).toHaveURL(`/${chosen}/dashboard`);
        await expect(list).toHaveValue(chosen);
        await expect
          .poll(() => page.evaluate(() => localStorage.getItem('bitcoin-journey:progress')))
          .toContain(`"language":"${chosen}"`);
      };
    },
  ],
  'a row of slides': [
    '/',
    async (page, { pause, random }) => {
      const carousel = page.locator('#societal-decline [aria-roledescription="carousel"]');
      const dots = carousel.locator('[aria-label^="Go to"]');
      await carousel.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await pause();
      let place = 0;
      for (let press = 0; press < 4; press++) {
        const name = random() < 0.7 ? 'Next' : 'Previous';
        const button = carousel.getByRole('button', { name, exact: true });
        // At an end the button is disabled once the island is hydrated.
        if (name === 'Next' ? place === 3 : place === 0) continue;
        await button.click();
        place += name === 'Next' ? 1 : -1;
        await pause();
      }
      return () => expect(dots.nth(place)).toHaveAttribute('aria-current', 'true');
    },
  ],
};

// The row of slides is one only on a phone.
test.use({ viewport: { width: 390, height: 844 } });

for (const [name, [path, race]] of Object.entries(races)) {
  test(`${name} ends as the reader left it, whenever it hydrates`, async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    try {
      for (let run = 0; run < RUNS; run++) {
        const random = randomFrom(SEED * 1000 + run);
        const pause = () => page.waitForTimeout(random() < 0.5 ? 0 : random() ** 3 * 1000);
        await test.step(`seed ${SEED}, run ${run}`, async () => {
          await page.goto(path, { waitUntil: 'commit' });
          await page.evaluate(() => localStorage.clear());
          await page.getByRole('contentinfo').last().waitFor();
          await pause();
          const check = await race(page, { random, pause });
          await check();
        });
      }
    } finally {
      await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
  });
}
