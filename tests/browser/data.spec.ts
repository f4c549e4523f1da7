import { en } from '@/content/en';
import { copyWith, expect, test } from '../fixtures';
import { parseCsv } from '../parse-csv';
import { exportedFiles, exportedPaths, htmlOf } from '../site';

const pages = exportedPaths().filter((path) => path.startsWith('/data/'));

/** Rows of a CSV without the names of the columns. */
const rowsOf = (csv: string) =>
  parseCsv(csv)
    .slice(1)
    .map((cells) => cells.join());

test('the index links to every page of data', async ({ page }) => {
  await page.goto('/data');
  const links = await page
    .locator('main a[href^="/data/"]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect([...new Set(links)].sort()).toEqual([...pages].sort());
});

test('the index has even gaps between its subjects, and no value of an axis left of the text of its card', async ({
  page,
}) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/data');
    const links = page.getByRole('navigation', { name: en.data.index.contents }).getByRole('link');
    const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON()));
    const gaps = boxes.slice(1).map(({ left }, index) => left - boxes[index].right);
    expect(Math.max(...gaps) - Math.min(...gaps), `${width}: ${gaps}`).toBeLessThan(1);
    const outside = await page.locator('main li:has(> div svg)').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const edge = (card.querySelector('h3') as Element).getBoundingClientRect().left;
        return [...card.querySelectorAll('svg text')]
          .filter((text) => text.getClientRects().length > 0 && text.getBoundingClientRect().left < edge - 1)
          .map((text) => text.textContent);
      }),
    );
    expect(outside, `${width}`).toEqual([]);
  }
});

test('every page has downloads under its own name, and the server sends each kind', async ({ page, request }) => {
  const files = await page.evaluate(
    (sources) =>
      sources.map((html) =>
        [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('main a[download]')].map((link) => ({
          href: link.getAttribute('href') ?? '',
          name: link.getAttribute('download') ?? '',
        })),
      ),
    pages.map(htmlOf),
  );
  const exported = new Set(exportedFiles());
  for (const [index, path] of pages.entries()) {
    expect(files[index]?.length, path).toBeGreaterThanOrEqual(4);
    for (const { href, name } of files[index] ?? []) {
      expect(exported, path).toContain(href.slice(1));
      expect(name).toContain(path.split('/').at(-1));
    }
  }
  for (const { href } of files[0] ?? []) expect([href, (await request.get(href)).status()]).toEqual([href, 200]);
});

test('every page is complete without script', async ({ page }) => {
  const missing = await page.evaluate(
    (sources) =>
      sources.flatMap(([path, html]) => {
        const doc = new DOMParser().parseFromString(html, 'text/html');
        const text = (selector: string) => doc.querySelector(selector)?.textContent ?? '';
        const about = text('section[aria-labelledby=about]');
        const codes = [...doc.querySelectorAll('pre')].map((pre) => pre.textContent ?? '');
        const figure = doc.querySelector('section[aria-labelledby=drawing] figure');
        const dataset = [...doc.querySelectorAll('script[type="application/ld+json"]')]
          .map((script) => JSON.parse(script.textContent ?? '{}'))
          .find((data) => data['@type'] === 'Dataset');
        const table = doc.querySelector('section[aria-labelledby=table] table');
        const parts = {
          'a question as title': /\?$/.test(text('h1')),
          'a drawing': figure?.querySelector('[role=img] path, li rect'),
          'a definition': figure?.querySelector(':scope > p, [id$=-summary]')?.textContent,
          'a unit': /Unit: ./.test(about),
          'a source with a link': [...doc.querySelectorAll('dt, figcaption p')].some(
            (element) =>
              /^Source:/.test(element.textContent ?? '') &&
              element.closest('div, p')?.querySelector('a[href^="https"], a[href="/sources"]'),
          ),
          'its age': /Data to .+(The publisher adds|New values|No values)/.test(about),
          'what it does not show': figure?.textContent?.includes('What this does not show'),
          'where it is used': doc.querySelector('section[aria-labelledby=uses] :is(a, p)'),
          'a table with heads': table?.querySelector('th[scope=col]') && table.querySelector('th[scope=row]'),
          'four files': doc.querySelectorAll('section[aria-labelledby=download] a[download]').length === 4,
          'two citations': codes.some((code) => code.startsWith('@misc{')) && codes.length === 3,
          'embed code': codes.some((code) => code.startsWith('<iframe')),
          'a Dataset': dataset,
          'a share image of its own': doc.querySelector(
            `meta[property="og:image"][content$="/og/data-${path.split('/')[2]}.png"]`,
          ),
        };
        return Object.entries(parts).flatMap(([name, found]) => (found ? [] : [`${path} has not ${name}`]));
      }),
    pages.map((path) => [path, htmlOf(path)] as const),
  );
  expect(missing).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a page shows its drawing and all values of its CSV', async ({ page, request }) => {
    await page.goto('/data/cpi-u');
    await expect(page.locator('[data-plot] path[data-line]').first()).toBeVisible();
    const rows = rowsOf(await (await request.get('/data/cpi-u/cpi-u.csv')).text());
    const cells = await page
      .locator('table')
      .first()
      .locator('tbody tr:not(.folded)')
      .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent).join()));
    expect(cells).toEqual(rows);
  });

  test('the head of a long table stays in view on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/data/btc-price-monthly');
    const frame = page.locator('section:has(> table)').first();
    await frame.scrollIntoViewIfNeeded();
    await frame.evaluate((element) => element.scrollTo(0, 2000));
    await expect(frame.getByRole('columnheader').first()).toBeInViewport();
    await expect(frame.getByRole('row', { name: /^July 2010/ })).not.toBeInViewport();
  });

  test('a link to a claim marks its row and opens the details', async ({ page }) => {
    await page.goto('/sources#argentina-inflation-2023');
    const row = page.locator('#argentina-inflation-2023');
    await expect(row).toHaveCSS('border-top-width', '4px');
    await expect(row.getByRole('link').first()).toBeVisible();
    await expect(page.locator('#year-1971').getByText('How we got it')).toBeHidden();
  });

  test('the sources page is at most 20,000 px long on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/sources');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(20_000);
  });
});

test('the first number that matches is in view above the keyboard of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 440 });
  await page.goto('/sources');
  const field = page.getByRole('searchbox', { name: 'Find a number' });
  await field.pressSequentially('argentina');
  await expect(page.locator('#numbers article').filter({ visible: true }).first()).toBeInViewport();
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
});

test('the sources page folds its subjects on a wide screen, but not a row that the address names', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/sources');
  const row = page.locator('#argentina-inflation-2023');
  await expect(row).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7_000);
  await page.goto('/sources#argentina-inflation-2023');
  await expect(row).toBeInViewport();
  await expect(row).toHaveCSS('border-top-width', '4px');
  await page.goto('/sources');
  await page.getByRole('searchbox', { name: 'Find a number' }).fill('argentina');
  await expect(row).toBeVisible();
  await page.reload();
  await page.emulateMedia({ media: 'print' });
  await expect(row).toBeVisible();
});

test('the embed code can be read without script, and its button copies it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/data/m2');
  const section = page.getByRole('region', { name: 'Put it on your page' });
  const code = await section.locator('pre').textContent();
  expect(htmlOf('/data/m2')).toContain('&lt;iframe src=');
  expect(await copyWith(section.getByRole('button', { name: 'Copy the code' }), 'Copied')).toBe(code);
});

test('the citation button copies a complete BibTeX entry', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/data/m2');
  expect(await copyWith(page.getByRole('button', { name: 'Copy BibTeX' }), 'Copied')).toMatch(
    /^@misc\{bitcoin-journey-m2,[\s\S]+\}$/,
  );
});
