import { sha256 } from '@noble/hashes/sha2';
import { bech32, bech32m, createBase58check } from '@scure/base';
import { readPaymentLink } from './payment-link';
import { looksLikeSeedWords } from './seed-words';
import { lookAtSegwit, NOT_BECH32 } from './segwit';
import type { ChecksumFormat, Finding, Identified, Network, Result } from './types';

/** Longer texts are no address and no invoice; the limit keeps a pasted book from being decoded. */
const MAX_CHARACTERS = 4000;

const BASE58 = /^[1-9A-HJ-NP-Za-km-z]+$/;
const NOT_BASE58 = /[^1-9A-HJ-NP-Za-km-z]/g;

const base58check = createBase58check(sha256);

/**
 * Says what a pasted text is: which kind of address, of which network, and whether its checksum holds. Knows Lightning
 * codes, payment links, extended keys and the common mistakes too. Nothing is sent, stored or repeated, and no text makes
 * it throw.
 *
 * Sources: BIP 13 and 16 (base58), BIP 173 and 350 (bech32, bech32m), BIP 141 and 341 (program lengths), BIP 352 (silent
 * payments), BIP 433 (pay to anchor), BIP 32 and SLIP 132 (extended keys), BIP 21 and 321 (links), BOLT 11 and 12, LUD 01.
 *
 * @returns null for an empty text
 */
export function identify(text: string): Identified | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const compact = trimmed.replace(/\s+/g, '');
  return {
    network: null,
    checksum: null,
    characters: compact.length,
    hadSpaces: compact.length !== trimmed.length,
    link: null,
    parts: [],
    details: {},
    ...look(trimmed, compact),
  };
}

function look(trimmed: string, compact: string): Result {
  if (trimmed.length > MAX_CHARACTERS) return { finding: 'too-long', details: { max: MAX_CHARACTERS } };
  if (looksLikeSeedWords(trimmed)) return { finding: 'seed-words' };
  if (/^bitcoin:/i.test(compact)) return readLink(compact.replace(/^bitcoin:(\/\/)?/i, ''));
  return lookAtCode(compact.replace(/^lightning:(\/\/)?/i, ''));
}

function readLink(rest: string): Result {
  const { code, link, alternative } = readPaymentLink(rest);
  if (code !== '') return { characters: code.length, ...lookAtCode(code), link };
  return alternative
    ? { characters: alternative.length, ...lookAtCode(alternative), link }
    : { finding: 'link-without-address', link };
}

function lookAtCode(code: string): Result {
  if (/^(0x)?[0-9a-f]{64}$/i.test(code)) return { finding: 'hex-64' };
  if (/^0x[0-9a-f]{40}$/i.test(code)) return { finding: 'ethereum' };
  if (/^bitcoincash:/i.test(code)) return { finding: 'bitcoin-cash' };
  if (/^(5[1-9A-HJ-NP-Za-km-z]{50}|[KLc9][1-9A-HJ-NP-Za-km-z]{50,51}|6P[1-9A-HJ-NP-Za-km-z]{56})$/.test(code)) {
    return { finding: 'private-key' };
  }
  if (/^[a-z0-9._%+-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(code.replace(/^₿/, ''))) return { finding: 'name-at-domain' };
  const extended = /^([xyztuv])(pub|prv)[1-9A-HJ-NP-Za-km-z]{20,}$/i.exec(code);
  if (extended) return lookAtExtendedKey(code, extended[1] ?? '', extended[2] ?? '');
  if (/^(bc|tb|bcrt)1/i.test(code)) return lookAtSegwit(code);
  if (/^lno1/i.test(code)) return lookAtOffer(code);
  if (/^(ln(bcrt|bc|tbs|tb)[0-9]|lnurl1|t?sp1|nsec1|ms1)/i.test(code)) return lookAtLongBech32(code);
  return lookAtBase58(code) ?? lookAtOtherBech32(code) ?? { finding: 'unknown' };
}

function lookAtExtendedKey(code: string, letter: string, half: string): Result {
  if (/prv/i.test(half)) return { finding: 'extended-private-key' };
  return {
    finding: 'extended-public-key',
    network: /[xyz]/i.test(letter) ? 'main' : 'test',
    checksum: { format: 'base58check', passed: decodeBase58(code) !== null },
    details: { prefix: `${letter}pub` },
  };
}

/** BOLT 12: bech32's letters without its checksum; "+" and spaces may join pieces. */
function lookAtOffer(code: string): Result {
  const joined = code.replace(/\+/g, '');
  const lower = joined.toLowerCase();
  if (joined !== lower && joined !== joined.toUpperCase()) return { finding: 'mixed-case' };
  const strange = [...new Set(lower.slice('lno1'.length).match(NOT_BECH32))];
  if (strange.length > 0) {
    return { finding: 'bad-character', details: { found: strange.slice(0, 5).join(' '), count: strange.length } };
  }
  return { finding: 'lightning-offer' };
}

function lookAtLongBech32(code: string): Result {
  const lower = code.toLowerCase();
  const prefix = lower.slice(0, lower.lastIndexOf('1'));
  if (/^(nsec|ms)$/.test(prefix)) return { finding: 'private-key' };
  if (code !== lower && code !== code.toUpperCase()) return { finding: 'mixed-case' };
  const isSilent = /^t?sp$/.test(prefix);
  const format: ChecksumFormat = isSilent ? 'bech32m' : 'bech32';
  const passed = Boolean((isSilent ? bech32m : bech32).decodeUnsafe(lower, false));
  const checksum = { format, passed };
  if (isSilent) {
    return passed
      ? { finding: 'silent-payment', checksum, network: prefix === 'sp' ? 'main' : 'test' }
      : { finding: 'bad-checksum', checksum };
  }
  if (prefix === 'lnurl') return { finding: passed ? 'lnurl' : 'bad-checksum', checksum };
  const network: Network = prefix.startsWith('lnbcrt') ? 'regtest' : prefix.startsWith('lnbc') ? 'main' : 'test';
  if (!passed) return { finding: 'bad-checksum', checksum, network };
  const amount = invoiceAmountSats(prefix);
  return { finding: 'lightning-invoice', checksum, network, details: amount === null ? {} : { sats: amount } };
}

/** BOLT 11: the amount in bitcoin, with m, u, n or p for thousandths and so on. */
function invoiceAmountSats(prefix: string): number | null {
  const match = /^ln(?:bcrt|bc|tbs|tb)(\d{1,12})([munp])?$/.exec(prefix);
  if (!match) return null;
  const satsPerUnit = { m: 1e5, u: 1e2, n: 1e-1, p: 1e-4 }[match[2] ?? ''] ?? 1e8;
  return Number((Number(match[1]) * satsPerUnit).toPrecision(15));
}

function decodeBase58(code: string): Uint8Array | null {
  // What base58 holds grows with the square of the length to decode; no key or address is longer.
  if (code.length > 200 || !BASE58.test(code)) return null;
  try {
    return base58check.decode(code);
  } catch {
    return null;
  }
}

const BASE58_VERSIONS: Record<number, [Finding, Network]> = {
  0: ['p2pkh', 'main'],
  5: ['p2sh', 'main'],
  111: ['p2pkh', 'test'],
  196: ['p2sh', 'test'],
};

function lookAtBase58(code: string): Result | null {
  const bytes = decodeBase58(code);
  if (bytes) {
    const checksum = { format: 'base58check', passed: true } as const;
    const [finding, network] = (bytes.length === 21 && BASE58_VERSIONS[bytes[0] ?? -1]) || [];
    if (finding && network) return { finding, network, checksum };
    return { finding: 'other-chain', checksum, details: { prefix: code.charAt(0) } };
  }
  if (!/^[13mn2][0-9A-Za-z]{19,44}$/.test(code)) return null;
  const network: Network = /^[13]/.test(code) ? 'main' : 'test';
  const checksum = { format: 'base58check', passed: false } as const;
  const strange = [...new Set(code.match(NOT_BASE58))];
  // Small l and capital I are not used, so an address in small letters alone often shows one of them as well.
  const letters = code.replace(/\d/g, '');
  if (letters.length > 5 && (letters === letters.toLowerCase() || letters === letters.toUpperCase())) {
    return { finding: 'one-case', network, checksum };
  }
  if (strange.length > 0) {
    return { finding: 'bad-character', network, details: { found: strange.join(' '), count: strange.length } };
  }
  if (code.length < 26 || code.length > 35) {
    return { finding: 'bad-length', network, checksum, details: { found: code.length, expected: '26–35' } };
  }
  return { finding: 'bad-checksum', network, checksum };
}

/** A sound code of another coin or project, with a prefix that is not Bitcoin's. */
function lookAtOtherBech32(code: string): Result | null {
  for (const [format, coder] of [
    ['bech32', bech32],
    ['bech32m', bech32m],
  ] as const) {
    const decoded = coder.decodeUnsafe(code, false);
    if (!decoded) continue;
    return { finding: 'other-chain', checksum: { format, passed: true }, details: { prefix: `${decoded.prefix}1` } };
  }
  return null;
}
