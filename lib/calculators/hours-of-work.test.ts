import fc from 'fast-check';
import { getHoursTable } from '@/lib/content/figures/hours-table';
import { directionOf, FULL_TIME_HOURS, HOURS_RANGE, hoursOfWork, inWorkTime } from './hours-of-work';
import { ITEM_KEYS, type ItemKey } from './time-machine';

const table = getHoursTable();
const fullTime = { hoursThen: FULL_TIME_HOURS, hoursNow: FULL_TIME_HOURS };
const since1971 = (thing: ItemKey) => {
  const result = hoursOfWork({ thing, year: 1971, ...fullTime }, table);
  if (!result) throw new Error(`no result for ${thing}`);
  return result;
};

describe('hoursOfWork', () => {
  // 9,028 / 2,080 = 4.3404 dollars for an hour of 1971, and 83,730 / 2,080 = 40.2548 for one of 2024.
  it.each<[ItemKey, then: number, now: number]>([
    ['gas', 0.364 / 4.3404, 3.449 / 40.2548],
    ['milk', 1.34 / 4.3404, 3.984 / 40.2548],
    ['bread', 0.25 / 4.3404, 1.97 / 40.2548],
    ['medianHouse', 25_225 / 4.3404, 418_975 / 40.2548],
  ])('%s takes %d hours of 1971 and %d hours of 2024', (thing, then, now) => {
    const result = since1971(thing);
    expect(result.past.hours).toBeCloseTo(then, 1);
    expect(result.present.hours / now).toBeCloseTo(1, 4);
  });

  it('gives both measures, which disagree on bread', () => {
    // 0.25 × 313.689 / 40.492 = 1.9367 dollars of 2024, against 1.97; 3.46 minutes became 2.94.
    const { pastInPresentUsd, realChange, hoursChange } = since1971('bread');
    expect(pastInPresentUsd).toBeCloseTo(1.9367, 4);
    expect(realChange).toBeCloseTo(0.0172, 4);
    expect(hoursChange).toBeCloseTo(-0.1504, 3);
  });

  it('marks a price that is an estimate', () => {
    expect(since1971('milk').past.isEstimate).toBe(true);
    expect(since1971('medianHouse').past.isEstimate).toBe(false);
    expect(since1971('milk').present.isEstimate).toBe(false);
  });

  it.each([
    { year: 1970, ...fullTime },
    { year: 1971, hoursThen: HOURS_RANGE.min - 1, hoursNow: FULL_TIME_HOURS },
    { year: 1971, hoursThen: FULL_TIME_HOURS, hoursNow: HOURS_RANGE.max + 1 },
    { year: 1971, hoursThen: Number.NaN, hoursNow: FULL_TIME_HOURS },
  ])('returns null for %o', (input) => expect(hoursOfWork({ thing: 'bread', ...input }, table)).toBeNull());

  it('returns null for a year without a price', () => {
    expect(hoursOfWork({ thing: 'coffee', year: 1971, ...fullTime }, table)).toBeNull();
  });

  it('doubles the hours if the same income takes twice the hours, whatever the price', () => {
    const years = table.map(({ year }) => year);
    fc.assert(
      fc.property(
        // Coffee has no price in most years.
        fc.constantFrom(...ITEM_KEYS.filter((key) => key !== 'coffee')),
        fc.constantFrom(...years),
        fc.integer({ min: HOURS_RANGE.min, max: HOURS_RANGE.max / 2 }),
        (thing, year, hours) => {
          const one = hoursOfWork({ thing, year, hoursThen: hours, hoursNow: hours }, table);
          const two = hoursOfWork({ thing, year, hoursThen: hours, hoursNow: 2 * hours }, table);
          if (!one || !two) throw new Error(`no price of ${thing} in ${year}`);
          expect(two.present.hours / one.present.hours).toBeCloseTo(2, 9);
          expect(two.past.hours).toBe(one.past.hours);
          expect(two.realChange).toBe(one.realChange);
        },
      ),
    );
  });
});

describe('inWorkTime', () => {
  it.each([
    [0.05, 'minutes', 3],
    [1.99, 'minutes', 119.4],
    [2, 'hours', 2],
    [79, 'hours', 79],
    [80, 'weeks', 2],
    [862, 'weeks', 21.55],
    [4_160, 'years', 2],
    [10_408, 'years', 5.0038],
  ] as const)('%d hours are in %s', (hours, unit, value) => {
    const time = inWorkTime(hours);
    expect(time.unit).toBe(unit);
    expect(time.value).toBeCloseTo(value, 3);
  });
});

test('directionOf calls less than two percent the same', () => {
  expect([-0.5, -0.02, -0.019, 0, 0.019, 0.02].map(directionOf)).toEqual([
    'less',
    'less',
    'same',
    'same',
    'same',
    'more',
  ]);
});

test('getHoursTable has the years with an income, and 2024 as the last', () => {
  expect(table.map(({ year }) => year)).toEqual([1971, 1980, 1990, 2000, 2008, 2010, 2017, 2020, 2021, 2024]);
  expect(table.at(-1)?.prices.medianHouse).toBe(418_975);
});
