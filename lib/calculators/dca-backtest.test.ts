import fc from 'fast-check';
import { DCA_BACKTEST_DEFAULTS, dcaBacktest, worstDrawdown } from '@/lib/calculators/dca-backtest';
import { compareStarts } from '@/lib/calculators/dca-starts';
import {
  buildMonthlyCpi,
  monthAfter,
  monthsBetween,
  monthsOf,
  packPrices,
  unpackPrices,
} from '@/lib/calculators/monthly-table';
import { getSeries } from '@/lib/content/figures/figures';
import { getMonthlyPrices } from '@/lib/content/figures/series';

const tables = unpackPrices(getMonthlyPrices());

/** Four months of round numbers. */
const small = {
  closes: { '2020-01': 100, '2020-02': 50, '2020-03': 200, '2020-04': 100 },
  cpi: { '2020-01': 100, '2020-02': 100, '2020-03': 125, '2020-04': 125 },
};
const plan = { amountUsd: 100, startMonth: '2020-01', endMonth: '2020-04', feePercent: 0, savingsRatePercent: 12 };

describe('a plan of four months', () => {
  const outcome = dcaBacktest(plan, small);
  if (!outcome.ok) throw new Error('the plan must be valid');
  const result = outcome.value;

  it('matches the hand calculation', () => {
    expect(result).toMatchObject({
      purchases: 4,
      investedUsd: 400,
      btc: 4.5, // 1 + 2 + 0.5 + 1
      valueUsd: 450, // 4.5 × 100
      averageCostUsd: 88.8888888888889, // 400 / 4.5
      lumpSumUsd: 400, // 4 bought at 100, sold at 100
      savingsUsd: 406.0401, // 100 × (1.01³ + 1.01² + 1.01 + 1)
      cashRealUsd: 360, // (100 + 100) × 100 / 125 + 100 + 100
      valueInStartMoneyUsd: 360, // 450 × 100 / 125
      underWaterPercent: 25, // only February: 3 × 50 = 150 of 200
      cpiThrough: '2020-04',
    });
  });

  it('values the lump sum at every close', () => {
    expect(result.byMonth.map((month) => month.lumpSumUsd)).toEqual([400, 200, 800, 400]);
  });

  it('has no average cost if nothing is bought', () => {
    expect(dcaBacktest({ ...plan, amountUsd: 0 }, small)).toMatchObject({ value: { averageCostUsd: null } });
    // 400 dollars ÷ 0.45 bitcoin
    expect(dcaBacktest({ ...plan, amountUsd: 10 }, small)).toMatchObject({
      value: { averageCostUsd: 88.8888888888889 },
    });
  });

  it('finds the worst drawdown', () => {
    // Values 100, 150, 700, 450: from 700 to 450 is 35.7%.
    expect(result.byMonth.map((month) => month.valueUsd)).toEqual([100, 150, 700, 450]);
    expect(result.worstDrawdown).toMatchObject({ peakMonth: '2020-03', lowMonth: '2020-04' });
    expect(result.worstDrawdown?.percent).toBeCloseTo(35.714, 3);
  });

  it('deducts the fee from every purchase and from the lump sum', () => {
    expect(dcaBacktest({ ...plan, feePercent: 10 }, small)).toMatchObject({
      value: { btc: 4.05, valueUsd: 405, lumpSumUsd: 360, investedUsd: 400 },
    });
  });
});

describe('the plan with real prices', () => {
  it('covers every month of the data', () => {
    const outcome = dcaBacktest({ ...DCA_BACKTEST_DEFAULTS, startMonth: '2010-07', endMonth: '2026-06' }, tables);
    expect(outcome).toMatchObject({ ok: true, value: { purchases: 192, investedUsd: 19_200, cpiThrough: '2026-05' } });
  });

  it('gives the payments in the money of the first month beside the value in it', () => {
    const five = { ...DCA_BACKTEST_DEFAULTS, startMonth: '2021-07', endMonth: '2026-06' };
    const outcome = dcaBacktest(five, tables);
    if (!outcome.ok) throw new Error('the plan must be valid');
    expect(outcome.value.investedUsd).toBe(6000);
    expect(outcome.value.investedInStartMoneyUsd).toBeCloseTo(5327, 0);
    expect(outcome.value.valueInStartMoneyUsd).toBeCloseTo(6684, 0);
  });

  it('has no gain or loss in a single month', () => {
    const month = { ...DCA_BACKTEST_DEFAULTS, feePercent: 0, startMonth: '2021-11', endMonth: '2021-11' };
    expect(dcaBacktest(month, tables)).toMatchObject({
      value: {
        investedUsd: 100,
        valueUsd: 100,
        lumpSumUsd: 100,
        savingsUsd: 100,
        cashRealUsd: 100,
        worstDrawdown: null,
      },
    });
  });

  it('shows the loss of a lump sum of November 2021 after one year', () => {
    const outcome = dcaBacktest(
      { ...DCA_BACKTEST_DEFAULTS, feePercent: 0, startMonth: '2021-11', endMonth: '2022-11' },
      tables,
    );
    // 17,176.90 / 57,097.01 = 0.3008
    expect(outcome.ok && outcome.value.lumpSumUsd / outcome.value.investedUsd).toBeCloseTo(0.3008, 4);
    expect(outcome.ok && outcome.value.underWaterPercent).toBeGreaterThan(80);
  });

  it('reports months without a price and a start after the end', () => {
    const run = (startMonth: string, endMonth: string) =>
      dcaBacktest({ ...DCA_BACKTEST_DEFAULTS, startMonth, endMonth }, tables);
    expect(run('2010-06', '2026-07')).toMatchObject({
      problems: [
        { field: 'startMonth', problem: 'unknown' },
        { field: 'endMonth', problem: 'unknown' },
      ],
    });
    expect(run('2020-02', '2020-01')).toMatchObject({ problems: [{ field: 'endMonth', problem: 'wrong-order' }] });
    expect(run('toString', '2020-01')).toMatchObject({ ok: false });
  });

  it('returns finite numbers for any months and amounts', () => {
    const month = fc.constantFrom(...monthsOf(tables.closes));
    const amount = fc.double({ min: 0, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(month, month, amount, fc.double({ min: 0, max: 50, noNaN: true }), (a, b, amountUsd, feePercent) => {
        const [startMonth, endMonth] = [a, b].sort() as [string, string];
        const outcome = dcaBacktest({ amountUsd, startMonth, endMonth, feePercent, savingsRatePercent: 2 }, tables);
        if (!outcome.ok) throw new Error('the plan must be valid');
        for (const value of Object.values(outcome.value)) {
          if (typeof value === 'number')
            expect(Number.isFinite(value) && value >= 0 && !Object.is(value, -0)).toBe(true);
        }
        expect(outcome.value.cashRealUsd).toBeLessThanOrEqual(outcome.value.investedUsd * 1.02);
      }),
      { numRuns: 60 },
    );
  });
});

describe('worstDrawdown', () => {
  it('is null without a fall', () => {
    expect(
      worstDrawdown([
        ['a', 1],
        ['b', 2],
      ]),
    ).toBeNull();
    expect(worstDrawdown([])).toBeNull();
    // A fall of 0.5% from a peak below one dollar; the first of two equal peaks.
    const points = [
      ['a', 0.4],
      ['b', 0.4],
      ['c', 0.398],
    ] as const;
    expect(worstDrawdown(points)).toEqual({ percent: 0.5, peakMonth: 'a', lowMonth: 'c' });
    expect(
      worstDrawdown([
        ['a', 4],
        ['b', 1],
        ['c', 8],
        ['d', 6],
      ]),
    ).toEqual({ percent: 75, peakMonth: 'a', lowMonth: 'b' });
  });
});

describe('compareStarts', () => {
  it('ranks the starts', () => {
    // Two months each, money at the second close per dollar: (1/100 + 1/50) × 50 / 2 = 0.75;
    // (1/50 + 1/200) × 200 / 2 = 2.5; (1/200 + 1/100) × 100 / 2 = 0.75
    expect(compareStarts(2, 0, small.closes)).toMatchObject({
      plans: 3,
      worst: { startMonth: '2020-01', multiple: 0.75 },
      median: 0.75,
      best: { startMonth: '2020-02', multiple: 2.5 },
    });
    expect(compareStarts(2, 0, small.closes)?.losingPercent).toBeCloseTo(66.667, 3);
  });

  it('counts the plans that bought less than their payments did, each at the prices of its month', () => {
    // Prices double in February and stay. From January: 0.75 × 200 = 150 left of payments worth 200 + 100. From February: 2.5
    // times, at equal prices. From March: 0.75 times.
    const cpi = { '2020-01': 100, '2020-02': 200, '2020-03': 200, '2020-04': 200 };
    expect(compareStarts(2, 0, small.closes, cpi)?.losingReal).toBe(2);
    expect(compareStarts(1, 0, small.closes, cpi)?.losingReal).toBe(0);
    expect(compareStarts(2, 0, small.closes)?.losingReal).toBeNull();
    const flat = { '2020-01': 100, '2020-02': 100, '2020-03': 100 };
    expect(compareStarts(2, 0, flat, { '2020-01': 100, '2020-02': 110, '2020-03': 121 })).toMatchObject({
      losingPercent: 0,
      losingReal: 2,
    });
  });

  it('deducts the fee from every purchase', () => {
    // (1/100 + 1/50) × 0.9 × 50 ÷ 2 = 0.675
    expect(compareStarts(2, 10, small.closes)?.worst.multiple).toBe(0.675);
  });

  it('takes the mean of the two middle plans as the median of an even number', () => {
    // A plan of one month ends at exactly 1, which is no loss.
    expect(compareStarts(1, 0, small.closes)).toMatchObject({ plans: 4, separate: 4, median: 1, losingPercent: 0 });
    // Three months: (1/100 + 1/50 + 1/200) × 200 ÷ 3 = 2.333…; (1/50 + 1/200 + 1/100) × 100 ÷ 3 = 1.1667; mean 1.75.
    expect(compareStarts(3, 0, small.closes)?.median).toBeCloseTo(1.75, 10);
    expect(compareStarts(3, 0, small.closes)?.separate).toBe(1);
    expect(compareStarts(4, 0, small.closes)).toMatchObject({ plans: 1, separate: 1, median: 1.125, losingPercent: 0 });
    const rising = { '2020-01': 100, '2020-02': 200, '2020-03': 300, '2020-04': 1200, '2020-05': 1200 };
    // Two months each: (1/100 + 1/200) × 100 = 1.5; (1/200 + 1/300) × 150 = 1.25; (1/300 + 1/1200) × 600 = 2.5; 1.
    expect(compareStarts(2, 0, rising)).toMatchObject({ plans: 4, median: 1.375, losingPercent: 0 });
  });

  it('returns null for a fee that is not a number', () => {
    expect(compareStarts(2, Number.NaN, small.closes)).toBeNull();
  });

  it('returns null for a length that is invalid or longer than the data', () => {
    expect([0, 5, 1.5, Number.NaN].map((length) => compareStarts(length, 0, small.closes))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('buildMonthlyCpi', () => {
  it('interpolates between the middles of two years', () => {
    // Averages of 100 and 124 apply between June and July. July 2001 is half a month later: 100 + 24 ÷ 24 = 101.
    const table = buildMonthlyCpi(
      [
        [2001, 100],
        [2002, 124],
      ],
      [],
    );
    expect(table['2001-07']).toBe(101);
    expect(table['2002-01']).toBe(113);
    expect(table['2002-06']).toBe(123);
    expect(Object.keys(table)).toHaveLength(12);
  });

  it('sorts its input and does not use the average of a year with published months', () => {
    const published = [
      ['2003-02', 140],
      ['2003-01', 130],
    ] as const;
    const table = buildMonthlyCpi(
      [
        [2003, 999],
        [2002, 124],
      ],
      published,
    );
    expect(table).toMatchObject({ '2002-07': expect.any(Number), '2003-01': 130, '2003-02': 140 });
    expect(Math.max(...Object.values(table))).toBe(140);
    expect(monthsOf(table).at(-1)).toBe('2003-02');
  });

  it('keeps published months and interpolates the missing one', () => {
    expect(tables.cpi['2023-06']).toBe(305.109);
    expect(tables.cpi['2026-05']).toBe(335.123);
    expect(tables.cpi['2025-10']).toBe((324.8 + 324.122) / 2);
  });

  it('covers every month from the first bitcoin price to its own last month', () => {
    const months = monthsOf(tables.closes).filter((month) => month <= '2026-05');
    expect(months.filter((month) => !(month in tables.cpi))).toEqual([]);
  });
});

describe('packPrices and unpackPrices', () => {
  it('are inverse', () => {
    const closes = getSeries<string>('btc-price-monthly', 'close');
    expect(Object.entries(tables.closes)).toEqual(closes);
    expect(tables.months).toEqual(closes.map(([month]) => month));
  });

  it('contain the price index only from the year of the first close', () => {
    const packed = packPrices(
      [['2010-07', 1]],
      [
        [2009, 90],
        [2010, 100],
        [2011, 110],
      ],
      [],
    );
    expect(packed.cpiYears.map(([year]) => year)).toEqual([2010, 2011]);
  });

  it('throw if a month is missing', () => {
    expect(() =>
      packPrices(
        [
          ['2020-01', 1],
          ['2020-03', 2],
        ],
        [],
        [],
      ),
    ).toThrow('2020-03');
  });

  it('monthAfter and monthsBetween agree for any count', () => {
    expect(monthAfter('2021-11', 2)).toBe('2022-01');
    expect(monthAfter('2021-01', -1)).toBe('2020-12');
    fc.assert(
      fc.property(fc.integer({ min: -300, max: 300 }), (count) => {
        expect(monthsBetween('2015-06', monthAfter('2015-06', count))).toBe(count + 1);
      }),
    );
  });
});
