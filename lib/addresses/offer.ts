import { bech32 } from '@scure/base';
import { NOT_BECH32 } from './segwit';
import type { Result } from './types';

/** BOLT 12: an offer needs blinded paths or the public key of its issuer. */
const PATHS = 16;
const ISSUER_ID = 22;

/** BOLT 12: bech32's letters without its checksum. "+" may join pieces, but only between two letters. */
export function lookAtOffer(code: string): Result {
  const joined = code.replace(/(?<=[a-z0-9])\+(?=[a-z0-9])/gi, '');
  if (joined.includes('+')) return { finding: 'malformed' };
  const lower = joined.toLowerCase();
  if (joined !== lower && joined !== joined.toUpperCase()) return { finding: 'mixed-case' };
  const data = lower.slice('lno1'.length);
  const strange = [...new Set(data.match(NOT_BECH32))];
  if (strange.length > 0) {
    return { finding: 'bad-character', details: { found: strange.slice(0, 5).join(' '), count: strange.length } };
  }
  const types = readTypes(toBytes(data));
  const isSound = types?.every(isOfferType) && (types.includes(PATHS) || types.includes(ISSUER_ID));
  return { finding: isSound ? 'lightning-offer' : 'malformed' };
}

function toBytes(data: string): Uint8Array | null {
  return bech32.fromWordsUnsafe([...data].map((letter) => 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'.indexOf(letter))) ?? null;
}

/** A reader refuses an even type that it does not know. All types up to 22 are defined. */
function isOfferType(type: number): boolean {
  if (type > ISSUER_ID && type % 2 === 0) return false;
  return (type >= 1 && type <= 79) || (type >= 1_000_000_000 && type <= 1_999_999_999);
}

/** The types of a TLV stream (BOLT 1). Null if they do not increase, or if the stream was cut off. */
function readTypes(bytes: Uint8Array | null): number[] | null {
  if (!bytes) return null;
  const types: number[] = [];
  let at = 0;
  const readBigSize = (): number => {
    const first = bytes[at] ?? Number.NaN;
    const size = first < 0xfd ? 0 : 2 ** (first - 0xfc);
    const value = size === 0 ? first : bytes.slice(at + 1, at + 1 + size).reduce((sum, byte) => sum * 256 + byte, 0);
    at += 1 + size;
    return value;
  };
  while (at < bytes.length) {
    const type = readBigSize();
    const length = readBigSize();
    at += length;
    if (!(at <= bytes.length) || type <= (types.at(-1) ?? -1)) return null;
    types.push(type);
  }
  return types;
}
