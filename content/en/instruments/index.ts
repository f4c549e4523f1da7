import { balanceSheets } from './balance-sheets';
import { bankOfIssue } from './bank-of-issue';
import { barterPuzzle } from './barter-puzzle';
import { blockChain } from './block-chain';
import { cushion } from './cushion';
import { hoursOfWork } from './hours-of-work';
import { mint } from './mint';
import { moneyScorecard } from './money-scorecard';
import { newMoneyTown } from './new-money-town';
import { nowOrLater } from './now-or-later';
import { plan } from './plan';
import { priceClock } from './price-clock';
import { proofOfWork } from './proof-of-work';
import { supplyCurve } from './supply-curve';

/** The words of the instruments of lessons. */
export const instruments = {
  balanceSheets,
  bankOfIssue,
  barterPuzzle,
  blockChain,
  cushion,
  hoursOfWork,
  mint,
  moneyScorecard,
  newMoneyTown,
  nowOrLater,
  plan,
  priceClock,
  proofOfWork,
  supplyCurve,
};
