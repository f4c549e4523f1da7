import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { CLAIM_IDS } from '../../content/claims';
import { copyWith, expect, test } from '../fixtures';

const figureIds = readdirSync('content/figures').flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -5)] : []));

async function scrollBarAway(page: Page) {
  for (const top of [300, 400]) await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect(page.getByRole('banner')).not.toBeInViewport();
}

test.describe('the top bar', () => {
  test('hides when the reader scrolls down and returns when the reader scrolls up', async ({ page }) => {
    await page.goto('/about');
    const bar = page.getByRole('banner');
    await page.setViewportSize({ width: 800, height: 500 });
    await scrollBarAway(page);
    await page.evaluate(() => window.scrollTo({ top: 350, behavior: 'instant' }));
    await expect(bar).toBeInViewport();
  });

  test('returns when it receives the focus', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 500 });
    await page.goto('/about');
    await scrollBarAway(page);
    await page.getByRole('link', { name: 'Guides', exact: true }).first().focus();
    await expect(page.getByRole('banner')).toBeInViewport();
  });
});

test('the top bar says on a phone, too, that the site is a learning journey', { tag: '@text' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/about');
  await page.evaluate(() => document.fonts.ready);
  const tagline = page.getByRole('banner').getByText('A learning journey', { exact: true });
  expect(await tagline.evaluate((element) => element.clientHeight)).toBeGreaterThan(10);
  const bar = page.getByRole('banner').getByRole('navigation');
  expect(await bar.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('nothing in the top bar overlaps or leaves it, from 320 px on and with text of twice the size', {
  tag: '@text',
}, async ({ page }) => {
  await page.goto('/about');
  const bar = page.getByRole('banner');
  const crowded = () =>
    bar.evaluate((header) => {
      const frame = header.getBoundingClientRect();
      const boxes = [...header.querySelectorAll('nav > *')].map((item) => {
        const { left, right, top, bottom } = item.getBoundingClientRect();
        return { text: item.textContent, left, right, top, bottom, textRight: left + item.scrollWidth };
      });
      const leaves = boxes.filter(
        ({ left, textRight, top, bottom }) =>
          left < 0 || textRight > innerWidth || top < frame.top - 1 || bottom > frame.bottom + 1,
      );
      const pairs = boxes.filter((a, index) =>
        boxes
          .slice(index + 1)
          .some((b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1),
      );
      return [...leaves, ...pairs];
    });
  await page.evaluate(() => document.fonts.ready);
  const widths = [320, 344, 360, 384, 400, 412, 640, 1024];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 });
    expect(await crowded(), `${width} px`).toEqual([]);
    for (const name of ['Lessons', 'Guides', 'About']) await expect(bar.getByRole('link', { name })).toBeVisible();
  }
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  try {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 });
      expect(await crowded(), `${width} px, text of twice the size`).toEqual([]);
    }
  } finally {
    // The next test has the same context.
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  }
});

test('the top bar links to about, guides and home, and each page has its title, which a screen reader announces', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Bitcoin Journey: a learning journey');
  const bar = page.getByRole('banner');
  for (const [name, path, title] of [
    ['About', '/about', 'About this site | Bitcoin Journey'],
    ['Guides', '/guides', 'Bitcoin guides for beginners | Bitcoin Journey'],
  ] as const) {
    await bar.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveTitle(title);
  }
  await bar.getByRole('link', { name: 'home page' }).click();
  await expect(page).toHaveURL('/');
  await bar.getByRole('link', { name: 'Lessons' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a link opens a page at its top, and Back restores the scroll position', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(100);
  await footer.getByRole('link', { name: 'Guides', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guides' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left / 2);
});

test('the skip link is the first tab stop and moves the focus to the content', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test.describe('the theme', () => {
  test('can be switched, and is applied before the first paint of the next visit', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/about');
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await paper();
    const button = page.getByRole('button', { name: /Color theme/ });
    await button.click();
    await expect(button).toHaveAccessibleName('Color theme: Light theme');
    await button.click();
    await expect(button).toHaveAccessibleName('Color theme: Dark theme');
    await expect.poll(paper).not.toBe(light);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(button).toHaveAccessibleName('Color theme: Dark theme');
    await button.click();
    await expect(button).toHaveAccessibleName('Color theme: System theme');
    await expect.poll(paper).toBe(light);
  });
});

test.describe('sharing', () => {
  test('copies the address and confirms it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/about');
    // The build of the tests has no address of an owner: it is the one under which the site is open.
    const copied = await copyWith(page.getByRole('button', { name: 'Copy link' }), 'Link Copied');
    expect(copied).toBe(new URL('/', page.url()).href);
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  });

  test('opens the form of X in a new tab', async ({ page }) => {
    await page.goto('/about');
    const link = page.getByRole('link', { name: /Share on X/ });
    await expect(link).toHaveAttribute('href', /^https:\/\/x\.com\/intent\/tweet\?/);
    const href = (await link.getAttribute('href')) ?? '';
    expect(href).not.toContain('+');
    expect(new URL(href).searchParams.get('url')).toBe(new URL('/', page.url()).href);
    await page.context().route('https://x.com/**', (route) => route.fulfill({ body: 'form' }));
    const opened = page.waitForEvent('popup');
    await link.click();
    await expect((await opened).getByText('form')).toBeVisible();
    await expect(page).toHaveURL(/\/about$/);
  });
});

test.describe('an unknown address', () => {
  test.use({ allowed: /status of 404/ });

  test('says Page Not Found', async ({ page }) => {
    const response = await page.goto('/nowhere');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveCount(0);
  });

  for (const path of ['/nowhere', '/chapter/99']) {
    test(`has its message below the bar: ${path}`, async ({ page }) => {
      await page.goto(path);
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const bar = await page.getByRole('banner').boundingBox();
        const end = (bar?.y ?? 0) + (bar?.height ?? 0);
        for (const part of await page.locator('main svg, main h1').all())
          expect((await part.boundingBox())?.y ?? end).toBeGreaterThanOrEqual(end);
      }
    });
  }
});

test('the server sends an icon at /favicon.ico', async ({ page }) => {
  const icon = await page.request.get('/favicon.ico');
  expect(icon.status()).toBe(200);
  expect(icon.headers()['content-type']).toBe('image/x-icon');
  const sizes = await page.evaluate(
    async (bytes) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/x-icon' }));
      return [picture.width, picture.height];
    },
    [...(await icon.body())],
  );
  expect(sizes).toEqual([48, 48]);
});

test('the sources page has a row for every claim and every series, with a link to the page of the series', async ({
  page,
}) => {
  await page.goto('/sources');
  // One look at the page: it is long, and has hundreds of rows.
  const found = await page
    .locator(':is(article, tbody)[id]')
    .evaluateAll((rows) =>
      rows.map((row) => ({ id: row.id, links: row.querySelectorAll(`a[href="/data/${row.id}"]`).length })),
    );
  const rowsOf = (id: string) => found.filter((row) => row.id === id);
  for (const id of [...CLAIM_IDS, ...figureIds]) expect(rowsOf(id), id).toHaveLength(1);
  expect(figureIds.filter((id) => rowsOf(id)[0]?.links !== 1)).toEqual([]);
});

test('Back from another page restores the target of a link within the page', async ({ page }) => {
  await page.goto('/guides/first-wallet');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'What it costs' }).click();
  const place = page.getByRole('heading', { name: 'What it costs' });
  await expect(place).toBeInViewport();
  await page.getByRole('banner').getByRole('link', { name: 'Guides' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Guides' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/guides/first-wallet#what-it-costs');
  await expect(place).toBeInViewport();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Guides' })).toBeVisible();
});

test('a link to the open page scrolls to its top', async ({ page }) => {
  await page.goto('/guides');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Guides' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveURL('/guides');
});
