import { bech32, bech32m } from '@scure/base';
import { decodeBase58Check } from './encodings/base58';

const BECH32_START =
  /(?:^|[^0-9a-z])((?:bc|tb|bcrt|t?sp|lno|lnurl|ln(?:bcrt|bc|tbs|tb)(?:\d+[munp]?)?)1[02-9ac-hj-np-z]*)$/i;
const BASE58_START = /(?:^|[^0-9A-Za-z])([13mn2][1-9A-HJ-NP-Za-km-z]*)$/;
const BECH32_PIECE = /^[02-9ac-hj-np-z]+$/i;
const BASE58_PIECE = /^[1-9A-HJ-NP-Za-km-z]+$/;
/** A piece of base58 that is no word: it has a digit, or a capital behind another letter. */
const CODE_LIKE = /\d|[A-Za-z][A-Z]/;
/** The byte order mark is an invisible character. */
const BETWEEN_PIECES = /[^\S\ufeff]+/;
const END_OF_SENTENCE = /[,.;:!?)\]}*~]+$/;
/** Characters of a base58 address, and of the longest code in bech32 that is tried. */
const BASE58_LENGTHS = { min: 26, max: 35 };
const MAX_BECH32 = 2000;
const MAX_PIECES = 60;
/** Of all checksums that are tested in one text: bounds the time. */
const MAX_CHECKSUMS = 150;
/** How many codes are found in one text, damaged ones included. */
const MAX_FOUND = 12;

interface Pieces {
  code: string;
  /** The first piece, with what adjoins it. */
  start: string;
}

/**
 * Codes with spaces or line breaks inside, behind or between other words. The checksum decides where a code ends. Without a correct
 * one, the pieces of equal length or with digits belong to it.
 */
export function findCodesInPieces(text: string): Pieces[] {
  const words = text.split(BETWEEN_PIECES).filter((word) => word !== '');
  const found: Pieces[] = [];
  let left = MAX_CHECKSUMS;
  for (let at = 0; at < words.length - 1 && found.length < MAX_FOUND; at += 1) {
    const start = words[at] ?? '';
    const bech = BECH32_START.exec(start)?.[1];
    const first = bech ?? BASE58_START.exec(start)?.[1];
    if (first === undefined) continue;
    const piece = bech === undefined ? BASE58_PIECE : BECH32_PIECE;
    const max = bech === undefined ? BASE58_LENGTHS.max : MAX_BECH32;
    const joins = joinsOf(first, words.slice(at + 1, at + MAX_PIECES), piece, max);
    const tried = joins.filter(({ length }) => length >= BASE58_LENGTHS.min && CODE_LIKE.test(first)).slice(0, left);
    left -= tried.length;
    const code =
      tried.find(bech === undefined ? decodeBase58Check : isBech32) ??
      damagedCode(first, words.slice(at + 1, at + MAX_PIECES), piece, max);
    if (code) found.push({ code, start });
  }
  return found;
}

/** The first piece with the next one, with the next two, and so on: as many as may belong to the code. */
function joinsOf(first: string, words: readonly string[], piece: RegExp, max: number): string[] {
  const joins: string[] = [];
  let code = first;
  for (const word of words) {
    const plain = word.replace(END_OF_SENTENCE, '');
    if (!piece.test(plain) || code.length + plain.length > max) break;
    code += plain;
    joins.push(code);
    if (plain !== word) break;
  }
  return joins;
}

function isBech32(code: string): boolean {
  return [bech32, bech32m].some((coder) => coder.decodeUnsafe(code, false));
}

function damagedCode(first: string, words: readonly string[], piece: RegExp, max: number): string | null {
  const size = words[0]?.length;
  const end = words.findIndex((word) => !CODE_LIKE.test(word) && word.length !== size);
  const code = joinsOf(first, end < 0 ? words : words.slice(0, end), piece, max).at(-1) ?? '';
  return first.length >= 4 && first.length < BASE58_LENGTHS.min && code.length >= BASE58_LENGTHS.min ? code : null;
}
