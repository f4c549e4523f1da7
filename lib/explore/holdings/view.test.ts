import { HOLDING_IDS, HOLDING_QUESTION_IDS, type HoldingId } from '@/content/explore/explore-views';
import { getContent } from '@/lib/content/content';
import { yearOf } from '../span';
import { getHoldingData } from '../views-data';
import { gridTicks, holdingAt } from './grid';
import { holdingHash, holdingQuestionOf, parseHolding, stateOfHoldingQuestion } from './state';
import { formatChange, holdingView } from './view';

const data = getHoldingData('en');
const words = getContent('en').everyStart;
const view = (asset: HoldingId, part = {}) =>
  holdingView({ ...stateOfHoldingQuestion('gold-1980'), asset, ...part }, data, words, 'en');
/** The changes of a row by the year of the end. */
const row = (asset: HoldingId, start: number) =>
  new Map(view(asset).holdings.flatMap((each) => (each.start === start ? [[each.end, each.yearly]] : [])));
const losses = (changes: ReadonlyMap<number, number>) =>
  [...changes].flatMap(([end, change]) => (change < 0 ? [end] : []));

describe('what the questions say', () => {
  it('is so for gold', () => {
    expect(losses(row('gold', 1980))).toEqual(Array.from({ length: 43 }, (_, i) => 1981 + i));
    expect(losses(row('gold', 1971))).toEqual([]);
    expect(losses(row('gold', 2000))).toEqual([2001]);
    for (const start of [2011, 2012]) {
      expect(row('gold', start).get(2024)).toBeGreaterThan(0);
      expect(losses(row('gold', start)).length).toBeGreaterThan(10);
    }
  });

  it('is so for cash, bills and houses', () => {
    const gains = view('cash').holdings.filter(({ yearly }) => yearly >= 0);
    expect(gains.map(({ start, end }) => [start, end])).toEqual([[2008, 2009]]);
    expect(losses(row('bills', 1980))).toEqual([]);
    expect(losses(row('bills', 2009))).toHaveLength(2024 - 2009);
    expect(losses(row('house', 2006))).toEqual([2007, 2008, 2009, 2010, 2011, 2012, 2013, 2014]);
    const houses = view('house').holdings;
    expect(houses.filter(({ yearly }) => yearly > 0).length).toBeGreaterThan(houses.length / 2);
  });

  it('is so for bitcoin by month: most cells are gains', () => {
    const { holdings, state } = view('bitcoin', { by: 'month', start: '2017-12', end: '2022-12' });
    expect([state.start, state.end]).toEqual(['2017-12', '2022-12']);
    expect(holdings.filter(({ whole }) => whole > 0).length).toBeGreaterThan(holdings.length / 2);
  });
});

describe('holdingView', () => {
  it('says the marked cell in a sentence', () => {
    expect(view('gold').sentence).toBe('Gold bought in 1980, sold in 2000: 7.3% a year less after prices.');
    expect(view('cash', { dollars: 'nominal' }).sentence).toMatch(/almost no change in dollars\.$/);
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

it('gridTicks labels at most seven round years', () => {
  for (const asset of HOLDING_IDS) {
    const { starts } = view(asset).grid;
    const ticks = gridTicks(starts, 'year');
    expect(ticks.length).toBeGreaterThan(2);
    expect(ticks.length).toBeLessThanOrEqual(8);
    expect(ticks.every(({ label }) => starts.some((start) => String(yearOf(start, 'year')) === label))).toBe(true);
  }
});
