import fc from 'fast-check';
import { estimateNextHalving, MINING_DECIMALS, MINING_DEFAULTS, mining } from '@/lib/calculators/mining';
import { roundHalfAwayFromZero } from '@/lib/format/decimal';

const run = (change: Partial<typeof MINING_DEFAULTS> = {}, network?: number) => {
  const outcome = mining({ ...MINING_DEFAULTS, ...change }, network);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
};

describe('the mining example', () => {
  it('matches the hand calculation', () => {
    // 3.125 × 100 / 6e8 × 144 = 0.000075 BTC; × 43,000 = 3.225; 3 kW × 24 h × 0.12 = 8.64; 3.225 − 8.64 = −5.415
    expect(run()).toMatchObject({
      dailyBtc: 0.000075,
      dailyRevenueUsd: 3.225,
      dailyPowerCostUsd: 8.64,
      dailyProfitUsd: -5.415,
    });
  });

  it('rounds half a cent away from zero', () => {
    const { dailyRevenueUsd, dailyProfitUsd } = run();
    expect(roundHalfAwayFromZero(dailyRevenueUsd, MINING_DECIMALS.dailyRevenueUsd)).toBe(3.23);
    expect(roundHalfAwayFromZero(dailyProfitUsd, MINING_DECIMALS.dailyProfitUsd)).toBe(-5.42);
  });

  it('breaks even at the power price that equals revenue', () => {
    // 3.225 / 72 kWh = 0.044791…
    const price = run().breakEvenElectricityUsdPerKwh as number;
    expect(price).toBeCloseTo(0.044792, 6);
    expect(run({ electricityUsdPerKwh: price }).dailyProfitUsd).toBeCloseTo(0, 10);
  });

  it('has a chance of a block and an average wait when mining alone', () => {
    // 100 / 6e8 × 144 × 365 = 0.00876 blocks a year: 1 − e^−0.00876 = 0.8722%, one block in 114.16 years
    expect(run().soloChancePerYearPercent).toBeCloseTo(0.8722, 4);
    expect(run().soloYearsPerBlock).toBeCloseTo(114.155, 3);
  });

  it('agrees with the formula by difficulty', () => {
    // 140 TH/s at difficulty 80 T: 140e12 × 86,400 × 3.125 / (80e12 × 2^32) = 0.000110. A difficulty of 80 T asks for
    // 80e12 × 2^32 / 600 hashes a second = 572.66 million TH/s.
    expect(run({ hashRateThs: 140 }, (80e12 * 2 ** 32) / 600 / 1e12).dailyBtc).toBeCloseTo(0.00011, 6);
  });
});

describe('mining at the edges', () => {
  it('has no break-even price without power and no wait without hash rate', () => {
    expect(run({ powerW: 0 }).breakEvenElectricityUsdPerKwh).toBeNull();
    expect(run({ hashRateThs: 0 })).toMatchObject({
      dailyBtc: 0,
      soloYearsPerBlock: null,
      soloChancePerYearPercent: 0,
    });
  });

  it('treats a negative price of electricity as income', () => {
    expect(run({ electricityUsdPerKwh: -0.02 }).dailyProfitUsd).toBe(4.665); // 3.225 + 72 × 0.02
  });

  it('reports every invalid field', () => {
    expect(mining({ ...MINING_DEFAULTS, hashRateThs: Number.NaN, powerW: -1 })).toMatchObject({
      ok: false,
      problems: [
        { field: 'hashRateThs', problem: 'not-a-number' },
        { field: 'powerW', problem: 'too-small' },
      ],
    });
  });

  it('is finite for any number', () => {
    fc.assert(
      fc.property(
        fc.double(),
        fc.double(),
        fc.double(),
        fc.double(),
        (hashRateThs, powerW, electricityUsdPerKwh, btcPriceUsd) => {
          const outcome = mining({ hashRateThs, powerW, electricityUsdPerKwh, btcPriceUsd });
          if (!outcome.ok) return;
          for (const value of Object.values(outcome.value)) {
            expect(value === null || (Number.isFinite(value) && !Object.is(value, -0))).toBe(true);
          }
        },
      ),
    );
  });
});

describe('the next halving', () => {
  it('is estimated at ten minutes a block', () => {
    // 210,000 × 10 minutes = 1,458 days and 8 hours after 20 April 2024, 00:09
    expect(estimateNextHalving()).toBe('2028-04-17');
    expect(estimateNextHalving({ height: 840_000, time: '2024-04-20T15:30:00Z' })).toBe('2028-04-17');
    // 1,000 blocks left are 6 days, 22 hours and 40 minutes
    expect(estimateNextHalving({ height: 1_049_000, time: '2028-04-01T00:00:00Z' })).toBe('2028-04-07');
  });
});
