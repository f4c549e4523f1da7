import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { CLAIM_IDS } from '../../content/claims';
import { en } from '../../content/en';
import { site } from '../../content/site';
import { faults } from '../axe';
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
    await page.setViewportSize({ width: 1024, height: 500 });
    await page.goto('/about');
    await scrollBarAway(page);
    await page.getByRole('link', { name: 'Guides', exact: true }).first().focus();
    await expect(page.getByRole('banner')).toBeInViewport();
  });
});

for (const standard of [16, 32]) {
  test(`what stays in sight below the top bar begins where the bar ends, with text of ${standard} px`, async ({
    page,
  }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } });
    try {
      for (const width of [390, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/glossary');
        const bar = page.getByRole('banner');
        const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
        await scrollTo(3000);
        await expect(bar).not.toBeInViewport();
        await scrollTo(2900);
        await expect(bar).toBeInViewport({ ratio: 1 });
        const end = async () => (await bar.evaluate((header) => header.getBoundingClientRect().bottom)) - 1;
        const letters = page.getByRole('navigation', { name: en.guides.glossary.letters });
        await expect
          .poll(async () =>
            Math.abs((await letters.evaluate((nav) => nav.getBoundingClientRect().top)) - (await end())),
          )
          .toBeLessThanOrEqual(1);
      }
    } finally {
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
    }
  });
}

/** Bars of the site: the public one, and that of the course on the dashboard and elsewhere. */
const bars = ['/about', '/dashboard', '/lesson/1'];
const phones = [320, 344, 360, 384, 400, 412];
const widths = [...phones, 640, 768, 1024, 1440];

/** What a person would call crowded: parts that overlap or leave the bar, more than two rows, less than a letter's room at the edges. */
const crowdedIn = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('header') as HTMLElement;
    const frame = header.getBoundingClientRect();
    const room = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const boxes = [...header.querySelectorAll<HTMLElement>('svg, a, button, select, summary, p')]
      .filter((part) => part.checkVisibility() && !part.parentElement?.closest('button, summary'))
      .map((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const name = part.textContent || part.ariaLabel || part.localName;
        // The boxes of words reach into the margin of the page, with no color: their words do not.
        const { paddingLeft, paddingRight } = getComputedStyle(part);
        const end = Math.max(right, left + part.scrollWidth) - Number.parseFloat(paddingRight);
        return { part, name, left: left + Number.parseFloat(paddingLeft), right: end, top, bottom };
      });
    const faults: string[] = [];
    for (const { name, left, right, top, bottom } of boxes) {
      if (left < room || right > innerWidth - room) faults.push(`at the edge: ${name}`);
      if (top < frame.top - 1 || bottom > frame.bottom + 1) faults.push(`above or below the bar: ${name}`);
    }
    for (const a of boxes)
      for (const b of boxes) {
        if (a === b || a.part.contains(b.part) || b.part.contains(a.part)) continue;
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 1 && down > 1) faults.push(`overlap: ${a.name} and ${b.name}`);
      }
    const pressed = boxes.filter(({ part }) => part.matches('a, button, select, summary'));
    const below = pressed.filter((a) => pressed.some((b) => a.top >= b.bottom - 1));
    for (const a of below) if (below.some((b) => a.top >= b.bottom - 1)) faults.push(`a third row: ${a.name}`);
    const texts = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      if (!node.parentElement?.checkVisibility() || node.parentElement.closest('option')) continue;
      for (const { index, 0: word } of node.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top, width }) => (width > 1 ? top : Number.NaN)));
        lines.delete(Number.NaN);
        if (lines.size > 1) faults.push(`a broken word: ${word}`);
      }
    }
    return [...new Set(faults)];
  });

/** Words of other languages: 1.4 times as long as the English ones. Names, of the site and of languages, are the same everywhere. */
const lengthenWords = (page: Page) =>
  page.evaluate((name) => {
    const texts = document.createTreeWalker(document.querySelector('header') as Element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const isName = node.data === name || node.parentElement?.closest('option, details');
      if (node.data.trim() && !isName) node.data += 'n'.repeat(Math.ceil(0.4 * node.data.length));
    }
  }, site.name);

for (const path of bars) {
  test(`the bar of ${path} has two rows at the most, with longer words and other letters only on phones a third`, {
    tag: '@text',
  }, async ({ page }) => {
    const check = async (state: string, rows = 2) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 640 });
        const faults = await crowdedIn(page);
        const mayHaveMore = rows > 2 && width < 640;
        expect(
          faults.filter((fault) => !(mayHaveMore && fault.startsWith('a third row'))),
          `${width} px, ${state}`,
        ).toEqual([]);
      }
    };
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await check('as it is');
    await lengthenWords(page);
    await check('with longer words', 3);
    // Without the web fonts.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('header, header * { font-family: sans-serif !important }');
      document.adoptedStyleSheets = [sheet];
    });
    await check('with the letters of the system', 3);
  });

  test(`nothing in the bar of ${path} overlaps or leaves it with text of twice the size`, { tag: '@text' }, async ({
    page,
  }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    try {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 640 });
        const faults = await crowdedIn(page);
        expect(
          faults.filter((fault) => !fault.startsWith('a third row')),
          `${width} px`,
        ).toEqual([]);
      }
    } finally {
      // The next test has the same context.
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
    }
  });
}

test('the top bar has the logo, the name and the tagline on every phone', { tag: '@text' }, async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => document.fonts.ready);
  const home = page.getByRole('banner').getByRole('link', { name: 'home page' });
  for (const width of phones) {
    await page.setViewportSize({ width, height: 640 });
    await expect(home.locator('svg')).toBeVisible();
    const sizes = await home.evaluate(
      (link, texts) => {
        const lines = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
        const found: Record<string, { height: number; size: number }> = {};
        while (lines.nextNode()) {
          const node = lines.currentNode as Text;
          const range = document.createRange();
          range.selectNode(node);
          if (!texts.includes(node.data)) continue;
          const size = Number.parseFloat(getComputedStyle(node.parentElement as Element).fontSize);
          found[node.data] = { height: range.getBoundingClientRect().height, size };
        }
        return texts.map((text) => found[text] ?? { height: 0, size: 0 });
      },
      [site.name, en.layout.tagline],
    );
    const [name, tagline] = sizes;
    expect(name?.size, `${width} px`).toBeGreaterThanOrEqual(18);
    for (const line of [name, tagline]) expect(line?.height, `${width} px`).toBeGreaterThan(10);
  }
});

test.describe('the language list of the bar', () => {
  const { label, names } = en.learn.bar.language;

  test('opens by a key, is whole on a phone, has no fault that axe finds, and Escape closes it', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/about');
    const bar = page.getByRole('banner');
    const list = bar.locator('summary', { hasText: `${label}: ` });
    await list.focus();
    await page.keyboard.press('Enter');
    for (const name of Object.values(names))
      await expect(bar.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('link', { name: names.en, exact: true })).toHaveAttribute('aria-current', 'true');
    expect(await faults(page, 'header', { widths: [320] })).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(bar.getByRole('link', { name: names.en, exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(bar.getByRole('link', { name: names.en, exact: true })).toBeHidden();
    await expect(list).toBeFocused();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('opens, and leads to the page in that language', async ({ page }) => {
      await page.goto('/lesson/1', { waitUntil: 'load' });
      await page.getByRole('banner').locator('summary').click();
      await page.getByRole('banner').getByRole('link', { name: names.pt, exact: true }).click();
      await expect(page).toHaveURL('/pt/lesson/1');
    });
  });
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
