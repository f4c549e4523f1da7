import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures';
import { parseCsv } from '../parse-csv';

/*
 * What the two further views of the explorer show, against sums of its own from the published figures, without the code of the site: the
 * sentence, the counts, the table, the CSV, and in the picture the shades and what the cell or dot under the pointer says. The first address of
 * a test opens the page, the others are followed in it.
 */

type Series = Map<number, number>;

/** The figures as they are published. A month is 12 × year + month − 1. */
function figureOf(name: string, table?: string, column = 1): Series {
  const file = JSON.parse(readFileSync(`content/figures/${name}.json`, 'utf8'));
  const rows: [number | string, ...number[]][] = table ? file.tables[table].data : file.data;
  const periodOf = (key: number | string) =>
    typeof key === 'number' ? key : 12 * Number(key.slice(0, 4)) + Number(key.slice(5)) - 1;
  return new Map(rows.map((row) => [periodOf(row[0]), row[column] as number]));
}
const at = (series: Series, period: number) => series.get(period) ?? Number.NaN;

const [cpi, cpiByMonth, m2] = [figureOf('cpi-u'), figureOf('cpi-u', 'monthly'), figureOf('m2')];
const house = figureOf('median-house-price');
const rates = figureOf('treasury-bills');

/** $100 in bills, to the cent. A bill that repays 1 after 91 days costs 1 − rate × 91 ÷ 360, and is renewed 365 ÷ 91 times a year. */
function bills(): Series {
  let value = 100;
  const values: Series = new Map([[Math.min(...rates.keys()) - 1, value]]);
  for (const [year, rate] of rates) {
    value *= (1 - ((rate / 100) * 91) / 360) ** (-365 / 91);
    values.set(year, Math.round(100 * value) / 100);
  }
  return values;
}

const held: { name: string; id: string; values: Series; by?: 'month' }[] = [
  { name: 'gold', id: 'gold', values: new Map([...figureOf('gold-price')].filter(([year]) => year >= 1968)) },
  { name: 'cash', id: 'cash', values: new Map([...bills().keys()].map((year) => [year, 100])) },
  { name: 'Treasury bills', id: 'bills', values: bills() },
  { name: 'a new house', id: 'house', values: house },
  { name: 'a family’s income', id: 'income', values: figureOf('median-family-income') },
  { name: 'bitcoin', id: 'bitcoin', values: figureOf('btc-price-monthly', 'annual') },
  { name: 'bitcoin by month', id: 'bitcoin', values: figureOf('btc-price-monthly'), by: 'month' },
];

interface Cell {
  start: number;
  end: number;
  yearly: number;
  whole: number;
}

/** Every start with every later end. */
function cellsOf({ values, by }: (typeof held)[number], isReal: boolean): Cell[] {
  const index = (period: number) =>
    by === 'month' ? (cpiByMonth.get(period) ?? at(cpi, Math.floor(period / 12))) : at(cpi, period);
  const levels = [...values]
    .map(([period, value]) => [period, isReal ? value / index(period) : value] as const)
    .filter(([, level]) => Number.isFinite(level));
  return levels.flatMap(([start, first]) =>
    levels
      .filter(([end]) => end > start)
      .map(([end, last]) => {
        const years = Math.max(1, (end - start) / (by === 'month' ? 12 : 1));
        return { start, end, yearly: 100 * ((last / first) ** (1 / years) - 1), whole: 100 * (last / first - 1) };
      }),
  );
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}

/** "+3.4%", "−40.0%", from 100% on without a decimal. */
function signed(percent: number): string {
  const digits = Math.abs(percent) >= 99.95 ? 0 : 1;
  const size = rounded(Math.abs(percent), digits).toLocaleString('en', { minimumFractionDigits: digits });
  return `${/^[0.]+$/.test(size) ? '' : percent < 0 ? '−' : '+'}${size}%`;
}
/** Half away from zero. */
const rounded = (value: number, digits: number) => Math.round(Number(`${value.toFixed(9)}e${digits}`)) / 10 ** digits;
const count = (number: number) => number.toLocaleString('en');

const keyOf = (period: number, by?: 'month') =>
  by ? `${Math.floor(period / 12)}-${String((period % 12) + 1).padStart(2, '0')}` : String(period);
const nameOf = (period: number, by?: 'month') =>
  by
    ? new Date(Date.UTC(0, period))
        .toLocaleString('en', { month: 'long', timeZone: 'UTC' })
        .concat(` ${Math.floor(period / 12)}`)
    : String(period);

const sentence = (view: Locator) => view.locator('[data-sentence]');

async function csvOf(page: Page, view: Locator) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    view.getByRole('button', { name: /^CSV/ }).click(),
  ]);
  return parseCsv(readFileSync(await download.path(), 'utf8')).filter(([first]) =>
    /^\d{4}(?:-\d\d)?$/.test(first ?? ''),
  );
}

/**
 * Moves the pointer until nivo, which may just draw anew, has answered.
 *
 * @param at the share of the width and of the height of the picture
 */
async function expectUnderPointer(page: Page, picture: Locator, at: [x: number, y: number], text: string) {
  const tooltip = picture.locator('p');
  await expect(async () => {
    await picture.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await picture.boundingBox();
    if (!box) throw new Error('no picture');
    const [x, y] = [box.x + at[0] * box.width, box.y + at[1] * box.height];
    await page.mouse.move(x - 1, y);
    await page.mouse.move(x, y);
    expect(await tooltip.textContent({ timeout: 1000 })).toContain(text);
  }).toPass({ timeout: 60_000 });
}

for (const row of held) {
  const { name, id, by } = row;
  test(`every start and end of ${name} agrees with an independent sum, by both measures, after prices and before`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 1000 });
    const view = page.locator('#every-start');
    const grid = view.locator('[data-grid]');
    for (const isReal of [true, false]) {
      const all = cellsOf(row, isReal);
      const periods = [...new Set(all.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
      const mark = all[Math.floor(all.length / 3)] as Cell;
      for (const measure of ['yearly', 'whole'] as const) {
        const values = all.map((cell) => cell[measure]);
        const settings = `${isReal ? '' : '&dollars=nominal'}${measure === 'yearly' ? '' : '&measure=whole'}${by ? '&by=month' : ''}`;
        await page.goto(
          `/explore#every-start?asset=${id}${settings}&start=${keyOf(mark.start, by)}&end=${keyOf(mark.end, by)}`,
        );
        await hydrated(view);

        const change = mark[measure];
        const size = signed(Math.abs(change)).replace('+', '');
        const yearly = measure === 'yearly' ? ' a year' : '';
        const words =
          change === 0
            ? 'no change'
            : size === '0.0%'
              ? 'almost no change'
              : `${size}${yearly} ${change > 0 ? 'more' : 'less'}`;
        await expect(sentence(view)).toContainText(
          `${nameOf(mark.end, by)}: ${words} ${isReal ? 'after prices' : 'in dollars'}.`,
        );
        await expect(sentence(view)).toContainText(nameOf(mark.start, by));

        const losses = values.filter((value) => value < 0).length;
        await expect(view).toContainText(
          id === 'cash' && !isReal
            ? `All ${count(all.length)} cells are the same: 0.0%.`
            : `Losses: ${count(losses)} of all ${count(all.length)} cells. The worst is ${signed(Math.min(...values))}`,
        );

        const yearsHeld = ({ start, end }: Cell) => (by ? Math.floor((end - start) / 12) : end - start);
        const lengths = [...new Set(all.map(yearsHeld))].sort((a, b) => a - b);
        const wanted = lengths.map((length) => {
          const of = all.filter((cell) => yearsHeld(cell) === length).map((cell) => cell[measure]);
          return [
            count(of.length),
            count(of.filter((value) => value < 0).length),
            signed(Math.min(...of)),
            signed(medianOf(of)),
            signed(Math.max(...of)),
          ];
        });
        const rows = () =>
          view
            .locator('tbody tr:not(.folded)')
            .evaluateAll((trs) => trs.map((tr) => [...tr.children].slice(1).map(({ textContent }) => textContent)));
        // The table follows the drawing.
        await expect.poll(rows).toEqual(wanted);

        const csv = await csvOf(page, view);
        expect(csv.map(([start, end]) => `${start} ${end}`)).toEqual(
          all.map(({ start, end }) => `${keyOf(start, by)} ${keyOf(end, by)}`),
        );
        const isNear = (shown: string | undefined, percent: number) => Math.abs(Number(shown) - percent) < 0.0002;
        expect(
          csv.filter(
            ([, , yearly, whole], i) =>
              !isNear(yearly, all[i]?.yearly ?? Number.NaN) || !isNear(whole, all[i]?.whole ?? Number.NaN),
          ),
        ).toEqual([]);

        // Each path has the cells of one shade, as runs of a row: their lengths are the cells.
        const drawn = await grid.locator('path[id]').evaluateAll((paths) =>
          paths.map((path) => ({
            shade: Number(/-?\d+$/.exec(path.id)?.[0]),
            count: [...(path.getAttribute('d') ?? '').matchAll(/h(\d+)/g)].reduce(
              (sum, [, run]) => sum + Number(run),
              0,
            ),
          })),
        );
        const near = measure === 'yearly' ? 1 : 5;
        const drawnOf = (isIn: (shade: number) => boolean) =>
          drawn.filter(({ shade }) => isIn(shade)).reduce((sum, { count }) => sum + count, 0);
        expect([drawnOf((shade) => shade < 0), drawnOf((shade) => shade > 0)]).toEqual([
          values.filter((value) => value <= -near).length,
          values.filter((value) => value >= near).length,
        ]);

        // nivo has the same cells: the one under the pointer says itself.
        await view.getByRole('combobox').first().focus();
        await expect(grid.locator('canvas, svg[role=presentation]').first()).toBeVisible();
        const side = periods.length - 1;
        for (const cell of [all[0], mark, all.at(-1), all[Math.floor(all.length / 2)]] as Cell[]) {
          const [down, across] = [periods.indexOf(cell.start) + 0.5, periods.indexOf(cell.end) - 0.5];
          await expectUnderPointer(
            page,
            grid,
            [across / side, down / side],
            `${nameOf(cell.start, by)} to ${nameOf(cell.end, by)}: ${signed(cell[measure])}`,
          );
        }
      }
    }
  });
}

const pairs = [
  { id: 'money-prices', second: cpi, rose: 'prices rose', fell: 'prices fell' },
  { id: 'money-homes', second: house, rose: 'the price of a new house rose', fell: 'the price of a new house fell' },
];

for (const { id, second, rose, fell } of pairs) {
  test(`the dots of ${id} agree with an independent sum, for every number of years and every lag`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1000 });
    const view = page.locator('#year-against-year');
    const picture = view.locator('[data-scatter]');
    for (const years of [1, 5, 10]) {
      for (const lag of [0, 1, 2, 3]) {
        const growth = (series: Series, start: number) =>
          100 * ((at(series, start + years) / at(series, start)) ** (1 / years) - 1);
        const dots = [...m2.keys()]
          .filter((start) => start % years === 0)
          .map((start) => ({ start, x: growth(m2, start), y: growth(second, start + lag) }))
          .filter(({ x, y }) => Number.isFinite(x + y));
        const mark = dots.at(-2) as (typeof dots)[number];
        await page.goto(
          `/explore#year-against-year?pair=${id}&years=${years}${lag ? `&lag=${lag}` : ''}&mark=${mark.start}`,
        );
        await hydrated(view);

        const part = (value: number, up: string, down: string) =>
          `${value < 0 ? down : up} by ${signed(Math.abs(value)).replace('+', '')}${years > 1 ? ' a year' : ''}`;
        const later = lag ? `from ${mark.start + lag} to ${mark.start + lag + years} ` : '';
        await expect(sentence(view)).toHaveText(
          new RegExp(`: ${part(mark.x, 'money grew', 'money shrank')}, and ${later}${part(mark.y, rose, fell)}\\.$`),
        );

        const [xs, ys] = [dots.map(({ x }) => x), dots.map(({ y }) => y)];
        const mean = (all: number[]) => all.reduce((sum, value) => sum + value, 0) / all.length;
        const spread = (a: number[], b: number[]) =>
          a.reduce((sum, value, i) => sum + (value - mean(a)) * ((b[i] ?? Number.NaN) - mean(b)), 0);
        const link = (a: number[], b: number[]) => spread(a, b) / Math.sqrt(spread(a, a) * spread(b, b));
        await expect(view).toContainText(
          `${dots.length} dots. The correlation is ${rounded(link(xs, ys), 2).toFixed(2)}: `,
        );
        await expect(view).toContainText('A link proves no cause.');
        if (years === 1) {
          const p = link(xs.slice(0, -1), xs.slice(1)) * link(ys.slice(0, -1), ys.slice(1));
          await expect(view).toContainText(
            `count for about ${Math.round((dots.length * (1 - p)) / (1 + p))} independent`,
          );
        }

        const csv = await csvOf(page, view);
        expect(csv.map(([start]) => Number(start))).toEqual(dots.map(({ start }) => start));
        expect(
          csv.filter(
            ([, , x, y], i) => Math.abs(Number(x) - (xs[i] ?? 0)) + Math.abs(Number(y) - (ys[i] ?? 0)) > 0.0002,
          ),
        ).toEqual([]);
        const shown = (value: number) => signed(value).replace('+', '');
        expect(
          await view
            .locator('tbody tr:not(.folded)')
            .evaluateAll((rows) => rows.map((row) => [...row.children].slice(1).map(({ textContent }) => textContent))),
        ).toEqual(dots.map(({ x, y }) => [shown(x), shown(y)]));

        // Both axes have one scale: a step of one percent is as long across as down.
        const circles = await picture
          .locator('[data-dot]')
          .evaluateAll((all) =>
            all.map((dot) => ['cx', 'cy'].map((name) => Number.parseFloat(dot.getAttribute(name) ?? ''))),
          );
        const [low, high] = [0, 1].map((corner) =>
          Math.min(...circles.map((place) => (corner ? -1 : 1) * (place[0] ?? 0))),
        );
        const across = (-(high ?? 0) - (low ?? 0)) / (Math.max(...xs) - Math.min(...xs));
        for (const [i, [cx = 0, cy = 0]] of circles.entries()) {
          expect(Math.abs(cx - (low ?? 0) - across * ((xs[i] ?? 0) - Math.min(...xs)))).toBeLessThan(0.05);
          expect(Math.abs(100 - cy - (low ?? 0) - across * ((ys[i] ?? 0) - Math.min(...xs)))).toBeLessThan(0.05);
        }

        await view.getByRole('combobox').first().focus();
        await expect(picture.locator('div circle')).toHaveCount(dots.length);
        await picture.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
        /** Dots of ours without one of nivo's at their place: none, once it has drawn in the size of the picture. */
        const missed = () =>
          picture.evaluate((element, places) => {
            const { left, top, width, height } = element.getBoundingClientRect();
            const centers = [...element.querySelectorAll('div circle')].map((dot) => {
              const box = dot.getBoundingClientRect();
              return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
            });
            return places.filter(
              ([cx = 0, cy = 0]) =>
                !centers.some(
                  ({ x, y }) => Math.hypot(x - left - (cx * width) / 100, y - top - (cy * height) / 100) < 2,
                ),
            );
          }, circles);
        await expect.poll(missed).toEqual([]);
        const [cx = 0, cy = 0] = circles[dots.indexOf(mark)] ?? [];
        await expectUnderPointer(page, picture, [cx / 100, cy / 100], `: ${shown(mark.x)}, ${shown(mark.y)}`);
      }
    }
  });
}
