'use client';

import dynamic from 'next/dynamic';
import { island } from '@/components/ui/island';

/*
 * All guides are one route, whose client components the bundler puts into one heap. Loaded this way, each calculator is a
 * file of its own that only its guide asks for; its HTML is complete all the same. `dynamic` brings it to life together with
 * the page, an island at the first sign of reading.
 */
export const AddressIdentifier = dynamic(() =>
  import('./address-identifier/address-identifier').then((module) => module.AddressIdentifier),
);
export const FeeCalculator = dynamic(() => import('./fee/fee-tools').then((module) => module.FeeCalculator));
export const MiningCalculator = dynamic(() =>
  import('./mining/mining-calculator').then((module) => module.MiningCalculator),
);
export const SecurityChecklist = dynamic(() =>
  import('./security-checklist/security-checklist').then((module) => module.SecurityChecklist),
);
export const TransactionSizer = dynamic(() => import('./fee/fee-tools').then((module) => module.TransactionSizer));
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
export const TimePreferenceCalculator = island(
  'time-preference',
  () => import('./time-preference/time-preference-calculator').then((module) => module.TimePreferenceCalculator),
  'wide',
);
