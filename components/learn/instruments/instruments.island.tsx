'use client';

import dynamic from 'next/dynamic';
import { untilLoaded, whenNear } from '@/components/layout/runtime/when-near';
// Imported here and not with each form: a style sheet of a lazy chunk would shift the layout.
import '@/components/calculators/calculator.css';
import './plan/plan.css';

/*
 * All lessons are one route: without `dynamic` each would load the scripts of all instruments. Exports are separate because a
 * Server Component cannot read properties of an object exported by a client module.
 */
export const BalanceSheets = whenNear(
  dynamic(() => untilLoaded(() => import('./balance-sheets/balance-sheets').then((module) => module.BalanceSheets))),
);
export const BankOfIssue = whenNear(
  dynamic(() => untilLoaded(() => import('./bank-of-issue/bank-of-issue').then((module) => module.BankOfIssue))),
);
export const BarterPuzzle = whenNear(
  dynamic(() => untilLoaded(() => import('./barter-puzzle/barter-puzzle').then((module) => module.BarterPuzzle))),
);
export const BlockChain = whenNear(
  dynamic(() =>
    untilLoaded(() => import('@/components/calculators/block-chain/block-chain').then((module) => module.BlockChain)),
  ),
);
export const Cushion = whenNear(
  dynamic(() => untilLoaded(() => import('./cushion/cushion').then((module) => module.Cushion))),
);
export const HoursOfWork = whenNear(
  dynamic(() => untilLoaded(() => import('./hours-of-work/hours-of-work').then((module) => module.HoursOfWork))),
);
export const Mint = whenNear(dynamic(() => untilLoaded(() => import('./mint/mint').then((module) => module.Mint))));
export const MoneyScorecard = whenNear(
  dynamic(() => untilLoaded(() => import('./money-scorecard/money-scorecard').then((module) => module.MoneyScorecard))),
);
export const NewMoneyTown = whenNear(
  dynamic(() => untilLoaded(() => import('./new-money-town/new-money-town').then((module) => module.NewMoneyTown))),
);
export const NowOrLater = whenNear(
  dynamic(() => untilLoaded(() => import('./now-or-later/now-or-later').then((module) => module.NowOrLater))),
);
export const Plan = whenNear(dynamic(() => untilLoaded(() => import('./plan/plan').then((module) => module.Plan))));
export const PriceClock = whenNear(
  dynamic(() => untilLoaded(() => import('./price-clock/price-clock').then((module) => module.PriceClock))),
);
export const ProofOfWork = whenNear(
  dynamic(() => untilLoaded(() => import('./proof-of-work/proof-of-work').then((module) => module.ProofOfWork))),
);
export const SupplyCurve = whenNear(
  dynamic(() => untilLoaded(() => import('./supply-curve/supply-curve').then((module) => module.SupplyCurve))),
);
