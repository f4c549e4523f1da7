'use client';

import dynamic from 'next/dynamic';
import { untilLoaded, whenNear } from '@/components/layout/runtime/when-near';
// Imported here and not with each form: a style sheet of a lazy chunk would shift the layout.
import './calculator.css';

/*
 * All guides are one route: without `dynamic` each guide would load the scripts of all calculators. Exports are separate
 * because a Server Component cannot read properties of an object exported by a client module.
 */
export const AddressIdentifier = whenNear(
  dynamic(() =>
    untilLoaded(() => import('./address-identifier/address-identifier').then((module) => module.AddressIdentifier)),
  ),
);
export const DcaBacktest = whenNear(
  dynamic(() => untilLoaded(() => import('./dca-backtest/dca-backtest').then((module) => module.DcaBacktest))),
);
export const DcaCalculator = whenNear(
  dynamic(() =>
    untilLoaded(() => import('./dollar-cost-averaging/dca-calculator').then((module) => module.DcaCalculator)),
  ),
);
export const FeeCalculator = whenNear(
  dynamic(() => untilLoaded(() => import('./fee/fee-calculator').then((module) => module.FeeCalculator))),
);
export const HardwareWalletCalculator = whenNear(
  dynamic(() =>
    untilLoaded(() =>
      import('./hardware-wallet/hardware-wallet-calculator').then((module) => module.HardwareWalletCalculator),
    ),
  ),
);
export const InflationByYear = whenNear(
  dynamic(() =>
    untilLoaded(() => import('./inflation-by-year/inflation-by-year').then((module) => module.InflationByYear)),
  ),
);
export const MiningCalculator = whenNear(
  dynamic(() => untilLoaded(() => import('./mining/mining-calculator').then((module) => module.MiningCalculator))),
);
export const SecurityChecklist = whenNear(
  dynamic(() =>
    untilLoaded(() => import('./security-checklist/security-checklist').then((module) => module.SecurityChecklist)),
  ),
);
export const TimeMachine = whenNear(
  dynamic(() => untilLoaded(() => import('./time-machine/time-machine').then((module) => module.TimeMachine))),
);
export const TimePreferenceCalculator = whenNear(
  dynamic(() =>
    untilLoaded(() =>
      import('./time-preference/time-preference-calculator').then((module) => module.TimePreferenceCalculator),
    ),
  ),
);
export const TransactionSizer = whenNear(
  dynamic(() =>
    untilLoaded(() => import('./transaction-size/transaction-sizer').then((module) => module.TransactionSizer)),
  ),
);
