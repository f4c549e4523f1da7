import { QUESTION_IDS } from '@/content/explore/explore';
import { getCatalogue } from './catalogue';
import { explore } from './chart';
import { settle } from './settle';
import { EMPTY_STATE, type ExploreState, stateOfQuestion } from './state';

const catalogue = getCatalogue();
const settled = (state: Partial<ExploreState>) => settle({ ...EMPTY_STATE, ...state }, catalogue);

it.each(QUESTION_IDS)('the question %s is drawn with the settings that it has', (id) => {
  const state = stateOfQuestion(id);
  expect(settle(state, catalogue)).toEqual({ state, byYear: [], isIndexed: false });
});

it('a series whose months cover few of its years is drawn by year', () => {
  // The settings of the question about bitcoin after inflation, with another series.
  const m2 = settled({ ...stateOfQuestion('bitcoin-real'), series: ['m2'] });
  expect(m2).toMatchObject({ byYear: ['m2'], state: { by: 'year', dollars: 2024 } });
  expect(explore(m2.state, catalogue).keys.length).toBeGreaterThan(60);
  // A series without any months counts, too.
  expect(settled({ series: ['gdp.current', 'cpi-u'], by: 'month' }).byYear).toContain('gdp.current');
});

it('months stay where they cover the years of choice, and where a series has nothing else', () => {
  expect(settled({ series: ['m2'], by: 'month', from: 2020 }).state.by).toBe('month');
  expect(settled({ series: ['weimar-1923', 'cpi-u'], by: 'month' }).state.by).toBe('month');
});

it('series with different units start at 100 in a year that all of them have', () => {
  expect(settled({ series: ['m2', 'gold-price'] })).toMatchObject({ isIndexed: true, state: { index: 1971 } });
  expect(settled({ series: ['m2', 'btc-price-monthly.average'] }).state.index).toBe(2010);
  expect(settled({ series: ['m2', 'gold-price'], index: 1980 })).toMatchObject({
    isIndexed: false,
    state: { index: 1980 },
  });
  expect(settled({ series: ['gold-price', 'median-house-price'] }).isIndexed).toBe(false);
});

it('a rate stays beside another unit without an index, which would leave it out', () => {
  expect(settled({ series: ['gold-price', 'treasury-bills'] })).toMatchObject({
    isIndexed: false,
    state: { index: null },
  });
});
