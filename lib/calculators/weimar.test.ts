import fc from 'fast-check';
import { clockVerdict, MAX_WAGE_MARKS, readPriceClock, roundWage, type WeimarTable, worthByMonth } from './weimar';

const table: WeimarTable = {
  rates: [
    ['1923-02', 28_000],
    ['1923-03', 21_000],
    ['1923-08', 4_200_000],
    ['1923-11', 2_100_000_000_000],
  ],
  stableMarksPerDollar: 4_200_000_000_000,
};

function clockOf(month: string, wage: number) {
  const result = readPriceClock(table, month, wage);
  if (!result.ok) throw new Error(result.problem);
  return result.clock;
}

describe('the 1923 price clock', () => {
  it('returns the worth on payday', () => {
    // 8,400,000 marks at 4,200,000 a dollar are 2 dollars, which were 2 x 4.20 = 8.40 marks before the war.
    const clock = clockOf('1923-08', 8_400_000);
    expect(clock.payday.dollars).toBe(2);
    expect(clock.payday.prewarMarks).toBeCloseTo(8.4, 10);
    expect(clock.payday.partLeft).toBe(1);
  });

  it('returns the worth a month and a week later', () => {
    // March to August is one step of this table: 21,000 to 4,200,000 is a factor of 200, so 1/200 is left.
    // A week is 7 / 30.4375 of the way: 200 ^ 0.229979 = e ^ (5.298317 x 0.229979) = e ^ 1.218503 = 3.38212; 1 / 3.38212 = 0.29567.
    const clock = clockOf('1923-03', 42_000);
    expect(clock.nextMonth.partLeft).toBe(1 / 200);
    expect(clock.nextMonth.dollars).toBe(0.01);
    expect(clock.week.partLeft).toBeCloseTo(0.29567, 4);
  });

  it('returns a gain if the mark rose', () => {
    // 28,000 to 21,000: the same marks buy a third more dollars.
    expect(clockOf('1923-02', 28_000).nextMonth.partLeft).toBeCloseTo(4 / 3, 10);
  });

  it('continues from the last month to the rate of the reform', () => {
    const clock = clockOf('1923-11', 2_100_000_000_000);
    expect(clock.endsInReform).toBe(true);
    expect(clock.nextMonth.marksPerDollar).toBe(4_200_000_000_000);
    expect(clock.nextMonth.dollars).toBe(0.5);
  });

  it.each([
    ['1923-12', 5, 'unknown-month'],
    ['', 5, 'unknown-month'],
    ['1923-08', Number.NaN, 'not-a-number'],
    ['1923-08', Number.POSITIVE_INFINITY, 'not-a-number'],
    ['1923-08', 0, 'not-positive'],
    ['1923-08', -1, 'not-positive'],
    ['1923-08', MAX_WAGE_MARKS * 2, 'too-large'],
  ])('rejects %p with %p: %s', (month, wage, problem) => {
    expect(readPriceClock(table, month, wage)).toEqual({ ok: false, problem });
  });

  it('returns a round wage of about the given dollars', () => {
    // 5 x 4,200,000 = 21,000,000; 3 x 28,000 = 84,000; 1.5 x 21,000 = 31,500, and two digits of that are 32,000.
    expect(roundWage(table, '1923-08', 5)).toBe(21_000_000);
    expect(roundWage(table, '1923-02', 3)).toBe(84_000);
    expect(roundWage(table, '1923-03', 1.5)).toBe(32_000);
    expect(roundWage(table, '1999-01', 5)).toBeNull();
    expect(roundWage(table, '1923-08', 0)).toBeNull();
  });

  it('lists the worth by month', () => {
    expect(worthByMonth(table, '1923-03', 42_000)).toEqual([
      { month: '1923-03', dollars: 2, partLeft: 1 },
      { month: '1923-08', dollars: 0.01, partLeft: 0.005 },
      { month: '1923-11', dollars: 42_000 / 2_100_000_000_000, partLeft: 21_000 / 2_100_000_000_000 },
    ]);
    expect(worthByMonth(table, '1999-01', 42_000)).toEqual([]);
    expect(worthByMonth(table, '1923-03', Number.NaN)).toEqual([]);
  });

  it('returns finite numbers, and the week is between payday and the month', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...table.rates.map(([month]) => month)),
        fc.double({ min: 0.01, max: MAX_WAGE_MARKS, noNaN: true }),
        (month, wage) => {
          const { payday, week, nextMonth } = clockOf(month, wage);
          for (const worth of [payday, week, nextMonth]) {
            expect(Number.isFinite(worth.dollars) && worth.dollars > 0).toBe(true);
          }
          const [low, high] = [payday.dollars, nextMonth.dollars].sort((a, b) => a - b) as [number, number];
          expect(week.dollars).toBeGreaterThanOrEqual(low * 0.999999);
          expect(week.dollars).toBeLessThanOrEqual(high * 1.000001);
        },
      ),
    );
  });
});

describe('the limits of a wage', () => {
  it('accepts the largest wage and rejects a larger one', () => {
    expect(readPriceClock(table, '1923-03', 1e19).ok).toBe(true);
    expect(readPriceClock(table, '1923-03', 1.0001e19)).toEqual({ ok: false, problem: 'too-large' });
  });

  it('accepts amounts below one and rejects zero', () => {
    expect(roundWage(table, '1923-03', 0.5)).toBe(11_000); // 10,500 in two digits
    expect(worthByMonth(table, '1923-11', 0.5)).toHaveLength(1);
    expect(worthByMonth(table, '1923-11', 0)).toEqual([]);
  });
});

describe('clockVerdict', () => {
  it.each([
    [1, 1.021, 'wait'],
    [1, 1.02, 'same'],
    [1, 0.981, 'same'],
    [0.9, 0.98, 'hurry'],
    [0.75, 0.3, 'hurry'],
    [0.749, 0.3, 'spend'],
  ])('for %p after a week and %p after a month is %s', (week, month, verdict) => {
    const worth = (partLeft: number) => ({ marksPerDollar: 1, dollars: 1, prewarMarks: 1, partLeft });
    expect(clockVerdict({ week: worth(week), nextMonth: worth(month) })).toBe(verdict);
  });

  const left = (week: number, month: number) =>
    clockVerdict({ week: { partLeft: week }, nextMonth: { partLeft: month } } as never);

  it('returns when to spend', () => {
    expect(left(0.55, 0.08)).toBe('spend');
    expect(left(0.9, 0.64)).toBe('hurry');
    expect(left(1.06, 1.32)).toBe('wait');
    expect(left(0.998, 0.99)).toBe('same');
  });
});
