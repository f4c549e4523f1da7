/**
 * Arithmetic of backup words by BIP 39.
 *
 * Source: https://github.com/bitcoin/bips/blob/master/bip-0039.mediawiki
 */

const WORD_LIST_LENGTH = 2048;

/** A place in the list, 0 to 2,047, takes this many bits. */
export const BITS_PER_WORD = Math.log2(WORD_LIST_LENGTH);

/** How often PBKDF2 repeats HMAC-SHA512 to turn the words into a seed. */
export const SEED_ROUNDS = 2048;

export const SEED_BITS = 512;

export const SEED_PHRASE_LENGTHS = [12, 15, 18, 21, 24] as const;
export type SeedPhraseLength = (typeof SEED_PHRASE_LENGTHS)[number];

interface SeedPhrase {
  entropyBits: number;
  /** One for every 32 bits of entropy, taken from the start of its SHA-256 hash. */
  checksumBits: number;
  /** After the other words are chosen: how many words of the list can be the last and pass the checksum. */
  validLastWords: number;
  /** One in so many random phrases of this length passes the checksum. */
  oneInPasses: number;
}

/** What a phrase of so many words holds. */
export function seedPhrase(words: SeedPhraseLength): SeedPhrase {
  const bits = words * BITS_PER_WORD;
  const checksumBits = bits / 33;
  return {
    entropyBits: bits - checksumBits,
    checksumBits,
    validLastWords: 2 ** (BITS_PER_WORD - checksumBits),
    oneInPasses: 2 ** checksumBits,
  };
}
