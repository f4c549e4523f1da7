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

/** Bars of the site: the public one, and that of the course on the dashboard and elsewhere. */
const bars = ['/about', '/dashboard', '/lesson/1'];
const phones = [320, 344, 360, 384, 400, 412];
const widths = [...phones, 640, 768, 1024, 1440];

/** What a person would call crowded: parts that overlap or leave the bar, more than one row, less than a letter's room at the edges. */
const crowdedIn = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('header') as HTMLElement;
    const frame = header.getBoundingClientRect();
    const room = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const boxes = [...header.querySelectorAll<HTMLElement>('svg, a, button, select, p')]
      .filter((part) => part.checkVisibility() && !part.parentElement?.closest('button'))
      .map((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const name = part.textContent || part.ariaLabel || part.localName;
        return { part, name, left, right: Math.max(right, left + part.scrollWidth), top, bottom };
      });
    const faults: string[] = [];
    const rows = boxes.filter(({ part }) => part.matches('a, button, select'));
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
    for (const a of rows) for (const b of rows) if (a.top >= b.bottom - 1) faults.push(`a row of its own: ${a.name}`);
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
      const isName = node.data === name || node.parentElement?.closest('option');
      if (node.data.trim() && !isName) node.data += 'n'.repeat(Math.ceil(0.4 * node.data.length));
    }
  }, site.name);

for (const path of bars) {
  test(`the bar of ${path} has one row at every width, with longer words and other letters, too`, {
    tag: '@text',
  }, async ({ page }) => {
    const check = async (state: string) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 640 });
        expect(await crowdedIn(page), `${width} px, ${state}`).toEqual([]);
      }
    };
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await check('as it is');
    await lengthenWords(page);
    await check('with longer words');
    // Without the web fonts.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('header, header * { font-family: sans-serif !important }');
      document.adoptedStyleSheets = [sheet];
    });
    await check('with the letters of the system');
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
          faults.filter((fault) => !fault.startsWith('a row')),
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

test.describe('the menu of a narrow bar', () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 320, height: 640 }));
  const { topBar, menu } = en.layout;

  test('opens by a key, has the links and the theme, and Escape gives the focus back', async ({ page }) => {
    await page.goto('/about');
    const button = page.getByRole('banner').getByRole('button', { name: menu.label, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const bar = page.getByRole('banner');
    for (const name of [topBar.dashboard, topBar.guides, topBar.about])
      await expect(bar.getByRole('link', { name })).toBeVisible();
    await expect(bar.getByRole('link', { name: topBar.about })).toHaveAttribute('aria-current', 'page');
    await expect(bar.getByRole('button', { name: menu.close })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(bar.getByRole('button', { name: menu.close })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(bar.getByRole('link', { name: topBar.dashboard })).toBeFocused();
    await bar.getByRole('button', { name: /^Color theme/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.keyboard.press('Escape');
    await expect(bar.getByRole('link', { name: topBar.guides })).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('closes by a press beside it, and has no violation that axe finds', async ({ page }) => {
    await page.goto('/dashboard');
    const bar = page.getByRole('banner');
    await bar.getByRole('button', { name: menu.label, exact: true }).click();
    await expect(bar.getByRole('link', { name: en.learn.bar.dashboard })).toBeVisible();
    await expect(bar.getByRole('combobox', { name: en.learn.bar.language.label })).toBeVisible();
    expect(await faults(page, 'header', { widths: [320] })).toEqual([]);
    await page.mouse.click(160, 620);
    await expect(bar.getByRole('link', { name: en.learn.bar.dashboard })).toBeHidden();
  });

  test('leads to the language that is chosen in it', async ({ page }) => {
    await page.goto('/dashboard');
    const bar = page.getByRole('banner');
    await bar.getByRole('button', { name: menu.label, exact: true }).click();
    await bar.getByRole('combobox', { name: en.learn.bar.language.label }).selectOption('pt');
    await expect(page).toHaveURL('/pt/dashboard');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('opens, and its links lead to their pages', async ({ page }) => {
      for (const [path, link, heading] of [
        ['/about', topBar.guides, 'Guides'],
        ['/lesson/1', en.learn.bar.dashboard, 'The Money Story'],
      ] as const) {
        await page.goto(path, { waitUntil: 'load' });
        const bar = page.getByRole('banner');
        await bar.getByRole('button', { name: menu.label, exact: true }).click();
        await bar.getByRole('link', { name: link, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      }
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
