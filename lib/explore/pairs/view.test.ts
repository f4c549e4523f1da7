import { GROWTH_QUESTION_IDS, type GrowthId } from '@/content/explore/explore-views';
import { getContent } from '@/lib/content/content';
import { getCatalogue } from '../catalogue';
import { type Span, valueAt } from '../span';
import { getPairsData } from '../views-data';
import { correlationOfPairs, LAGS } from './growth';
import { acrossOf } from './scatter';
import { growthQuestionOf, pairsHash, parsePairs, stateOfGrowthQuestion } from './state';
import { pairsView } from './view';

const data = getPairsData('en');
const words = getContent('en').yearAgainstYear;
const spanOf = (id: 'gdp.current' | 'm2') => getCatalogue()[id].year as Span;
const viewOf = (id: (typeof GROWTH_QUESTION_IDS)[number]) => pairsView(stateOfGrowthQuestion(id), data, words, 'en');

describe('what the questions say', () => {
  it('is so for the decades of money and prices', () => {
    const { pairs, correlation, sentence } = viewOf('decades-prices');
    expect(pairs).toHaveLength(6);
    expect(pairs.every(({ x, y }) => x > y)).toBe(true);
    const most = (of: 'x' | 'y') => pairs.toSorted((a, b) => b[of] - a[of])[0]?.start;
    expect([most('x'), most('y')]).toEqual([1970, 1970]);
    const of2010s = pairs.find(({ start }) => start === 2010);
    expect(of2010s?.x).toBeGreaterThan(7);
    expect(of2010s?.y).toBe(Math.min(...pairs.map(({ y }) => y)));
    const { gdp, m2 } = { gdp: spanOf('gdp.current'), m2: spanOf('m2') };
    const turnover = [2000, 2010, 2020, 2024].map((year) => (valueAt(gdp, year) ?? 0) / (valueAt(m2, year) ?? 0));
    expect(turnover[0]).toBeGreaterThan(Math.max(...turnover.slice(1)));
    expect(correlation).toMatch(/^6 dots\. The correlation is 0\.72: a strong link\. With so few dots/);
    expect(sentence).toBe('1970s: money grew by 9.9% a year, and prices rose by 7.8% a year.');
  });

  it('is so for single years, now and two years later', () => {
    const [now, later] = [viewOf('years-prices'), viewOf('later-prices')];
    expect(now.correlation).toContain('hardly any link');
    expect(later.correlation).toContain('a moderate link');
    const fastest = now.pairs.toSorted((a, b) => b.x - a.x)[0];
    expect(fastest?.end).toBe(2020);
    expect(fastest?.y).toBeLessThan(1.5);
    const state = stateOfGrowthQuestion('later-prices');
    const links = LAGS.map((lag) => correlationOfPairs(pairsView({ ...state, lag }, data, words, 'en').pairs) ?? 0);
    expect(Math.max(...links)).toBe(links[state.lag]);
  });

  it('says of single years for how few independent ones they count', () => {
    expect(viewOf('years-prices').correlation).toContain('65 dots');
    expect(viewOf('years-prices').correlation).toContain('Neighboring years are alike: the dots count for about 27');
    expect(viewOf('decades-prices').correlation).not.toContain('alike');
  });

  it('says that money shrank, and not that it grew by less than nothing', () => {
    const of = (pair: GrowthId) =>
      pairsView({ ...stateOfGrowthQuestion('years-prices'), pair, mark: 2022 }, data, words, 'en').sentence;
    expect(of('money-prices')).toBe('2023: money shrank by 3.4%, and prices rose by 4.1%.');
    expect(of('money-homes')).toBe('2023: money shrank by 3.4%, and the price of a new house fell by 1.5%.');
  });

  it('names the strength of the number that it shows', () => {
    // 0.398 is shown as 0.40, and from 0.4 on a link is called moderate.
    const { correlation } = pairsView({ ...stateOfGrowthQuestion('years-prices'), lag: 3 }, data, words, 'en');
    expect(correlation).toContain('The correlation is 0.40: a moderate link.');
  });

  it('is so for houses', () => {
    const { pairs, correlation } = viewOf('decades-homes');
    expect(pairs).toHaveLength(5);
    expect(correlation).toContain('a strong link');
    const firstTwo = (of: 'x' | 'y') =>
      pairs
        .toSorted((a, b) => b[of] - a[of])
        .slice(0, 2)
        .map(({ start }) => start);
    expect([firstTwo('x'), firstTwo('y')]).toEqual([
      [1970, 1980],
      [1970, 1980],
    ]);
    const [nineties, noughties] = [1990, 2000].map((start) => pairs.find((pair) => pair.start === start));
    expect(noughties?.x).toBeGreaterThan(nineties?.x ?? Number.NaN);
    expect(noughties?.y).toBeLessThan(nineties?.y ?? Number.NaN);
  });
});

it.each(GROWTH_QUESTION_IDS)('the fragment of %s is read as it was written', (id) => {
  const state = stateOfGrowthQuestion(id);
  expect(parsePairs(pairsHash(state))).toEqual({ state, faults: [] });
  expect(growthQuestionOf(state)).toBe(id);
});

it('parsePairs names what is damaged, and knows no other view', () => {
  expect(parsePairs('#year-against-year?pair=x&years=3&mark=soon')?.faults).toEqual(['mark=soon', 'pair=x', 'years=3']);
  expect(parsePairs('#every-start?asset=gold')).toBeNull();
});

it('both axes have one scale that contains every dot', () => {
  for (const id of GROWTH_QUESTION_IDS) {
    const { scatter, pairs } = viewOf(id);
    scatter.dots.forEach(({ left, top }, i) => {
      expect(left).toBeCloseTo(acrossOf(scatter, pairs[i]?.x ?? Number.NaN), 1);
      expect(top).toBeCloseTo(100 - acrossOf(scatter, pairs[i]?.y ?? Number.NaN), 1);
      for (const place of [left, top]) {
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThanOrEqual(100);
      }
    });
  }
});
