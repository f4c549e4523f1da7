import { bech32, bech32m } from '@scure/base';
import { decodeBase58Check } from '@/lib/addresses/encodings/base58';
import { isSs58Address } from '@/lib/addresses/encodings/ss58';

/**
 * Recovery codes of the wallet Muun: eight groups of four letters and digits without 0 and 1, of which one may be missing. With
 * dashes anywhere; with spaces, on lines of their own, because an address can hold as many; and without a separator.
 */
const RECOVERY_CODES = [
  /(?<![0-9A-Za-z])[A-Z2-9]{4}(?:\s*\p{Pd}\s*[A-Z2-9]{4}|\s+[A-Z2-9]{4}(?=\s*\p{Pd})){6,}(?![0-9A-Za-z])/giu,
  /^[^\S\n]*[A-Z2-9]{4}(?:\s+[A-Z2-9]{4}){6,7}[^\S\n]*$(?!\s+[0-9A-Z]{4}\s)/gimu,
];

const JOINED_RECOVERY_CODE = /(?<![0-9A-Za-z])(?:[A-Z2-9]{28}|[A-Z2-9]{32})(?![0-9A-Za-z])/gi;

/** The end of a line of a code in several lines, where the next line can look like a recovery code. */
const LINE_OF_CODE = /(?<![0-9A-Za-z])[0-9A-Za-z]{16,}(?=\s*$)/;

export function hasRecoveryCode(text: string): boolean {
  const spaced = RECOVERY_CODES.flatMap((pattern) => text.match(pattern) ?? []);
  const joined = [...text.matchAll(JOINED_RECOVERY_CODE)].filter(({ index }) => {
    const before = LINE_OF_CODE.exec(text.slice(Math.max(0, index - 200), index))?.[0];
    return !before || isIntactCode(before);
  });
  return [...spaced, ...joined.map(([code]) => code)].some(isRecoveryCode) && !isIntactCode(text);
}

/** In capitals or in small letters, with digits and letters: a list of words or of years has not both. */
function isRecoveryCode(code: string): boolean {
  return (code === code.toUpperCase() || code === code.toLowerCase()) && /\d/.test(code) && /[a-z]/i.test(code);
}

/** Excludes addresses in groups of four: a group of letters looks like a word. */
export function isIntactCode(text: string): boolean {
  const code = text.replace(/\s+/g, '');
  return isBech32(code) || decodeBase58Check(code) !== null || isSs58Address(code);
}

export function isBech32(code: string): boolean {
  return code.includes('1') && [bech32, bech32m].some((coder) => coder.decodeUnsafe(code, false));
}
