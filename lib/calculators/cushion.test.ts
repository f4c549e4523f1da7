import fc from 'fast-check';
import {
  BILLS_USD,
  COMPARED_MONTHS,
  CUSHION_DEFAULTS,
  CUSHION_RANGES,
  type CushionInput,
  cushionYear,
  DEALT_YEARS,
  dealYear,
  heldBySize,
  heldPart,
  PAY_LOSSES,
} from './cushion';

const yearOf = (change: Partial<CushionInput>) => {
  const outcome = cushionYear({ ...CUSHION_DEFAULTS, ...change });
  if (!outcome.ok) throw new Error('the input is valid');
  return outcome.value;
};
const dealt = (year: number) =>
  dealYear(year).flatMap((event, index) => (event === null ? [] : [`${index + 1} ${event}`]));
const years = fc.integer({ min: 1, max: DEALT_YEARS });
const dollars = (max: number) => fc.integer({ min: 0, max });
const households = fc.record({
  spendingUsd: fc.integer({ min: 1, max: 20_000 }),
  savingsUsd: dollars(100_000),
  putAsideUsd: dollars(5_000),
});

describe('dealYear', () => {
  it('deals the same year for the same number', () => {
    expect(dealt(5)).toEqual(['3 heating', '9 illness', '10 car']);
    expect(dealt(4)).toEqual(['3 job', '4 washer', '12 car']);
    expect(dealt(7)).toEqual(['2 glasses', '12 trip']);
  });

  it('deals at most three different cards, with at most one loss of pay', () => {
    fc.assert(
      fc.property(years, (year) => {
        const events = dealYear(year).filter((event) => event !== null);
        expect(dealYear(year)).toHaveLength(12);
        expect(events.length).toBeLessThanOrEqual(3);
        expect(new Set(events).size).toBe(events.length);
        expect(events.filter((event) => event in PAY_LOSSES).length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('has a loss of pay in about one year of four, and every event in some year', () => {
    const all = Array.from({ length: DEALT_YEARS }, (_, index) => dealYear(index + 1));
    const withLoss = all.filter((events) => events.some((event) => event !== null && event in PAY_LOSSES));
    expect(withLoss.length / DEALT_YEARS).toBeCloseTo(0.25, 1);
    const seen = new Set(all.flat().filter((event) => event !== null));
    expect([...seen].sort()).toEqual([...Object.keys(BILLS_USD), ...Object.keys(PAY_LOSSES)].sort());
  });
});

describe('cushionYear', () => {
  it('runs the default year: heating in March, no pay in September, the car in October', () => {
    const { months, cushionMonths, lostUsd, lowestUsd, endUsd, firstShortMonth } = yearOf({});
    // 1,500 + 100 + 100 + (100 − 350) = 1,450; five more months make 1,950; September pays nothing: 1,950 + 100 − 2,100 = −50.
    expect(months.map(({ balanceUsd }) => balanceUsd)).toEqual([
      1600, 1700, 1450, 1550, 1650, 1750, 1850, 1950, -50, -650, -550, -450,
    ]);
    expect({ cushionMonths, lostUsd, lowestUsd, endUsd, firstShortMonth }).toEqual({
      cushionMonths: 0.75,
      lostUsd: 350 + 2100 + 700,
      lowestUsd: -650,
      endUsd: -450,
      firstShortMonth: 9,
    });
  });

  it('counts a lost job for three months, and no longer than the year', () => {
    expect(yearOf({ year: 4 }).months.map(({ lostUsd }) => lostUsd)).toEqual([
      0, 0, 2100, 2600, 2100, 0, 0, 0, 0, 0, 0, 700,
    ]);
    // Year 9 loses the job in November: two months of it are in the year.
    expect(
      yearOf({ year: 9 })
        .months.slice(9)
        .map(({ lostUsd }) => lostUsd),
    ).toEqual([0, 2100, 2100]);
  });

  it('ends where savings, what is put aside and losses add up to, whatever the year', () => {
    fc.assert(
      fc.property(households, years, (household, year) => {
        const { months, lostUsd, lowestUsd, endUsd, firstShortMonth } = yearOf({ ...household, year });
        expect(endUsd).toBeCloseTo(household.savingsUsd + 12 * household.putAsideUsd - lostUsd, 6);
        expect(firstShortMonth !== null).toBe(lowestUsd < 0);
        expect(firstShortMonth).toBe(months.find(({ balanceUsd }) => balanceUsd < 0)?.month ?? null);
      }),
    );
  });

  it('lifts every month by what the savings grow by', () => {
    fc.assert(
      fc.property(households, years, dollars(10_000), (household, year, more) => {
        const before = yearOf({ ...household, year }).months;
        const after = yearOf({ ...household, savingsUsd: household.savingsUsd + more, year }).months;
        for (const [index, month] of after.entries()) {
          expect(month.balanceUsd - (before[index]?.balanceUsd ?? 0)).toBeCloseTo(more, 6);
        }
      }),
    );
  });

  it.each([
    ['spendingUsd', 0],
    ['spendingUsd', Number.NaN],
    ['savingsUsd', -1],
    ['putAsideUsd', 1e9],
    ['year', 0],
    ['year', 1.5],
    ['year', DEALT_YEARS + 1],
  ] as const)('names %s when it is %p', (field, value) => {
    const outcome = cushionYear({ ...CUSHION_DEFAULTS, [field]: value });
    expect(outcome.ok ? [] : outcome.problems.map((problem) => problem.field)).toEqual([field]);
  });

  it.each(Object.entries(CUSHION_RANGES))('accepts both ends of the range of %s', (field, { min, max }) => {
    for (const value of [min, max]) expect(cushionYear({ ...CUSHION_DEFAULTS, [field]: value }).ok).toBe(true);
  });
});

describe('heldPart', () => {
  it('never falls when the cushion grows', () => {
    fc.assert(
      fc.property(households, dollars(10_000), (household, more) => {
        const larger = { ...household, savingsUsd: household.savingsUsd + more };
        expect(heldPart(larger)).toBeGreaterThanOrEqual(heldPart(household));
      }),
      { numRuns: 25 },
    );
  });

  it('gains most from the first month', () => {
    const bars = heldBySize(CUSHION_DEFAULTS);
    expect(bars.map(({ months }) => months)).toEqual([...COMPARED_MONTHS]);
    expect(bars.map(({ part }) => part)).toEqual([0.316, 0.756, 0.882, 0.925, 0.969, 1, 1]);
    expect(heldPart({ ...CUSHION_DEFAULTS, savingsUsd: 1_500 })).toBe(0.795);
  });
});
