import { base58, bech32m } from '@scure/base';
import { BASE58, decodeBase58Check } from './encodings/base58';
import { fromHex, isPublicKey } from './encodings/curve';
import { isSs58Address } from './encodings/ss58';
import { isPsbt } from './psbt';
import { isTonAddress } from './ton';
import type { Result } from './types';

/** BIP 380 to 392: the functions at the start of an output script descriptor. */
const DESCRIPTOR = /^(?:addr|combo|multi|pk|pkh|raw|rawtr|sh|sortedmulti|sp|tr|wpkh|wsh)\(.+\)(?:#[0-9a-z]*)?$/i;
/** BIP 174 and 370: "psbt" and 0xFF, in base64 or in hexadecimal digits. */
const PSBT = /^(?:cHNidP8|70736274ff)/i;
/** BCR-2020-005, -006, -010, -015: animated codes of data without private keys. */
const UR_TRANSACTION = /^ur:(?:crypto-)?psbt\//i;
const UR_PUBLIC = /^ur:(?:crypto-output|output-descriptor|crypto-account|account-descriptor|crypto-hdkey|hdkey)\//i;
/** BOLT 1 and 7: a node's public key, with its host and port. */
const NODE = /^(0[23][0-9a-f]{64})@(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;
const PUBLIC_KEY = /^(?:0[23][0-9a-f]{64}|04[0-9a-f]{128})$/i;
/** BOLT 12, which has no checksum. */
const BOLT12 = /^ln(?<kind>[ir])1[02-9ac-hj-np-z+]+$/i;
/**
 * What a block explorer writes before the ID of a transaction or the hash of a block: a word for it, and perhaps a coin, a network
 * or a view behind it.
 */
const EXPLORER_PATH = String.raw`\/(?:tx|txs|txid|tiid|transactions?|blocks?)\/(?:[a-z]{2,16}\/){0,2}`;
/** 32 bytes in hexadecimal digits, or a signature of Solana. */
const ID = '(?:(?:0x)?[0-9a-f]{64}|[1-9A-HJ-NP-Za-km-z]{86,88})(?![0-9a-z])';
const EXPLORER = new RegExp(`^(?:https?:\\/\\/)?[a-z0-9.-][^\\s?]*${EXPLORER_PATH}${ID}`, 'i');
/** Cashu payment requests: NUT 18 (CBOR in base64) and NUT 26 (bech32m). */
const ECASH_REQUEST = /^(?:creqA[\w-]{10,}={0,2}|creqb1[02-9ac-hj-np-z]+)$/i;

/**
 * BCR-2020-007, in minimal bytewords: key 3 ("ax"), 33 bytes ("hdcl"), of which the first is 2 or 3 for a public key, and no
 * key 1 or 2 before, which would announce a private one.
 */
const UR_PUBLIC_HDKEY = /^ur:(?:crypto-)?hdkey\/..(?:....)?axhdcla[ox]/i;

/** Names a public code of Bitcoin that is no address: transactions, descriptors, keys, nodes and requests. Null if it is none. */
export function lookAtPublicCode(code: string): Result | null {
  if (PSBT.test(code) || UR_TRANSACTION.test(code)) return { finding: 'psbt' };
  if (EXPLORER.test(code)) return { finding: 'transaction-link' };
  if (UR_PUBLIC.test(code) || DESCRIPTOR.test(code)) return { finding: 'descriptor' };
  const node = NODE.exec(code)?.[1];
  if (node) return { finding: isPublicKey(fromHex(node)) ? 'node' : 'malformed' };
  if (PUBLIC_KEY.test(code)) return { finding: 'public-key' };
  const bolt12 = BOLT12.exec(code)?.groups?.kind?.toLowerCase();
  if (bolt12) return { finding: bolt12 === 'i' ? 'offer-invoice' : 'invoice-request' };
  return ECASH_REQUEST.test(code) ? lookAtEcashRequest(code) : null;
}

function lookAtEcashRequest(code: string): Result {
  if (!/^creqb1/i.test(code)) return { finding: 'ecash-request' };
  const passed = Boolean(bech32m.decodeUnsafe(code, false));
  return { finding: passed ? 'ecash-request' : 'bad-checksum', checksum: { format: 'bech32m', passed } };
}

/** The flags and the work chain of TON, so that an address with a wrong checksum is no key either: 36 bytes are the length of none. */
const TON_START = /^[EUk0][Qf]/;

/** Public codes inside a text, by their shape, and a check where the shape also fits secrets. */
const PUBLIC_PARTS: readonly [pattern: RegExp, isPublic?: (match: string) => boolean][] = [
  [/(?<![0-9A-Za-z])cHNidP8[\w+/-]*(?:\r?\n[\w+/-]+)+={0,2}/g, isPsbt],
  [/(?<![0-9A-Za-z])cHNidP8[\w+/%-]*={0,2}/g],
  [/(?<![0-9a-z])70736274ff[0-9a-f]*/gi],
  [/ur:(?:crypto-)?psbt\/[0-9a-z/-]*/gi],
  [/ur:(?:crypto-output|output-descriptor|crypto-account|account-descriptor)\/[0-9a-z/-]*/gi, hasNoPrivateKey],
  [/ur:(?:crypto-)?hdkey\/[0-9a-z]*/gi, (match) => UR_PUBLIC_HDKEY.test(match) && hasNoPrivateKey(match)],
  [/(?<![0-9A-Za-z])creqA[\w-]{10,}={0,2}/gi],
  [/(?<![0-9A-Za-z])creqb1[02-9ac-hj-np-z]{10,}/gi, (match) => Boolean(bech32m.decodeUnsafe(match, false))],
  [/(?<![\w+/-])[\w+/-]{48}(?![\w+/=-])/g, (match) => isTonAddress(match) || TON_START.test(match)],
  [/(?<![0-9a-z-])(?:0|-1):[0-9a-f]{64}(?![0-9a-z])/gi],
  // Zeros in base58: an address of Solana has 32 of them.
  [/(?<![0-9A-Za-z])1{32,}(?![0-9A-Za-z])/g],
  // An address of XDC; its prefix has hexadecimal digits.
  [/(?<![0-9a-z])xdc[0-9a-f]{40}(?![0-9a-z])/gi],
  [new RegExp(`(?<=${EXPLORER_PATH})${ID}`, 'gi')],
  // Hashes and scripts of descriptors (BIP 379, BIP 385).
  [/(?<=(?:sha256|hash256)\()[0-9a-f]{64}(?=\))/gi],
  [/(?<=(?<![0-9a-z])raw\()[0-9a-f]+(?=\))/gi],
];
/** BIP 386: inside a Taproot descriptor a key may have 64 hexadecimal digits, and is then public. */
const TAPROOT_DESCRIPTOR = /(?<=(?<![0-9a-z])(?:raw)?tr)\(/gi;
const X_ONLY_KEY = /(?<=[(,[\]{])[0-9a-f]{64}(?=[),/{}])/gi;

/** Key data of a private key begins with a byte of zero ("ae"). */
function hasNoPrivateKey(code: string): boolean {
  return !/axhdclae/i.test(code);
}

/** Takes the place of a public code. It is no letter, digit or space (U+FFFC, object replacement character). */
export const PLACEHOLDER = '\ufffc';

/** The text with a placeholder for each public code, because a part of one can look like a secret. */
export function withoutPublicCodes(text: string): string {
  const masked = PUBLIC_PARTS.reduce(
    (rest, [pattern, isPublic]) =>
      rest.replace(pattern, (match) => (isPublic?.(match) === false ? match : PLACEHOLDER)),
    text,
  );
  return withoutTaprootKeys(masked);
}

/** Only inside the brackets of a descriptor: elsewhere, such digits in brackets may be a private key. */
function withoutTaprootKeys(text: string): string {
  const starts = [...text.matchAll(TAPROOT_DESCRIPTOR)].map(({ index }) => index);
  if (starts.length === 0) return text;
  const ends = closingBrackets(text);
  let masked = '';
  let at = 0;
  for (const start of starts) {
    if (start < at) continue;
    // The words behind a descriptor that was cut are not part of it.
    const end = ends.get(start) ?? start + text.slice(start).search(/\s|$/);
    masked += text.slice(at, start) + text.slice(start, end + 1).replace(X_ONLY_KEY, PLACEHOLDER);
    at = end + 1;
  }
  return masked + text.slice(at);
}

/** The place of each opening bracket, with the place of the one that closes it. */
function closingBrackets(text: string): Map<number, number> {
  const open: number[] = [];
  const ends = new Map<number, number>();
  for (const { 0: bracket, index } of text.matchAll(/[()]/g)) {
    if (bracket === '(') open.push(index);
    else ends.set(open.pop() ?? -1, index);
  }
  return ends;
}

/** Whether base58 text is an intact address or public key: its checksum holds and its length is none of a private key. */
export function isPublicBase58(code: string): boolean {
  if (code.length < 26 || code.length > 120 || !BASE58.test(code)) return false;
  const bytes = decodeBase58Check(code);
  if (bytes) return bytes.length === 21 || bytes.length === 22 || bytes.length === 81;
  return isSs58Address(code) || isSolanaAddress(code);
}

/** 32 bytes in base58, without a checksum. */
export function isSolanaAddress(code: string): boolean {
  return code.length >= 32 && code.length <= 44 && BASE58.test(code) && base58.decode(code).length === 32;
}
