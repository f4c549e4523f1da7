import { sha256 } from '@noble/hashes/sha2';
import { toLatin, withoutInvisible } from '@/lib/addresses/characters';
import { BASE58, decodeBase58Check, decodeXrpCheck } from '@/lib/addresses/encodings/base58';
import { decodeValidWords, percentDecode } from '@/lib/addresses/encodings/percent-decode';
import { isSs58Address } from '@/lib/addresses/encodings/ss58';
import { isErgoAddress } from '@/lib/addresses/ergo';
import { findCodesInPieces } from '@/lib/addresses/pieces';
import { isPublicBase58, withoutPublicCodes } from '@/lib/addresses/public-codes';
import type { SecretFinding } from '@/lib/addresses/types';
import { hasHexKey } from './hex-key';
import { hasRecoveryCode, isBech32, isIntactCode } from './recovery-codes';
import { hasSeedNumbers } from './seed-numbers';
import { hasSeedWords } from './seed-words';
import { decodeBase64Texts, hasBase64Key, hasWalletAccess } from './wallet-access';

const BASE58_CHARACTER = '[1-9A-HJ-NP-Za-km-z]';

/** The prefixes of SLIP 132, "xprv1" of SLIP 32 and Dogecoin's "dgpv". */
const EXTENDED_KEY = /^(?:[xyztuvklp]prv|[lmt]tpv|vtcv|rxpr|dgpv)[0-9a-z]{20,}$/i;
/**
 * By shape alone, so that a damaged key is found as well: WIF, BIP 38, codex32 (BIP 93; "cl1" is Core Lightning's), Nostr,
 * silent payment spend keys (BIP 392), XRP seeds, Stellar, Tezos and EOS keys and, with 86 to 88 characters, Solana keys.
 * 45 characters of a WIF key are more than a Solana address has.
 */
const PRIVATE_KEYS = [
  /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])(?:[5KLc9][0-9A-Za-z]{44,52}|6P[0-9A-Za-z]{50,58})$/,
  new RegExp(`^${BASE58_CHARACTER}{86,88}$`),
  new RegExp(`^(?=.*[0-9])(?=.*[A-Z])s${BASE58_CHARACTER}{28,30}$`),
  /^(?:nsec1|ncryptsec1|t?spspend1)[0-9a-z]{8,}$/i,
  /^S[A-Z2-7]{55}$/,
  new RegExp(`^(?:edsk|PVT[KR]1)${BASE58_CHARACTER}{40,}$`),
];
/** A WIF or BIP 38 key that lost its capitals: the checksum lets a thief find them again. */
const KEY_IN_ONE_CASE = /^(?=.*\d)(?:[5KL][0-9A-Z]{50,51}|[5kl][0-9a-z]{50,51}|6P[0-9A-Z]{56}|6p[0-9a-z]{56})$/;
const CODEX32 = /^(?:ms1[0-9a-z]{8,}|cl1[02-9][0-9a-z]{44,})$/i;
/** Keys in a file or a block of text: age, PEM (RFC 7468), OpenSSH, OpenPGP. */
const ARMORED_KEY = /AGE-SECRET-KEY-1[0-9A-Z]{20,}|-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----/i;
/**
 * BIP 38: an intermediate code (72 characters) and a confirmation code (75), also cut. Both let their holder try passphrases
 * without a limit. A code in one case has letters that base58 excludes. The word "passphrase" in a name has few digits behind it, and
 * fewer characters than most of a code.
 */
const BIP38_CODE = /^(?:passphrase(?:(?=(?:\D*\d){2})[0-9a-z]{16,69}|[0-9a-z]{50,69})|cfrm38[0-9a-z]{10,69})$/i;
/**
 * A WIF key that was cut or damaged behind its first two characters, also one without a digit; a hash has only hexadecimal digits.
 * With 43 or 44 characters, 32 bytes are an address of Solana.
 */
const CUT_WIF = /^(?=.*[a-z])(?=.*[g-zG-Z])(?:5[HJK]|K[w-z]|L[1-5]|9[1-3]|c[M-W])[1-9A-HJ-NP-Za-km-z]{25,51}$/;
const SCAN_KEY = /^t?spscan1[0-9a-z]{8,}$/i;

/** The first two characters of WIF keys with the version bytes 0x80 and 0xEF. */
const WIF_START = /(?=5[HJK]|K[w-z]|L[1-5]|9[1-3]|c[M-W])/g;
const EXTENDED_KEY_START = /(?=[xyztuvYZUVkLTp]prv|[LMt]tpv)/g;

/** Checksums that are tested at the possible starts of keys in one text. Code without spaces has more; it is then reported as a possible key. */
const MAX_CHECKSUMS = 200;
/** The same for whole words of the length of a key, each of which takes longer. */
const MAX_DECODED_TOKENS = 60;
/** Of a reading of the text: composed characters can become eighteen. */
const MAX_READING = 15_000;
/** How many times percent-encoding is removed. */
const MAX_ROUNDS = 5;

const MINI_KEY_LENGTHS: readonly number[] = [22, 26, 30];
/**
 * Finds a private key, a wallet backup, or a token or login of a wallet anywhere in a text, also with spaces inside, in base64 or
 * percent-encoded. Prefers a false alarm to a missed secret.
 */
export function findSecret(text: string): SecretFinding | null {
  for (const reading of readings(text)) {
    const latin = toLatin(reading);
    const found = findKey(latin) ?? (hasWalletAccess(latin) ? 'wallet-access' : findBackup(reading, latin));
    if (found) return found;
  }
  return null;
}

/**
 * The text without invisible characters, public codes and valid percent-encoding. If other percent signs are left, also the text in
 * which they are decoded, up to five times. Each also out of base64.
 */
function readings(text: string): Set<string> {
  const found = new Set<string>();
  // The time to normalize a letter grows with the square of its marks; no alphabet has so many.
  let reading = text.replace(/(\p{M}{8})\p{M}+/gu, '$1');
  for (let round = 0; round <= MAX_ROUNDS; round += 1) {
    reading = withoutInvisible(reading.normalize('NFKC')).slice(0, MAX_READING);
    // The digits of valid encoding are not part of the text: with what is behind them they can look like a key.
    const valid = round < MAX_ROUNDS ? decodeValidWords(reading) : reading;
    if (valid !== reading) {
      reading = valid;
      continue;
    }
    for (const one of [reading, ...decodeBase64Texts(reading)]) found.add(withoutPublicCodes(one));
    const decoded = percentDecode(reading);
    if (decoded === reading) break;
    reading = decoded;
  }
  return found;
}

/** @param latin the same text with Latin letters in place of those that look like them, which the words of a language may have */
function findBackup(text: string, latin: string): SecretFinding | null {
  if (hasSeedWords(text) && !isIntactCode(text)) return 'seed-words';
  if (hasSeedNumbers(text) || hasRecoveryCode(latin)) return 'seed-code';
  return hasHexKey(latin) || hasBase64Key(latin) ? 'hex-key' : null;
}

function findKey(text: string): SecretFinding | null {
  if (ARMORED_KEY.test(text)) return 'private-key';
  const tokens = text.match(/[0-9A-Za-z]+/g) ?? [];
  const joined = tokens.join('');
  let left = MAX_DECODED_TOKENS;
  for (const token of tokens) {
    const isKeyLong = isLengthOfKey(token);
    const found = keyByShape(token) ?? (isKeyLong && left > 0 ? keyByBytes(token) : null);
    if (found) return found;
    if (isKeyLong) left -= 1;
    if (KEY_IN_ONE_CASE.test(token) && !isBech32(token)) return 'private-key';
  }
  // A word before an intact address must not look like the start of a key.
  const inPieces =
    tokens.length > 1 ? (keyByShape(joined) ?? (isLengthOfKey(joined) ? keyByBytes(joined) : null)) : null;
  if (inPieces && !tokens.some(isIntactCode)) return inPieces;
  return keyByChecksum(joined) ?? (hasMiniKey(tokens, text) ? 'private-key' : null);
}

function keyByShape(token: string): SecretFinding | null {
  if (token.length < 10 || token.length > 1100) return null;
  if (EXTENDED_KEY.test(token)) return 'extended-private-key';
  if (CODEX32.test(token)) return 'seed-code';
  if (SCAN_KEY.test(token)) return 'scan-key';
  if (BIP38_CODE.test(token)) return 'bip38-code';
  // 48 characters that start with 5 are also the length of a cut WIF key, which passes the SS58 checksum once in 65,536 times.
  if (isSs58Address(token) || isErgoAddress(token)) return null;
  if (PRIVATE_KEYS.some((pattern) => pattern.test(token))) return 'private-key';
  if (isXrpSeed(token)) return 'private-key';
  if (CUT_WIF.test(token) && !isPublicBase58(token)) return 'private-key';
  return null;
}

/** 16 bytes behind a version of one or three bytes. By its checksum, because one seed in a hundred has no digit. */
function isXrpSeed(token: string): boolean {
  return /^s.{28,30}$/.test(token) && [17, 19].includes(decodeXrpCheck(token)?.length ?? 0);
}

/** Characters of a WIF key and of an extended key, of any version. */
function isLengthOfKey({ length }: string): boolean {
  return (length > 48 && length < 56) || (length > 106 && length < 116);
}

/** Finds extended keys and WIF keys of other versions; other coins use those from 0x80 on. */
function keyByBytes(token: string): SecretFinding | null {
  const bytes = isSs58Address(token) ? null : decodeBase58Check(token);
  if (bytes && isExtendedPrivateKey(bytes)) return 'extended-private-key';
  return bytes && isWif(bytes) && (bytes[0] ?? 0) >= 0x80 ? 'private-key' : null;
}

/** Finds keys that adjoin other text or contain spaces. The checksum excludes a match by chance. */
function keyByChecksum(joined: string): SecretFinding | null {
  let left = MAX_CHECKSUMS;
  const at = (start: number, length: number): Uint8Array | null => {
    const code = joined.slice(start, start + length);
    if (code.length < length || !BASE58.test(code) || left === 0) return null;
    left -= 1;
    return decodeBase58Check(code);
  };
  for (const { index } of joined.matchAll(EXTENDED_KEY_START)) {
    const bytes = at(index, 111);
    if (bytes && isExtendedPrivateKey(bytes)) return 'extended-private-key';
  }
  for (const { index } of joined.matchAll(WIF_START)) {
    if ([51, 52].some((length) => isWif(at(index, length)))) return 'private-key';
  }
  for (const { index } of joined.matchAll(/6P/g)) {
    if (at(index, 58)?.length === 39) return 'private-key';
  }
  if (/(?:ms|MS)1[02-9][02-9ac-hj-np-zAC-HJ-NP-Z]{44}/.test(joined)) return 'seed-code';
  return left === 0 ? 'hex-key' : null;
}

/** BIP 32: 78 bytes, of which the 46th is zero for a private key. */
function isExtendedPrivateKey(bytes: Uint8Array): boolean {
  return bytes.length === 78 && bytes[45] === 0;
}

function isWif(bytes: Uint8Array | null): boolean {
  return bytes?.length === 33 || (bytes?.length === 34 && bytes[33] === 1);
}

/**
 * Mini private keys: "S" and 21, 25 or 29 base58 characters. SHA-256 of the key and "?" begins with a zero byte. A single
 * token with digits and both cases needs no such check, because a damaged key is a secret too.
 */
function hasMiniKey(tokens: readonly string[], text: string): boolean {
  let left = MAX_CHECKSUMS;
  return tokens.some((first, index) => {
    if (!first.startsWith('S') || left <= 0) return false;
    let key = '';
    for (const token of tokens.slice(index, index + 30)) {
      key += token;
      if (key.length > 30) return false;
      if (!MINI_KEY_LENGTHS.includes(key.length) || !BASE58.test(key)) continue;
      if (key === first && /\d/.test(key) && /[a-z]/.test(key) && /[A-Z].*[A-Z]/.test(key)) return true;
      left -= 1;
      const hash = sha256(Uint8Array.from(`${key}?`, (character) => character.charCodeAt(0)));
      if (hash[0] === 0 && !isInIntactCode(key, text)) return true;
    }
    return false;
  });
}

/** Pieces of one address in 256 pass the check of a mini private key by chance, if one of them begins with "S" at the right place. */
function isInIntactCode(key: string, text: string): boolean {
  const codes = [text.replace(/\s+/g, ''), ...findCodesInPieces(text).map(({ code }) => code)];
  return codes.some((code) => code.includes(key) && isIntactCode(code));
}
