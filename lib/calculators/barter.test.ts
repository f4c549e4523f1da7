import fc from 'fast-check';
import { allPaths, dayIds, marketOf, pairRates, shortestPath, type TraderId, traderIds, walk } from './barter';

describe('shortestPath', () => {
  it('finds three swaps on Monday, four on Tuesday and none on Wednesday', () => {
    expect(shortestPath(marketOf('monday'))).toEqual(['potter', 'fisher', 'shoemaker']);
    expect(shortestPath(marketOf('tuesday'))).toEqual(['farmer', 'weaver', 'fisher', 'shoemaker']);
    expect(shortestPath(marketOf('wednesday'))).toBeNull();
  });

  it.each(dayIds)('is one step with money on %s', (day) => {
    expect(shortestPath(marketOf(day, true))).toEqual(['shoemaker']);
  });
});

describe('walk', () => {
  it('replays swaps and names each good that was held', () => {
    expect(walk(marketOf('monday'), ['potter', 'fisher'])).toEqual({
      held: ['bread', 'pot', 'fish'],
      holding: 'fish',
      isDone: false,
      isStuck: false,
    });
    expect(walk(marketOf('monday'), ['potter', 'fisher', 'shoemaker'])?.isDone).toBe(true);
  });

  it('is stuck when nobody wants what is held', () => {
    expect(walk(marketOf('tuesday'), ['potter', 'smith'])?.isStuck).toBe(true);
    expect(walk(marketOf('wednesday'), ['potter', 'farmer'])?.isStuck).toBe(true);
    expect(walk(marketOf('monday', true), ['fisher'])?.isStuck).toBe(true);
  });

  it('returns null for a trader who wants something else, a second swap, and a swap after the goal', () => {
    expect(walk(marketOf('monday'), ['shoemaker'])).toBeNull();
    expect(walk(marketOf('monday'), ['potter', 'potter'])).toBeNull();
    expect(walk(marketOf('monday', true), ['shoemaker', 'fisher'])).toBeNull();
  });

  it('accepts exactly the sequences of allPaths', () => {
    const path = fc.array(fc.constantFrom<TraderId>(...traderIds), { maxLength: 6 });
    fc.assert(
      fc.property(fc.constantFrom(...dayIds), fc.boolean(), path, (day, hasMoney, swaps) => {
        const market = marketOf(day, hasMoney);
        const isListed = allPaths(market).some((one) => one.join() === swaps.join());
        expect(walk(market, swaps) !== null).toBe(isListed);
      }),
    );
  });
});

describe('pairRates', () => {
  it.each([
    [2, 1],
    [3, 3],
    [6, 15],
    [20, 190],
    [100, 4_950],
    [1_000, 499_500],
  ])('counts the pairs of %i goods as %i', (kinds, pairs) => expect(pairRates(kinds)).toBe(pairs));

  it('grows by the number of goods with each further good', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 999_999 }), (kinds) => {
        expect(pairRates(kinds + 1) - pairRates(kinds)).toBe(kinds);
      }),
    );
  });
});
