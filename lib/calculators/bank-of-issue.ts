/**
 * A bank of issue with a fixed stock of gold, after it has lent notes beyond its gold and a rumor has started. Every note is a
 * promise of one gold coin on demand. One rule drives the run: fear tomorrow = fear today × (1.6 − cover), where fear is the share
 * of the notes that is brought to the counter in a day, and cover is the gold behind each note when the counter closes. The rule
 * is made up for teaching; it is fitted to no bank.
 */

/** Gold coins in the vault before any loan: those of the customers, who got as many notes, and the owners' own. */
export const CUSTOMER_COINS = 1000;
export const OWNER_COINS = 200;

export const LENT_RANGE = { min: 0, max: 5000 };

/** Interest on loans in a quiet year, as a share of the loans. */
export const INTEREST = 0.05;

/** The share of the notes that is brought on the first day of the rumor. */
const FIRST_FEAR = 0.05;
/** The cover at which fear stays as it is, plus 1. */
const FEAR_BASE = 1.6;
/** Below this share the run is over. */
const CALM = 0.01;
/** The part of all loans that borrowers repay in notes each day, if the bank calls its loans in. */
const CALLED_PER_DAY = 0.1;
/** The lender of last resort lends this part of the value of good loans. */
const LENDING_LIMIT = 0.75;

export const qualities = ['sound', 'weak'] as const;
type Quality = (typeof qualities)[number];

/** The share of the loans that never comes back. */
export const BAD_SHARE: Record<Quality, number> = { sound: 0.02, weak: 0.3 };

export const answers = ['pay', 'call', 'lender', 'shut'] as const;
type Answer = (typeof answers)[number];

export interface BankSettings {
  /** Notes lent beyond the gold of the customers: an integer in `LENT_RANGE`. */
  readonly lent: number;
  readonly quality: Quality;
  /** What the bank does when the queue forms. */
  readonly answer: Answer;
}

interface BankDay {
  /** 1 is the first day of the rumor. */
  readonly day: number;
  /** Notes brought to the counter. */
  readonly brought: number;
  /** Notes paid in gold. */
  readonly paid: number;
  /** Coins in the vault and notes out when the counter closes. */
  readonly gold: number;
  readonly notes: number;
  /** gold / notes; 1 if no notes are out. */
  readonly cover: number;
}

export interface BankRun {
  readonly days: readonly BankDay[];
  /** 'calm': the queue is gone. 'closed': gold ran out with people in the queue. 'shut': the bank stopped paying at once. */
  readonly end: 'calm' | 'closed' | 'shut';
  /** True if the lender of last resort was asked and refused: the loans that will come back and the gold do not cover the notes. */
  readonly isRefused: boolean;
  /** Coins that the lender of last resort brought. */
  readonly borrowed: number;
  /** Coins for each note that is still out, once all good loans are repaid: 1 is payment in full. */
  readonly laterShare: number;
  /** What the owners still have at the end: negative is what the holders of notes lose. In coins. */
  readonly ownersLeft: number;
}

export function isValidLent(lent: number): boolean {
  return Number.isInteger(lent) && lent >= LENT_RANGE.min && lent <= LENT_RANGE.max;
}

/** The days of a run, to its end. @throws RangeError if `lent` is not an integer in `LENT_RANGE` */
export function runBank({ lent, quality, answer }: BankSettings): BankRun {
  if (!isValidLent(lent)) throw new RangeError(`lent must be an integer from 0 to ${LENT_RANGE.max} (found: ${lent})`);
  const goodLoans = Math.round(lent * (1 - BAD_SHARE[quality]));
  const ownersLeft = OWNER_COINS + goodLoans - lent;
  const isRefused = answer === 'lender' && ownersLeft < 0;
  const start = { gold: CUSTOMER_COINS + OWNER_COINS, notes: CUSTOMER_COINS + lent };
  const borrowed =
    answer === 'lender' && !isRefused
      ? Math.max(0, Math.min(Math.floor(goodLoans * LENDING_LIMIT), start.notes - start.gold))
      : 0;
  const days: BankDay[] = [];
  let { gold, notes } = start;
  gold += borrowed;
  let [fear, unpaidLoans] = [FIRST_FEAR, goodLoans];
  let end: BankRun['end'] | null = null;
  while (end === null) {
    if (answer === 'call') {
      const called = Math.min(unpaidLoans, Math.round(goodLoans * CALLED_PER_DAY), notes);
      unpaidLoans -= called;
      notes -= called;
    }
    const brought = Math.min(notes, Math.round(notes * fear));
    const paid = answer === 'shut' ? 0 : Math.min(brought, gold);
    gold -= paid;
    notes -= paid;
    const cover = notes === 0 ? 1 : gold / notes;
    days.push({ day: days.length + 1, brought, paid, gold, notes, cover });
    fear = Math.min(1, fear * Math.max(0, FEAR_BASE - cover));
    if (answer === 'shut') end = 'shut';
    else if (paid < brought) end = 'closed';
    else if (fear < CALM || notes === 0) end = 'calm';
  }
  const laterShare = notes === 0 ? 1 : Math.min(1, Math.max(0, (gold + unpaidLoans - borrowed) / notes));
  return { days, end, isRefused, borrowed, laterShare, ownersLeft };
}
