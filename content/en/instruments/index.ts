import { barterPuzzle } from './barter-puzzle';
import { moneyScorecard } from './money-scorecard';
import { priceClock } from './price-clock';
import { proofOfWork } from './proof-of-work';
import { supplyCurve } from './supply-curve';

/** The words of the instruments of lessons. */
export const instruments = { barterPuzzle, moneyScorecard, priceClock, proofOfWork, supplyCurve };
