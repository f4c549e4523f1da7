import { sha256 } from '@noble/hashes/sha2';
import { base58, bech32, bech32m, createBase58check } from '@scure/base';
import { wordlist } from '@scure/bip39/wordlists/english';
import fc from 'fast-check';
import { judge } from '@/components/calculators/address-identifier/judgement';
import { isPublicKey } from './encodings/curve';
import { identify } from './identify';
import { type Finding, type Identified, SECRET_FINDINGS } from './types';

/*
 * For each class a generator of codes, which are then wrapped in texts or damaged: what is valid is found, what is damaged is never well
 * formed, what is secret is always caught and never repeated, and what is public is never called a secret.
 */

const base58check = createBase58check(sha256);
/** Bytes as a key or a hash has them. Those of `fc.uint8Array` are often equal, and no key has such a fingerprint. */
const bytes = (size: number) =>
  fc
    .integer()
    .map((seed) =>
      Uint8Array.from({ length: size }, (_, index) => sha256(`${seed} ${Math.floor(index / 32)}`)[index % 32] ?? 0),
    );
const isSecret = (found: Identified | null) =>
  (SECRET_FINDINGS as readonly (Finding | undefined)[]).includes(found?.finding);
const toHex = (data: Uint8Array) => Buffer.from(data).toString('hex');

const base58Address = (version: number) =>
  bytes(20).map((hash) => base58check.encode(Uint8Array.from([version, ...hash])));
const segwit = (prefix: string, version: number, size: number) =>
  bytes(size).map((program) =>
    (version === 0 ? bech32 : bech32m).encode(prefix, [version, ...bech32.toWords(program)]),
  );

const GOOD: Record<string, fc.Arbitrary<string>> = {
  p2pkh: base58Address(0),
  p2sh: base58Address(5),
  p2wpkh: segwit('bc', 0, 20),
  p2wsh: segwit('bc', 0, 32),
  p2tr: segwit('bc', 1, 32),
  'silent-payment': bytes(64).map((keys) =>
    bech32m.encode(
      'sp',
      [0, ...bech32m.toWords(Uint8Array.from([2, ...keys.slice(0, 32), 3, ...keys.slice(32)]))],
      1023,
    ),
  ),
};

const publicKey = bytes(32)
  .map((x) => Uint8Array.from([2, ...x]))
  .filter(isPublicKey)
  .map(toHex);
const hash = bytes(32).map(toHex);
const extendedPublicKey = fc
  .tuple(fc.constantFrom(0x0488b21e, 0x049d7cb2, 0x04b24746, 0x043587cf), bytes(73), fc.constantFrom(2, 3))
  .map(([version, rest, sign]) => {
    const payload = new Uint8Array(78);
    new DataView(payload.buffer).setUint32(0, version);
    payload.set(rest.slice(0, 41), 4);
    payload.set([sign, ...rest.slice(41)], 45);
    return base58check.encode(payload);
  });
/** One map with one pair of a key and a value. */
const psbt = fc
  .uint8Array({ minLength: 20, maxLength: 250 })
  .map((value) => Buffer.from([0x70, 0x73, 0x62, 0x74, 0xff, 1, 0, value.length, ...value, 0]));
/** CRC-16/XMODEM, bit by bit. */
function crc16(data: readonly number[]): number {
  return data.reduce((before, byte) => {
    let crc = before ^ (byte << 8);
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
    return crc;
  }, 0);
}
const ton = fc
  .tuple(fc.constantFrom(0x11, 0x51, 0x91, 0xd1), fc.constantFrom(0, 255), bytes(32))
  .map(([flags, chain, id]) => {
    const data = [flags, chain, ...id];
    const crc = crc16(data);
    return Buffer.from([...data, crc >> 8, crc & 255]).toString('base64url');
  });

const PUBLIC: Record<string, fc.Arbitrary<string>> = {
  'extended-public-key': extendedPublicKey,
  descriptor: fc.oneof(
    fc.tuple(fc.constantFrom('pk', 'pkh', 'wpkh', 'combo'), publicKey).map(([name, key]) => `${name}(${key})`),
    fc.tuple(hash, hash).map(([key, other]) => `tr(${key},pk(${other}))`),
    fc.tuple(publicKey, hash).map(([key, digest]) => `wsh(and_v(v:pk(${key}),sha256(${digest})))`),
    GOOD.p2wpkh?.map((address) => `addr(${address})`) ?? fc.constant(''),
  ),
  psbt: fc.oneof(
    psbt.map((data) => data.toString('base64')),
    psbt.map((data) => data.toString('hex')),
  ),
  'public-key': publicKey,
  node: fc
    .tuple(
      publicKey,
      fc.constantFrom('203.0.113.5', 'node.example', '[2001:db8::1]'),
      fc.integer({ min: 1, max: 65_535 }),
    )
    .map(([key, host, port]) => `${key}@${host}:${port}`),
  'payment-request': fc.webPath().map((path) => `bitcoin:?r=${encodeURIComponent(`https://shop.example${path}`)}`),
  'ecash-request': fc
    .uint8Array({ minLength: 40, maxLength: 200 })
    .map((data) => `creqA${Buffer.from(data).toString('base64url')}`),
  'transaction-link': hash.map((id) => `https://explorer.example/tx/${id}`),
  'named-chain': ton,
  'hash-or-ethereum': bytes(20).map(toHex),
};

const secret = fc.oneof(
  fc
    .tuple(fc.constantFrom(0x80, 0xef), bytes(32), fc.boolean())
    .map(([version, key, isCompressed]) =>
      base58check.encode(Uint8Array.from([version, ...key, ...(isCompressed ? [1] : [])])),
    ),
  fc
    .tuple(fc.constantFrom(0x51, 0x53), bytes(41))
    .map(([end, rest]) =>
      base58check.encode(Uint8Array.from([0x2c, 0xe9, 0xb3, 0xe1, 0xff, 0x39, 0xe2, end, ...rest])),
    ),
  bytes(46).map((rest) => base58check.encode(Uint8Array.from([0x64, 0x3b, 0xf6, 0xa8, 0x9a, ...rest]))),
  fc
    .array(fc.constantFrom(...wordlist), { minLength: 12, maxLength: 24 })
    .chain((words) => fc.constantFrom(' ', '\n', ', ', '-', '. ').map((between) => words.join(between))),
  fc
    .array(fc.string({ unit: fc.constantFrom(...'ABCDEFHJKMNPQRSTUVWXYZ2345789'), minLength: 4, maxLength: 4 }), {
      minLength: 8,
      maxLength: 8,
    })
    .map((groups) => groups.join('-'))
    .filter((code) => /\d/.test(code)),
  hash,
);

const IN_TEXT: readonly ((code: string) => string)[] = [
  (code) => code,
  (code) => ` ${code}\n`,
  (code) => `"${code}"`,
  (code) => `“${code}”`,
  (code) => `<${code}>`,
  (code) => `(${code})`,
  (code) => `Please pay to ${code}, thank you.`,
  (code) => `Address: ${code}`,
  (code) => `我的地址是 ${code} 谢谢`,
  (code) => `https://explorer.example/address/${code}`,
  (code) => `${'The shop of my town is not open on Sunday. '.repeat(50)}${code}`,
];
const inText = fc.constantFrom(...IN_TEXT);
/** Texts without the signs of a web address, which change what some codes mean. */
const besideText = fc.constantFrom(...IN_TEXT.filter((wrap) => !wrap('').startsWith('https:')));
const invisible = fc.constantFrom('\u200b', '\u200e', '\u2060', '\ufeff', '\u00ad');

describe.each(Object.entries(GOOD))('%s', (kind, valid) => {
  test('is well formed alone and found in any text', () => {
    fc.assert(
      fc.property(valid, inText, (code, wrap) => {
        const found = identify(wrap(code));
        expect(found).toMatchObject({ finding: kind, network: 'main', checksum: { passed: true } });
        expect(found && judge(found)).toBe('good');
        expect([code, undefined]).toContain(found?.excerpt?.code);
      }),
    );
  });

  test('is never well formed with a changed, lost or added character', () => {
    fc.assert(
      fc.property(valid, inText, fc.nat(), fc.constantFrom('', 'q', 'Z', '7', 'xy'), (code, wrap, place, change) => {
        // Behind a bech32 prefix, one "q" more or less before a last "p" passes the checksum: a fault that bech32m repaired.
        const at = 1 + (place % (code.length - 1));
        const damaged = code.slice(0, at) + change + code.slice(at + 1);
        fc.pre(damaged.toLowerCase() !== code.toLowerCase());
        const found = identify(wrap(damaged));
        expect(found && judge(found)).not.toBe('good');
      }),
    );
  });

  test('is never well formed with a character that cannot be seen, which is named', () => {
    fc.assert(
      fc.property(valid, inText, fc.nat(), invisible, (code, wrap, place, sign) => {
        const at = place % (code.length + 1);
        const found = identify(wrap(code.slice(0, at) + sign + code.slice(at)));
        expect(found?.finding).toBe('invisible-characters');
      }),
    );
  });

  test('is never well formed with a Cyrillic letter, which is named', () => {
    fc.assert(
      fc.property(valid, inText, (code, wrap) => {
        const lookalike = code.replace(/[acpxBMKH]/, (letter) => 'асрхВМКН'.charAt('acpxBMKH'.indexOf(letter)));
        fc.pre(lookalike !== code);
        expect(identify(wrap(lookalike))?.finding).toBe('lookalike-letters');
      }),
    );
  });

  test('is found with spaces inside, but not well formed', () => {
    fc.assert(
      fc.property(valid, fc.integer({ min: 3, max: 12 }), (code, size) => {
        const found = identify(code.replace(new RegExp(`(.{${size}})`, 'g'), '$1 '));
        expect(found).toMatchObject({ finding: kind, hadSpaces: true });
        expect(found && judge(found)).toBe('caution');
      }),
    );
  });
});

test.each(Object.entries(PUBLIC))('%s is named in any text, and never a secret or well formed', (kind, code) => {
  fc.assert(
    fc.property(code, besideText, (text, wrap) => {
      const found = identify(wrap(text));
      expect(found?.finding).toBe(kind);
      expect(found && judge(found)).not.toBe('good');
    }),
  );
});

test('a secret is caught in any text, beside any public code, and never repeated', () => {
  const companion = fc.oneof(...Object.values(GOOD), ...Object.values(PUBLIC));
  fc.assert(
    fc.property(secret, inText, companion, fc.boolean(), (text, wrap, code, isFirst) => {
      const found = identify(isFirst ? `${wrap(text)} ${code}` : `${code}\n${wrap(text)}`);
      expect(isSecret(found)).toBe(true);
      expect(found).toMatchObject({ parts: [], details: {}, link: null, invoice: null, excerpt: null, alsoFound: [] });
    }),
    { numRuns: 300 },
  );
});

test('a public code in a link does not become a secret when the link encodes it', () => {
  const code = fc.oneof(...Object.values(GOOD), ...Object.values(PUBLIC));
  const note = fc.string({ unit: 'grapheme' });
  const link = (text: string) => `https://shop.example/?note=${text}`;
  fc.assert(
    fc.property(code, besideText, note, fc.integer({ min: 1, max: 3 }), (text, wrap, before, times) => {
      const plain = `${before} ${wrap(text)}`;
      fc.pre(plain.isWellFormed() && !isSecret(identify(link(plain))));
      const encoded = Array.from({ length: times }).reduce<string>(encodeURIComponent, plain);
      expect(isSecret(identify(link(encoded)))).toBe(false);
    }),
  );
});

test('a code of 32 bytes in base58 is an address of another network in any text', () => {
  fc.assert(
    fc.property(bytes(32), besideText, (id, wrap) => {
      expect(isSecret(identify(wrap(base58.encode(id))))).toBe(false);
    }),
  );
});
