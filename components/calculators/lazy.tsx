'use client';

import type { ComponentType } from 'react';
import { island } from '@/components/ui/island';
// Here, not where it is used: what comes with the script would move the page under the reader's finger.
import './calculator.css';
import {
  ADDRESS_ID,
  CHECKLIST_ID,
  DCA_BACKTEST_ID,
  DCA_ID,
  FEE_ID,
  HARDWARE_WALLET_ID,
  INFLATION_ID,
  MINING_ID,
  SIZER_ID,
  TIME_PREFERENCE_ID,
} from './ids';

/*
 * All guides are one route, whose client components the bundler puts into one heap. As an island each calculator is a file of
 * its own, which its guide asks for at the first sign of reading; its HTML is complete all the same, and stays as it is where
 * the file cannot be had.
 */
function wide<Props extends object>(id: string, load: () => Promise<ComponentType<Props>>) {
  return island(id, load, 'wide');
}

export const AddressIdentifier = wide(ADDRESS_ID, () =>
  import('./address-identifier/address-identifier').then((module) => module.AddressIdentifier),
);
export const DcaBacktest = wide(DCA_BACKTEST_ID, () =>
  import('./dca-backtest/dca-backtest').then((module) => module.DcaBacktest),
);
export const DcaCalculator = wide(DCA_ID, () =>
  import('./dollar-cost-averaging/dca-calculator').then((module) => module.DcaCalculator),
);
export const FeeCalculator = wide(FEE_ID, () => import('./fee/fee-tools').then((module) => module.FeeCalculator));
export const HardwareWalletCalculator = wide(HARDWARE_WALLET_ID, () =>
  import('./hardware-wallet/hardware-wallet-calculator').then((module) => module.HardwareWalletCalculator),
);
export const InflationByYear = wide(INFLATION_ID, () =>
  import('./inflation-by-year/inflation-by-year').then((module) => module.InflationByYear),
);
export const MiningCalculator = wide(MINING_ID, () =>
  import('./mining/mining-calculator').then((module) => module.MiningCalculator),
);
export const SecurityChecklist = wide(CHECKLIST_ID, () =>
  import('./security-checklist/security-checklist').then((module) => module.SecurityChecklist),
);
export const TimePreferenceCalculator = wide(TIME_PREFERENCE_ID, () =>
  import('./time-preference/time-preference-calculator').then((module) => module.TimePreferenceCalculator),
);
export const TransactionSizer = wide(SIZER_ID, () =>
  import('./fee/fee-tools').then((module) => module.TransactionSizer),
);
