'use client';

import dynamic from 'next/dynamic';
// Imported here and not with each form: a style sheet of a lazy chunk would shift the layout.
import './calculator.css';

/*
 * All guides are one route: without `dynamic` each guide would load the scripts of all calculators. Exports are separate
 * because a Server Component cannot read properties of an object exported by a client module.
 */
export const AddressIdentifier = dynamic(() =>
  import('./address-identifier/address-identifier').then((module) => module.AddressIdentifier),
);
export const DcaBacktest = dynamic(() => import('./dca-backtest/dca-backtest').then((module) => module.DcaBacktest));
export const DcaCalculator = dynamic(() =>
  import('./dollar-cost-averaging/dca-calculator').then((module) => module.DcaCalculator),
);
export const FeeCalculator = dynamic(() => import('./fee/fee-calculator').then((module) => module.FeeCalculator));
export const HardwareWalletCalculator = dynamic(() =>
  import('./hardware-wallet/hardware-wallet-calculator').then((module) => module.HardwareWalletCalculator),
);
export const InflationByYear = dynamic(() =>
  import('./inflation-by-year/inflation-by-year').then((module) => module.InflationByYear),
);
export const MiningCalculator = dynamic(() =>
  import('./mining/mining-calculator').then((module) => module.MiningCalculator),
);
export const SecurityChecklist = dynamic(() =>
  import('./security-checklist/security-checklist').then((module) => module.SecurityChecklist),
);
export const TimeMachine = dynamic(() => import('./time-machine/time-machine').then((module) => module.TimeMachine));
export const TimePreferenceCalculator = dynamic(() =>
  import('./time-preference/time-preference-calculator').then((module) => module.TimePreferenceCalculator),
);
export const TransactionSizer = dynamic(() =>
  import('./transaction-size/transaction-sizer').then((module) => module.TransactionSizer),
);
