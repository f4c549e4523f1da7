import { GROWTH_QUESTION_IDS } from '@/content/explore/explore-views';
import { getContent } from '@/lib/content/content';
import { getPairsData } from '../views-data';
import { acrossOf } from './scatter';
import { growthQuestionOf, pairsHash, parsePairs, stateOfGrowthQuestion } from './state';
import { pairsView } from './view';

const data = getPairsData('en');
const words = getContent('en').yearAgainstYear;
const viewOf = (id: (typeof GROWTH_QUESTION_IDS)[number]) => pairsView(stateOfGrowthQuestion(id), data, words, 'en');

describe('what the questions say', () => {
  it('is so for the decades of money and prices', () => {
    const { pairs, correlation, sentence } = viewOf('decades-prices');
    expect(pairs).toHaveLength(6);
    expect(pairs.every(({ x, y }) => x > y)).toBe(true);
    const most = (of: 'x' | 'y') => pairs.toSorted((a, b) => b[of] - a[of])[0]?.start;
    expect([most('x'), most('y')]).toEqual([1970, 1970]);
    expect(correlation).toMatch(/^6 dots\. The correlation is 0\.72: a strong link\. With so few dots/);
    expect(sentence).toBe('1970s: money grew 9.9% a year, and prices rose 7.8% a year.');
  });

  it('is so for single years, now and two years later', () => {
    const [now, later] = [viewOf('years-prices'), viewOf('later-prices')];
    expect(now.correlation).toContain('hardly any link');
    expect(later.correlation).toContain('a moderate link');
    expect(now.pairs.toSorted((a, b) => b.x - a.x)[0]?.end).toBe(2020);
  });

  it('is so for houses', () => {
    const { pairs, correlation } = viewOf('decades-homes');
    expect(pairs).toHaveLength(5);
    expect(correlation).toContain('a strong link');
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
