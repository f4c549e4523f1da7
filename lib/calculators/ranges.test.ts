import { DCA_BACKTEST_DEFAULTS, dcaBacktest } from './dca-backtest';
import { dollarCostAveraging } from './dollar-cost-averaging';
import { FEE_DEFAULTS, fee } from './fee';
import { HARDWARE_WALLET_DEFAULTS, hardwareWallet } from './hardware-wallet';
import { MINING_DEFAULTS, mining } from './mining';
import type { Outcome } from './outcome';
import { TIME_PREFERENCE_DEFAULTS, timePreference } from './time-preference';

const closes = { '2020-01': 100, '2020-02': 50 };
const backtest = (change: object) =>
  dcaBacktest(
    { ...DCA_BACKTEST_DEFAULTS, startMonth: '2020-01', endMonth: '2020-02', ...change },
    { closes, cpi: { '2020-01': 100 } },
  );
const miner = (change: object) => mining({ ...MINING_DEFAULTS, ...change });
const wallet = (change: object) => hardwareWallet({ ...HARDWARE_WALLET_DEFAULTS, ...change });
const savings = (change: object) => timePreference({ ...TIME_PREFERENCE_DEFAULTS, ...change });
const transaction = (change: object) => fee({ ...FEE_DEFAULTS, ...change });
const purchases = (change: object) => dollarCostAveraging({ amountUsd: 1, frequency: 'weekly', ...change });

type Run = (change: Record<string, number>) => Outcome<object, string>;

/** The ranges as the docstrings of the models state them. */
it.each<[string, string, number, number, Run]>([
  ['dcaBacktest', 'amountUsd', 0, 1e9, backtest],
  ['dcaBacktest', 'feePercent', 0, 50, backtest],
  ['dcaBacktest', 'savingsRatePercent', -20, 100, backtest],
  ['dollarCostAveraging', 'amountUsd', 0, 1e12, purchases],
  ['fee', 'sizeVbytes', 0, 1e6, transaction],
  ['fee', 'rateSatsPerVbyte', 0, 1e6, transaction],
  ['hardwareWallet', 'bitcoinAmount', 0, 21e6, wallet],
  ['hardwareWallet', 'btcPriceUsd', 0, 1e12, wallet],
  ['hardwareWallet', 'exchangeRiskPercent', 0, 100, wallet],
  ['hardwareWallet', 'walletCostUsd', 0, 1e9, wallet],
  ['mining', 'hashRateThs', 0, 1e12, miner],
  ['mining', 'powerW', 0, 1e12, miner],
  ['mining', 'electricityUsdPerKwh', -1000, 1e6, miner],
  ['mining', 'btcPriceUsd', 0, 1e12, miner],
  ['timePreference', 'monthlyAmountUsd', 0, 1e9, savings],
  ['timePreference', 'years', 0, 100, savings],
  ['timePreference', 'inflationPercent', -50, 1000, savings],
  ['timePreference', 'bitcoinReturnPercent', -100, 300, savings],
])('%s accepts %s from %p to %p only', (_name, field, min, max, run) => {
  expect(run({ [field]: min }).ok).toBe(true);
  expect(run({ [field]: max }).ok).toBe(true);
  const range = { min, max };
  expect(run({ [field]: min - 0.5 })).toEqual({ ok: false, problems: [{ field, problem: 'too-small', range }] });
  expect(run({ [field]: max + 0.5 })).toEqual({ ok: false, problems: [{ field, problem: 'too-large', range }] });
  expect(run({ [field]: Number.NaN })).toEqual({ ok: false, problems: [{ field, problem: 'not-a-number', range }] });
});
