import fc from 'fast-check';
import { HARDWARE_WALLET_DEFAULTS, hardwareWallet } from '@/lib/calculators/hardware-wallet';

const run = (change: Partial<typeof HARDWARE_WALLET_DEFAULTS> = {}) =>
  hardwareWallet({ ...HARDWARE_WALLET_DEFAULTS, ...change });

describe('the hardware-wallet example', () => {
  it('matches the hand calculation', () => {
    // 0.1 × 43,000 = 4,300; 5% of it 215; 79 / 4,300 = 1.837…%; 4,300 − 79 = 4,221; 79 / 5% = 1,580
    expect(run()).toEqual({
      ok: true,
      value: {
        portfolioValueUsd: 4300,
        annualRiskUsd: 215,
        protectionCostPercent: 1.83720930232558,
        valueProtectedUsd: 4221,
        breakEvenHoldingUsd: 1580,
      },
    });
  });

  it('breaks even if the expected yearly loss equals the price of the device', () => {
    expect(run({ bitcoinAmount: 1580 / 43_000 })).toMatchObject({ value: { annualRiskUsd: 79 } });
  });

  it('has no cost in percent without a holding, and no break-even without risk', () => {
    expect(run({ bitcoinAmount: 0 })).toMatchObject({ value: { protectionCostPercent: null, valueProtectedUsd: -79 } });
    expect(run({ exchangeRiskPercent: 0 })).toMatchObject({ value: { breakEvenHoldingUsd: null, annualRiskUsd: 0 } });
  });

  it('reports every invalid field', () => {
    expect(run({ bitcoinAmount: Number.NaN, exchangeRiskPercent: 101 })).toMatchObject({
      problems: [
        { field: 'bitcoinAmount', problem: 'not-a-number' },
        { field: 'exchangeRiskPercent', problem: 'too-large' },
      ],
    });
  });

  it('is finite for any number', () => {
    const value = fc.oneof(fc.double(), fc.double({ min: 0, max: 100 }));
    fc.assert(
      fc.property(value, value, value, value, (bitcoinAmount, btcPriceUsd, exchangeRiskPercent, walletCostUsd) => {
        const outcome = hardwareWallet({ bitcoinAmount, btcPriceUsd, exchangeRiskPercent, walletCostUsd });
        if (!outcome.ok) return;
        for (const result of Object.values(outcome.value)) {
          expect(result === null || (Number.isFinite(result) && !Object.is(result, -0))).toBe(true);
        }
      }),
    );
  });
});
