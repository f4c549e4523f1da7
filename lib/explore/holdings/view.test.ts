import { HOLDING_IDS, HOLDING_QUESTION_IDS, type HoldingId } from '@/content/explore/explore-views';
import { getContent } from '@/lib/content/content';
import { periodOf, yearOf } from '../span';
import { getHoldingData } from '../views-data';
import { gridTicks, holdingAt } from './grid';
import type { Holding } from './returns';
import { shadeOf } from './shades';
import { holdingHash, holdingQuestionOf, parseHolding, stateOfHoldingQuestion } from './state';
import { formatChange, holdingTable } from './tallies';
import { holdingView } from './view';

const data = getHoldingData('en');
const words = getContent('en').everyStart;
const view = (asset: HoldingId, part = {}) =>
  holdingView({ ...stateOfHoldingQuestion('gold-1980'), asset, ...part }, data, words, 'en');
/** The changes of a row by the year of the end. */
const row = (asset: HoldingId, start: number) =>
  new Map(view(asset).holdings.flatMap((each) => (each.start === start ? [[each.end, each.yearly]] : [])));
const first = (holdings: readonly Holding[], start: number) =>
  holdings.find((holding) => holding.start === start && holding.whole >= 0)?.end ?? Number.POSITIVE_INFINITY;
const losses = (changes: ReadonlyMap<number, number>) =>
  [...changes].flatMap(([end, change]) => (change < 0 ? [end] : []));

/** Each number and each comparison of the answers in content/en/explore/explore-views.ts: new data make them fail where an answer must change. */
describe('what the questions say', () => {
  it('is so for gold', () => {
    expect(losses(row('gold', 1980))).toEqual(Array.from({ length: 43 }, (_, i) => 1981 + i));
    const shades = [1985, 2023].map((end) => shadeOf(row('gold', 1980).get(end) ?? Number.NaN, 'yearly'));
    expect(shades).toEqual([-3, 0]);
    for (const change of row('gold', 1971).values()) expect(shadeOf(change, 'yearly')).toBeGreaterThan(0);
    expect(losses(row('gold', 2000))).toEqual([2001]);
    for (const start of [2011, 2012]) {
      expect(row('gold', start).get(2024)).toBeGreaterThan(0);
      expect(losses(row('gold', start)).length).toBeGreaterThan(10);
    }
  });

  it('is so for cash, bills and houses', () => {
    const gains = view('cash').holdings.filter(({ yearly }) => yearly >= 0);
    expect(gains.map(({ start, end }) => [start, end])).toEqual([[2008, 2009]]);
    const oneYear = view('cash').holdings.filter(({ start, end }) => end - start === 1);
    expect(oneYear.toSorted((a, b) => a.whole - b.whole).slice(0, 2)).toMatchObject([{ start: 1979 }, { start: 1978 }]);
    const bills = view('bills').holdings;
    expect(bills.filter(({ yearly }) => Math.abs(yearly) < 3).length / bills.length).toBeGreaterThan(0.9);
    expect(losses(row('bills', 1980))).toEqual([]);
    expect(losses(row('bills', 2009))).toHaveLength(2024 - 2009);
    expect(losses(row('house', 2006))).toEqual([2007, 2008, 2009, 2010, 2011, 2012, 2013, 2014]);
    expect(Math.abs(row('house', 2006).get(2014) ?? Number.NaN)).toBeLessThan(0.1);
    const others = view('house').holdings.filter(({ start }) => start !== 2006);
    expect(others.filter(({ yearly }) => yearly > 0 && yearly < 2).length).toBeGreaterThan(others.length / 2);
  });

  it('is so for bitcoin by month', () => {
    const { holdings, state } = view('bitcoin', { by: 'month', start: '2017-12', end: '2022-12' });
    expect([state.start, state.end]).toEqual(['2017-12', '2022-12']);
    const tops = ['2013-11', '2017-12', '2021-10'].map(periodOf);
    for (const top of tops) expect(first(holdings, top) - top).toBeGreaterThan(24);
    const end = Math.max(...holdings.map((holding) => holding.end));
    const atTheEnd = holdings.filter((holding) => holding.end === end);
    const gains = atTheEnd.filter(({ whole }) => whole > 0);
    expect(gains.length).toBeGreaterThan(atTheEnd.length / 2);
    expect(gains.filter(({ start }) => start >= end - 12).length).toBeLessThan(4);
  });
});

describe('holdingView', () => {
  it('says the marked cell in a sentence', () => {
    expect(view('gold').sentence).toBe('Gold bought in 1980, sold in 2000: 7.3% a year less after prices.');
    expect(view('cash', { dollars: 'nominal' }).sentence).toMatch(/: no change in dollars\.$/);
  });

  it('says in words that cash in dollars does not change', () => {
    const { counts, peers } = view('cash', { dollars: 'nominal' });
    expect(counts).toMatch(/^All 1,431 cells are the same: 0\.0%\. /);
    expect(peers).toBe('');
  });

  it('compares a holding with those of as many months', () => {
    const of = (end: string) => view('bitcoin', { by: 'month', start: '2017-12', end }).peers;
    expect(of('2018-11')).toMatch(/^Held for exactly 11 months: /);
    expect(of('2018-12')).toMatch(/^Held for exactly 1 year: /);
    expect(of('2020-02')).toMatch(/^Held for exactly 2 years and 2 months: /);
    const { holdings } = view('bitcoin', { by: 'month' });
    const year = holdings.filter((holding) => holding.end - holding.start === 12);
    const lost = year.filter(({ whole }) => whole < 0).length;
    expect(of('2018-12')).toContain(`losses in ${lost} of ${year.length} cells`);
  });

  it('names the last month, and the months that have no cells', () => {
    const of = (dollars: 'real' | 'nominal') => view('bitcoin', { by: 'month', dollars }).notes.join(' ');
    // The BLS has published no index for October 2025.
    expect(of('real')).toContain('The last month is May 2026. There are no cells for October 2025:');
    expect(of('nominal')).toContain('The last month is June 2026.');
    expect(of('nominal')).not.toContain('There are no cells');
  });

  it('draws each cell once, in the row of its start and the column of its end', () => {
    for (const asset of HOLDING_IDS) {
      const { grid, holdings } = view(asset);
      const drawn = grid.paths.flatMap(({ d }) => [...d.matchAll(/M(\d+) (\d+)h(\d+)/g)]);
      expect(drawn.reduce((sum, [, , , run]) => sum + Number(run), 0)).toBe(holdings.length);
      for (const [, column, line] of drawn) expect(holdingAt(grid, Number(line), Number(column))).toBeDefined();
      expect(holdingAt(grid, grid.starts.length - 1, 0)).toBeUndefined();
    }
  });

  it('moves a period without a value to the nearest that has one', () => {
    expect(view('bitcoin').state).toMatchObject({ start: '2010', end: '2011' });
    expect(view('bitcoin', { start: '2024', end: '2010' }).state).toMatchObject({ start: '2023', end: '2024' });
  });
});

describe('the fragment', () => {
  it.each(HOLDING_QUESTION_IDS)('of %s is read as it was written', (id) => {
    const state = stateOfHoldingQuestion(id);
    expect(parseHolding(holdingHash(state))).toEqual({ state, faults: [] });
    expect(holdingQuestionOf(state)).toBe(id);
  });

  it('names what is damaged, and is none of another view', () => {
    expect(parseHolding('#every-start?asset=silver&start=x&by=week')?.faults).toEqual([
      'asset=silver',
      'by=week',
      'start=x',
    ]);
    expect(parseHolding('#explore?series=m2')).toBeNull();
  });
});

it('formatChange has the sign, and none for what is shown as zero', () => {
  expect([3.44, -40, 0.04, -0.04, 1200.4].map((value) => formatChange(value, 'en'))).toEqual([
    '+3.4%',
    '−40.0%',
    '0.0%',
    '0.0%',
    '+1,200%',
  ]);
});

it('holdingTable names full years of months as a range, and counts each cell once', () => {
  const monthly = view('bitcoin', { by: 'month' });
  const table = holdingTable(monthly, words, 'en');
  expect(table.rows.slice(0, 3).map(([years]) => years)).toEqual(['Under 1', '1 to under 2', '2 to under 3']);
  const counted = table.rows.reduce((sum, [, count = '']) => sum + Number(count.replace(',', '')), 0);
  expect(counted).toBe(monthly.holdings.length);
  expect(holdingTable(view('gold'), words, 'en').rows[0]?.[0]).toBe('1');
});

it('gridTicks labels at most seven round years', () => {
  for (const asset of HOLDING_IDS) {
    const { starts } = view(asset).grid;
    const ticks = gridTicks(starts, 'year');
    expect(ticks.length).toBeGreaterThan(2);
    expect(ticks.length).toBeLessThanOrEqual(8);
    expect(ticks.every(({ label }) => starts.some((start) => String(yearOf(start, 'year')) === label))).toBe(true);
  }
});
