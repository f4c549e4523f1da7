import fc from 'fast-check';
import {
  effectivePercent,
  growth,
  OTHER_RETURNS_PERCENT,
  scenariosOf,
  TIME_PREFERENCE_DEFAULTS,
  timePreference,
} from '@/lib/calculators/time-preference';
import { roundHalfAwayFromZero } from '@/lib/format/decimal';

const run = (change: Partial<typeof TIME_PREFERENCE_DEFAULTS> = {}) => {
  const outcome = timePreference({ ...TIME_PREFERENCE_DEFAULTS, ...change });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
};

describe('a plan of two months', () => {
  // 2 months of 100 at 12% inflation and 12% return, so 1% a month.
  const plan = run({ monthlyAmountUsd: 100, years: 2 / 12, inflationPercent: 12, bitcoinReturnPercent: 12 });

  it('matches the hand calculation', () => {
    expect(plan).toMatchObject({ months: 2, totalContributedUsd: 200, nominalUsd: 200 });
    expect(plan.realValueUsd).toBeCloseTo(199.00990099, 8); // 100 + 100 / 1.01
    expect(plan.cashAtEndUsd).toBeCloseTo(196.05920988, 7); // 200 / 1.01²
    expect(plan.cashLossAtEndPercent).toBeCloseTo(1.9703951, 7); // 3.940790… of 200
    expect(plan.bitcoinValueUsd).toBe(203.01); // 100 × 1.01² + 100 × 1.01
    expect(plan.purchasingPowerLossPercent).toBeCloseTo(0.4950495, 7); // 0.990099… of 200
  });
});

describe('the example', () => {
  it('agrees with the closed form of a geometric series', () => {
    const plan = run();
    const inflation = 1 + 0.035 / 12;
    const growth = 1 + 0.45 / 12;
    const real = (500 * (1 - inflation ** -120)) / (1 - 1 / inflation);
    const bitcoin = (500 * growth * (growth ** 120 - 1)) / (growth - 1);
    expect(plan.totalContributedUsd).toBe(60_000);
    expect(plan.realValueUsd).toBeCloseTo(real, 6);
    expect(plan.bitcoinValueUsd).toBeCloseTo(bitcoin, 4);
    expect(roundHalfAwayFromZero(plan.purchasingPowerLossPercent as number, 1)).toBe(15.5);
    expect(plan.cashAtEndUsd).toBeCloseTo(60_000 / inflation ** 120, 6); // 42,303
    expect(roundHalfAwayFromZero(plan.cashLossAtEndPercent as number, 1)).toBe(29.5);
  });

  it('values cash kept to the end and bitcoin without a gain the same after inflation', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.double({ min: -10, max: 30, noNaN: true }),
        (years, inflationPercent) => {
          const plan = run({ years, inflationPercent, bitcoinReturnPercent: 0 });
          expect(plan.cashAtEndUsd).toBeCloseTo(plan.bitcoinValueUsd / growth(inflationPercent, plan.months), 4);
          // Prices that rise after a payment take from cash, prices that fall add to it.
          const gap = (plan.realValueUsd - plan.cashAtEndUsd) * Math.sign(inflationPercent);
          expect(gap).toBeGreaterThanOrEqual(-1e-6);
        },
      ),
    );
  });

  it('compares no gain and a loss', () => {
    expect(run({ bitcoinReturnPercent: OTHER_RETURNS_PERCENT.zero }).bitcoinValueUsd).toBe(60_000);
    // One deposit a month before its first year ends: 100 × (1 − 0.5 ÷ 12)^12 = 60.01, so 40% of it is gone.
    const [first, second] = [12, 11].map((months) =>
      run({ monthlyAmountUsd: 100, years: months / 12, bitcoinReturnPercent: OTHER_RETURNS_PERCENT.negative }),
    );
    expect(Number(first?.bitcoinValueUsd) - Number(second?.bitcoinValueUsd)).toBeCloseTo(60.01, 2);
  });

  it('ends its yearly series with the result', () => {
    const plan = run();
    expect(plan.byYear).toHaveLength(10);
    expect(plan.byYear[0]).toMatchObject({ year: 1, contributedUsd: 6000 });
    expect(plan.byYear.at(-1)).toEqual({
      year: 10,
      contributedUsd: plan.nominalUsd,
      realValueUsd: plan.realValueUsd,
      bitcoinValueUsd: plan.bitcoinValueUsd,
    });
    expect(run({ years: 1.5 }).byYear.map((row) => row.contributedUsd)).toEqual([6000, 9000]);
  });
});

describe('time preference at the edges', () => {
  it('rounds the years to whole months and counts an incomplete year as a year', () => {
    // 1.06 × 12 = 12.72
    expect(run({ years: 1.06 })).toMatchObject({ months: 13 });
    expect(run({ years: 1.06 }).byYear.map(({ year }) => year)).toEqual([1, 2]);
    expect(run({ years: 2 }).byYear.map(({ year }) => year)).toEqual([1, 2]);
    expect(run({ years: 13 }).byYear).toHaveLength(13);
  });

  it('has no loss in percent if nothing was saved', () => {
    expect(run({ monthlyAmountUsd: 0 })).toMatchObject({
      purchasingPowerLossPercent: null,
      cashLossAtEndPercent: null,
      bitcoinValueUsd: 0,
    });
    expect(run({ years: 0 })).toMatchObject({ months: 0, byYear: [], purchasingPowerLossPercent: null });
  });

  it('gains if prices fall', () => {
    expect(run({ inflationPercent: -2 }).realValueUsd).toBeGreaterThan(60_000);
  });

  it('reports every invalid field', () => {
    expect(timePreference({ ...TIME_PREFERENCE_DEFAULTS, years: 101, inflationPercent: Number.NaN })).toMatchObject({
      problems: [
        { field: 'years', problem: 'too-large' },
        { field: 'inflationPercent', problem: 'not-a-number' },
      ],
    });
  });

  it('is finite at the ends of its ranges', () => {
    const corners = run({ monthlyAmountUsd: 1e9, years: 100, inflationPercent: -50, bitcoinReturnPercent: 300 });
    expect([corners.bitcoinValueUsd, corners.realValueUsd].every(Number.isFinite)).toBe(true);
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        fc.double({ min: 0, max: 40, noNaN: true }),
        fc.double({ min: -50, max: 1000, noNaN: true }),
        fc.double({ min: -100, max: 300, noNaN: true }),
        (monthlyAmountUsd, years, inflationPercent, bitcoinReturnPercent) => {
          const { byYear, ...plan } = run({ monthlyAmountUsd, years, inflationPercent, bitcoinReturnPercent });
          const numbers = [...Object.values(plan), ...byYear.flatMap((row) => Object.values(row))];
          for (const value of numbers)
            expect(value === null || (Number.isFinite(value) && !Object.is(value, -0))).toBe(true);
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('effectivePercent', () => {
  it('compounds a twelfth of the rate over twelve months', () => {
    // (1 + 0.12 ÷ 12)^12 = 1.12682503
    expect(effectivePercent(12)).toBeCloseTo(12.682503, 6);
    expect(effectivePercent(0)).toBe(0);
  });
});

describe('scenariosOf', () => {
  it('compounds a twelfth of the rate each month', () => {
    fc.assert(
      fc.property(fc.double({ min: -100, max: 300, noNaN: true }), (rate) => {
        expect(effectivePercent(rate)).toBeGreaterThanOrEqual(rate - 1e-9);
        expect(growth(rate, 24)).toBeCloseTo(growth(rate, 12) ** 2, 6);
      }),
    );
  });

  it('returns four scenarios, and none if the plan is invalid', () => {
    const scenarios = scenariosOf(TIME_PREFERENCE_DEFAULTS, 2);
    expect(scenarios.map(({ id, ratePercent }) => [id, ratePercent])).toEqual([
      ['chosen', 45],
      ['interest', 2],
      ['zero', 0],
      ['negative', -50],
    ]);
    expect(scenarios[0]?.endUsd).toBe(run().bitcoinValueUsd);
    expect(scenariosOf({ ...TIME_PREFERENCE_DEFAULTS, years: -1 }, 2)).toEqual([]);
  });
});
