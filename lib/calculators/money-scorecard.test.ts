import fc from 'fast-check';
import {
  kindIds,
  parseScorecardHash,
  presets,
  propertyIds,
  rank,
  type Scorecard,
  START,
  toScorecardHash,
} from './money-scorecard';

const weights = fc.record(Object.fromEntries(propertyIds.map((id) => [id, fc.integer({ min: 0, max: 3 })])));
const rating = fc.record(Object.fromEntries(propertyIds.map((id) => [id, fc.integer({ min: 1, max: 5 })])));
const ratings = fc.record(Object.fromEntries(kindIds.map((id) => [id, rating])));
const scorecards = fc.record({ weights, ratings }) as fc.Arbitrary<Scorecard>;

const first = (card: Scorecard) => rank(card)?.[0]?.id;
const withWeights = (chosen: Scorecard['weights']) => ({ ...START, weights: chosen });

describe('rank', () => {
  it('is the weighted mean of the ratings', () => {
    // Gold for decades: (3 × 5 + 3 × 5 + 2 × 3 + 1 × 2) / 9 = 38 / 9.
    const gold = rank(withWeights(presets.decades))?.find(({ id }) => id === 'gold');
    expect(gold).toEqual({ id: 'gold', score: 38 / 9, place: 1 });
    // Equal weights: 4 + 4 + 5 + 2 + 4 + 5 = 24 for the bank, 22 for notes and for bitcoin.
    const even = rank(START);
    expect(even?.[0]).toEqual({ id: 'bank', score: 24 / 6, place: 1 });
    expect(even?.filter(({ place }) => place === 2).map(({ id }) => id)).toEqual(['notes', 'bitcoin']);
  });

  it('has another leader for each purpose', () => {
    expect(first(withWeights(presets.rent))).toBe('bank');
    expect(first(withWeights(presets.decades))).toBe('gold');
    // (4 + 3 × 4 + 5 + 2 + 4 + 5) / 8 for the bank and (4 + 3 × 5 + 5 + 5 + 1 + 2) / 8 for bitcoin.
    const border = rank(withWeights(presets.border))?.filter(({ place }) => place === 1);
    expect(border).toEqual(['bank', 'bitcoin'].map((id) => ({ id, score: 4, place: 1 })));
  });

  it('puts bitcoin first from equal weights when a steady value or acceptance no longer matters', () => {
    const moved = (...changes: [string, number][]) => withWeights({ ...presets.same, ...Object.fromEntries(changes) });
    const enough = propertyIds.filter((id) => [0, 1, 3].some((weight) => first(moved([id, weight])) === 'bitcoin'));
    expect(enough).toEqual(['steady', 'accepted']);
  });

  it('returns null when nothing matters', () => {
    expect(rank(withWeights({ ...presets.same, ...Object.fromEntries(propertyIds.map((id) => [id, 0])) }))).toBeNull();
  });

  it('lists every kind once, from the best, within the range of the ratings', () => {
    fc.assert(
      fc.property(scorecards, (card) => {
        const ranked = rank(card);
        if (!ranked) return;
        expect(ranked.map(({ id }) => id).sort()).toEqual([...kindIds].sort());
        for (const [index, { score, place }] of ranked.entries()) {
          expect(score).toBeGreaterThanOrEqual(1);
          expect(score).toBeLessThanOrEqual(5);
          expect(score).toBeLessThanOrEqual(ranked[index - 1]?.score ?? 5);
          expect(place).toBe(1 + ranked.filter((other) => other.score > score).length);
        }
      }),
    );
  });

  it('never moves a kind down when one of its ratings goes up', () => {
    fc.assert(
      fc.property(scorecards, fc.constantFrom(...kindIds), fc.constantFrom(...propertyIds), (card, kind, property) => {
        const better = { ...card.ratings[kind], [property]: 5 };
        const after = rank({ ...card, ratings: { ...card.ratings, [kind]: better } });
        const placeIn = (ranked: ReturnType<typeof rank>) => ranked?.find(({ id }) => id === kind)?.place ?? 0;
        expect(placeIn(after)).toBeLessThanOrEqual(placeIn(rank(card)));
      }),
    );
  });
});

describe('the fragment', () => {
  it('restores every scorecard', () => {
    fc.assert(
      fc.property(scorecards, (card) =>
        expect(parseScorecardHash(toScorecardHash(card), START)).toEqual({ state: card, lost: [] }),
      ),
    );
  });

  it('restores a link that was shared', () => {
    const link = '#money-scorecard?w=012333&r=224131221331523532344245445245455512';
    expect(parseScorecardHash(link, START)).toEqual({
      state: { ...START, weights: { lasts: 0, carries: 1, divides: 2, scarce: 3, steady: 3, accepted: 3 } },
      lost: [],
    });
  });

  it.each(['', '#money-scorecard', '#fee?w=222222'])('ignores %s', (hash) => {
    expect(parseScorecardHash(hash, START)).toBeNull();
  });

  it('is the start, and says so, when a link was cut anywhere', () => {
    const hash = toScorecardHash({ ...START, weights: presets.rent });
    for (let end = hash.indexOf('?') + 1; end < hash.length; end++) {
      expect(parseScorecardHash(hash.slice(0, end), START)).toEqual({ state: START, lost: 'all' });
    }
    expect(parseScorecardHash('#money-scorecard?w=922222&r=x', START)?.lost).toBe('all');
  });
});
