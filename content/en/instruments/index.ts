import { barterPuzzle } from './barter-puzzle';
import { cushion } from './cushion';
import { moneyScorecard } from './money-scorecard';
import { nowOrLater } from './now-or-later';
import { plan } from './plan';
import { priceClock } from './price-clock';

/** The words of the instruments of lessons. */
export const instruments = {
  barterPuzzle,
  cushion,
  moneyScorecard,
  nowOrLater,
  plan,
  priceClock,
};
