import { bankOfIssue } from './bank-of-issue';
import { barterPuzzle } from './barter-puzzle';
import { cushion } from './cushion';
import { mint } from './mint';
import { moneyScorecard } from './money-scorecard';
import { newMoneyTown } from './new-money-town';
import { nowOrLater } from './now-or-later';
import { plan } from './plan';
import { priceClock } from './price-clock';

/** The words of the instruments of lessons. */
export const instruments = {
  bankOfIssue,
  barterPuzzle,
  cushion,
  mint,
  moneyScorecard,
  newMoneyTown,
  nowOrLater,
  plan,
  priceClock,
};
