/* The owner's values: section 2 and 9, timings and limits of home. No line changes without the owner. */
import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, layOut, test } from '../fixtures';

// A page whose clock was stopped cannot be used again.
test.use({ reuseContext: false, viewport: { width: 1280, height: 800 } });

const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

/** Opens home with motion, and stops its clock when the part around an element has hydrated. */
async function enter(page: Page, part?: Locator) {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install({ time: '2026-11-28T10:00:00' });
  await page.goto('/');
  await layOut(page);
  if (part) {
    await part.scrollIntoViewIfNeeded();
    await hydrated(part);
  }
  await page.clock.pauseAt('2026-11-28T11:00:00');
}

test('the top bar hides when scrolling down past 100 px, and shows when scrolling up or within 10 px of the top', async ({
  page,
}) => {
  await page.goto('/about');
  const bar = page.locator('header').first();
  await expect(bar).toHaveCSS('position', /sticky|fixed/);
  const isHidden = () => bar.evaluate((header) => 'hidden' in header.dataset);
  for (const [y, hidden] of [
    [60, false],
    [100, false],
    [101, true],
    [300, true],
    [290, false],
    [400, true],
    [9, false],
  ] as const) {
    await scrollTo(page, y);
    await expect.poll(isHidden, `at ${y} px`).toBe(hidden);
  }
  await expect(bar).toBeInViewport();
});

test('the headline text appears after 1 s; the count-ups last 2 s', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(page.locator('h1').getByText('money changed.')).toHaveCSS('animation-delay', '1s');
  const digits = page.locator('#hero .count-up .count-up-digit');
  await expect(digits).toHaveCount(4);
  // They wait until they are in view.
  await digits.first().scrollIntoViewIfNeeded();
  for (const digit of await digits.all()) {
    await expect(digit).toHaveCSS('animation-duration', '2s');
    const roll = await digit.evaluate((element) => {
      const { animationName, animationDuration } = getComputedStyle(element, '::before');
      return `${animationName} ${animationDuration}`;
    });
    expect(roll).toBe('roll 2s');
  }
});

test('the navigator: hidden until scroll exceeds 300 px, percent of each of 11 sections, fades 1 s after scrolling stops', async ({
  page,
}) => {
  await enter(page);
  const rail = page.getByRole('navigation', { name: 'Exhibits on this page' });
  await page.clock.runFor(2000);
  await scrollTo(page, 300);
  await page.clock.runFor(100);
  await expect(rail).toBeHidden();
  await scrollTo(page, 301);
  await expect(rail).toBeVisible();

  const names = [
    'Introduction',
    'Monetary Crisis',
    'The Evidence',
    'Dollar Calculator',
    'Great Divergence',
    'Timeline',
    'Bitcoin’s Code',
    'Why Bitcoin',
    'Take Action',
    'Further Reading',
    'Begin',
  ];
  const percents = ['9%', '18%', '27%', '36%', '45%', '55%', '64%', '73%', '82%', '91%', '100%'];
  for (const [index, name] of names.entries()) {
    // The section crosses the middle of the viewport.
    await rail.getByRole('link', { name, exact: true }).evaluate((link) => {
      const section = document.getElementById((link as HTMLAnchorElement).hash.slice(1));
      const top = section?.getBoundingClientRect().top ?? 0;
      window.scrollBy({ top: Math.max(top - window.innerHeight / 2 + 20, 302 - window.scrollY), behavior: 'instant' });
    });
    await expect(rail.locator('[aria-current]')).toHaveText(name);
    await expect(rail.locator('p').getByText(percents[index] ?? '', { exact: true })).toBeVisible();
  }

  await page.clock.runFor(900);
  await expect(rail).toBeVisible();
  // The second starts when React has taken the last event of the scroll, which no frame of a stopped clock tells.
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(rail).toBeHidden({ timeout: 500 });
  }).toPass();

  await scrollTo(page, 2000);
  await expect(rail).toBeVisible();
  await rail.getByRole('link', { name: 'Timeline' }).hover();
  await page.clock.runFor(5000);
  await expect(rail).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
});

test('the navigator is a left rail on desktop, and a circle with the percent at bottom-right on mobile', async ({
  page,
}) => {
  await enter(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const nav = page.getByRole('navigation', { name: 'Exhibits on this page' });
  // It does not fade while the clock is stopped.
  await scrollTo(page, 1500);
  await expect(nav).toBeVisible();
  expect((await nav.boundingBox())?.x).toBeLessThan(100);

  await page.setViewportSize({ width: 390, height: 844 });
  await scrollTo(page, 1600);
  const circle = nav.getByRole('button');
  await expect(circle).toHaveText(/^\d+%$/);
  await page.clock.runFor(200);
  const box = await circle.boundingBox();
  expect(box?.x).toBeGreaterThan(390 / 2);
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
});

test('chart lines animate in after 500 ms (evidence) and 1000 ms (divergence)', async ({ page }) => {
  await enter(page);
  for (const [chart, seen, delay] of [
    ['#chart-dollar-value', '[data-plot]', 500],
    ['#chart-home-and-income', '[aria-roledescription="carousel"]', 1000],
  ] as const) {
    const plot = page.locator(`${chart} [data-plot]`);
    const frame = seen === '[data-plot]' ? plot : page.locator('#societal-decline [aria-roledescription="carousel"]');
    await frame.evaluate((box) => window.scrollBy({ top: box.getBoundingClientRect().top - innerHeight - 200 }));
    // The chart hydrates in a task of its own, for which the clock must go on.
    await expect
      .poll(async () => {
        await page.clock.runFor(10);
        return plot.getAttribute('data-draw');
      })
      .toBe('waiting');
    // A later observer of the same element reports after the page's.
    await frame.evaluate(
      (box) =>
        new Promise((resolve) => {
          const observer = new IntersectionObserver(
            ([entry]) => {
              if (entry?.isIntersecting) resolve(observer.disconnect());
            },
            { threshold: 0.15 },
          );
          observer.observe(box);
          box.scrollIntoView({ block: 'center', behavior: 'instant' });
        }),
    );
    await page.clock.runFor(delay - 1);
    await expect(plot).toHaveAttribute('data-draw', 'waiting');
    await page.clock.runFor(1);
    await expect(plot).toHaveAttribute('data-draw', 'drawing');
  }
});

test("Bitcoin's Code becomes visible at a threshold of 0.1, by a fallback timer after 2000 ms", async ({ page }) => {
  // The element is never reported as in view: only the timer is left.
  await page.addInitScript(() => {
    const thresholds: unknown[] = [];
    Object.assign(self, { thresholds });
    const Native = IntersectionObserver;
    self.IntersectionObserver = class extends Native {
      readonly #threshold: unknown;
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => {
          const others = entries.filter(({ target }) => !target.querySelector(':scope > .moral-cases'));
          if (others.length > 0) callback(others, observer);
        }, options);
        this.#threshold = options?.threshold;
      }
      override observe(target: Element) {
        if (target.querySelector(':scope > .moral-cases')) {
          thresholds.push(this.#threshold);
          (target as HTMLElement).dataset.waiting = '';
        }
        super.observe(target);
      }
    };
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install({ time: '2026-11-28T10:00:00' });
  await page.clock.pauseAt('2026-11-28T11:00:00');
  await page.goto('/', { waitUntil: 'load' });
  const box = page.locator('div:has(> .moral-cases)');
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 10);
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(box).toHaveAttribute('data-waiting', '', { timeout: 300 });
  }).toPass();
  expect(await page.evaluate(() => (self as unknown as { thresholds: unknown[] }).thresholds)).toEqual([0.1]);
  await page.clock.runFor(1900);
  await expect(box).toHaveAttribute('data-waiting', '');
  await page.clock.runFor(100);
  await expect(box).not.toHaveAttribute('data-waiting');
});

test('Link Copied shows for 2 s', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page);
  const share = page.getByRole('region', { name: 'Know someone who asks about money?' });
  await share.getByRole('button', { name: 'Copy link' }).click();
  const copied = share.getByRole('button', { name: 'Link Copied' });
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL('/', page.url()).href);
  await page.clock.runFor(1900);
  await expect(copied).toBeVisible();
  await page.clock.runFor(100);
  await expect(share.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('any change of amount, year or mode triggers a 300 ms calculating state, then the result', async ({ page }) => {
  const ticket = page.locator('#time-machine output');
  const amount = page.getByRole('textbox', { name: 'Dollar amount' });
  await enter(page, amount);
  const steps: [string, () => Promise<unknown>, string, string][] = [
    // 100 × 321.5 ÷ 40.5; 1,000 and 10,000 × the same; × 321.5 ÷ 82.4; × 82.4 ÷ 321.5
    ['amount', () => amount.fill('1000'), '$7,938.27', 'Nominal increase'],
    ['quick amount', () => page.getByRole('button', { name: '$10k' }).click(), '$79,382.72', 'Nominal increase'],
    ['year', () => page.getByRole('combobox', { name: 'Year' }).selectOption('1980'), '$39,016.99', 'Nominal increase'],
    ['mode', () => page.getByRole('radio', { name: 'Present to Past' }).check(), '$2,562.99', 'Less purchasing power'],
  ];
  for (const [name, change, result, verdict] of steps)
    await test.step(name, async () => {
      await change();
      await expect(ticket).toContainText('Calculating');
      await page.clock.runFor(299);
      await expect(ticket).toContainText('Calculating');
      await page.clock.runFor(1);
      await expect(ticket).not.toContainText('Calculating');
      await expect(ticket.locator('.time-machine-receipt-amount')).toHaveText(result);
      await expect(ticket).toContainText(verdict);
    });
});
