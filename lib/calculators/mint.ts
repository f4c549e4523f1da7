/**
 * A mint: one bar of silver becomes coins of a chosen fineness, and four people find out what their coins buy.
 *
 * The bar makes `BAR_COINS` pure coins. A coin buys `LOAVES_PER_COIN` loaves at the old prices. If every seller weighs coins,
 * prices rise until a coin buys what its silver bought before. Copper and the work of the mint cost nothing.
 */

export const MINT_ID = 'mint';

export const BAR_COINS = 100;
const LOAVES_PER_COIN = 10;
/** What a soldier gets, what a debtor owes, and what a saver has in a jar, in coins. */
export const OWED_COINS = 10;

/** Silver in a coin, in percent of its weight. */
export const FINENESS_RANGE = { min: 5, max: 100 };

export const noticeIds = ['nobody', 'some', 'everybody'] as const;
export type NoticeId = (typeof noticeIds)[number];

/** The share of the full rise of prices that has happened. */
const RISEN: Record<NoticeId, number> = { nobody: 0, some: 0.5, everybody: 1 };

export const personIds = ['ruler', 'soldier', 'lender', 'saver'] as const;
type PersonId = (typeof personIds)[number];

export interface MintResult {
  /** Whole coins from the bar. */
  readonly coins: number;
  /** Prices as a multiple of the old ones, 1 or more. */
  readonly priceLevel: number;
  /** The share of the bar that is needed for `BAR_COINS` coins: 0.05 to 1. */
  readonly silverForPay: number;
  /** Loaves that each person can buy, before and after the change. */
  readonly loaves: Readonly<Record<PersonId, { before: number; after: number }>>;
}

/**
 * @param finenessPercent within `FINENESS_RANGE`
 * @returns loaves are not rounded; a person who neither gains nor loses has `before` equal to `after` up to rounding errors
 */
export function strike(finenessPercent: number, notice: NoticeId): MintResult {
  const fineness = finenessPercent / 100;
  const coins = BAR_COINS / fineness;
  const priceLevel = 1 + RISEN[notice] * (1 / fineness - 1);
  const buys = (count: number) => (count * LOAVES_PER_COIN) / priceLevel;
  const owed = { before: OWED_COINS * LOAVES_PER_COIN, after: buys(OWED_COINS) };
  return {
    // 100 / 0.58 x 0.58 must count as 100.
    coins: Math.floor(coins + 1e-9),
    priceLevel,
    silverForPay: fineness,
    loaves: {
      ruler: { before: BAR_COINS * LOAVES_PER_COIN, after: buys(coins) },
      soldier: owed,
      lender: owed,
      // Old pure coins: taken by number like new ones, or by weight once that pays more.
      saver: { before: owed.before, after: Math.max(owed.after, RISEN[notice] * buys(OWED_COINS / fineness)) },
    },
  };
}

/** -1, 0 or 1: whether a person lost, broke even or gained, when loaves are counted whole. */
export function outcomeOf({ before, after }: { before: number; after: number }): -1 | 0 | 1 {
  return Math.sign(Math.round(after) - Math.round(before)) as -1 | 0 | 1;
}
