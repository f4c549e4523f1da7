import { blake2b } from '@noble/hashes/blake2';
import { base58 } from '@scure/base';
import { BASE58 } from './base58';

const CHECKSUM_BYTES = 2;
const ACCOUNT_BYTES = 32;
const CONTEXT = Uint8Array.from('SS58PRE', (character) => character.charCodeAt(0));

/**
 * Whether a code is an account address of Polkadot or another Substrate chain (SS58): a network prefix of one byte below 64 or of
 * two bytes, 32 bytes of public key, and two bytes of BLAKE2b checksum.
 */
export function isSs58Address(code: string): boolean {
  if (code.length < 46 || code.length > 50 || !BASE58.test(code)) return false;
  const bytes = base58.decode(code);
  const first = bytes[0] ?? 0;
  const prefixBytes = first < 64 ? 1 : 2;
  if (first >= 128 || bytes.length !== prefixBytes + ACCOUNT_BYTES + CHECKSUM_BYTES) return false;
  const hash = blake2b(Uint8Array.from([...CONTEXT, ...bytes.subarray(0, -CHECKSUM_BYTES)]));
  return bytes.subarray(-CHECKSUM_BYTES).every((byte, index) => byte === hash[index]);
}
