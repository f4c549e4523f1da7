/**
 * Bitcoin's constants, each once. "Consensus" means every full node enforces it; "policy" means Bitcoin Core's default,
 * which a node's owner may change.
 *
 * Sources: Bitcoin Core, src/consensus/amount.h, src/kernel/chainparams.cpp, src/validation.cpp (GetBlockSubsidy),
 * src/policy/policy.h and policy.cpp (GetDustThreshold); BIP 141 (weight) and BIP 341 (Taproot).
 */

/** Consensus. The smallest unit is one hundred-millionth of a bitcoin. */
export const SATS_PER_BTC = 100_000_000;

/** Consensus. New bitcoin in the first blocks; halved every HALVING_INTERVAL blocks. */
export const FIRST_SUBSIDY_BTC = 50;

/** Consensus. */
export const HALVING_INTERVAL = 210_000;

/** The last halving that has happened; time of its block in UTC. */
export const LAST_HALVING = { height: 840_000, time: '2024-04-20T00:09:00Z' } as const;

/** Consensus. New bitcoin per block from the last halving to the next: halved once for each halving so far. */
export const SUBSIDY_BTC = FIRST_SUBSIDY_BTC / 2 ** (LAST_HALVING.height / HALVING_INTERVAL);

export const NEXT_HALVING_HEIGHT = LAST_HALVING.height + HALVING_INTERVAL;

/** Consensus. The target of the difficulty; a single block takes from seconds to more than an hour. */
export const TARGET_BLOCK_MINUTES = 10;

/** Follows from the target spacing: 24 × 60 / 10. */
export const BLOCKS_PER_DAY = (24 * 60) / TARGET_BLOCK_MINUTES;

/** The supply cap as it is usually stated; amount.h limits any single amount to it. */
export const SUPPLY_CAP_BTC = 21_000_000;

/** The satoshis issued from a subsidy on: each halving rounds the subsidy down to a whole number of satoshis. */
function issuedFrom(subsidySats: number): number {
  return subsidySats > 0 ? subsidySats * HALVING_INTERVAL + issuedFrom(Math.floor(subsidySats / 2)) : 0;
}

/** The final supply in satoshis. It is below the cap, because each subsidy is rounded down. */
export const MAX_SUPPLY_SATS = issuedFrom(FIRST_SUBSIDY_BTC * SATS_PER_BTC);

/** Policy. Nodes do not relay heavier transactions. */
export const MAX_STANDARD_WEIGHT = 400_000;

/** Policy. Weight units in one virtual byte (consensus through the block limit of 4,000,000). */
export const WEIGHT_PER_VBYTE = 4;

/** Policy. The lowest fee rate in sats per virtual byte that a node relays: 0.1 since Bitcoin Core 29.1 (1 before). */
export const MIN_RELAY_SATS_PER_VBYTE = 0.1;

/**
 * Ways to lock coins that wallets use. The multisig kinds are counted as two signatures of three keys; "p2sh-p2wpkh" is
 * SegWit wrapped in an old-style address.
 */
export const SCRIPT_TYPES = ['p2pkh', 'p2sh-p2wpkh', 'p2wpkh', 'p2tr', 'p2sh-2of3', 'p2wsh-2of3'] as const;
export type ScriptType = (typeof SCRIPT_TYPES)[number];

/**
 * What spending one coin of a type adds to a transaction, in weight units, with signatures of 72 bytes (64 for Taproot).
 * Base bytes count four times, witness bytes once:
 * p2pkh 148 × 4; p2wpkh 41 × 4 + 108; p2tr 41 × 4 + 66; p2sh-p2wpkh 64 × 4 + 108; p2sh-2of3 297 × 4;
 * p2wsh-2of3 41 × 4 + 254.
 */
export const INPUT_WEIGHT: Record<ScriptType, number> = {
  p2pkh: 592,
  'p2sh-p2wpkh': 364,
  p2wpkh: 272,
  p2tr: 230,
  'p2sh-2of3': 1188,
  'p2wsh-2of3': 418,
};

/** Bytes one output of a type takes: eight for the amount, one for the length, the rest is the locking script. */
export const OUTPUT_VBYTES: Record<ScriptType, number> = {
  p2pkh: 34,
  'p2sh-p2wpkh': 32,
  p2wpkh: 31,
  p2tr: 43,
  'p2sh-2of3': 32,
  'p2wsh-2of3': 43,
};

/** Policy. An output of fewer satoshis is dust: it would cost too much to spend, so nodes do not pass it on. */
export const DUST_LIMIT_SATS: Record<ScriptType, number> = {
  p2pkh: 546,
  'p2sh-p2wpkh': 540,
  p2wpkh: 294,
  p2tr: 330,
  'p2sh-2of3': 540,
  'p2wsh-2of3': 330,
};

/** Types whose spending data is in the witness, where a byte counts as a quarter of a virtual byte. */
export const SEGWIT_TYPES: readonly ScriptType[] = ['p2sh-p2wpkh', 'p2wpkh', 'p2tr', 'p2wsh-2of3'];
