import fc from 'fast-check';
import { DCA_DEFAULTS, dollarCostAveraging, FREQUENCIES } from '@/lib/calculators/dollar-cost-averaging';

const total = (amountUsd: number, frequency: string) => {
  const plan = dollarCostAveraging({ amountUsd, frequency });
  return plan.ok ? plan.value.annualTotalUsd : plan.problems;
};

describe('the annual total', () => {
  it.each([
    [100, 'weekly', 5200], // 100 × 52
    [100, 'daily', 36_500],
    [100, 'bi-weekly', 2600],
    [100, 'monthly', 1200],
    [12.35, 'monthly', 148.2], // 148.20000000000002 in binary
    [20_000, 'monthly', 240_000], // beyond the field's suggestion, not clamped
    [0, 'weekly', 0],
    [100, 'yearly', 5200], // an unknown frequency counts as weekly
    [100, 'toString', 5200],
  ])('of %p dollars %s is %p', (amount, frequency, expected) => {
    expect(total(amount, frequency)).toBe(expected);
  });

  it('of the example is $5,200', () => {
    expect(total(DCA_DEFAULTS.amountUsd, DCA_DEFAULTS.frequency)).toBe(5200);
  });

  it('is a problem for an invalid amount', () => {
    expect(total(Number.NaN, 'weekly')).toMatchObject([{ field: 'amountUsd', problem: 'not-a-number' }]);
    expect(total(-1, 'weekly')).toMatchObject([{ field: 'amountUsd', problem: 'too-small' }]);
    expect(total(1e13, 'weekly')).toMatchObject([{ field: 'amountUsd', problem: 'too-large' }]);
  });

  it('is finite and not a negative zero for any number', () => {
    fc.assert(
      fc.property(fc.double(), fc.constantFrom(...FREQUENCIES, 'other'), (amountUsd, frequency) => {
        const plan = dollarCostAveraging({ amountUsd, frequency });
        if (!plan.ok) return;
        expect(Number.isFinite(plan.value.annualTotalUsd) && !Object.is(plan.value.annualTotalUsd, -0)).toBe(true);
      }),
    );
  });
});
