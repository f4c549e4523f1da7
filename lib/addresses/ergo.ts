import { blake2b } from '@noble/hashes/blake2';
import { base58 } from '@scure/base';
import { BASE58 } from './encodings/base58';

const CHECKSUM_BYTES = 4;
const BYTES = 38;
/** Main network, pay to a public key. */
const TYPE = 0x01;

/** Whether a code is an Ergo address of a public key: a type, 33 bytes of key, and four bytes of BLAKE2b checksum. */
export function isErgoAddress(code: string): boolean {
  if (code.length !== 51 || !BASE58.test(code)) return false;
  const bytes = base58.decode(code);
  if (bytes.length !== BYTES || bytes[0] !== TYPE) return false;
  const hash = blake2b(bytes.subarray(0, -CHECKSUM_BYTES), { dkLen: 32 });
  return bytes.subarray(-CHECKSUM_BYTES).every((byte, index) => byte === hash[index]);
}
