import { sha256 } from '@noble/hashes/sha2';
import { bech32, bech32m, createBase58check } from '@scure/base';
import fc from 'fast-check';
import { identify } from './identify';
import { FINDINGS } from './types';

const finding = (text: string) => identify(text)?.finding;
const base58check = createBase58check(sha256);

describe('addresses of the standards', () => {
  test.each([
    ['1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH', 'p2pkh', 'main', 'base58check'],
    ['3JvL6Ymt8MVWiCNHC7oWU6nLeHNJKLZGLN', 'p2sh', 'main', 'base58check'],
    ['mk2QpYatsKicvFVuTAQLBryyccRXMUaGHP', 'p2pkh', 'test', 'base58check'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'p2wpkh', 'main', 'bech32'],
    ['bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3', 'p2wsh', 'main', 'bech32'],
    // BIP 173 and BIP 350
    ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'p2wpkh', 'main', 'bech32'],
    ['tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7', 'p2wsh', 'test', 'bech32'],
    ['tb1qqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesrxh6hy', 'p2wsh', 'test', 'bech32'],
    ['tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c', 'p2tr', 'test', 'bech32m'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', 'p2tr', 'main', 'bech32m'],
    ['bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y', 'future-segwit', 'main', 'bech32m'],
    ['BC1SW50QGDZ25J', 'future-segwit', 'main', 'bech32m'],
    ['bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs', 'future-segwit', 'main', 'bech32m'],
    // BIP 433
    ['bc1pfeessrawgf', 'p2a', 'main', 'bech32m'],
    ['tb1pfees9rn5nz', 'p2a', 'test', 'bech32m'],
    ['bcrt1pfeesnyr2tx', 'p2a', 'regtest', 'bech32m'],
  ])('%s is %s', (text, expected, network, format) => {
    expect(identify(text)).toMatchObject({ finding: expected, network, checksum: { format, passed: true } });
  });

  test('a SegWit address is taken apart: 2 + 1 + 1 + 32 + 6 = 42 characters', () => {
    expect(identify('BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4')?.parts.map(({ text }) => text)).toEqual([
      'bc',
      '1',
      'q',
      'w508d6qejxtdg4y5r3zarvary0c5xw7k',
      'v8f3t4',
    ]);
  });

  test('spaces and line breaks from a broken line are ignored, and said', () => {
    expect(identify(' bc1q w508 d6qe jxtd g4y5 r3za\nrvar y0c5 xw7k v8f3 t4 ')).toMatchObject({
      finding: 'p2wpkh',
      hadSpaces: true,
      characters: 42,
    });
    expect(identify('\n bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4 ')?.hadSpaces).toBe(false);
  });
});

describe('near misses', () => {
  test.each([
    // BIP 173, invalid
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'bad-checksum'],
    ['tc1qw508d6qejxtdg4y5r3zarvary0c5xw7kg3g4ty', 'other-chain'],
    ['BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P', 'bad-length'],
    ['tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sL5k7', 'mixed-case'],
    ['tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3pjxtptv', 'malformed'],
    ['bc1gmk9yu', 'malformed'],
    // BIP 350, invalid
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'wrong-checksum-kind'],
    ['tb1z0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqglt7rf', 'wrong-checksum-kind'],
    ['BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL', 'wrong-checksum-kind'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh', 'wrong-checksum-kind'],
    ['tb1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47', 'wrong-checksum-kind'],
    ['bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4', 'bad-character'],
    ['BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R', 'malformed'],
    ['bc1pw5dgrnzv', 'bad-length'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav', 'bad-length'],
    ['tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq47Zagq', 'mixed-case'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf', 'bad-length'],
    ['tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vpggkg4j', 'malformed'],
    ['tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut', 'other-chain'],
    // Ours: one character lost, one wrong, an O for a zero, small letters only
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t', 'bad-length'],
    ['1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMJ', 'bad-checksum'],
    ['1BgGZ9tcN4rm9KBzDn7KprQz87SZ26S0MH', 'bad-character'],
    ['1bggz9tcn4rm9kbzdn7kprqz87sz26samh', 'one-case'],
    ['1BgGZ9tcN4rm9KBzDn7K', 'bad-length'],
  ])('%s: %s', (text, expected) => {
    expect(finding(text)).toBe(expected);
  });

  test('a wrong length says how many characters there are and should be', () => {
    // 42 characters with the last one lost
    expect(identify('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t')?.details).toEqual({ found: 41, expected: [42, 62] });
  });

  test('every single wrong letter of an address is noticed', () => {
    const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 41 }),
        fc.constantFrom(...'qpzry9x8gf2tvdw0s3jn54khce6mua7l'),
        (at, letter) => {
          const changed = address.slice(0, at) + letter + address.slice(at + 1);
          expect(finding(changed)).toBe(letter === address[at] ? 'p2wpkh' : 'bad-checksum');
        },
      ),
    );
  });
});

describe('what is no address', () => {
  const invoice =
    'lnbc2500u1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdq5xysxxatsyp3k7enxv4jsxqzpuaztrnwngzn3kdzw5hydlzf03qdgm2hdq27cqv3agm2awhz5se903vruatfhq77w3ls4evs3ch9zw97j25emudupq63nyw24cg27h2rspfj9srp';
  const offer =
    'lno1pqps7sjqpgtyzm3qv4uxzmtsd3jjqer9wd3hy6tsw35k7msjzfpy7nz5yqcnygrfdej82um5wf5k2uckyypwa3eyt44h6txtxquqh7lz5djge4afgfjn7k4rgrkuag0jsd5xvxg';
  const lnurl =
    'LNURL1DP68GURN8GHJ7UM9WFMXJCM99E3K7MF0V9CXJ0M385EKVCENXC6R2C35XVUKXEFCV5MKVV34X5EKZD3EV56NYD3HXQURZEPEXEJXXEPNXSCRVWFNV9NXZCN9XQ6XYEFHVGCXXCMYXYMNSERXFQ5FNS';

  test('a Lightning invoice (BOLT 11): 2500 micro-bitcoin = 2500 × 100 sat = 250,000 sat', () => {
    expect(identify(invoice)).toMatchObject({
      finding: 'lightning-invoice',
      network: 'main',
      checksum: { format: 'bech32', passed: true },
      details: { sats: 250_000 },
    });
    expect(finding(`lightning:${invoice.toUpperCase()}`)).toBe('lightning-invoice');
    expect(finding(invoice.replace(/p$/, 'q'))).toBe('bad-checksum');
  });

  test('an amount in pico-bitcoin: 9,678,785,340 p = 967,878.534 sat', () => {
    const pico = bech32.encode('lnbc9678785340p', [1, 2, 3], false);
    expect(identify(pico)?.details).toEqual({ sats: 967_878.534 });
    expect(identify(bech32.encode('lntb', [1, 2, 3], false))?.details).toEqual({});
    expect(identify(bech32.encode('lntb20m', [1, 2, 3], false))).toMatchObject({
      network: 'test',
      details: { sats: 2_000_000 },
    });
  });

  test('a Lightning offer (BOLT 12), which has no checksum, and an LNURL', () => {
    expect(identify(offer)).toMatchObject({ finding: 'lightning-offer', checksum: null });
    expect(finding(`${offer.slice(0, 30)}+\n  ${offer.slice(30)}`)).toBe('lightning-offer');
    expect(finding(lnurl)).toBe('lnurl');
  });

  test('a silent payment address (BIP 352) by its prefix and checksum', () => {
    const code = bech32m.encode('sp', [0, ...bech32m.toWords(new Uint8Array(66))], 1023);
    expect(identify(code)).toMatchObject({ finding: 'silent-payment', network: 'main' });
  });

  test.each([
    ['abandon ability able', 'seed-words'],
    ['1. legal 2. winner 3. thank 4. year', 'seed-words'],
    ['ábaco, abdomen, abeja, abierto', 'seed-words'],
    ['5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ', 'private-key'],
    ['KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98617', 'private-key'],
    [
      'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi',
      'extended-private-key',
    ],
    ['a1075db55d416d3ca199f55b6084e2115b9345e16c5cf302fc80e9d5fbf5d48d', 'hex-64'],
    ['0x0000000000000000000000000000000000000000', 'ethereum'],
    ['bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'bitcoin-cash'],
    ['ana@example.com', 'name-at-domain'],
    ['hello', 'unknown'],
    ['1', 'unknown'],
    ['x'.repeat(4001), 'too-long'],
  ])('%s: %s', (text, expected) => {
    expect(finding(text)).toBe(expected);
  });

  test('an extended public key: checksum tested, and no secret (BIP 32, vector 1)', () => {
    const xpub =
      'xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8';
    expect(identify(xpub)).toMatchObject({
      finding: 'extended-public-key',
      network: 'main',
      checksum: { passed: true },
    });
    expect(identify(xpub.replace(/8$/, '9'))?.checksum?.passed).toBe(false);
  });

  test('a sound base58 code of another coin', () => {
    // Version byte 48 is Litecoin's
    expect(finding(base58check.encode(Uint8Array.from([48, ...new Uint8Array(20)])))).toBe('other-chain');
  });

  test('nothing at all', () => {
    expect(identify('')).toBeNull();
    expect(identify(' \n\t')).toBeNull();
  });
});

describe('payment links (BIP 21, BIP 321)', () => {
  test('address, amount and label', () => {
    expect(identify('bitcoin:1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH?amount=20.3&label=Luke-Jr')).toMatchObject({
      finding: 'p2pkh',
      link: { amountBtc: '20.3', isAmountSound: true, hasLightning: false, required: [] },
    });
  });

  test('what a wallet must understand or refuse', () => {
    expect(identify('bitcoin:1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH?req-something=50')?.link?.required).toEqual([
      'req-something',
    ]);
  });

  test('an amount with a comma is unsound', () => {
    expect(identify('bitcoin:1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH?amount=50,000.00')?.link?.isAmountSound).toBe(false);
  });

  test('capitals, as QR codes have them', () => {
    expect(identify('BITCOIN:BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4?AMOUNT=0.001')).toMatchObject({
      finding: 'p2wpkh',
      link: { amountBtc: '0.001' },
    });
  });

  test('a link with a Lightning offer only, and an empty one', () => {
    expect(identify('bitcoin:?lno=lno1pqps7sjqpgtyzm3q')).toMatchObject({
      finding: 'lightning-offer',
      link: { hasLightning: true },
    });
    expect(finding('bitcoin:')).toBe('link-without-address');
  });
});

test('no text makes it throw, and every finding is known', () => {
  const likely = fc.tuple(
    fc.constantFrom(
      'bc1',
      'BC1Q',
      'tb1p',
      'bcrt1',
      '1',
      '3',
      'm',
      '2',
      'lnbc1',
      'lno1',
      'lnurl1',
      'sp1',
      'xpub',
      'bitcoin:',
      'bitcoin:?',
      '5',
      'K',
      '0x',
    ),
    fc.oneof(
      fc.string({ maxLength: 120 }),
      fc.string({ unit: fc.constantFrom(...'qpzry9x8gf2tvdw0s3jn54khce6mua7l1ABO'), maxLength: 120 }),
    ),
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    likely.map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const found = identify(text);
      if (found !== null) expect(FINDINGS).toContain(found.finding);
    }),
    { numRuns: 2000 },
  );
});

test('every address that is encoded from bytes is recognised', () => {
  const program = (size: number) => fc.uint8Array({ minLength: size, maxLength: size });
  fc.assert(
    fc.property(program(20), program(32), (short, long) => {
      expect(finding(base58check.encode(Uint8Array.from([0, ...short])))).toBe('p2pkh');
      expect(finding(base58check.encode(Uint8Array.from([5, ...short])))).toBe('p2sh');
      expect(finding(bech32.encode('bc', [0, ...bech32.toWords(short)]))).toBe('p2wpkh');
      expect(finding(bech32.encode('bc', [0, ...bech32.toWords(long)]))).toBe('p2wsh');
      expect(finding(bech32m.encode('bc', [1, ...bech32m.toWords(long)]).toUpperCase())).toBe('p2tr');
    }),
  );
});
