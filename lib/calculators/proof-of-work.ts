import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import { parseWhole, type ReadLink, toFragment } from '@/lib/fragment';

/**
 * A model of mining: a text and a number are hashed together until the hash begins with enough zeros, and two miners who
 * sometimes find a block at the same time. SHA-256 is the function that Bitcoin uses, there twice and on a block header.
 */

/** Also the anchor of the calculator and the name of its state in the URL fragment. */
export const PROOF_OF_WORK_ID = 'proof-of-work';

/** Leading zeros of the hash, in hexadecimal digits. Five take about a million tries. */
export const ZEROS_RANGE = { min: 1, max: 5 };

/** Characters of the text. */
export const TEXT_LENGTH = { min: 1, max: 60 };

/** A search of the machine never goes beyond this number. */
export const MAX_NONCE = 99_999_999;

interface Attempt {
  readonly nonce: number;
  /** 64 hexadecimal digits. */
  readonly hash: string;
  /** Leading zeros of the hash. */
  readonly zeros: number;
}

/** Hashes the text, a space and the number. @param nonce a whole number, at least 0 */
export function attempt(text: string, nonce: number): Attempt {
  const hash = bytesToHex(sha256(utf8ToBytes(`${text} ${nonce}`)));
  return { nonce, hash, zeros: /^0*/.exec(hash)?.[0].length ?? 0 };
}

/** The mean number of tries until a hash has the zeros: 16 for each. */
export function expectedTries(zeros: number): number {
  return 16 ** zeros;
}

/**
 * Tries the numbers from `from` on, at most `tries` of them.
 *
 * @returns the first that has the zeros, or the last one tried
 */
export function search(text: string, from: number, zeros: number, tries: number): Attempt {
  let last = attempt(text, from);
  for (let nonce = from + 1; nonce < from + tries && last.zeros < zeros; nonce++) last = attempt(text, nonce);
  return last;
}

/** Tries after which a shown search goes faster: until then it tries one number at a time. */
const SLOW_TRIES = 40;

/** Most tries between two pictures of a search: a few milliseconds of work, so that the page stays responsive. */
const MOST_TRIES = 1500;

/**
 * The tries of a search until its next picture: one at first, so that each can be seen, then a fortieth of those before it.
 *
 * @param tries of this search so far
 */
export function nextTries(tries: number): number {
  return Math.min(MOST_TRIES, Math.max(1, Math.floor(tries / SLOW_TRIES)));
}

/** Whether `nextTries` still grows: then the pictures of a search are `PICTURE_MS` apart. */
export function isSlow(tries: number): boolean {
  return nextTries(tries) < MOST_TRIES;
}

/** Milliseconds from one picture of a slow search to the next. */
export const PICTURE_MS = 20;

/** Failed numbers in a full strip of the drawing. Two zeros take as many tries on average. */
export const STRIP = 256;

/** The failed tries of a search as full strips and what is left of the last one. */
export function stripsOf(failed: number): { full: number; rest: number } {
  return { full: Math.floor(failed / STRIP), rest: failed % STRIP };
}

export type MinerId = 'ada' | 'ben';

/** The blocks found at one height. A fork has one of each miner; `kept` is null until it ends. */
export interface Height {
  readonly found: readonly MinerId[];
  readonly kept: MinerId | null;
}

/** One round in so many ends with two blocks, one of each miner. */
const FORK_EVERY = 3;

export const MOST_ROUNDS = 12;

/** Two random bytes from a hash, so that a link replays the same race. */
function draw(race: number, round: number): readonly [number, number] {
  const { hash } = attempt(`race ${race} round`, round);
  return [Number.parseInt(hash.slice(0, 4), 16), Number.parseInt(hash.slice(4, 8), 16)];
}

/**
 * Replays a race of two equal miners. Each round one of them finds a block, or both at once: then there is a fork, and each
 * builds on his own block. It ends with the first round that one of them wins alone: his branch is longer and is kept.
 *
 * @param race a whole number: another one gives another race
 * @param rounds 0 to `MOST_ROUNDS`
 * @returns one row for each height of the chain
 */
export function playRace(race: number, rounds: number): Height[] {
  const heights: Height[] = [];
  for (let round = 0; round < rounds; round++) {
    const [first, second] = draw(race, round);
    if (first % FORK_EVERY === 0) {
      heights.push({ found: ['ada', 'ben'], kept: null });
      continue;
    }
    const winner: MinerId = second % 2 === 0 ? 'ada' : 'ben';
    for (const [index, height] of heights.entries()) {
      if (height.kept === null) heights[index] = { ...height, kept: winner };
    }
    heights.push({ found: [winner], kept: winner });
  }
  return heights;
}

/** The blocks that a miner found in vain: those of forks that the other one won. */
export function lostBlocks(heights: readonly Height[], miner: MinerId): number {
  return heights.filter(({ found, kept }) => kept !== null && kept !== miner && found.includes(miner)).length;
}

export interface PowState {
  readonly text: string;
  readonly nonce: number;
  readonly zeros: number;
  readonly race: number;
  readonly rounds: number;
  /** The attacker's share of the hash rate in percent. */
  readonly share: number;
  readonly confirmations: number;
}

export const SHARE_RANGE = { min: 1, max: 60 };
export const CONFIRMATIONS_RANGE = { min: 0, max: 24 };

/** The first number that wins the worked example. */
export const POW_WINNER = 158;

/** The worked example: a block whose number is still to be found, and a race in which a fork has just ended. */
export const POW_START: PowState = {
  text: 'Bitcoin Journey',
  nonce: 0,
  zeros: 2,
  race: 10,
  rounds: 6,
  share: 10,
  confirmations: 6,
};

const whole = (range: { min: number; max: number }) => ({ kind: 'number', isWhole: true, ...range }) as const;

const SCHEMA = {
  text: { kind: 'text', minLength: TEXT_LENGTH.min, maxLength: TEXT_LENGTH.max },
  nonce: whole({ min: 0, max: MAX_NONCE }),
  zeros: whole(ZEROS_RANGE),
  race: whole({ min: 1, max: 999_999 }),
  rounds: whole({ min: 0, max: MOST_ROUNDS }),
  share: whole(SHARE_RANGE),
  confirmations: whole(CONFIRMATIONS_RANGE),
} as const;

/** @returns null if the text is empty or too long */
export function toPowHash(state: PowState): string | null {
  const { length } = state.text.trim();
  if (length < TEXT_LENGTH.min || state.text.length > TEXT_LENGTH.max) return null;
  return `#${toFragment(PROOF_OF_WORK_ID, { ...state })}`;
}

/** @returns null if the hash has no state of this calculator; a link that lost anything is that of the start */
export function parsePowHash(hash: string, start: PowState): ReadLink<PowState> | null {
  return parseWhole(hash, PROOF_OF_WORK_ID, SCHEMA, start, (values): PowState => values);
}
