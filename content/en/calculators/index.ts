import { checklist } from '../checklist';
import { addressIdentifier } from './address-identifier';
import { common } from './common';
import { dcaBacktest } from './dca-backtest';
import { dollarCostAveraging } from './dollar-cost-averaging';
import { fee } from './fee';
import { hardwareWallet } from './hardware-wallet';
import { inflationByYear } from './inflation-by-year';
import { mining } from './mining';
import { timePreference } from './time-preference';
import { transactionSize } from './transaction-size';

export const calculators = {
  common,
  addressIdentifier,
  fee,
  mining,
  checklist,
  transactionSize,
  dcaBacktest,
  dollarCostAveraging,
  hardwareWallet,
  inflationByYear,
  timePreference,
};
