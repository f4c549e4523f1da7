'use client';

import type { ComponentType } from 'react';
import { island } from '@/components/ui/island';
// Here, not where it is used: what comes with the script would move the page under the reader's finger.
import './calculator.css';

/*
 * All guides are one route, whose client components the bundler puts into one heap. As an island each calculator is a file of
 * its own, which its guide asks for at the first sign of reading; its HTML is complete all the same, and stays as it is where
 * the file cannot be had.
 */
function wide<Props extends object>(id: string, load: () => Promise<ComponentType<Props>>) {
  return island(id, load, 'wide');
}

export const AddressIdentifier = wide('address', () =>
  import('./address-identifier/address-identifier').then((module) => module.AddressIdentifier),
);
export const DcaBacktest = wide('dca-backtest', () =>
  import('./dca-backtest/dca-backtest').then((module) => module.DcaBacktest),
);
export const DcaCalculator = wide('dca', () =>
  import('./dollar-cost-averaging/dca-calculator').then((module) => module.DcaCalculator),
);
export const FeeCalculator = wide('fee', () => import('./fee/fee-tools').then((module) => module.FeeCalculator));
export const HardwareWalletCalculator = wide('hardware-wallet', () =>
  import('./hardware-wallet/hardware-wallet-calculator').then((module) => module.HardwareWalletCalculator),
);
export const InflationByYear = wide('inflation-by-year', () =>
  import('./inflation-by-year/inflation-by-year').then((module) => module.InflationByYear),
);
export const MiningCalculator = wide('mining', () =>
  import('./mining/mining-calculator').then((module) => module.MiningCalculator),
);
export const SecurityChecklist = wide('checklist', () =>
  import('./security-checklist/security-checklist').then((module) => module.SecurityChecklist),
);
export const TimePreferenceCalculator = wide('time-preference', () =>
  import('./time-preference/time-preference-calculator').then((module) => module.TimePreferenceCalculator),
);
export const TransactionSizer = wide('transaction-size', () =>
  import('./fee/fee-tools').then((module) => module.TransactionSizer),
);
