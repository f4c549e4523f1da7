import { createECDH, createHash, createHmac, pbkdf2Sync } from 'node:crypto';
import { ripemd160 } from '@noble/hashes/legacy';
import { bech32 } from '@scure/base';
import { seedExample } from '@/content/examples/seed-example';
import { BITS_PER_WORD, SEED_BITS, SEED_PHRASE_LENGTHS, SEED_ROUNDS, seedPhrase } from './seed-phrase';

/** The order of secp256k1. */
const ORDER = BigInt('0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141');
const HARDENED = 2 ** 31;

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest();
const seedOf = (words: readonly string[], passphrase = '') =>
  pbkdf2Sync(words.join(' '), `mnemonic${passphrase}`, SEED_ROUNDS, SEED_BITS / 8, 'sha512');

function publicKey(privateKey: Buffer): Buffer {
  const curve = createECDH('secp256k1');
  curve.setPrivateKey(privateKey);
  return curve.getPublicKey(undefined, 'compressed') as unknown as Buffer;
}

/** The address that BIP 32 and BIP 84 derive from a seed: m/84'/0'/0'/0/index. */
function addressOf(seed: Buffer, index: number): string {
  let node = createHmac('sha512', 'Bitcoin seed').update(seed).digest();
  for (const step of [84 + HARDENED, HARDENED, HARDENED, 0, index]) {
    const [key, chainCode] = [node.subarray(0, 32), node.subarray(32)];
    const number = Buffer.alloc(4);
    number.writeUInt32BE(step);
    const data = step >= HARDENED ? Buffer.concat([Buffer.alloc(1), key]) : publicKey(key);
    const child = createHmac('sha512', chainCode).update(data).update(number).digest();
    const sum = (BigInt(`0x${child.toString('hex', 0, 32)}`) + BigInt(`0x${key.toString('hex')}`)) % ORDER;
    node = Buffer.concat([Buffer.from(sum.toString(16).padStart(64, '0'), 'hex'), child.subarray(32)]);
  }
  const keyHash = ripemd160(sha256(publicKey(node.subarray(0, 32))));
  return bech32.encode('bc', [0, ...bech32.toWords(keyHash)]);
}

/** Whether words, given by their places in the list, pass the checksum of BIP 39. */
function passesChecksum(places: number[]): boolean {
  const bits = places.map((place) => place.toString(2).padStart(BITS_PER_WORD, '0')).join('');
  const entropyBits = (bits.length * 32) / 33;
  const entropy = Buffer.from(
    (bits.slice(0, entropyBits).match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)),
  );
  const hash = [...sha256(entropy)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.slice(entropyBits) === hash.slice(0, bits.length - entropyBits);
}

it.each([
  [12, 128, 4, 128],
  [15, 160, 5, 64],
  [18, 192, 6, 32],
  [21, 224, 7, 16],
  [24, 256, 8, 8],
] as const)('a phrase of %i words has the bits of the table in BIP 39', (words, entropyBits, checksumBits, last) => {
  const phrase = seedPhrase(words);
  expect(phrase).toMatchObject({ entropyBits, checksumBits, validLastWords: last });
  expect(entropyBits + checksumBits).toBe(words * BITS_PER_WORD);
  expect(phrase.oneInPasses).toBe(2 ** checksumBits);
});

it('covers every length of BIP 39', () => {
  expect(SEED_PHRASE_LENGTHS.map((words) => seedPhrase(words).entropyBits)).toEqual([128, 160, 192, 224, 256]);
});

describe('the example phrase', () => {
  const { abandon, about } = seedExample.places;
  const last = seedExample.words.length - 1;
  const withAboutAt = (place: number) => seedExample.words.map((_, index) => (index === place ? about : abandon));

  it('passes the checksum in one of its twelve orders: the one that is printed', () => {
    const orders = seedExample.words.map((_, place) => place).filter((place) => passesChecksum(withAboutAt(place)));
    expect(orders).toEqual([last]);
    expect(seedExample.words.indexOf('about')).toBe(last);
  });

  it('passes the checksum with as many last words as computed', () => {
    const passing = Array.from({ length: 2048 }, (_, word) => word).filter((word) =>
      passesChecksum([...Array(last).fill(abandon), word]),
    );
    expect(passing).toHaveLength(seedPhrase(12).validLastWords);
    expect(passing).toContain(about);
  });

  it('gives the seed of the test vector with its passphrase, and another one without', () => {
    // trezor/python-mnemonic, vectors.json: the first English vector.
    expect(seedOf(seedExample.words, 'TREZOR').toString('hex')).toMatch(/^c55257c360c07c72029aebc1b53c05ed/);
    expect(seedOf(seedExample.words).toString('hex').startsWith(seedExample.seedStart)).toBe(true);
  });

  it('leads to the addresses of the test vector in BIP 84', () => {
    const seed = seedOf(seedExample.words);
    expect(seedExample.addresses.map((_, index) => addressOf(seed, index))).toEqual([...seedExample.addresses]);
  });

  it('gives a different address for each passphrase, one that differs by a capital or a space too', () => {
    const first = (passphrase: string) => addressOf(seedOf(seedExample.words, passphrase), 0);
    expect(new Set(['', 'sun', 'Sun', 'sun '].map(first)).size).toBe(4);
  });
});
