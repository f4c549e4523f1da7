import { bankOfIssue } from './bank-of-issue';
import { barterPuzzle } from './barter-puzzle';
import { moneyScorecard } from './money-scorecard';
import { priceClock } from './price-clock';

/** The words of the instruments of lessons. */
export const instruments = { bankOfIssue, barterPuzzle, moneyScorecard, priceClock };
