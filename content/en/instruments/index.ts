import { barterPuzzle } from './barter-puzzle';
import { blockChain } from './block-chain';
import { moneyScorecard } from './money-scorecard';
import { priceClock } from './price-clock';

/** The words of the instruments of lessons. */
export const instruments = { barterPuzzle, blockChain, moneyScorecard, priceClock };
