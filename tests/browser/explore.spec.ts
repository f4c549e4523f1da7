import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { hydrate } from '@/scripts/bench/measure.mjs';
import { faults } from '../axe';
import { copyWith, expect, hydrated, keepsSite, test } from '../fixtures';
import { parseCsv } from '../parse-csv';

const MONEY = '#explore?series=m2,gdp.current,cpi-u&from=1959&scale=log&index=1959';

const figure = (page: Page) => page.locator('#explore figure');
const drawing = (page: Page) => page.locator('#explore [data-plot] svg[role=img]');
const slider = (page: Page) => page.getByRole('slider', { name: /^Read the chart/ });

async function open(page: Page, hash = '') {
  await page.goto(`/explore${hash}`);
  await hydrate(page);
  await whenDrawn(page);
  await expect(drawing(page)).toBeVisible();
}

/** The series of another drawing than the first are fetched when it is wanted. */
async function whenDrawn(page: Page) {
  const explorer = page.locator('#explore');
  await hydrated(explorer);
  await expect(explorer).not.toHaveAttribute('aria-busy', 'true');
}

/** The settings that fewer readers change are in a fold. */
const openSettings = (page: Page) => page.getByText('More settings', { exact: true }).click();

const cellsOf = (page: Page) =>
  page
    .locator('#explore table tr:not(.folded)')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));

/** The drawn lines, with the texts of the chart. */
const drawingOf = (page: Page) =>
  drawing(page).evaluate((svg) => ({
    lines: [...svg.querySelectorAll('path[data-line]')].map((path) => path.getAttribute('d')),
    texts: [...svg.querySelectorAll('text')].map((text) => text.textContent),
  }));

async function textOf(download: Download): Promise<string> {
  return readFileSync(await download.path(), 'utf8');
}

async function save(page: Page, name: RegExp): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('#explore').getByRole('button', { name }).click(),
  ]);
  return download;
}

test('the series are fetched when the reader uses the explorer, not with the page', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await open(page);
  await page.locator('[data-plot]').hover();
  expect(requests).not.toContain('/explore/en.json');
  await page.getByRole('combobox', { name: 'Divide all by' }).focus();
  await expect.poll(() => requests).toContain('/explore/en.json');
});

test('before the first touch the drawing, its limits and all settings are there, and no script but the loader', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !keepsSite(request.url())) scripts.push(request.url());
  });
  await page.goto('/explore', { waitUntil: 'load' });
  await expect(drawing(page).locator('path[data-line=median-house-price]')).toBeVisible();
  await expect(figure(page)).toContainText('How many years of income does a new house cost?');
  await expect(figure(page)).toContainText('Small dots: the lowest and the highest value');
  await expect(page.locator('#explore').getByText('What this does not show')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Series 1' })).toHaveValue('median-house-price');
  await expect(page.locator('#explore table')).toContainText('2024');
  expect(scripts.map((address) => new URL(address).pathname)).toEqual([expect.stringMatching(/\/loader-[^/]+\.js$/)]);
});

test('on a phone the settings are one press away, so that the limits follow the drawing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/explore');
  const series = page.getByRole('combobox', { name: 'Series 1' });
  await expect(series).toBeHidden();
  await page.getByText('Change the chart').click();
  await expect(series).toBeVisible();
});

test('bars stand on the zero of the axis, side by side, and name their series', async ({ page }) => {
  await open(page, '#explore?series=treasury-bills,inflation-2020-2024.rentCpi&from=2020&to=2024&view=bar');
  await expect(drawing(page).locator('path[data-line]')).toHaveCount(0);
  const boxes = async (id: string) =>
    (await drawing(page).locator(`[data-bars="${id}"] rect`).all()).map((bar) => bar.boundingBox());
  const [bills = [], rents = []] = await Promise.all(
    ['treasury-bills', 'inflation-2020-2024.rentCpi'].map(async (id) => Promise.all(await boxes(id))),
  );
  expect([bills.length, rents.length]).toEqual([5, 5]);
  // The outline of every other series is half a pixel outside its bars.
  const isNear = (a = Number.NaN, b = Number.NaN) => Math.abs(a - b) <= 1;
  const feet = [...bills, ...rents].map((box) => (box ? box.y + box.height : Number.NaN));
  expect(feet.filter((foot) => !isNear(foot, feet[0]))).toEqual([]);
  expect(bills.filter((bill, i) => !isNear((bill?.x ?? 0) + (bill?.width ?? 0), rents[i]?.x))).toEqual([]);
  await expect(figure(page)).toContainText('Interest on Treasury bills and Rise of rent (CPI)');
});

test('a chart is the same where its link is opened, with the same table', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await page.getByRole('link', { name: 'Does the typical household earn more than in 1971?' }).click();
  await expect(figure(page)).toContainText('After inflation, both lines end above 1971.');
  await page.getByRole('combobox', { name: 'Add a series' }).selectOption('cash.hundred');
  await openSettings(page);
  await page.getByRole('textbox', { name: 'Dollars of the year' }).fill('2000');
  await page.getByRole('textbox', { name: 'From' }).fill('1980');
  await expect(figure(page)).toContainText('US dollars of 2000');
  await expect(page.locator('#explore table th[scope=row]').first()).toHaveText('1980');
  const link = await copyWith(page.getByRole('button', { name: 'Copy link' }).first(), 'Link copied');
  expect(link).toMatch(/\/explore#explore\?series=.*cash\.hundred.*from=1980.*dollars=2000/);

  const other = await context.newPage();
  await other.goto(link);
  await hydrate(other);
  await expect.poll(() => cellsOf(other)).toEqual(await cellsOf(page));
  await expect.poll(() => drawingOf(other)).toEqual(await drawingOf(page));
  await other.close();
});

test('Back undoes one change at a time, and typing in a field is one change', async ({ page }) => {
  await open(page);
  const address = () => new URL(page.url()).hash;
  await page.getByRole('combobox', { name: 'Divide all by' }).selectOption('');
  await page.getByRole('radio', { name: 'Log', exact: true }).check();
  await page.getByRole('textbox', { name: 'From' }).pressSequentially('19701980', { delay: 5 });
  await page.getByRole('textbox', { name: 'From' }).fill('1980');
  await page.getByRole('textbox', { name: 'From' }).fill('1990');
  await expect.poll(address).toContain('from=1990');
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'From' })).toHaveValue('');
  await expect(page.getByRole('radio', { name: 'Log', exact: true })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Linear' })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Divide all by' })).toHaveValue('');
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Divide all by' })).toHaveValue('median-household-income');
  await expect.poll(address).toBe('');
  await page.goForward();
  await expect(page.getByRole('combobox', { name: 'Divide all by' })).toHaveValue('');
});

for (const [name, hash] of [
  ['lines', MONEY],
  ['bars', '#explore?series=treasury-bills,inflation-2020-2024.rentCpi&from=2015&view=bar'],
] as const) {
  test(`the SVG of ${name} opens alone, with its fonts named, and the PNG is a picture`, async ({ page, context }) => {
    await open(page, hash);
    const svg = await textOf(await save(page, /^SVG/));
    expect(svg).toMatch(/font-family="Figtree, system-ui, sans-serif"/);
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
      /href=|url\(|@import|<style|<image|NaN|var\(/,
    );
    const alone = await context.newPage();
    const requests: string[] = [];
    alone.on('request', (request) => requests.push(request.url()));
    await alone.goto(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`);
    await expect(alone.locator('text').filter({ hasText: /^Source: / })).toBeVisible();
    expect(requests.filter((url) => !url.startsWith('data:'))).toEqual([]);
    await alone.close();
    const png = await save(page, /^PNG/);
    const head = readFileSync(await png.path()).subarray(0, 24);
    expect([head.toString('latin1', 1, 4), head.readUInt32BE(16), head.readUInt32BE(20)]).toEqual(['PNG', 2400, 1260]);
  });
}

for (const [name, hash] of [
  ['lines', MONEY],
  ['bars', '#explore?series=treasury-bills&view=bar&dollars=2000'],
  ['a refusal', '#explore?series=gold-price,treasury-bills,silver&index=20'],
] as const) {
  test(`axe finds no violation with ${name}, and 320 px are wide enough`, { tag: '@text' }, async ({ page }) => {
    await page.goto(`/explore${hash}`);
    await hydrate(page);
    await whenDrawn(page);
    await expect(name === 'a refusal' ? page.getByText('One axis can carry') : drawing(page)).toBeVisible();
    // What axe finds does not depend on the widths of letters.
    if (test.info().project.name === 'narrow')
      expect(await faults(page, '#explore', { widths: [320, 1280] })).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test('a chart of three lines is read by color, keyboard, mouse and file, and stays when a year is none', async ({
  page,
}) => {
  await open(page, MONEY);

  await test.step('every line has a color and a dash of its own, and its label is drawn beside the plot', async () => {
    const styles = await drawing(page)
      .locator('path[data-line]')
      .evaluateAll((lines) =>
        lines.map((line) => [getComputedStyle(line).stroke, line.getAttribute('stroke-dasharray')].join()),
      );
    expect(new Set(styles).size).toBe(3);
    expect(styles.join()).not.toContain('none');
    await expect(drawing(page)).toHaveCSS('overflow', 'visible');
  });

  await test.step('arrow keys read the chart, and the mouse shows a tooltip', async () => {
    await slider(page).focus();
    await page.keyboard.press('Home');
    await expect(slider(page)).toHaveAttribute(
      'aria-valuetext',
      '1959: Money supply (M2) 100; Output (GDP) 100; Consumer prices (CPI-U) 100',
    );
    await page.keyboard.press('ArrowRight');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', /^1960: /);
    await page.keyboard.press('Escape');
    const box = await page.locator('[data-plot]').boundingBox();
    if (!box) throw new Error('no plot');
    await page.mouse.move(box.x + box.width - 1, box.y + box.height / 2);
    await expect(page.locator('[data-plot] dl')).toContainText('Money supply (M2)');
  });

  await test.step('the CSV and the JSON have the numbers of the table', async () => {
    const cells = await cellsOf(page);
    const csv = await save(page, /^CSV/);
    expect(csv.suggestedFilename()).toBe('bitcoin-journey-chart.csv');
    const text = await textOf(csv);
    const rows = parseCsv(text);
    expect(rows[0]).toEqual(['period', ...(cells[0] ?? []).slice(1)]);
    // The table has zeros and spaces that align its columns; the files have neither.
    const bare = (cell: string) =>
      cell
        .replace(/[,—\s]/g, '')
        .replace(/(\.\d*?)0+$/, '$1')
        .replace(/\.$/, '');
    const shown = cells.slice(1).map(([year, ...values]) => [year, ...values.map(bare)]);
    expect(rows.slice(1).map(([year, ...values]) => [year, ...values])).toEqual(shown);
    expect(text).toContain('# Did money grow faster than output and prices?');
    expect(text).toContain(MONEY);
    const json = JSON.parse(await textOf(await save(page, /^JSON/)));
    expect(json.rows.map((row: (number | string | null)[]) => row.map((cell) => String(cell ?? '')))).toEqual(shown);
    expect(json.limits.length).toBeGreaterThan(1);
  });

  await test.step('a year that is none is said next to its field, and the chart stays', async () => {
    const before = await drawingOf(page);
    const to = page.getByRole('textbox', { name: 'To' });
    await to.fill('19');
    await expect(page.getByText('Type a year with four digits, from 1900 to 2100.')).toBeVisible();
    await expect(to).toHaveAttribute('aria-invalid', 'true');
    await to.fill('1950');
    await expect(page.getByText('The last year must not be before the first year, 1959.')).toBeVisible();
    expect(await drawingOf(page)).toEqual(before);
  });
});

test('a finger shows the values under it', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  await page.goto(`/explore${MONEY}`);
  await hydrate(page);
  await whenDrawn(page);
  await page.locator('[data-plot]').evaluate((plot) => plot.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await page.locator('[data-plot]').boundingBox();
  if (!box) throw new Error('no plot');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.locator('[data-plot] dl')).toContainText('Output (GDP)');
  await context.close();
});

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const) {
  test(`the drawing stays in view while settings change, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    const change = page.getByText('Change the chart', { exact: true });
    if (await change.isVisible()) await change.click();
    await openSettings(page);
    const last = page.getByRole('checkbox', { name: 'Mark 1971' });
    await last.evaluate((box) => box.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await expect(last).toBeInViewport();
    await expect(page.locator('[data-plot]')).toBeInViewport({ ratio: 0.9 });
  });

  test(`neither the drawing nor the edge covers what has the focus of the keyboard, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await page.getByRole('heading', { level: 1 }).click();
    const inSight = () =>
      [
        ...(document.activeElement?.matches('a, summary, button, select')
          ? document.activeElement.getClientRects()
          : []),
      ]
        .slice(0, 1)
        .every(({ left, right, top, bottom }) => {
          const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return left >= 0 && right <= window.innerWidth && document.activeElement?.contains(over);
        });
    for (let stop = 0; stop < 30; stop++) {
      await page.keyboard.press('Tab');
      await expect.poll(() => page.evaluate(inSight), `stop ${stop}`).toBe(true);
    }
  });
}

test('on a phone a pressed question brings its title and its drawing into view, and keeps the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  const title = page.getByRole('heading', { name: 'Did gold keep up with prices?' });
  const link = page.getByRole('link', { name: 'Did gold keep up with prices?' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(title).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-plot]')).toBeInViewport({ ratio: 0.9 });
  await expect(link).toBeInViewport({ ratio: 1 });
  await expect(link).toBeFocused();
});

test('two units are drawn from 100 in one year, and the second series can be taken out again', async ({ page }) => {
  await open(page, '#explore?series=gold-price');
  await page.getByRole('combobox', { name: 'Add a series' }).selectOption('cpi-u');
  await expect(figure(page)).toContainText('The units differ, so each line is set to 100 in 1971.');
  await expect(drawing(page).locator('path[data-line]')).toHaveCount(2);
  await openSettings(page);
  await expect(page.getByRole('radio', { name: 'At 100 in one year' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'In its own unit' })).toBeDisabled();
  await page.getByRole('button', { name: 'Take out Consumer prices (CPI-U)' }).click();
  await expect(drawing(page).locator('path[data-line]')).toHaveCount(1);
  await expect(page.getByRole('radio', { name: 'In its own unit' })).toBeChecked();
});

test('another series in a chart of months is drawn by year where it has few months, and a sentence says so', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('link', { name: 'What has a bitcoin cost, after inflation?' }).click();
  // The fields change together with the chart, so a field that is set earlier would be overwritten.
  await expect(figure(page)).toContainText('What has a bitcoin cost, after inflation?');
  await page.getByRole('combobox', { name: 'Series 1' }).selectOption('m2');
  await expect(figure(page)).toContainText('Each point is a year here');
  await expect(page.locator('#explore table th[scope=row]').first()).toHaveText('1959');
  await openSettings(page);
  await expect(page.locator('#explore').getByRole('radio', { name: 'Year', exact: true })).toBeChecked();
});

test('two units of which one is a rate are a sentence and no drawing, with a way out', async ({ page }) => {
  await page.goto('/explore#explore?series=gold-price,treasury-bills&from=1950');
  await expect(page.getByText('One axis can carry only one unit')).toBeVisible();
  await expect(page.locator('#explore [data-plot]')).toHaveCount(0);
  await expect(page.locator('#explore table')).toContainText('Gold, one ounce (US dollars of the day)');
  await expect(page.locator('#explore').getByRole('button', { name: /^SVG/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Take out Interest on Treasury bills' }).click();
  await expect(drawing(page).locator('path[data-line]')).toHaveCount(1);
});

test('an address with mistakes names them and keeps the rest', async ({ page }) => {
  await page.goto('/explore#explore?series=silver,cpi-u&scale=square&index=1850');
  await expect(drawing(page)).toBeVisible();
  const messages = figure(page).getByRole('status').first();
  await expect(messages).toContainText('There is no series “silver”.');
  await expect(messages).toContainText('“scale=square” is not a setting.');
  await expect(messages).toContainText('“index=1850” is not a setting.');
  await expect(page.getByRole('combobox', { name: 'Series 1' })).toHaveValue('cpi-u');
});

test('every figure with years leads here', async ({ page }) => {
  await page.goto('/data/productivity-pay');
  await page.getByRole('link', { name: 'Explore this' }).click();
  await expect(drawing(page)).toBeVisible();
  await expect(drawing(page).locator('path[data-line]')).toHaveCount(2);
});

test.describe('without the file of the series', () => {
  test.use({ allowed: /Failed to load|ERR_FAILED/ });

  test('the drawing before stays, a sentence says so, and the next press tries again', async ({ page }) => {
    const file = '**/explore/en.json';
    await page.route(file, (route) => route.abort());
    await open(page);
    await page.getByRole('link', { name: 'Did gold keep up with prices?' }).click();
    await expect(page.getByText('The series could not be fetched.')).toBeVisible();
    await expect(drawing(page).locator('path[data-line=median-house-price]')).toBeVisible();
    await page.unroute(file);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(drawing(page).locator('path[data-line=gold-price]')).toBeVisible();
    await expect(page.getByText('The series could not be fetched.')).toHaveCount(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawing, its table and a list of all figures are there', async ({ page }) => {
    await page.goto('/explore');
    await expect(page.locator('[data-plot] path[data-line]')).toBeVisible();
    await expect(page.getByText('Your own chart needs JavaScript')).toBeVisible();
    await expect(page.getByRole('link', { name: 'US consumer prices (CPI-U)', exact: true })).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveCount(0);
  });
});
