import { bech32m } from '@scure/base';
import { decodeBase58Check } from './base58';
import { lookAtInvoice } from './invoice';
import { LNURL_SCHEME, lookAtLnurl, lookAtLnurlLink } from './lnurl';
import { lookAtOffer } from './offer';
import { lookAtOtherChains } from './other-chains';
import { lookAtPaymentLink } from './payment-link';
import { findSecret } from './secrets';
import { lookAtSegwit } from './segwit';
import { lookAtSilentPayment } from './silent-payment';
import { complete, type Finding, type Identified, type Network, type Result } from './types';

/** Anywhere in a text, such as a descriptor: 4 + 107 characters. The last start counts, because a word may precede the key. */
const EXTENDED_PUBLIC_KEY = /([xyztuvYZUV]pub)(?![xyztuvYZUV]pub)[1-9A-HJ-NP-Za-km-z]{107}/;

/** Above the length of any address or invoice. Bounds the time to decode a long pasted text. */
const MAX_CHARACTERS = 4000;
/** Of a longer text only the start is searched for a secret. Bounds the time to search it. */
const MAX_SEARCHED_CHARACTERS = 200_000;

/**
 * Identifies a pasted text: the kind of address, its network and whether its checksum is valid. Also recognizes Lightning
 * codes, payment links, extended keys and common mistakes. A secret anywhere in the text takes precedence over every other
 * finding. Never throws, sends or stores anything.
 *
 * Sources: BIP 13 and 16 (base58), BIP 173 and 350 (bech32, bech32m), BIP 141 and 341 (program lengths), BIP 352 (silent
 * payments), BIP 47 and 351 (private payments), BIP 433 (pay to anchor), BIP 32 and SLIP 132 (extended keys), BIP 21 and 321 (links),
 * BOLT 11 and 12, LUD 01 and 17.
 *
 * @param now in milliseconds since 1970; decides whether an invoice has expired
 * @returns null for an empty text
 */
export function identify(text: string, now = Date.now()): Identified | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  // BOLT 12: "+" and white space join the pieces of an offer.
  const joined = trimmed.replace(/\+\s+/g, '+');
  const compact = joined.replace(/\s+/g, '');
  const hadSpaces = compact.length !== joined.length;
  return { ...complete(look(trimmed, compact, now), compact.length), hadSpaces };
}

function look(trimmed: string, compact: string, now: number): Result {
  const secret = findSecret(trimmed.slice(0, MAX_SEARCHED_CHARACTERS));
  if (secret) return { finding: secret };
  if (trimmed.length > MAX_CHARACTERS) return { finding: 'too-long', details: { max: MAX_CHARACTERS } };
  const lookAt = (code: string) => lookAtCode(code, now);
  if (/^bitcoin:/i.test(compact)) return lookAtPaymentLink(compact.replace(/^bitcoin:(\/\/)?/i, ''), lookAt);
  // LUD 01: a web address may have the code in its "lightning" parameter.
  const fallback = /^https?:\/\/[^#]*[?&]lightning=([a-z0-9]+)/i.exec(compact)?.[1];
  return lookAt(fallback ?? compact.replace(/^lightning:(\/\/)?/i, ''));
}

function lookAtCode(code: string, now: number): Result {
  if (LNURL_SCHEME.test(code)) return lookAtLnurlLink(code);
  if (/^0x[0-9a-f]{40}$/i.test(code)) return { finding: 'ethereum' };
  // The prefix of a Bitcoin Cash address is optional.
  if (/^bitcoincash:/i.test(code) || /^[qp][02-9ac-hj-np-z]{41}$/i.test(code)) return { finding: 'bitcoin-cash' };
  if (/^[a-z0-9._%+-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(code.replace(/^₿/, ''))) return { finding: 'name-at-domain' };
  const extended = /^([xyztuv]pub)[1-9A-HJ-NP-Za-km-z]{20,}$/i.exec(code) ?? EXTENDED_PUBLIC_KEY.exec(code);
  if (extended) return lookAtExtendedPublicKey(extended[0], extended[1] ?? '');
  if (/^(bc|tb|bcrt)1/i.test(code)) return lookAtSegwit(code);
  if (/^lno1/i.test(code.replace(/\+/g, ''))) return lookAtOffer(code, now);
  if (/^(ln(bcrt|bc|tbs|tb)[0-9]|lnurl1|t?sp1|payt?1)/i.test(code)) return lookAtLongBech32(code, now);
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

function lookAtBase58(code: string): Result | null {
  const bytes = decodeBase58Check(code);
  const [finding, network] = (bytes?.length === 21 && BASE58_VERSIONS[bytes[0] ?? -1]) || [];
  if (finding && network) return { finding, network, checksum: { format: 'base58check', passed: true } };
  // Longer codes that begin like a Bitcoin address may belong to another network.
  return bytes || code.length > 42 ? null : lookAtDamagedBase58(code);
}

function lookAtDamagedBase58(code: string): Result | null {
  if (!/^[13mn2][0-9A-Za-z]{19,44}$/.test(code)) return null;
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
