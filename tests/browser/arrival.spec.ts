/** How a page arrives: complete in its first response, its runtime when the reader interacts, no input lost. */
import type { Page, Route } from '@playwright/test';
import { hydrate } from '../../scripts/measure.mjs';
import { countShifts, expect, test } from '../fixtures';
import { htmlOf } from '../site';

const KINDS = ['/', '/about', '/guides', '/guides/what-is-bitcoin', '/guides/bitcoin-fees', '/sources', '/glossary'];
const OWN_STATE = ['/dashboard', '/chapter/1', '/lesson/1'];
const isHydrated = (page: Page) => page.evaluate(() => 'hydrated' in document.documentElement.dataset);

/** The addresses of a page's runtime: style sheets and scripts, then its page data. */
function runtimeOf(path: string): string[] {
  const [, files = '', start = ''] = /data-files="([^"]*)" data-start="([^"]*)"/.exec(htmlOf(path)) ?? [];
  return [...files.split(' '), start];
}

for (const path of KINDS) {
  test(`${path} requests only fonts before the reader interacts, and hydrates at the first scroll`, async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.resourceType()));
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(new Set(requested)).toEqual(new Set(['document', 'font']));
    expect(await isHydrated(page)).toBe(false);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => isHydrated(page)).toBe(true);
  });
}

for (const path of [
  ...OWN_STATE,
  '/guides/bitcoin-fees#fee?sizeVbytes=154&rateSatsPerVbyte=3',
  '/guides/bitcoin-common-mistakes#scams',
]) {
  test(`${path} hydrates without interaction, with data saver too`, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto(path, { waitUntil: 'load' });
    await expect.poll(() => isHydrated(page)).toBe(true);
  });
}

test('with data saver a page hydrates when a control is used', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/guides/bitcoin-fees', { waitUntil: 'networkidle' });
  await page.mouse.wheel(0, 300);
  await page.waitForLoadState('networkidle');
  expect(await isHydrated(page)).toBe(false);
  await page.getByRole('textbox', { name: 'Fee rate (sat/vB)' }).fill('30');
  await expect(page.locator('#fee')).toContainText('7,500');
});

test('remembered ticks come back without interaction', async ({ page }) => {
  await page.goto('/guides/security-checklist');
  await page.getByRole('checkbox', { name: 'Remember my ticks in this browser' }).check();
  await page.locator('#checklist li').getByRole('checkbox').nth(5).check();
  await page.reload({ waitUntil: 'load' });
  await expect(page.locator('#checklist li').getByRole('checkbox').nth(5)).toBeChecked();
  await expect(page.locator('#checklist')).toContainText('4%');
});

for (const path of [...KINDS, ...OWN_STATE]) {
  test(`${path} has all its words and its height before hydration`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForLoadState('domcontentloaded');
    const measure = () =>
      page.evaluate(() => ({
        words: document.body.textContent.split(/\s+/).length,
        height: document.documentElement.scrollHeight,
      }));
    const before = await measure();
    await hydrate(page);
    const after = await measure();
    expect(before.words).toBeGreaterThan(after.words * 0.97);
    expect(Math.abs(before.height - after.height)).toBeLessThan(after.height / 10);
  });

  for (const width of [360, 1280]) {
    test(`${path} moves nothing at ${width} px while fonts and runtime arrive late`, async ({ page }) => {
      await page.setViewportSize({ width, height: 780 });
      const shifts = await countShifts(page);
      await page.route(/_next\/static\//, delay(400));
      await page.goto(path);
      expect(await shifts()).toBeLessThan(0.01);
    });
  }
}

const delay = (ms: number) => async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, ms));
  await route.continue();
};

/** One control of each kind of page, used before anything has arrived, and what answers. */
const EARLY: [path: string, what: string, use: (page: Page) => Promise<void>, answer: (page: Page) => Promise<void>][] =
  [
    [
      '/',
      'a card',
      (page) =>
        page
          .getByRole('button', { name: /since 1971/ })
          .first()
          .click(),
      (page) => expect(page.getByText(/What cost \$1 in 1971/)).toBeVisible(),
    ],
    [
      '/',
      'the Time Machine',
      async (page) => {
        await page.getByRole('textbox', { name: 'Dollar amount' }).fill('250');
        await page.getByRole('combobox', { name: 'Year' }).selectOption('1980');
        await page.getByRole('radio', { name: 'Present to Past' }).check();
      },
      // 250 × 82.4 ÷ 321.5 = 64.07
      (page) => expect(page.locator('#time-machine')).toContainText('$64.07'),
    ],
    [
      '/guides/bitcoin-fees',
      'a number',
      (page) => page.getByRole('textbox', { name: 'Fee rate (sat/vB)' }).fill('30'),
      (page) => expect(page.locator('#fee')).toContainText('7,500'),
    ],
    [
      '/guides/security-checklist',
      'ticks',
      async (page) => {
        for (const index of [0, 3, 7]) await page.locator('#checklist li').getByRole('checkbox').nth(index).check();
      },
      // 3 of 26
      (page) => expect(page.locator('#checklist')).toContainText('12%'),
    ],
    [
      '/guides/bitcoin-common-mistakes',
      'a tab',
      (page) => page.getByRole('tab', { name: 'Scams' }).click(),
      (page) => expect(page.getByRole('tab', { name: 'Scams' })).toHaveAttribute('aria-selected', 'true'),
    ],
    [
      '/dashboard',
      'a button',
      (page) => page.getByRole('button', { name: 'Reset to zero' }).click(),
      (page) => expect(page.getByRole('button', { name: 'Yes, reset to zero' })).toBeVisible(),
    ],
    [
      '/lesson/4',
      'a month of the price clock',
      async (page) => {
        await page.getByRole('combobox', { name: 'Month' }).selectOption('1923-08');
      },
      (page) => expect(page.getByText('August 1923').first()).toBeVisible(),
    ],
  ];

for (const [path, what, use, answer] of EARLY) {
  test(`${path} answers ${what} used before any one file of its runtime has arrived`, async ({ page }) => {
    for (const file of runtimeOf(path)) {
      let release = () => {};
      const isReleased = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(`**${file}`, async (route) => {
        await isReleased;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await use(page);
      expect(await isHydrated(page), file).toBe(false);
      release();
      await answer(page);
      await page.unroute(`**${file}`);
    }
  });
}

test.describe('when a file is lost', () => {
  test.use({ allowed: /net::ERR_FAILED/ });

  for (const index of [0, 1, -1]) {
    test(`the page stays readable, a press says so and the next one tries again (file ${index})`, async ({ page }) => {
      const lost = `**${runtimeOf('/').at(index)}`;
      await page.route(lost, (route) => route.abort());
      await page.goto('/', { waitUntil: 'load' });
      const notice = page.getByRole('alert').filter({ hasText: 'has not arrived' });
      const card = page.getByRole('button', { name: /since 1971/ }).first();
      await card.click();
      await expect(notice).toBeVisible();
      expect(await isHydrated(page)).toBe(false);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.unroute(lost);
      await page.getByRole('button', { name: /Color theme/ }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await expect(notice).toBeHidden();
      // The first press is answered as well.
      await expect(page.getByText(/What cost \$1 in 1971/)).toBeVisible();
    });
  }

  test('nothing that waits to appear stays hidden', async ({ page }) => {
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await page.goto('/', { waitUntil: 'load' });
    await page.mouse.wheel(0, 500);
    const hidden = () =>
      page.locator('main p, main h3').evaluateAll((all) =>
        all
          .filter((node) => node.getClientRects().length > 0 && !node.closest('details:not([open])'))
          .filter((node) => !node.checkVisibility({ opacityProperty: true }))
          .map((node) => node.textContent),
      );
    await expect.poll(hidden).toEqual([]);
  });
});

test.describe('on the way to another page', () => {
  test.use({ allowed: /net::ERR_FAILED|Failed to load chunk|ChunkLoadError/ });

  test('a lost file loads that page whole', async ({ page }) => {
    await page.goto('/about');
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'home page' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('money changed');
  });
});

test('back from another page leads to the place in the page that a link had led to', async ({ page }) => {
  await page.goto('/guides/what-is-bitcoin');
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('[data-contents] a:last-of-type')?.click());
  const url = page.url();
  expect(url).toContain('#');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveURL(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is Bitcoin?');
});
