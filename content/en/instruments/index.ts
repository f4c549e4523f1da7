import { balanceSheets } from './balance-sheets';
import { barterPuzzle } from './barter-puzzle';
import { hoursOfWork } from './hours-of-work';
import { moneyScorecard } from './money-scorecard';
import { priceClock } from './price-clock';

/** The words of the instruments of lessons. */
export const instruments = { balanceSheets, barterPuzzle, hoursOfWork, moneyScorecard, priceClock };
