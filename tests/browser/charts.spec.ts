import type { Locator, Page } from '@playwright/test';
import { en } from '@/content/en';
import { copyWith, expect, hydrated, layOut, test } from '../fixtures';
import { homeCharts } from '../site';

const { charts } = en;

const money = (page: Page) => page.locator('#chart-money-and-homes');
/** The one whose steps scroll past it. */
const lead = (page: Page) => page.locator('#chart-money-prices-output');
const power = (page: Page) => page.locator('#chart-dollar-value');
const plotOf = (figure: Locator) => figure.locator('[data-plot]');
const tooltip = (figure: Locator) => figure.locator('[data-plot] dl');
const toMiddle = (target: Locator) =>
  target.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** The opacity of the group around a mark. */
const opacityOf = (target: Locator) =>
  target.evaluate((node) => Number(getComputedStyle(node.parentElement as Element).opacity));

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('not on the page');
  return box;
}

test('a chart draws its lines, shows values, copies a link to itself, and links each number to its source', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/?from=mail');

  await test.step('it draws its lines when it comes into view, shows values by mouse and keyboard, and changes its axis', async () => {
    const plot = plotOf(page.locator('#chart-dollar-value'));
    const end = plot.locator('circle').first();
    // Near, but below the viewport.
    await plot.evaluate((target) => window.scrollBy(0, target.getBoundingClientRect().top - 1.3 * window.innerHeight));
    await expect.poll(() => opacityOf(end)).toBe(0);
    await toMiddle(plot);
    await expect.poll(() => opacityOf(end)).toBe(1);

    const figure = money(page);
    await toMiddle(plotOf(figure));
    await hydrated(plotOf(figure));
    const colorOf = (mark: Locator) => mark.first().evaluate((node) => getComputedStyle(node).stroke);
    expect(await colorOf(lead(page).locator('circle[r="5"]')), 'a dated value has the color of its line').toBe(
      await colorOf(lead(page).locator('path[data-line=m2Index]')),
    );
    const box = await boxOf(plotOf(figure));
    for (const [part, year] of [
      [0, '1959'],
      [12 / 66.875, '1971'],
      [1, 'May 2026'],
    ] as const) {
      await page.mouse.move(box.x + 1 + part * (box.width - 2), box.y + box.height / 3);
      await expect(figure.locator('[data-plot] dl').locator('..')).toContainText(year);
      // No HTML has the classes of the tooltip: its style is that of the classes in the island's file.
      await expect(tooltip(figure).locator('..')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      // Both at once, and after the style: it changes the width.
      const outside = () =>
        figure.evaluate((frame) => {
          const tip = frame.querySelector('[data-plot] dl')?.parentElement?.getBoundingClientRect();
          const { left, right } = frame.getBoundingClientRect();
          return tip ? Math.max(0, left - tip.left, tip.right - right) : 'no tooltip';
        });
      await expect.poll(outside).toBe(0);
    }
    await page.mouse.move(box.x + box.width / 2, box.y - 200);
    await expect(tooltip(figure)).toHaveCount(0);

    const slider = money(page).getByRole('slider', { name: /^Read the chart/ });
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', '1959: Dollars (M2) $0.293 trillion, index 77.3');
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', /^1960: /);
    await page.keyboard.press('End');
    await expect(slider).toHaveAttribute('aria-valuetext', /^May 2026: .*\$23\.05 trillion.*\$410,700/);
    await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuetext', /^2025: /);
    await page.keyboard.press('Escape');
    await expect(tooltip(money(page))).toHaveCount(0);

    await figure.getByRole('radio', { name: charts.parts.scale.linear }).press('Space');
    await expect(figure.locator('[data-scale=linear]')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(figure.getByRole('radio', { name: 'Log' })).toBeChecked();
    await expect(figure.locator('[data-scale=log]')).toBeVisible();
    await expect(figure.locator('[data-scale=linear]')).toBeHidden();
  });

  await test.step('it copies a link to itself', async () => {
    expect(
      await copyWith(
        money(page).getByRole('button', { name: charts.parts.link.copyLink }),
        charts.parts.link.linkCopied,
      ),
    ).toMatch(/#chart-money-and-homes$/);
  });

  await test.step('it links each number to its source, and itself to the page with its table', async () => {
    const link = money(page).getByRole('link', { name: /^Table and data/ });
    await expect(link).toHaveAttribute('href', '/data/money-and-homes');
    await expect(page.locator('main [data-plot] ~ table, figure table')).toHaveCount(0);

    const sources = await (await request.get('/sources')).text();
    const links = page.locator('#charts a[href*="/sources#"], #societal-decline a[href*="/sources#"]');
    const ids = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('#')[1]));
    expect(ids.length).toBeGreaterThanOrEqual(2);
    for (const id of ids) expect(sources).toContain(`id="${id}"`);
    for (const chart of ['money-prices-output', 'money-and-homes', 'dollar-value']) {
      const source = page.locator(`#chart-${chart} figcaption`);
      await expect(source).toContainText(/Bitcoin Journey\. The (rings?|diamond) /);
      await source.getByText(charts.parts.notes).click();
      await expect(source.locator('a[href="/data/owner"]')).toBeVisible();
    }
    for (const claim of ['m2-increase-since-1959', 'purchasing-power-lost-since-1959']) {
      await expect(page.locator(`#charts a[href="/sources#${claim}"]`)).toBeVisible();
    }
    await expect(page.locator('#charts')).toContainText('7,357%');
    await expect(page.locator('#charts')).toContainText('7,138%');
    await expect(page.locator('#charts')).toContainText('90.95%');
    await page.locator('#chart-dollar-value a[href="/data/owner"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which numbers did this site set itself?');
  });
});

const steps = (page: Page) => lead(page).locator('ol > li');

test('the steps of the first chart scroll past it, and leave in color what they are about until it is read', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await layOut(page);
  const plot = plotOf(lead(page));
  const lines = plot.locator('[data-scale=log] path[data-line]');
  const inColor = () =>
    lines.evaluateAll((all) =>
      all.flatMap((line) => (getComputedStyle(line).opacity === '1' ? [(line as SVGElement).dataset.line] : [])),
    );
  const every = ['cpiIndex', 'outputIndex', 'm2Index'];
  await lead(page).evaluate((figure) => figure.scrollIntoView({ behavior: 'instant' }));
  await hydrated(plot);
  for (const [index, [title, lit]] of (
    [
      ['Before 1971', ['m2Index']],
      ['After 1971', ['outputIndex', 'm2Index']],
      ['And prices?', ['cpiIndex', 'm2Index']],
    ] as const
  ).entries()) {
    const step = steps(page).nth(index);
    await toMiddle(step);
    await expect(step.getByRole('heading', { name: title })).toBeInViewport();
    await expect(plot, 'the drawing stays beside the step').toBeInViewport({ ratio: 1 });
    await expect.poll(inColor).toEqual(lit);
  }

  await test.step('all is in color while values are read, and with reduced motion', async () => {
    await toMiddle(steps(page).nth(0));
    await expect.poll(inColor).toEqual(['m2Index']);
    await plot.hover();
    await expect.poll(inColor).toEqual(every);
    await page.mouse.move(5, 5);
    await expect.poll(inColor).toEqual(['m2Index']);
    await plot.getByRole('slider').focus();
    await expect.poll(inColor).toEqual(every);
    await plot.getByRole('slider').blur();
    await expect.poll(inColor).toEqual(['m2Index']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(inColor).toEqual(every);
  });

  await test.step('it is as wide as the page, nothing scrolls sideways, and the plots of the next two charts are level', async () => {
    const head = page.locator('#charts header');
    for (const width of [1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const { x, width: wide } = await boxOf(lead(page));
      const column = await boxOf(head);
      expect([x, wide].map(Math.round), `at ${width}`).toEqual([column.x, column.width].map(Math.round));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      if (width < 1280) continue;
      // The two charts after it are side by side.
      const plots = await Promise.all([money(page), power(page)].map((figure) => boxOf(plotOf(figure))));
      const [one, other] = plots.map(({ y, height }) => [y, height].map(Math.round));
      expect(one, `top and height of both plots at ${width}`).toEqual(other);
    }
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the steps of the first chart are beside it, which stays in place and is all in color', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    const plot = plotOf(lead(page));
    for (const step of await steps(page).all()) {
      await toMiddle(step);
      await expect(step.getByRole('heading')).toBeInViewport();
      await expect(plot).toBeInViewport({ ratio: 1 });
      for (const line of await plot.locator('[data-scale=log] path[data-line]').all()) {
        await expect(line).toHaveCSS('opacity', '1');
      }
    }
  });

  test('all charts are drawn, switch their axis and link to their table', async ({ page }) => {
    await page.goto('/');
    const linear = homeCharts.filter(({ scales }) => scales.includes('linear'));
    const lines = linear.flatMap((chart) => chart.lines);
    await expect(page.locator('figure [data-scale=linear] path[data-line]')).toHaveCount(lines.length);
    const figures = page.locator('figure:has([data-plot])');
    await expect(figures.getByRole('link', { name: /^Table and data/ })).toHaveCount(await figures.count());
    const figure = money(page);
    await figure.getByText('Log', { exact: true }).click();
    await expect(figure.locator('[data-scale=log]')).toBeVisible();
  });
});

test('the values are beside the guide, never over it and in the window, and its dated labels are quiet', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await layOut(page);
  for (const width of [620, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const id of ['money-and-homes', 'money-prices-output', 'home-and-income']) {
      const figure = page.locator(`#chart-${id}`);
      await toMiddle(plotOf(figure));
      await hydrated(plotOf(figure));
      const box = await boxOf(plotOf(figure));
      for (const part of [0.02, 0.3, 0.5, 0.58, 0.98]) {
        await page.mouse.move(box.x + part * box.width, box.y + box.height / 2);
        const tip = await boxOf(tooltip(figure).locator('..'));
        const guide = await boxOf(figure.locator('[data-plot] input ~ svg line'));
        const at = `${id} at ${part} of ${width} px`;
        expect(tip.x > guide.x + 10 || tip.x + tip.width < guide.x - 10, `${at}: beside the guide`).toBe(true);
        expect(tip.x >= 0 && tip.x + tip.width <= width, `${at}: in the window`).toBe(true);
        expect(tip.y >= box.y - 1 && tip.y + tip.height <= box.y + box.height + 1, `${at}: in the plot`).toBe(true);
      }
      const quiet = figure.locator('[data-plot] text:visible', { hasText: /^Nov(ember)? 2024/ });
      if (await quiet.count()) {
        await expect(quiet).toHaveCSS('opacity', '0.25');
        await page.mouse.move(5, 5);
        await expect(quiet).toHaveCSS('opacity', '1');
      }
    }
  }
});

test.describe('on a small phone', () => {
  // The web fonts lack the sign of an estimate: a system's font can make a line higher.
  test('the values are above the plot in a strip that is as high at every row and moves nothing', {
    tag: '@text',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of ['/', '/data/cpi-u', '/explore']) {
      await page.goto(path);
      for (const plot of await page.locator('main [data-plot]').all()) {
        await toMiddle(plot);
        await hydrated(plot);
        await toMiddle(plot);
        const slider = plot.getByRole('slider');
        const placeOf = () =>
          plot.evaluate((node) => {
            const { top, left, height } = node.getBoundingClientRect();
            return [top + scrollY, left, height, document.documentElement.scrollHeight].map(Math.round);
          });
        const before = await placeOf();
        const heights = new Set<number>();
        await slider.focus();
        for (const key of ['Home', 'ArrowRight', 'PageUp', 'PageUp', 'End', 'ArrowLeft']) {
          await page.keyboard.press(key);
          const [area, strip] = [await boxOf(plot), await boxOf(plot.locator('dl').locator('..'))];
          expect(strip.y + strip.height, `${path}: above the plot`).toBeLessThan(area.y);
          expect(area.y - strip.y - strip.height, `${path}: right above the plot`).toBeLessThan(10);
          expect(strip.x >= 0 && strip.x + strip.width <= 360, `${path}: in the window`).toBe(true);
          heights.add(Math.round(strip.height));
        }
        expect(heights.size, `${path}: ${[...heights]} px`).toBe(1);
        const colors = (paths: Locator) => paths.evaluateAll((all) => all.map((path) => getComputedStyle(path).stroke));
        const lines = await colors(plot.locator('path[data-line]'));
        for (const color of await colors(plot.locator('dl path'))) expect(lines).toContain(color);
        expect(await placeOf()).toEqual(before);
        await slider.blur();
        expect(await placeOf()).toEqual(before);
      }
    }
  });

  test('the plot fills its card, with the names of lines inside or, for four lines, in a key', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/');
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 700 });
      for (const plot of await page.locator('main [data-plot]').all()) {
        await toMiddle(plot);
        const [box, plate] = [await boxOf(plot), await boxOf(plot.locator('xpath=ancestor::figure'))];
        expect(box.width).toBeGreaterThan(0.7 * plate.width);
        expect(box.height).toBeGreaterThanOrEqual(280);
        const texts = await plot.locator('text:visible, span:visible').evaluateAll((all) =>
          all.map((text) => {
            const { left, right } = text.getBoundingClientRect();
            return { text: text.textContent, left, right, size: Number.parseFloat(getComputedStyle(text).fontSize) };
          }),
        );
        const fits = ({ left, right, size }: (typeof texts)[number]) =>
          left >= plate.x && right <= plate.x + plate.width && size >= 12;
        expect(texts.filter((text) => !fits(text))).toEqual([]);
      }
    }

    const figure = page.locator('#chart-family-poverty');
    for (const name of ['Woman, no spouse 23.4%', 'Man, no spouse 11.4%', 'All families 8.7%', 'Married 4.7%']) {
      await expect(figure.getByRole('listitem').filter({ hasText: name })).toBeVisible();
    }
    await page.setViewportSize({ width: 1280, height: 700 });
    await expect(figure.getByRole('listitem')).toHaveCount(0);
  });
});

test.describe('the exhibit of four measures', () => {
  const carousel = (page: Page) => page.locator('#societal-decline [aria-roledescription=carousel]');

  test('marks 1971 in its four charts, animates no line with reduced motion, and scrolls by buttons, dots and cards up to its ends', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await test.step('with reduced motion lines are not animated', async () => {
      const plot = plotOf(page.locator('#chart-dollar-value'));
      await plot.getByRole('slider').focus();
      await expect(plot).not.toHaveAttribute('data-draw');
    });
    const box = carousel(page);
    await expect(box.getByText(charts.breakYear)).toHaveCount(4);
    await expect(box.getByRole('figure')).toHaveCount(4);
    const [previous, next] = [box.getByRole('button', { name: 'Previous' }), box.getByRole('button', { name: 'Next' })];
    const shown = () =>
      box
        .locator('button[aria-current]')
        .filter({ hasNot: page.locator('svg + b') })
        .getAttribute('aria-label');
    await expect(previous).toBeDisabled();
    await next.click();
    await expect.poll(shown).toBe('Go to Worker pay vs productivity');
    await expect(previous).toBeEnabled();
    await box.getByRole('button', { name: /^Families in poverty/ }).click();
    await expect.poll(shown).toBe('Go to Families in poverty');
    const leftOf = async (panel: Locator) => Math.round((await boxOf(panel)).x);
    const panel = box.getByRole('figure', { name: 'Families in poverty by structure' });
    await expect.poll(async () => (await leftOf(panel)) - (await leftOf(box))).toBe(0);
    await expect(next).toBeDisabled();
    await box.getByRole('button', { name: 'Go to Childhood obesity' }).click();
    await expect.poll(shown).toBe('Go to Childhood obesity');
    await box.locator('ul').first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(shown).toBe('Go to Worker pay vs productivity');
    await previous.click();
    await expect(previous).toBeDisabled();
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  /** Touches, waits `holdMs`, and moves by `dx` and `dy` in 160 ms. The timestamps are set on the events, so they do not depend on the load of the machine. */
  async function swipe(page: Page, [x, y]: [number, number], dx: number, holdMs = 0, dy = 0) {
    const session = await page.context().newCDPSession(page);
    const start = Date.now() / 1000;
    const send = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      atMs: number,
      touchPoints: { x: number; y: number }[],
    ) => session.send('Input.dispatchTouchEvent', { type, timestamp: start + atMs / 1000, touchPoints });
    await send('touchStart', 0, [{ x, y }]);
    for (let step = 1; step <= 8; step++) {
      const part = step / 8;
      await send('touchMove', holdMs + 20 * step, [{ x: x + dx * part, y: y + dy * part }]);
    }
    await send('touchEnd', holdMs + 180, []);
  }

  test('swipes scroll the panels, and a tap, a held finger and a dragged one show values', async ({ page }) => {
    await page.goto('/');

    // With reduced motion, and at exactly which distance: specification/2-home.spec.ts.
    await test.step('a swipe over 50 px scrolls to the next panel, a shorter one back', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const row = page.locator('#societal-decline ul').first();
      const plot = plotOf(page.locator('#chart-home-and-income'));
      await toMiddle(plot);
      await hydrated(row, plot);
      const box = await boxOf(plot);
      const middle: [number, number] = [box.x + box.width / 2, box.y + box.height / 2];
      const step = () =>
        row.evaluate(async (list) => {
          // Scroll snapping changes the position in the next frame.
          for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
          const [first, second] = list.children as unknown as HTMLElement[];
          return Math.round((10 * list.scrollLeft) / ((second?.offsetLeft ?? 1) - (first?.offsetLeft ?? 0))) / 10;
        });
      const restsAt = async (panel: number) => {
        await expect(row).not.toHaveAttribute('data-dragging');
        await expect.poll(step).toBe(panel);
      };
      await swipe(page, middle, -40);
      await restsAt(0);
      await swipe(page, middle, -80);
      await expect.poll(step).toBe(1);
      await restsAt(1);
      await swipe(page, middle, 80);
      await expect.poll(step).toBe(0);
    });
    await page.emulateMedia({ reducedMotion: null });

    await test.step('a tap shows values, and a held finger shows values without scrolling the panels', async () => {
      const figure = page.locator('#chart-home-and-income');
      await toMiddle(plotOf(figure));
      const box = await boxOf(plotOf(figure));
      await page.touchscreen.tap(box.x + box.width / 2, box.y + 100);
      await expect(tooltip(figure).locator('..')).toContainText('1994');
      await swipe(page, [box.x + 20, box.y + 100], 100, 400);
      await expect(tooltip(figure).locator('..')).not.toContainText('1994');
      await expect(figure).toBeInViewport({ ratio: 0.3 });
      expect(
        await page
          .locator('#societal-decline ul')
          .first()
          .evaluate((list) => list.scrollLeft),
      ).toBe(0);
    });

    await test.step('a finger dragged sideways shows the values of a chart outside a carousel, a vertical swipe does not', async () => {
      const figure = money(page);
      await toMiddle(plotOf(figure));
      await hydrated(plotOf(figure));
      const box = await boxOf(plotOf(figure));
      const tip = tooltip(figure).locator('..');
      const reader = figure.locator('input[type=range]').first();
      const before = await reader.inputValue();
      await swipe(page, [box.x + 40, box.y + 150], 0, 0, -100);
      await expect.poll(async () => (await boxOf(plotOf(figure))).y).toBeLessThan(box.y);
      expect(await reader.inputValue()).toBe(before);
      await toMiddle(plotOf(figure));
      await swipe(page, [box.x + 10, box.y + 100], box.width - 20);
      await expect(tip).toContainText(/202\d/);
      await expect.poll(async () => (await boxOf(tip)).x).toBeGreaterThanOrEqual(0);
      await expect.poll(async () => (await boxOf(tip)).x + (await boxOf(tip)).width).toBeLessThanOrEqual(390);
    });
  });
});

test('on a phone the first chart of home names its lines in the plot, and on the linear axis in a key', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const chart = page.getByRole('figure', { name: 'Dollars and the price of a new house' });
  const key = chart.getByRole('list').filter({ hasText: /^Dollars/ });
  const names = chart.locator('text').filter({ hasText: /^House after/, visible: true });
  await expect(names).toHaveCount(1);
  await expect(key).toBeHidden();
  await chart.getByText(charts.parts.scale.linear, { exact: true }).click();
  await expect(key).toBeVisible();
  await expect(names).toHaveCount(0);
});
