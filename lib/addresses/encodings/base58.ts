import { sha256 } from '@noble/hashes/sha2';
import { base58, base58xrp, createBase58check } from '@scure/base';

export const BASE58 = /^[1-9A-HJ-NP-Za-km-z]+$/;

/** No address or key is longer, and base58 decoding takes quadratic time. */
const MAX_LENGTH = 200;

const base58check = createBase58check(sha256);

/** The payload without its checksum, or null if the text is not base58 or the checksum fails. */
export function decodeBase58Check(text: string): Uint8Array | null {
  if (text.length > MAX_LENGTH || !BASE58.test(text)) return null;
  try {
    return base58check.decode(text);
  } catch {
    return null;
  }
}

/** The same for the XRP Ledger, which has another order of the alphabet. */
export function decodeXrpCheck(text: string): Uint8Array | null {
  return text.length > MAX_LENGTH || !BASE58.test(text)
    ? null
    : decodeBase58Check(base58.encode(base58xrp.decode(text)));
}
