import { bech32 } from '@scure/base';
import { isPublicKey } from '@/lib/addresses/encodings/curve';
import { NOT_BECH32 } from '@/lib/addresses/encodings/segwit';
import type { Network, Result } from '@/lib/addresses/types';

/** The fields of BOLT 12 that are looked at. */
const FIELDS = {
  chains: 2,
  currency: 6,
  amount: 8,
  description: 10,
  features: 12,
  expiry: 14,
  paths: 16,
  issuer: 18,
  issuerId: 22,
};
const CHAIN_BYTES = 32;
/** The first bytes of the hashes of the genesis blocks, as BOLT 12 writes them: main, testnet 3, testnet 4, signet, regtest. */
const CHAINS: Record<string, Network> = {
  '6fe28c0ab6f1b372': 'main',
  '43497fd7f8269571': 'test',
  '43f08bdab050e35b': 'test',
  f61eee3b63a380a4: 'test',
  '06226e46111a0b59': 'regtest',
};

/**
 * BOLT 12: bech32's letters without its checksum. "+", which white space may follow, joins pieces, but only between two
 * letters. Not verified: the encrypted data of blinded paths, and whether their channels exist.
 *
 * @param now in milliseconds since 1970
 */
export function lookAtOffer(code: string, now: number): Result {
  const joined = code.replace(/(?<=[a-z0-9])\+\s*(?=[a-z0-9])/gi, '');
  if (joined.includes('+')) return { finding: 'malformed' };
  const lower = joined.toLowerCase();
  if (joined !== lower && joined !== joined.toUpperCase()) return { finding: 'mixed-case' };
  const data = lower.slice('lno1'.length);
  const strange = [...new Set(data.match(NOT_BECH32))];
  if (strange.length > 0) {
    return { finding: 'bad-character', details: { found: strange.slice(0, 5).join(' '), count: strange.length } };
  }
  const fields = readFields(toBytes(data));
  if (!fields || !isSound(fields)) return { finding: 'malformed' };
  const expiry = fields.get(FIELDS.expiry);
  const hasExpired = expiry !== undefined && toNumber(expiry) * 1000 < now;
  return { finding: hasExpired ? 'expired-offer' : 'lightning-offer', network: networkOf(fields.get(FIELDS.chains)) };
}

type Fields = Map<number, Uint8Array>;

function isSound(fields: Fields): boolean {
  const { chains, currency, amount, description, features, paths, issuer, issuerId } = FIELDS;
  const chainBytes = fields.get(chains)?.length ?? CHAIN_BYTES;
  const key = fields.get(issuerId);
  return (
    [...fields.keys()].every(isOfferType) &&
    (fields.has(paths) || fields.has(issuerId)) &&
    arePaths(fields.get(paths)) &&
    (!key || isPublicKey(key)) &&
    !hasEvenBit(fields.get(features)) &&
    (!fields.has(currency) || fields.has(amount)) &&
    (!fields.has(amount) || (fields.has(description) && toNumber(fields.get(amount)) > 0)) &&
    chainBytes > 0 &&
    chainBytes % CHAIN_BYTES === 0 &&
    [currency, description, issuer].every((type) => isUtf8(fields.get(type)))
  );
}

/** BOLT 12 defines no feature of an offer: every even bit is unknown, and a reader must refuse it. Bit 0 is in the last byte. */
function hasEvenBit(features: Uint8Array = new Uint8Array()): boolean {
  return features.some((byte) => (byte & 0b0101_0101) !== 0);
}

/**
 * BOLT 4: each blinded path has a first node (a public key, or 0 or 1 and the 8 bytes of a channel), a public key, a number of
 * hops, and for each hop a public key, a length of two bytes and so many bytes. BOLT 12: no path is without a hop.
 */
function arePaths(bytes: Uint8Array | undefined): boolean {
  if (!bytes) return true;
  let at = 0;
  const readKey = () => {
    at += 33;
    return isPublicKey(bytes.subarray(at - 33, at));
  };
  const readByte = () => {
    at += 1;
    return bytes[at - 1] ?? Number.NaN;
  };
  do {
    if ((bytes[at] ?? 2) < 2) at += 9;
    else if (!readKey()) return false;
    if (!readKey()) return false;
    const hops = readByte();
    if (!(hops > 0)) return false;
    for (let hop = 0; hop < hops; hop += 1) {
      if (!readKey()) return false;
      at += readByte() * 256 + readByte();
      if (!(at <= bytes.length)) return false;
    }
  } while (at < bytes.length);
  return true;
}

/** Without chains, an offer is for Bitcoin's main network. Null if none of its chains is known. */
function networkOf(chains: Uint8Array | undefined): Network | null {
  if (!chains) return 'main';
  const known = Array.from({ length: chains.length / CHAIN_BYTES }, (_, index) => {
    const start = chains.subarray(index * CHAIN_BYTES, index * CHAIN_BYTES + 8);
    return CHAINS[Array.from(start, toHex).join('')];
  });
  return known.find((network) => network === 'main') ?? known.find((network) => network !== undefined) ?? null;
}

function isUtf8(bytes: Uint8Array | undefined): boolean {
  try {
    decodeURIComponent(Array.from(bytes ?? [], (byte) => `%${toHex(byte)}`).join(''));
    return true;
  } catch {
    return false;
  }
}

function toHex(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}

function toBytes(data: string): Uint8Array | null {
  return bech32.fromWordsUnsafe([...data].map((letter) => 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'.indexOf(letter))) ?? null;
}

function toNumber(bytes: Uint8Array = new Uint8Array()): number {
  return bytes.reduce((sum, byte) => sum * 256 + byte, 0);
}

/** A reader refuses an even type that it does not know. All types up to 22 are defined. */
function isOfferType(type: number): boolean {
  if (type > FIELDS.issuerId && type % 2 === 0) return false;
  return (type >= 1 && type <= 79) || (type >= 1_000_000_000 && type <= 1_999_999_999);
}

/** The fields of a TLV stream (BOLT 1). Null if their types do not increase, or if the stream was cut off. */
function readFields(bytes: Uint8Array | null): Fields | null {
  if (!bytes) return null;
  const fields: Fields = new Map();
  let last = -1;
  let at = 0;
  const readBigSize = (): number => {
    const first = bytes[at] ?? Number.NaN;
    const size = first < 0xfd ? 0 : 2 ** (first - 0xfc);
    const value = size === 0 ? first : toNumber(bytes.slice(at + 1, at + 1 + size));
    at += 1 + size;
    return value;
  };
  while (at < bytes.length) {
    const type = readBigSize();
    const length = readBigSize();
    const start = at;
    at += length;
    if (!(at <= bytes.length) || type <= last) return null;
    fields.set(type, bytes.slice(start, at));
    last = type;
  }
  return fields;
}
