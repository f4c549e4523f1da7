import fc from 'fast-check';
import {
  BASE_COINS,
  COINS_RANGE,
  DAYS_RANGE,
  doorIds,
  entryIds,
  gainsUntil,
  jarBuys,
  stepsFrom,
  townIds,
  townOn,
} from './new-money-town';

const entries = fc.constantFrom(...entryIds);
const doors = fc.constantFrom(...doorIds);
const coins = fc.integer(COINS_RANGE);
const days = fc.integer(DAYS_RANGE);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('townOn', () => {
  it('raises one price on day 1: the first spends 7 new coins at the next door', () => {
    const { prices, bought, newest } = townOn(1, 'builder', 7);
    // (7 x 10 + 7) / 7 = 11 coins at the smith's, 10 elsewhere.
    expect(prices).toEqual({ builder: 10, smith: 11, innkeeper: 10, weaver: 10, baker: 10, teacher: 10 });
    // The builder gets 17 / 11 pieces of the smith's good, the others 10 / 11.
    expect(bought.builder).toBeCloseTo(5 + 17 / 11);
    expect(bought.pensioner).toBeCloseTo(5 + 10 / 11);
    expect(newest).toBe('builder');
  });

  it('has raised all prices on day 6, when the money is back at the first door', () => {
    const { prices, newest } = townOn(6, 'weaver', 14);
    expect(Object.values(prices)).toEqual(Array(6).fill(12));
    expect(newest).toBe('innkeeper');
  });

  it('changes what nobody buys if everybody gets a share at once', () => {
    const { prices, bought, newest } = townOn(3, 'everybody', 42);
    for (const pieces of Object.values(bought)) expect(pieces).toBeCloseTo(6);
    // 42 coins over six goods of seven pieces: one coin more for each piece.
    for (const price of Object.values(prices)) expect(price).toBeCloseTo(BASE_COINS + 1);
    expect(newest).toBeNull();
  });

  it('shares out the same goods every day', () => {
    fc.assert(
      fc.property(days, entries, coins, (day, entry, amount) => {
        expect(sum(Object.values(townOn(day, entry, amount).bought))).toBeCloseTo(townIds.length * doorIds.length);
      }),
    );
  });
});

describe('gainsUntil', () => {
  it('gives the first door what the others lose', () => {
    const gains = gainsUntil(6, 'builder', 7);
    const [a, b] = [1 / 11, 6 / 11];
    // The builder gains 6 b and meets 1 + 2 + 3 + 4 + 5 higher prices; the pensioner meets 1 + … + 6.
    expect(gains.builder).toBeCloseTo(6 * b - 15 * a);
    expect(gains.pensioner).toBeCloseTo(-21 * a);
    expect(sum(Object.values(gains))).toBeCloseTo(0);
  });

  it('ranks the doors by their distance from the first, with the pensioner last', () => {
    fc.assert(
      fc.property(doors, coins, (entry, amount) => {
        const gains = gainsUntil(6, entry, amount);
        const inOrder = [...doorIds]
          .sort((a, b) => stepsFrom(entry, a) - stepsFrom(entry, b))
          .map((door) => gains[door]);
        expect([...inOrder].sort((a, b) => b - a)).toEqual(inOrder);
        expect(Math.min(...inOrder)).toBeGreaterThan(gains.pensioner);
      }),
    );
  });

  it('does not depend on who has the first door', () => {
    fc.assert(
      fc.property(doors, doors, coins, days, (one, other, amount, day) => {
        expect(gainsUntil(day, one, amount)[one]).toBeCloseTo(gainsUntil(day, other, amount)[other]);
      }),
    );
  });
});

test('jarBuys shrinks with each price that rises, also if everybody gets new money', () => {
  expect(jarBuys(townOn(1, 'baker', 7))).toBeCloseTo(5 + 10 / 11);
  expect(jarBuys(townOn(6, 'baker', 7))).toBeCloseTo(60 / 11);
  expect(jarBuys(townOn(1, 'everybody', 42))).toBeCloseTo(60 / 11);
});
