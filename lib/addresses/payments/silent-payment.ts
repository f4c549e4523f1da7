import { bech32m } from '@scure/base';
import type { Network, Result } from '@/lib/addresses/types';

/** Two compressed public keys. */
const KEY_BYTES = 33;
/** BIP 352 reserves this version for an incompatible change. */
const RESERVED_VERSION = 31;
const MAX_LENGTH = 1023;

/**
 * BIP 352: version 0 has exactly 66 bytes; versions 1 to 30 at least 66, of which a wallet reads the first 66.
 *
 * @param code in lower case
 */
export function lookAtSilentPayment(code: string): Result {
  const network: Network = code.startsWith('sp') ? 'main' : 'test';
  const decoded = code.length <= MAX_LENGTH ? bech32m.decodeUnsafe(code, false) : undefined;
  const about = { network, checksum: { format: 'bech32m', passed: decoded !== undefined } } as const;
  if (!decoded) return { ...about, finding: 'bad-checksum' };

  const [version = RESERVED_VERSION, ...words] = decoded.words;
  const keys = bech32m.fromWordsUnsafe(words);
  const size = keys ? keys.length : 0;
  const isSound =
    version !== RESERVED_VERSION &&
    (version === 0 ? size === 2 * KEY_BYTES : size >= 2 * KEY_BYTES) &&
    isCompressedKey(keys?.[0]) &&
    isCompressedKey(keys?.[KEY_BYTES]);
  if (!isSound) return { ...about, finding: 'malformed' };
  return { ...about, finding: version === 0 ? 'silent-payment' : 'newer-silent-payment', details: { version } };
}

function isCompressedKey(firstByte: number | undefined): boolean {
  return firstByte === 2 || firstByte === 3;
}
