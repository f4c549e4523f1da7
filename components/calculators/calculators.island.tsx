'use client';

import dynamic from 'next/dynamic';
// Imported here and not with each form: a style sheet that came with a lazy chunk would move the page.
import './calculator.css';

/*
 * All guides are one route, so without `dynamic` every guide would load the script of every calculator. Next preloads the
 * chunks that a page renders; they arrive with the runtime.
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
