import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { faults } from '../axe';
import { copyWith, expect, hydrated, test } from '../fixtures';
import { parseCsv } from '../parse-csv';

/** The figures as they are published, read without the code of the site. */
function figureOf(name: string, table?: string): Map<number, number> {
  const file = JSON.parse(readFileSync(`content/figures/${name}.json`, 'utf8'));
  const rows: [number, number][] = table ? file.tables[table].data : file.data;
  return new Map(rows.map(([year, value]) => [year, value]));
}
const at = (series: Map<number, number>, year: number) => series.get(year) ?? Number.NaN;
const [cpi, gold, m2] = [figureOf('cpi-u'), figureOf('gold-price'), figureOf('m2')];

/** Percent a year after prices. */
const goldAfterPrices = (start: number, end: number) => {
  const ratio = (at(gold, end) * at(cpi, start)) / (at(gold, start) * at(cpi, end));
  return 100 * (ratio ** (1 / (end - start)) - 1);
};
const shown = (percent: number) => `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)}%`;

const cells = (page: Page) => page.locator('#every-start');
const dots = (page: Page) => page.locator('#year-against-year');
const grid = (page: Page) => cells(page).locator('[data-grid]');
const sentence = (view: Locator) => view.locator('[data-sentence]');

async function open(page: Page, hash: string) {
  await page.goto(`/explore${hash}`);
  await hydrated(page.locator(hash.replace(/\?.*/, '')));
}

async function csvOf(page: Page, view: Locator) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    view.getByRole('button', { name: /^CSV/ }).click(),
  ]);
  return parseCsv(readFileSync(await download.path(), 'utf8')).filter(([first]) =>
    /^\d{4}(?:-\d\d)?$/.test(first ?? ''),
  );
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('both views have their picture, their sentence and their table', async ({ page }) => {
    await page.goto('/explore');
    await expect(grid(page).locator('path[id]')).not.toHaveCount(0);
    await expect(sentence(cells(page))).toHaveText('Gold bought in 1980, sold in 2000: 7.3% a year less after prices.');
    await expect(cells(page).locator('tbody tr:not(.folded)')).toHaveCount(2024 - 1968);
    await expect(dots(page).locator('[data-dot]')).toHaveCount(6);
    await expect(dots(page).locator('tbody tr')).toHaveCount(6);
  });
});

test('sentence, counts, table, CSV and picture of gold agree with an independent sum', async ({ page }) => {
  await open(page, '#every-start?asset=gold&start=1985&end=2015');
  expect(shown(goldAfterPrices(1985, 2015))).toBe('+1.7%');
  await expect(sentence(cells(page))).toHaveText('Gold bought in 1985, sold in 2015: 1.7% a year more after prices.');

  const years = Array.from({ length: 2024 - 1968 + 1 }, (_, i) => 1968 + i);
  const all = years.flatMap((start) =>
    years.filter((end) => end > start).map((end) => ({ start, end, value: goldAfterPrices(start, end) })),
  );
  const losses = all.filter(({ value }) => value < 0);
  await expect(cells(page)).toContainText(
    `Of all ${all.length.toLocaleString('en')} cells, ${losses.length} are losses.`,
  );

  const thirty = all.filter(({ start, end }) => end - start === 30).sort((a, b) => a.value - b.value);
  const middle = thirty.length / 2;
  const median =
    ((thirty[Math.ceil(middle) - 1]?.value ?? Number.NaN) + (thirty[Math.floor(middle)]?.value ?? Number.NaN)) / 2;
  const row = cells(page).locator('tbody tr', { has: page.locator('th', { hasText: /^30$/ }) });
  expect(await row.locator('td').allTextContents()).toEqual([
    String(thirty.length),
    String(thirty.filter(({ value }) => value < 0).length),
    shown(thirty[0]?.value ?? Number.NaN),
    shown(median),
    shown(thirty.at(-1)?.value ?? Number.NaN),
  ]);

  const rows = await csvOf(page, cells(page));
  expect(rows).toHaveLength(all.length);
  for (const [i, { start, end, value }] of all.entries()) {
    const [from, to, yearly] = rows[i] ?? [];
    expect([from, to]).toEqual([String(start), String(end)]);
    expect(Math.abs(Number(yearly) - value)).toBeLessThan(0.0002);
  }

  // Each path has the cells of one shade, as runs of a row: their lengths are the cells.
  const drawn = await grid(page)
    .locator('path[id]')
    .evaluateAll((paths) =>
      paths.map((path) => ({
        shade: Number(/-?\d+$/.exec(path.id)?.[0]),
        count: [...(path.getAttribute('d') ?? '').matchAll(/h(\d+)/g)].reduce((sum, [, run]) => sum + Number(run), 0),
      })),
    );
  const counted = (isIn: (value: number) => boolean) => all.filter(({ value }) => isIn(value)).length;
  const drawnOf = (isIn: (shade: number) => boolean) =>
    drawn.filter(({ shade }) => isIn(shade)).reduce((sum, { count }) => sum + count, 0);
  expect(drawnOf((shade) => shade < 0)).toBe(counted((value) => value <= -1));
  expect(drawnOf((shade) => shade === 0)).toBe(counted((value) => value > -1 && value < 1));
  expect(drawnOf((shade) => shade > 0)).toBe(counted((value) => value >= 1));
});

test('nivo is loaded when a view is used, draws at the same place, and one press marks one cell', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await open(page, '#every-start');
  // The reader's own chart needs other files.
  await page.locator('#explore').getByRole('combobox', { name: 'Divide all by' }).selectOption('');
  await expect(page.locator('#explore')).not.toHaveAttribute('aria-busy', 'true');
  expect(scripts.filter((path) => /nivo/.test(path))).toEqual([]);

  const before = await grid(page).boundingBox();
  const start = cells(page).getByRole('combobox', { name: 'Start' });
  await start.focus();
  await start.selectOption('1999');
  await expect(sentence(cells(page))).toHaveText(/^Gold bought in 1999, sold in 2000/);
  await expect(grid(page).locator('canvas')).toBeVisible();
  expect((await grid(page).boundingBox())?.width).toBe(before?.width);
  const { width = 0, height = 0 } = (await grid(page).boundingBox()) ?? {};
  // 56 rows and columns: the row of 1971 is the fourth, the column of 2011 the forty-third.
  await grid(page).click({ position: { x: (42.5 * width) / 56, y: (3.5 * height) / 56 } });
  await expect(sentence(cells(page))).toHaveText(/^Gold bought in 1971, sold in 2011/);
  await expect(cells(page).getByRole('combobox', { name: 'End' })).toHaveValue('2011');
  await expect(page).toHaveURL(/#every-start\?asset=gold&start=1971&end=2011$/);
  // An end before the start is no cell.
  await grid(page).click({ position: { x: width / 56, y: (50 * height) / 56 } });
  await expect(sentence(cells(page))).toHaveText(/^Gold bought in 1971, sold in 2011/);
  await page.goBack();
  await expect(sentence(cells(page))).toHaveText(/^Gold bought in 1999, sold in 2000/);
});

test('the keyboard alone changes what is held, how it is counted and which cell is marked', async ({ page }) => {
  await open(page, '#every-start');
  const asset = cells(page).getByRole('combobox', { name: 'What was held' });
  await asset.focus();
  await page.keyboard.type('Cash');
  await expect(sentence(cells(page))).toHaveText(/^Cash kept from 1980 to 2000: 3\.6% a year less after prices\.$/);
  await cells(page).getByRole('radio', { name: 'In dollars' }).focus();
  await page.keyboard.press('Space');
  await expect(sentence(cells(page))).toHaveText('Cash kept from 1980 to 2000: almost no change in dollars.');
  await cells(page).getByRole('combobox', { name: 'End' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(sentence(cells(page))).toHaveText(/to 2001/);
});

test('a link draws the same view again, and one that is damaged says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '#every-start?asset=bitcoin&by=month&start=2017-12&end=2022-12');
  const text = await sentence(cells(page)).textContent();
  expect(text).toMatch(/^Bitcoin bought in December 2017, sold in December 2022/);
  const link = await copyWith(cells(page).getByRole('button', { name: 'Copy link' }), 'Link copied');
  const other = await context.newPage();
  await other.goto(link);
  await expect(sentence(cells(other))).toHaveText(text ?? '');
  await other.close();
  await open(page, '#every-start?asset=silver&start=x');
  await expect(cells(page)).toContainText('“asset=silver” is not a setting.');
  await expect(sentence(cells(page))).toHaveText(/^Gold/);
});

test('sentence, table, CSV and picture of money and prices agree with an independent sum', async ({ page }) => {
  await open(page, '#year-against-year?pair=money-prices&years=1&lag=2&mark=2019');
  const growth = (series: Map<number, number>, start: number) => 100 * (at(series, start + 1) / at(series, start) - 1);
  const starts = [...m2.keys()].filter((start) => Number.isFinite(growth(m2, start) + growth(cpi, start + 2)));
  const xs = starts.map((start) => growth(m2, start));
  const ys = starts.map((start) => growth(cpi, start + 2));
  const percent = (value: number) => `${value < 0 ? '−' : ''}${Math.abs(value).toFixed(1)}%`;
  await expect(sentence(dots(page))).toHaveText(
    `2020: money grew ${percent(growth(m2, 2019))} a year, and prices rose ${percent(growth(cpi, 2021))} a year from 2021 to 2022.`,
  );
  const mean = (all: number[]) => all.reduce((sum, value) => sum + value, 0) / all.length;
  const spread = (a: number[], b: number[]) =>
    a.reduce((sum, value, i) => sum + (value - mean(a)) * ((b[i] ?? 0) - mean(b)), 0);
  const r = spread(xs, ys) / Math.sqrt(spread(xs, xs) * spread(ys, ys));
  await expect(dots(page)).toContainText(`${starts.length} dots. The correlation is ${r.toFixed(2)}: a moderate link.`);
  await expect(dots(page)).toContainText('A link proves no cause.');
  const rows = await csvOf(page, dots(page));
  expect(rows.map(([start]) => Number(start))).toEqual(starts);
  for (const [i, [, , x, y]] of rows.entries()) {
    expect(Math.abs(Number(x) - (xs[i] ?? Number.NaN))).toBeLessThan(0.0002);
    expect(Math.abs(Number(y) - (ys[i] ?? Number.NaN))).toBeLessThan(0.0002);
  }
  await expect(dots(page).locator('tbody tr:not(.folded)')).toHaveCount(starts.length);
  // Both axes have one scale: a step of one percent is as long across as down.
  const circles = await dots(page)
    .locator('[data-dot]')
    .evaluateAll((all) =>
      all.map((dot) => [dot.getAttribute('cx'), dot.getAttribute('cy')].map((place) => Number.parseFloat(place ?? ''))),
    );
  const [first = [], last = []] = [circles[0], circles.at(-1)];
  const across = ((last[0] ?? 0) - (first[0] ?? 0)) / ((xs.at(-1) ?? 0) - (xs[0] ?? 0));
  const down = ((first[1] ?? 0) - (last[1] ?? 0)) / ((ys.at(-1) ?? 0) - (ys[0] ?? 0));
  expect(Math.abs(across / down - 1)).toBeLessThan(0.02);
});

test('the dots are drawn by nivo when the view is used, and a field marks one', async ({ page }) => {
  await open(page, '#year-against-year');
  const mark = dots(page).getByRole('combobox', { name: 'Marked dot' });
  await mark.focus();
  await mark.selectOption('2010s');
  await expect(sentence(dots(page))).toHaveText(/^2010s: money grew 7\.4% a year, and prices rose 1\.7% a year\.$/);
  await expect(dots(page).locator('[data-scatter] div circle')).toHaveCount(6);
  await expect(dots(page).locator('[data-marked]')).toHaveAttribute('data-marked', '2010');
});

for (const [name, hash] of [
  ['every start and end', '#every-start'],
  ['year against year', '#year-against-year'],
] as const) {
  test(`axe finds no violation in ${name}, in either theme, and 320 px are wide enough`, { tag: '@text' }, async ({
    page,
  }) => {
    await open(page, hash);
    await page.locator(hash).getByRole('combobox').first().focus();
    await expect(page.locator(`${hash} :is(canvas, [data-scatter] div circle)`).first()).toBeAttached();
    expect(await faults(page, hash, { widths: [320, 768, 1280] })).toEqual([]);
  });

  test(`${name} can be saved as an SVG with its source, and as a PNG`, async ({ page }) => {
    await open(page, hash);
    const save = async (kind: RegExp) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.locator(hash).getByRole('button', { name: kind }).click(),
      ]);
      return readFileSync(await download.path());
    };
    const svg = (await save(/^SVG/)).toString('utf8');
    expect(svg).toContain('Source: ');
    expect(svg).not.toMatch(/NaN|undefined/);
    expect((await save(/^PNG/)).subarray(1, 4).toString()).toBe('PNG');
  });
}
