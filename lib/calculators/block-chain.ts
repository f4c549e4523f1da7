import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import { parseFragment, type ReadLink, toFragment } from '@/lib/fragment';

/*
 * A chain of five blocks with one payment each. It follows Bitcoin in what the reader tries out: a block contains the SHA-256 hash
 * of the block before, and counts only if its own hash is small enough, which takes many tries. It differs in the rest: Bitcoin
 * hashes a binary header of 80 bytes twice, and the payments as a tree (https://bitcoin.org/bitcoin.pdf, sections 3 to 7).
 *
 * @noble/hashes and not `crypto.subtle`: it is synchronous, so the same code renders the HTML and computes each keystroke, it also
 * runs where a page is not served over HTTPS, and a search for a nonce is many times faster than one promise for each try.
 */

/** The anchor, and the name of the state in the URL fragment. */
export const BLOCK_CHAIN_ID = 'block-chain';

/** The number of zeros with which the hash of a block has to begin, in hexadecimal: one try in 16 ^ 4 = 65,536 succeeds. */
export const ZEROS = 4;

/** In place of the hash before the first block. */
export const NO_HASH = '0'.repeat(64);

/** Payments with an editable text; the last block contains one of two payments of the same coin. */
export const EDITABLE = 4;
export const LENGTH = EDITABLE + 1;

export const slipIds = ['ben', 'cleo'] as const;
export type SlipId = (typeof slipIds)[number];

/** A block as it was written: its payment, and every nonce that was found for it. */
interface BlockInput {
  readonly payment: string;
  /** At least one. Several if the block was mined again with another payment: the one that fits is used. */
  readonly nonces: readonly number[];
}

export interface Block {
  readonly payment: string;
  readonly nonce: number;
  /** Hash of the block before, 64 hexadecimal digits. */
  readonly before: string;
  readonly hash: string;
  /** True if its hash and all hashes before it begin with the zeros. */
  readonly holds: boolean;
}

/** The SHA-256 hash of a block, as 64 hexadecimal digits. @param height from 1 */
export function hashBlock(height: number, before: string, payment: string, nonce: number): string {
  return bytesToHex(hashNonce(hashStart(height, before, payment), nonce));
}

/** The state of the hash before the nonce, which is the same for every nonce of a block. */
const hashStart = (height: number, before: string, payment: string) =>
  sha256.create().update(utf8ToBytes(`${[height, before, payment].join('\n')}\n`));

const hashNonce = (start: ReturnType<typeof hashStart>, nonce: number) =>
  start
    .clone()
    .update(utf8ToBytes(String(nonce)))
    .digest();

const isMined = (hash: string, zeros: number) => hash.startsWith('0'.repeat(zeros));

/** The same for the bytes of a hash, which are not written in hexadecimal for each try. A byte has two digits. */
const isMinedBytes = (hash: Uint8Array, zeros: number) => {
  const whole = zeros >> 1;
  for (let index = 0; index < whole; index += 1) if (hash[index] !== 0) return false;
  return zeros % 2 === 0 || (hash[whole] as number) < 16;
};

/** Computes the hashes of a chain. A changed payment changes the hash of its block, and so of every block after it. */
export function readChain(inputs: readonly BlockInput[], zeros = ZEROS): Block[] {
  const blocks: Block[] = [];
  for (const [index, { payment, nonces }] of inputs.entries()) {
    const last = blocks.at(-1);
    const before = last?.hash ?? NO_HASH;
    const tried = nonces.map((nonce) => ({ nonce, hash: hashBlock(index + 1, before, payment, nonce) }));
    const found = tried.find(({ hash }) => isMined(hash, zeros)) ?? tried[0];
    if (!found) throw new Error(`block ${index + 1} has no nonce`);
    blocks.push({ payment, before, ...found, holds: isMined(found.hash, zeros) && (last?.holds ?? true) });
  }
  return blocks;
}

/**
 * Searches for a nonce in a slice, so that the browser can draw between slices.
 *
 * @param from first nonce to try, an integer ≥ 0
 * @returns null if none of `tries` nonces gives a hash with enough zeros
 */
export function findNonce(
  block: { height: number; before: string; payment: string },
  from: number,
  tries: number,
  zeros = ZEROS,
): number | null {
  const start = hashStart(block.height, block.before, block.payment);
  for (let nonce = from; nonce < from + tries; nonce += 1) {
    if (isMinedBytes(hashNonce(start, nonce), zeros)) return nonce;
  }
  return null;
}

/** The smallest nonce of each block in an honest chain. It takes about 16 ^ zeros tries for each payment. */
export function mineChain(payments: readonly string[], zeros = ZEROS): number[] {
  const nonces: number[] = [];
  let before = NO_HASH;
  for (const [index, payment] of payments.entries()) {
    const height = index + 1;
    const nonce = findNonce({ height, before, payment }, 0, Number.POSITIVE_INFINITY, zeros) as number;
    before = hashBlock(height, before, payment, nonce);
    nonces.push(nonce);
  }
  return nonces;
}

/** The cheat's part of all computing power, as blocks that he finds and blocks that the others find in the same time. */
export const shares = {
  tenth: { cheat: 1, others: 9 },
  third: { cheat: 1, others: 2 },
  twoThirds: { cheat: 2, others: 1 },
} as const satisfies Record<string, { cheat: number; others: number }>;
export type ShareId = keyof typeof shares;
export const shareIds = Object.keys(shares) as ShareId[];

export interface Race {
  /** Blocks at the start that both chains have in common. */
  readonly common: number;
  readonly cheat: number;
  readonly others: number;
  /** The probability that the cheat ever draws level from here, from 0 to 1. */
  readonly chance: number;
}

/**
 * Two chains that grow at the same time. Their lengths are averages. The chance is (q / p) ^ z for a cheat with less power than
 * the others who is z blocks behind, otherwise 1: Nakamoto, https://bitcoin.org/bitcoin.pdf, section 11.
 *
 * @param changed index of the first block that the cheat has changed
 * @param holding number of blocks of his chain that hold, counted from the first
 */
export function race(changed: number, holding: number, share: ShareId, length = LENGTH): Race {
  const power = shares[share];
  const mined = Math.max(0, holding - changed);
  const cheat = changed + mined;
  const others = length + Math.floor((mined * power.others) / power.cheat);
  const behind = Math.max(0, others - cheat);
  const chance = power.cheat >= power.others ? 1 : (power.cheat / power.others) ** behind;
  return { common: changed, cheat, others, chance };
}

/** What an honest node says about each of two payments of one coin: the first in the chain counts, the other is refused. */
export function judgeSlips(inChain: SlipId, holds: boolean): Record<SlipId, 'kept' | 'refused' | 'waiting'> {
  const judge = (slip: SlipId) => (!holds ? 'waiting' : slip === inChain ? 'kept' : 'refused');
  return { ben: judge('ben'), cleo: judge('cleo') };
}

export interface ChainState {
  /** The texts of the editable payments. */
  readonly payments: readonly string[];
  readonly slip: SlipId;
  /** For each block a nonce that the reader has found, or null. */
  readonly mined: readonly (number | null)[];
  readonly share: ShareId;
}

/** Longer texts do not fit into a link with the state. */
export const MAX_PAYMENT = 80;

const paymentKeys = ['p1', 'p2', 'p3', 'p4'] as const;
const minedKeys = ['n1', 'n2', 'n3', 'n4', 'n5'] as const;
const text = { kind: 'text', maxLength: MAX_PAYMENT } as const;
const nonce = { kind: 'number', min: 0, max: Number.MAX_SAFE_INTEGER, isWhole: true, isOptional: true } as const;
const schema = {
  p1: text,
  p2: text,
  p3: text,
  p4: text,
  n1: nonce,
  n2: nonce,
  n3: nonce,
  n4: nonce,
  n5: nonce,
  slip: { kind: 'choice', options: slipIds },
  share: { kind: 'choice', options: shareIds },
} as const;

/** The state with "#", or null if a text is too long. */
export function toChainHash(state: ChainState): string | null {
  if (state.payments.some((payment) => payment.length > MAX_PAYMENT)) return null;
  const payments = paymentKeys.map((key, index) => [key, state.payments[index]]);
  const mined = minedKeys.map((key, index) => [key, state.mined[index] ?? undefined]);
  const fields = Object.fromEntries([...payments, ...mined, ['slip', state.slip], ['share', state.share]]);
  return `#${toFragment(BLOCK_CHAIN_ID, fields)}`;
}

/** @returns null if the hash has no state of this calculator; what the link lost is that of the start */
export function parseChainHash(hash: string, start: ChainState): ReadLink<ChainState> | null {
  const read = parseFragment(hash, BLOCK_CHAIN_ID, schema);
  if (read === null) return null;
  const { state, lost } = read;
  return {
    lost,
    state: {
      payments: paymentKeys.map((key, index) => state[key] ?? start.payments[index] ?? ''),
      mined: minedKeys.map((key) => state[key] ?? null),
      slip: state.slip ?? start.slip,
      share: state.share ?? start.share,
    },
  };
}
