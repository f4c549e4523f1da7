import { bech32m } from '@scure/base';
import { nameForeignSigns, toLatin } from './characters';
import { decodeBase58Check } from './encodings/base58';
import { lookAtSegwit } from './encodings/segwit';
import { lookAtOtherChains } from './other-chains';
import { lookAtInvoice } from './payments/invoice';
import { LNURL_SCHEME, lookAtLnurl, lookAtLnurlLink } from './payments/lnurl';
import { lookAtOffer } from './payments/offer';
import { lookAtSilentPayment } from './payments/silent-payment';
import { lookAtPublicCode } from './public-codes';
import type { Finding, Network, Result } from './types';

/** Anywhere in a text, such as a descriptor: 4 + 107 characters. The last start counts, because a word may precede the key. */
const EXTENDED_PUBLIC_KEY = /([xyztuvYZUV]pub)(?![xyztuvYZUV]pub)[1-9A-HJ-NP-Za-km-z]{107}/;
/** A letter in place of the digit 1 that divides a bech32 code. */
const LETTER_FOR_ONE = /^(?:bc|tb|bcrt|t?sp|lno|lnurl)(?<letter>[li])[02-9ac-hj-np-z]{30,}$/i;
const HASH_OF_20_BYTES = /^[0-9a-f]{40}$/i;
const NAME_AT_DOMAIN = /^[a-z0-9._%+-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** Findings that say nothing about what a code is. */
const VAGUE: readonly Finding[] = ['unknown', 'perhaps-other-chain', 'other-chain'];

/**
 * Identifies one code without spaces around or inside it.
 *
 * @param now in milliseconds since 1970
 */
export function lookAtCode(code: string, now: number): Result {
  const latin = toLatin(code);
  const result = lookAtLatin(latin, now);
  if (latin === code || VAGUE.includes(result.finding)) return result;
  return nameForeignSigns(code) ?? result;
}

function lookAtLatin(code: string, now: number): Result {
  if (LNURL_SCHEME.test(code)) return lookAtLnurlLink(code);
  const divider = LETTER_FOR_ONE.exec(code)?.groups?.letter;
  if (divider) return { finding: 'lookalike-letters', details: { found: divider } };
  if (/^0x[0-9a-f]{40}$/i.test(code)) return { finding: 'ethereum' };
  if (HASH_OF_20_BYTES.test(code)) return { finding: 'hash-or-ethereum' };
  // The prefix of a Bitcoin Cash address is optional.
  if (/^(?:bitcoincash|bchtest|bchreg):/i.test(code) || /^[qp][02-9ac-hj-np-z]{41}$/i.test(code)) {
    return { finding: 'bitcoin-cash' };
  }
  if (NAME_AT_DOMAIN.test(code.replace(/^₿/, ''))) return { finding: 'name-at-domain' };
  const extended = /^([xyztuv]pub)[1-9A-HJ-NP-Za-km-z]{20,}$/i.exec(code) ?? EXTENDED_PUBLIC_KEY.exec(code);
  if (extended) return lookAtExtendedPublicKey(extended[0], extended[1] ?? '');
  const publicCode = lookAtPublicCode(code);
  if (publicCode) return publicCode;
  if (/^(bc|tb|bcrt)1/i.test(code)) return lookAtSegwit(code);
  if (/^lno1/i.test(code.replace(/\+/g, ''))) return lookAtOffer(code, now);
  if (/^(ln(bcrt|bc|tbs|tb|sb)[0-9]|lnurl1|t?sp1|payt?1)/i.test(code)) return lookAtLongBech32(code, now);
  return lookAtBase58(code) ?? lookAtOtherChains(code) ?? lookAtDamagedBase58(code) ?? { finding: 'unknown' };
}

function lookAtExtendedPublicKey(code: string, prefix: string): Result {
  return {
    finding: 'extended-public-key',
    network: /^[xyz]/i.test(prefix) ? 'main' : 'test',
    checksum: { format: 'base58check', passed: decodeBase58Check(code) !== null },
    details: { prefix },
  };
}

function isMixedCase(code: string): boolean {
  return code !== code.toLowerCase() && code !== code.toUpperCase();
}

function lookAtLongBech32(code: string, now: number): Result {
  if (isMixedCase(code)) return { finding: 'mixed-case' };
  const lower = code.toLowerCase();
  if (/^t?sp1/.test(lower)) return lookAtSilentPayment(lower);
  if (lower.startsWith('lnurl1')) return lookAtLnurl(lower);
  if (lower.startsWith('ln')) return lookAtInvoice(lower, now);
  const passed = Boolean(bech32m.decodeUnsafe(lower, false));
  const network: Network = lower.startsWith('payt') ? 'test' : 'main';
  return { finding: passed ? 'private-payment' : 'bad-checksum', network, checksum: { format: 'bech32m', passed } };
}

const BASE58_VERSIONS: Record<number, [Finding, Network]> = {
  0: ['p2pkh', 'main'],
  5: ['p2sh', 'main'],
  111: ['p2pkh', 'test'],
  196: ['p2sh', 'test'],
};
/**
 * A vanity address that is too long a word for any search of keys, and the fingerprint of one byte of zero, which is no public key:
 * proofs of reserves pay to it because nothing can be spent from it.
 */
const BURN_ADDRESSES = ['1BitcoinEaterAddressDontSendf59kuE', '1FYMZEHnszCHKTBdFZ2DLrUuk3dGwYKQxh'];
/** Seven equal characters in a row: one of 10^10 addresses has them by chance. */
const CHOSEN_TEXT = /^.{2,}([1-9A-HJ-NP-Za-km-z])\1{6}/;

function lookAtBase58(code: string): Result | null {
  const bytes = decodeBase58Check(code);
  const [finding, network] = (bytes?.length === 21 && BASE58_VERSIONS[bytes[0] ?? -1]) || [];
  if (bytes && finding && network) {
    const isBurn = BURN_ADDRESSES.includes(code) || CHOSEN_TEXT.test(code) || isOneByte(bytes.subarray(1));
    return { finding: isBurn ? 'burn' : finding, network, checksum: { format: 'base58check', passed: true } };
  }
  // Longer codes that begin like a Bitcoin address may belong to another network.
  return bytes || code.length > 42 ? null : lookAtDamagedBase58(code);
}

/** Whether all bytes are equal: no key or script has such a fingerprint. */
function isOneByte(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === bytes[0]);
}

function lookAtDamagedBase58(code: string): Result | null {
  // Ordinary words and numbers also begin with these characters.
  if (!/^[13mn2](?=.*\d)(?=.*[A-Za-z])[0-9A-Za-z]{19,44}$/.test(code)) return null;
  const network: Network = /^[13]/.test(code) ? 'main' : 'test';
  const checksum = { format: 'base58check', passed: false } as const;
  const strange = [...new Set(code.match(/[^1-9A-HJ-NP-Za-km-z]/g))];
  // Check the case first: an address changed to one case often contains l or I, which base58 excludes.
  const letters = code.replace(/\d/g, '');
  if (letters.length > 5 && !isMixedCase(letters)) return { finding: 'one-case', network, checksum };
  if (strange.length > 0) {
    return { finding: 'bad-character', network, details: { found: strange.join(' '), count: strange.length } };
  }
  if (code.length < 26 || code.length > 35) {
    return { finding: 'bad-length', network, checksum, details: { found: code.length, expected: '26–35' } };
  }
  return { finding: 'bad-checksum', network, checksum };
}
