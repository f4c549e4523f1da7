'use client';

import dynamic from 'next/dynamic';
// Imported here and not with each form: a style sheet of a lazy chunk would shift the layout.
import '@/components/calculators/calculator.css';
import './plan/plan.css';

/*
 * All lessons are one route: without `dynamic` each would load the scripts of all instruments. Exports are separate because a
 * Server Component cannot read properties of an object exported by a client module.
 */
export const BalanceSheets = dynamic(() =>
  import('./balance-sheets/balance-sheets').then((module) => module.BalanceSheets),
);
export const BankOfIssue = dynamic(() => import('./bank-of-issue/bank-of-issue').then((module) => module.BankOfIssue));
export const BarterPuzzle = dynamic(() =>
  import('./barter-puzzle/barter-puzzle').then((module) => module.BarterPuzzle),
);
export const BlockChain = dynamic(() =>
  import('@/components/calculators/block-chain/block-chain').then((module) => module.BlockChain),
);
export const Cushion = dynamic(() => import('./cushion/cushion').then((module) => module.Cushion));
export const HoursOfWork = dynamic(() => import('./hours-of-work/hours-of-work').then((module) => module.HoursOfWork));
export const Mint = dynamic(() => import('./mint/mint').then((module) => module.Mint));
export const MoneyScorecard = dynamic(() =>
  import('./money-scorecard/money-scorecard').then((module) => module.MoneyScorecard),
);
export const NewMoneyTown = dynamic(() =>
  import('./new-money-town/new-money-town').then((module) => module.NewMoneyTown),
);
export const NowOrLater = dynamic(() => import('./now-or-later/now-or-later').then((module) => module.NowOrLater));
export const Plan = dynamic(() => import('./plan/plan').then((module) => module.Plan));
export const PriceClock = dynamic(() => import('./price-clock/price-clock').then((module) => module.PriceClock));
export const ProofOfWork = dynamic(() => import('./proof-of-work/proof-of-work').then((module) => module.ProofOfWork));
export const SupplyCurve = dynamic(() => import('./supply-curve/supply-curve').then((module) => module.SupplyCurve));
