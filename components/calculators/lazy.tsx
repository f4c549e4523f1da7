'use client';

import { island } from '@/components/ui/island';

/*
 * All guides are one route, whose client components the bundler puts into one heap. As an island each calculator is a file of
 * its own, which its guide asks for at the first sign of reading; its HTML is complete all the same, and stays as it is where
 * the file cannot be had.
 */
export const AddressIdentifier = island(
  'address',
  () => import('./address-identifier/address-identifier').then((module) => module.AddressIdentifier),
  'wide',
);
export const DcaBacktest = island(
  'dca-backtest',
  () => import('./dca-backtest/dca-backtest').then((module) => module.DcaBacktest),
  'wide',
);
export const DcaCalculator = island(
  'dca',
  () => import('./dollar-cost-averaging/dca-calculator').then((module) => module.DcaCalculator),
  'wide',
);
export const FeeCalculator = island(
  'fee',
  () => import('./fee/fee-tools').then((module) => module.FeeCalculator),
  'wide',
);
export const HardwareWalletCalculator = island(
  'hardware-wallet',
  () => import('./hardware-wallet/hardware-wallet-calculator').then((module) => module.HardwareWalletCalculator),
  'wide',
);
export const InflationByYear = island(
  'inflation-by-year',
  () => import('./inflation-by-year/inflation-by-year').then((module) => module.InflationByYear),
  'wide',
);
export const MiningCalculator = island(
  'mining',
  () => import('./mining/mining-calculator').then((module) => module.MiningCalculator),
  'wide',
);
export const SecurityChecklist = island(
  'checklist',
  () => import('./security-checklist/security-checklist').then((module) => module.SecurityChecklist),
  'wide',
);
export const TimePreferenceCalculator = island(
  'time-preference',
  () => import('./time-preference/time-preference-calculator').then((module) => module.TimePreferenceCalculator),
  'wide',
);
export const TransactionSizer = island(
  'transaction-size',
  () => import('./fee/fee-tools').then((module) => module.TransactionSizer),
  'wide',
);
