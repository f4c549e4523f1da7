import { withoutPercentCodes } from '@/lib/addresses/encodings/percent-decode';
import { isSolanaAddress, PLACEHOLDER } from '@/lib/addresses/public-codes';

/** Digits of 16 bytes, the entropy of 12 words. */
const MIN_HEX_DIGITS = 32;
/** Digits of a private key of 32 bytes. */
const KEY_HEX_DIGITS = 64;
/** A hash of 20 bytes, and public keys of 33 and 65 bytes. */
const PUBLIC_HEX = /^(?:[0-9a-f]{40}|0[23][0-9a-f]{64}|04[0-9a-f]{128})$/i;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/**
 * Public codes that the digits beside them must not join: public keys, addresses of Ethereum, and addresses of Solana with many
 * zeros. None of them is a piece of a key of 32 bytes.
 */
const PUBLIC_BESIDE_HEX = /(?<![0-9a-z])(?:0[23][0-9a-f]{64}|04[0-9a-f]{128}|0x[0-9a-f]{40})(?![0-9a-z])/gi;
const SOLANA_WITH_ZEROS =
  /(?<![0-9A-Za-z])(?=[0-9A-Za-z]*[G-Zg-z])[0-9A-Za-z]{0,44}1{20,}[0-9A-Za-z]{0,24}(?![0-9A-Za-z])/g;
/** A few digits each between white space or signs of a list, behind "0x" or "\x" too. */
const HEX_GROUPS = /(?<![0-9a-z])[0-9a-f]+(?:[\s:,;._-]+[0-9a-f]+)+(?![0-9a-z])/gi;
/** Pieces with the quotation marks and dividers of lists that programs write. */
const HEX_LIST = /(?<![0-9a-z])(?:[0-9a-f]{2,32}[\s:,;._"'|/-]+)+[0-9a-f]{2,32}(?![0-9a-z])/gi;

/** Whether a text holds a key in hexadecimal digits, also in groups or in a list. Prefers a false alarm to a missed key. */
export function hasHexKey(text: string): boolean {
  // "k1" of an LNURL login is a public challenge of 32 bytes (LUD 04).
  const searched = /^(?:lnurl[pwc]|keyauth):/i.test(text)
    ? text.replace(/([?&]k1=)[0-9a-f]{64}(?![0-9a-f])/i, '$1')
    : text;
  const plain = withoutPercentCodes(searched)
    .replace(PUBLIC_BESIDE_HEX, PLACEHOLDER)
    .replace(SOLANA_WITH_ZEROS, (token) => (isSolanaAddress(token) ? PLACEHOLDER : token));
  const runs = plain.match(/[0-9a-f]+/gi) ?? [];
  if (runs.some(isSecretHex)) return true;
  const bare = plain.replace(/(?<![0-9a-z])0x|\\x/gi, ' ');
  const groups = bare.match(HEX_GROUPS) ?? [];
  if (groups.some((group) => !UUID.test(group) && isSecretHex(onlyHex(group)))) return true;
  return bare.match(HEX_LIST)?.some((list) => onlyHex(list).length >= KEY_HEX_DIGITS) ?? false;
}

function onlyHex(text: string): string {
  return text.replace(/[^0-9a-f]/gi, '');
}

function isSecretHex(digits: string): boolean {
  return digits.length >= MIN_HEX_DIGITS && !PUBLIC_HEX.test(digits);
}
