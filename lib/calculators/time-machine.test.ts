import fc from 'fast-check';
import { itemWords } from '@/content/en/data/item-prices';
import {
  adjustedAmount,
  BASE_YEAR,
  buildCpiTable,
  clampAmount,
  cpiYears,
  ITEM_KEYS,
  itemsAffordable,
  QUICK_AMOUNTS_USD,
  TIME_MACHINE_DEFAULTS,
  TIME_MACHINE_MODES,
  timeMachine,
} from '@/lib/calculators/time-machine';
import { isEstimated } from '@/lib/content/figures/figures';
import { getCpiTable, getItemPrices } from '@/lib/content/figures/series';
import { roundHalfAwayFromZero } from '@/lib/format/decimal';

const cpi = getCpiTable();
const items = getItemPrices();
const names = (amount: number, year: number) => itemsAffordable(amount, year, items).items.map((item) => item.key);

describe('the CPI table', () => {
  it('keeps the owner\u2019s ten values and adds BLS averages for the years between', () => {
    expect([cpi[1913], cpi[1959], cpi[1971], cpi[1980], cpi[1990]]).toEqual([9.9, 29.1, 40.5, 82.4, 130.7]);
    expect([cpi[2000], cpi[2008], cpi[2010], cpi[2020], cpi[2024]]).toEqual([172.2, 215.3, 218.1, 258.8, 321.5]);
    expect([cpi[1972], cpi[2017], cpi[2021]]).toEqual([41.817, 245.12, 270.97]);
  });

  it('has every year from 1913 to 2024', () => {
    expect(cpiYears(cpi)).toEqual(Array.from({ length: 112 }, (_, i) => 1913 + i));
  });

  it('ignores averages outside the owner\u2019s years', () => {
    expect(
      buildCpiTable(
        [
          [1913, 9.9],
          [2024, 321.5],
        ],
        [
          [1912, 9.7],
          [1950, 24],
          [2025, 330],
        ],
      ),
    ).toEqual({
      1913: 9.9,
      1950: 24,
      2024: 321.5,
    });
  });
});

it('starts with $100 of 1971, and offers the amounts of the specification', () => {
  expect(TIME_MACHINE_DEFAULTS).toEqual({ mode: 'past-to-present', amountUsd: 100, year: 1971 });
  expect(QUICK_AMOUNTS_USD).toEqual([10, 100, 10_000, 100_000, 1_000_000]);
  expect(TIME_MACHINE_MODES).toEqual(['past-to-present', 'present-to-past']);
});

describe('the adjusted amount', () => {
  it.each([
    // 100 × 321.5 / 40.5 = 32150 / 40.5 = 793.827…
    [100, 1971, 2024, 793.83],
    // 100 × 321.5 / 9.9 = 3247.474…
    [100, 1913, 2024, 3247.47],
    // 100 × 40.5 / 321.5 = 12.597…
    [100, 2024, 1971, 12.6],
    [100, 1971, 1971, 100],
    [100, 2024, 2024, 100],
  ])('%p dollars of %p are %p: %p', (amount, from, to, expected) => {
    expect(roundHalfAwayFromZero(adjustedAmount(amount, from, to, cpi), 2)).toBe(expected);
  });

  it('is 0 for an unknown year', () => {
    expect(adjustedAmount(100, 1912, 2024, cpi)).toBe(0);
    expect(adjustedAmount(100, 2024, 2025, cpi)).toBe(0);
    expect(adjustedAmount(100, Number.NaN, 2024, cpi)).toBe(0);
  });

  it('clamps the amount and treats NaN as 0', () => {
    expect([-5, Number.NaN, 1e9, Number.POSITIVE_INFINITY, 12.5].map(clampAmount)).toEqual([0, 0, 1e9, 1e12, 12.5]);
  });
});

describe('the result class', () => {
  const classOf = (mode: (typeof TIME_MACHINE_MODES)[number], amountUsd: number, year: number) =>
    timeMachine({ mode, amountUsd, year }, { cpi, items }).resultClass;

  it('follows the mode and the direction of prices', () => {
    expect(classOf('past-to-present', 100, 1971)).toBe('nominal-increase');
    expect(classOf('past-to-present', 100, 2024)).toBe('purchasing-power-lost');
    expect(classOf('past-to-present', 0, 1971)).toBe('purchasing-power-lost');
    expect(classOf('present-to-past', 100, 1971)).toBe('less-purchasing-power');
    expect(classOf('present-to-past', 100, 2024)).toBe('more-purchasing-power');
  });
});

describe('what an amount buys', () => {
  it('uses the latest listed year at or before the chosen one, and returns it', () => {
    expect(itemsAffordable(100, 1975, items).listedYear).toBe(1971);
    expect(itemsAffordable(100, 1971, items).listedYear).toBe(1971);
    expect(itemsAffordable(100, 2023, items).listedYear).toBe(2021);
    expect(itemsAffordable(100, 1912, items)).toEqual({ listedYear: null, items: [] });
  });

  it('rounds pieces down and returns shares of expensive items in percent', () => {
    // 1971: car 3,742; house 25,225; no coffee; bread 0.25; milk 1.34; gasoline 0.364.
    const bought = itemsAffordable(100, 1971, items).items.map((item) => [
      item.key,
      item.kind,
      roundHalfAwayFromZero(item.quantity, 1),
    ]);
    expect(bought).toEqual([
      ['car', 'share', 2.7], // 100 / 3742 = 2.67%
      ['medianHouse', 'share', 0.4], // 100 / 25225 = 0.396%
      ['bread', 'whole', 400], // 100 / 0.25
      ['milk', 'whole', 74], // 74.6
      ['gas', 'whole', 274], // 274.7
    ]);
  });

  it('omits items that the amount does not reach', () => {
    // 2024: a thousandth of a car is 35 dollars, of a house 422.80. A share must be more than a thousandth.
    expect(names(35, 2024)).toEqual(['coffee', 'bread', 'milk', 'gas']);
    expect(names(35.01, 2024)).toEqual(['car', 'coffee', 'bread', 'milk', 'gas']);
    expect(names(422.8, 2024)).not.toContain('medianHouse');
    expect(names(423, 2024)).toContain('medianHouse');
    expect(names(4, 2024)).toEqual(['bread', 'gas']);
    expect(names(3, 2024)).toEqual([]);
    expect(names(0, 2024)).toEqual([]);
    expect(names(Number.NaN, 2024)).toEqual([]);
  });

  it('counts exactly one piece as whole, and a share only above $1,000', () => {
    const table = [{ year: 2000, prices: { car: 2000, medianHouse: 1000.5, coffee: 1000 } }];
    const quantities = (amount: number) =>
      itemsAffordable(amount, 2000, table).items.map(({ key, kind, quantity }) => [key, kind, quantity]);
    expect(quantities(2000)).toEqual([
      ['car', 'whole', 1],
      ['medianHouse', 'whole', 1],
      ['coffee', 'whole', 2],
    ]);
    expect(quantities(500)).toEqual([
      ['car', 'share', 25],
      ['medianHouse', 'share', 49.9750124937531],
    ]);
  });

  it('is not affected by binary rounding', () => {
    // 0.3 / 0.1 is 2.9999999999999996 in binary; three cups are affordable.
    expect(itemsAffordable(0.3, 1959, items).items.find((item) => item.key === 'coffee')?.quantity).toBe(3);
  });

  it('has no house in 1913, because no price exists', () => {
    expect(names(1e6, 1913)).toEqual(['car', 'coffee', 'bread', 'milk', 'gas']);
  });
});

describe('any input', () => {
  it('returns finite numbers and no negative zero', () => {
    fc.assert(
      fc.property(
        fc.double(),
        fc.oneof(fc.integer(), fc.double()),
        fc.constantFrom(...TIME_MACHINE_MODES),
        (amountUsd, year, mode) => {
          const result = timeMachine({ mode, amountUsd, year }, { cpi, items });
          const lists = [...result.itemsThen.items, ...result.itemsNow.items];
          for (const value of [result.amountUsd, result.adjustedUsd, ...lists.map((item) => item.quantity)]) {
            expect(Number.isFinite(value) && !Object.is(value, -0) && value >= 0).toBe(true);
          }
          expect(result.itemsThen.items.length).toBeLessThanOrEqual(6);
        },
      ),
    );
  });

  it('returns the original amount after converting there and back', () => {
    const year = fc.integer({ min: 1913, max: 2024 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30_000 }), year, (amount, past) => {
        const there = adjustedAmount(amount, past, BASE_YEAR, cpi);
        expect(adjustedAmount(there, BASE_YEAR, past, cpi)).toBeCloseTo(amount, 6);
      }),
    );
  });
});

describe('the words of the six items', () => {
  it('describe every price and mark estimates', () => {
    for (const { year } of items) {
      for (const key of ITEM_KEYS) {
        // A description is valid until the next one.
        const words = itemWords[key].descriptions.findLast(({ from }) => from <= year);
        expect(words?.text).toBeTruthy();
        expect([key, year, words?.isEstimate ?? false]).toEqual([key, year, isEstimated('item-prices', year, key)]);
      }
    }
  });
});
