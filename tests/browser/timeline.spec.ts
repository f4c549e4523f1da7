import type { Page } from '@playwright/test';
import { faults } from '../axe';
import { expect, test } from '../fixtures';

const itemOf = (page: Page, title: string) =>
  page.locator('#timeline li').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

const openEras = (page: Page) =>
  page.locator('#timeline [data-era]').evaluateAll((eras) => {
    for (const era of eras) (era as HTMLDetailsElement).open = true;
  });

/** How far the orange umbrella of the storm is from the line of the events, in px. */
const umbrellaOffset = (page: Page) =>
  page.locator('#timeline .storm').evaluate((storm) => {
    const middle = (selector: string) => {
      const { left, width } = (storm.querySelector(selector) as Element).getBoundingClientRect();
      return left + width / 2;
    };
    return Math.abs(middle('.storm-bank > :last-child') - middle('.marker'));
  });

test.describe('the timeline on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('opens an event by keyboard, prints all, has its two sides in order, and passes axe', async ({ page }) => {
    await page.goto('/');
    await test.step('an event opens and closes by keyboard, and in print every note is open', async () => {
      const item = itemOf(page, 'Black Monday');
      await item.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(item.getByText('Impact')).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(item.getByRole('link')).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Space');
      await expect(item.getByText('Impact')).toBeHidden();

      await page.emulateMedia({ media: 'print' });
      const printed = page.locator('#timeline li, #timeline li details > p');
      expect(await printed.evaluateAll((all) => all.filter((one) => !one.checkVisibility()).length)).toBe(0);
      await page.emulateMedia({ media: null });
    });

    for (const width of [768, 1280]) {
      await test.step(`${width} px wide: monetary events are on the left, Bitcoin and cryptography on the right, in chronological order, none overlaps the text or the drawing of its era, a drawing below an event has room, and the line drops from the orange umbrella`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await openEras(page);
        const boxes = await page.locator('#timeline li').evaluateAll((items) =>
          items.map((item) => {
            const { top, left, right } = item.getBoundingClientRect();
            return { top, isLeft: right < window.innerWidth / 2, isRight: left > window.innerWidth / 2 };
          }),
        );
        expect(boxes.filter(({ isLeft }) => isLeft).length).toBeGreaterThanOrEqual(14);
        expect(boxes.filter(({ isRight }) => isRight).length).toBeGreaterThanOrEqual(14);
        expect(boxes.every(({ isLeft, isRight }) => isLeft || isRight)).toBe(true);
        const tops = boxes.map(({ top }) => top);
        expect(tops).toEqual([...tops].sort((a, b) => a - b));

        // At the scroll position of each event.
        const overlaps = await page.locator('#timeline [data-era]').evaluateAll((eras) =>
          eras.flatMap((era) => {
            const others = [...era.querySelectorAll('[data-era-words], .era-wall > svg, [data-era-words] + svg')];
            return [...era.querySelectorAll('li')].flatMap((item) => {
              item.scrollIntoView({ behavior: 'instant', block: 'center' });
              const a = item.getBoundingClientRect();
              const isApart = others.every((other) => {
                const b = other.getBoundingClientRect();
                return a.right <= b.left || a.left >= b.right || a.bottom <= b.top || a.top >= b.bottom;
              });
              return isApart ? [] : [item.id];
            });
          }),
        );
        expect(overlaps).toEqual([]);
        // They have the height that the row leaves.
        const drawings = page.locator('#timeline li .timeline-item-drawing');
        expect(await drawings.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight > 64))).toEqual(
          Array(4).fill(true),
        );
        expect(await umbrellaOffset(page)).toBeLessThan(2);
      });
    }

    await test.step('axe finds no violation when all events are open', async () => {
      await page.locator('#timeline details').evaluateAll((all) => {
        for (const details of all) (details as HTMLDetailsElement).open = true;
      });
      expect(await faults(page, '#timeline')).toEqual([]);
    });
  });
});

test('on a phone an event opens at the first tap and closes at the second, and both sides share one column', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const item = itemOf(page, 'Bitcoin white paper');
  const note = item.getByText('Connection to Bitcoin');
  await expect(note).toBeHidden();
  await item.locator('summary').click();
  await expect(note).toBeVisible();
  await expect(item.getByText('Satoshi Nakamoto')).toBeVisible();
  await expect(item.getByRole('link', { name: /bitcoin\.org/ })).toHaveAttribute(
    'href',
    'https://bitcoin.org/bitcoin.pdf',
  );
  await item.locator('summary').click();
  await expect(note).toBeHidden();

  /** How far the orange umbrella of the storm is from the middle of the window, in px. */
  const umbrellaFromMiddle = () =>
    page.locator('#timeline .storm-bank > :last-child').evaluate((umbrella) => {
      const { left, width } = umbrella.getBoundingClientRect();
      return Math.abs(left + width / 2 - window.innerWidth / 2);
    });
  expect(await umbrellaFromMiddle()).toBeLessThan(8);

  await page.setViewportSize({ width: 320, height: 640 });
  expect(await umbrellaFromMiddle()).toBeLessThan(8);
  await openEras(page);
  const left = await page
    .locator('#timeline li')
    .evaluateAll((items) => [...new Set(items.map((item) => Math.round(item.getBoundingClientRect().left)))]);
  expect(left).toHaveLength(1);
  // The drawing of the storm goes on beyond both edges, where it is clipped.
  const reach = await page
    .locator('#timeline *:not(.storm-bank, .storm-bank *)')
    .evaluateAll((all) => Math.max(...all.map((element) => element.getBoundingClientRect().right)));
  expect(reach).toBeLessThanOrEqual(320);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const summary = await itemOf(page, 'RSA: a signature made of numbers').locator('summary').boundingBox();
  expect(summary?.height).toBeGreaterThanOrEqual(44);
});

test('the lightning passes between the words of the storm at each width, and touches no letter', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 360, 412, 640, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const touched = await page.locator('#timeline .storm').evaluate((storm) => {
      const text = storm.querySelector('h3')?.lastChild as Text;
      const shapes = [...storm.querySelectorAll<SVGPathElement>('.storm-bank > .fill-ink')];
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const { left, right, top, height } = range.getBoundingClientRect();
        const isHit = shapes.some((shape) => {
          const toShape = shape.getScreenCTM()?.inverse();
          const columns = Array.from({ length: 60 }, (_, at) => left + ((right - left) * at) / 59);
          return [0.3, 0.5, 0.7, 0.9].some((part) =>
            columns.some((x) => shape.isPointInFill(new DOMPoint(x, top + height * part).matrixTransform(toShape))),
          );
        });
        return isHit ? [word] : [];
      });
    });
    expect(touched, `${width} px wide`).toEqual([]);
  }
});

test('a link to an event opens its era', async ({ page }) => {
  await page.goto('/#event-federal-reserve-act');
  await expect(itemOf(page, 'Federal Reserve Act')).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every note is open', async ({ page }) => {
    await page.goto('/');
    const notes = page.locator('#timeline li details > p');
    expect(await notes.count()).toBeGreaterThanOrEqual(28);
    for (const note of await notes.all()) await expect(note).toBeVisible();
  });
});
