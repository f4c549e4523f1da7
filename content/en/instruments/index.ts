import { bankOfIssue } from './bank-of-issue';
import { barterPuzzle } from './barter-puzzle';
import { mint } from './mint';
import { moneyScorecard } from './money-scorecard';
import { newMoneyTown } from './new-money-town';
import { priceClock } from './price-clock';

/** The words of the instruments of lessons. */
export const instruments = { bankOfIssue, barterPuzzle, mint, moneyScorecard, newMoneyTown, priceClock };
