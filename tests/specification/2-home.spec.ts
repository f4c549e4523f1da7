/* The owner's values: sections 2 and 4, what home does on a click, a tap and a swipe. No line changes without the owner. */
import type { Page } from '@playwright/test';
import { expect, hydrated, layOut, test } from '../fixtures';

/** The presses of a finger, which Playwright's touch cannot move. */
async function swipe(page: Page, [x, y]: [number, number], dx: number) {
  const finger = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: x + at, y }] });
  await send('touchStart', 0);
  for (const share of [0.25, 0.5, 0.75, 1]) await send('touchMove', Math.round(dx * share));
  await send('touchEnd');
  await finger.detach();
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('cards flip alone, the timeline expands and collapses, the books show 3 of 7 and wrap around', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await layOut(page);

    await test.step('flip cards toggle front and back independently on click', async () => {
      const cards = page.locator('main button.flip-card');
      await expect(cards).toHaveCount(3 + 2 + 4);
      const flipped = () =>
        cards.evaluateAll((all) => all.flatMap((card, index) => (card.matches('[data-flipped]') ? [index] : [])));
      for (let index = 0; index < 9; index++) {
        await cards.nth(index).click();
        await expect.poll(flipped).toEqual(Array.from({ length: index + 1 }, (_, one) => one));
      }
      await cards.nth(4).click();
      await expect.poll(flipped).toEqual([0, 1, 2, 3, 5, 6, 7, 8]);
    });

    await test.step('a click on a timeline item expands it, a click on the expanded item collapses it', async () => {
      const item = page.locator('#timeline li').filter({ has: page.getByRole('heading', { name: 'Black Monday' }) });
      const note = item.getByText('Impact');
      await expect(note).toBeHidden();
      await item.locator('summary').click();
      await expect(note).toBeVisible();
      await item.locator('summary').click();
      await expect(note).toBeHidden();
    });

    await test.step('data points have a hover tooltip', async () => {
      for (const chart of ['#chart-money-and-homes', '#chart-dollar-value']) {
        const plot = page.locator(`${chart} [data-plot]`);
        await plot.evaluate((box) => box.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await hydrated(plot);
        await plot.hover();
        await expect(plot.locator('dl').locator('..')).toContainText(/19\d\d|20\d\d/);
      }
    });

    await test.step('the legend of Key Concepts has five colors', async () => {
      const signs = page.locator('#timeline summary [class^="marker-kind-"]');
      await expect(signs).toHaveCount(5);
      const colors = await signs.evaluateAll((all) =>
        all.map((sign) => getComputedStyle(sign).getPropertyValue('--kind')),
      );
      expect(new Set(colors).size).toBe(5);
    });

    await test.step('the books carousel shows 3 of 7 at once; previous and next wrap around; dots jump', async () => {
      const books = page.getByRole('region', { name: 'Books', exact: true });
      await books.scrollIntoViewIfNeeded();
      await hydrated(books);
      const inView = () =>
        books.getByRole('listitem').evaluateAll((slides) =>
          slides.flatMap((slide, index) => {
            const row = slide.parentElement?.getBoundingClientRect();
            const { left, right } = slide.getBoundingClientRect();
            return row && left > row.left - 2 && right < row.right + 2 ? [index + 1] : [];
          }),
        );
      await expect.poll(inView).toEqual([1, 2, 3]);
      await books.getByRole('button', { name: 'Next', exact: true }).click();
      await expect.poll(inView).toEqual([2, 3, 4]);
      const previous = books.getByRole('button', { name: 'Previous', exact: true });
      await previous.click();
      await expect.poll(inView).toEqual([1, 2, 3]);
      await previous.click();
      await expect.poll(inView).toEqual([5, 6, 7]);
      await books.getByRole('button', { name: 'Next', exact: true }).click();
      await expect.poll(inView).toEqual([1, 2, 3]);
      await books.getByRole('button', { name: 'Go to The Big Print' }).click();
      await expect.poll(inView).toEqual([4, 5, 6]);
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the carousel of four panels: swipe over 50 px, dots, cards, buttons disabled at the ends; the timeline taps', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await layOut(page);
    const carousel = page.locator('#societal-decline [aria-roledescription="carousel"]');
    const row = carousel.getByRole('list').filter({ has: page.locator('[aria-roledescription="slide"]') });
    const dot = carousel.locator('[aria-label^="Go to"][aria-current="true"]');
    const [previous, next] = ['Previous', 'Next'].map((name) => carousel.getByRole('button', { name, exact: true }));
    await row.evaluate((list) => list.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await hydrated(row);
    await expect(dot).toHaveAccessibleName('Go to Home value vs income');
    await expect(previous as typeof dot).toBeDisabled();

    const heading = async () => {
      const box = await carousel
        .getByRole('listitem')
        .getByRole('heading', { level: 3 })
        .filter({ visible: true })
        .first()
        .boundingBox();
      return [200, (box?.y ?? 0) + 10] as [number, number];
    };
    for (const [dx, name] of [
      [-45, 'Home value vs income'],
      [-55, 'Worker pay vs productivity'],
      [45, 'Worker pay vs productivity'],
      [55, 'Home value vs income'],
    ] as const) {
      await swipe(page, await heading(), dx);
      await expect.poll(() => row.evaluate((list) => 'dragging' in list.dataset)).toBe(false);
      await expect(dot, `after ${dx} px`).toHaveAccessibleName(`Go to ${name}`);
    }

    await carousel.getByRole('button', { name: 'Go to Childhood obesity' }).click();
    await expect(dot).toHaveAccessibleName('Go to Childhood obesity');
    await (next as typeof dot).click();
    await expect(dot).toHaveAccessibleName('Go to Families in poverty');
    await expect(next as typeof dot).toBeDisabled();
    await (previous as typeof dot).click();
    await expect(dot).toHaveAccessibleName('Go to Childhood obesity');

    const item = page
      .locator('#timeline li')
      .filter({ has: page.getByRole('heading', { name: 'Lehman Brothers fails' }) });
    await item.evaluate((element) => {
      const era = element.closest('details[data-era]') as HTMLDetailsElement | null;
      if (era) era.open = true;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    await item.locator('summary').tap();
    await expect(item.getByText('Impact')).toBeVisible();
    await item.locator('summary').tap();
    await expect(item.getByText('Impact')).toBeHidden();
  });
});
