import { sha256 } from '@noble/hashes/sha2';
import { base58, bech32, bech32m, createBase58check } from '@scure/base';
import fc from 'fast-check';
import { addressExamples } from '@/content/examples/address-examples';
import { anyText } from '@/tests/any-text';
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

  test('a SegWit address has parts of 2 + 1 + 1 + 32 + 6 = 42 characters', () => {
    expect(identify('BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4')?.parts.map(({ text }) => text)).toEqual([
      'bc',
      '1',
      'q',
      'w508d6qejxtdg4y5r3zarvary0c5xw7k',
      'v8f3t4',
    ]);
  });

  test('spaces and line breaks are ignored and reported', () => {
    expect(identify(' bc1q w508 d6qe jxtd g4y5 r3za\nrvar y0c5 xw7k v8f3 t4 ')).toMatchObject({
      finding: 'p2wpkh',
      hadSpaces: true,
      characters: 42,
    });
    expect(identify('\n bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4 ')?.hadSpaces).toBe(false);
  });
});

describe('damaged addresses', () => {
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
    // Not from a BIP: a lost character, a wrong one, O instead of zero, and lower case only
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t', 'bad-length'],
    ['1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMJ', 'bad-checksum'],
    ['1BgGZ9tcN4rm9KBzDn7KprQz87SZ26S0MH', 'bad-character'],
    ['1bggz9tcn4rm9kbzdn7kprqz87sz26samh', 'one-case'],
    ['1BgGZ9tcN4rm9KBzDn7K', 'bad-length'],
  ])('%s: %s', (text, expected) => {
    expect(finding(text)).toBe(expected);
  });

  test.each([
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', { found: 'bech32', required: 'bech32m' }],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh', { found: 'bech32m', required: 'bech32' }],
  ])('%s: the checksum found and the one required are named', (text, details) => {
    expect(identify(text)?.details).toMatchObject(details);
  });

  test('a wrong length gives the found and the expected number of characters', () => {
    expect(identify('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t')?.details).toEqual({ found: 41, expected: [42, 62] });
  });

  test('every single wrong character of an address is detected', () => {
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

const MINUTE = 60_000;

describe('Lightning invoices (BOLT 11)', () => {
  // The examples of BOLT 11, with the timestamps 1496314658 and 1572468703 (Unix seconds)
  const made = 1_496_314_658_000;
  const donation =
    'lnbc1pvjluezsp5zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zygspp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdpl2pkx2ctnv5sxxmmwwd5kgetjypeh2ursdae8g6twvus8g6rfwvs8qun0dfjkxaq9qrsgq357wnc5r2ueh7ck6q93dj32dlqnls087fxdwk8qakdyafkq3yap9us6v52vjjsrvywa6rt52cm9r9zqt8r2t7mlcwspyetp5h2tztugp9lfyql';
  const coffee =
    'lnbc2500u1pvjluezsp5zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zygspp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdq5xysxxatsyp3k7enxv4jsxqzpu9qrsgquk0rl77nj30yxdy8j9vdx85fkpmdla2087ne0xh8nhedh8w27kyke0lp53ut353s06fv3qfegext0eh0ymjpf39tuven09sam30g4vgpfna3rh';
  const testnet =
    'lntb20m1pvjluezsp5zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zygshp58yjmdan79s6qqdhdzgynm4zwqd5d7xmw5fk98klysy043l2ahrqspp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqfpp3x9et2e20v6pu37c5d9vax37wxq72un989qrsgqdj545axuxtnfemtpwkc45hx9d2ft7x04mt8q7y6t0k2dge9e7h8kpy9p34ytyslj3yu569aalz2xdk8xkd7ltxqld94u8h2esmsmacgpghe9k8';
  const list =
    'lnbc9678785340p1pwmna7lpp5gc3xfm08u9qy06djf8dfflhugl6p7lgza6dsjxq454gxhj9t7a0sd8dgfkx7cmtwd68yetpd5s9xar0wfjn5gpc8qhrsdfq24f5ggrxdaezqsnvda3kkum5wfjkzmfqf3jkgem9wgsyuctwdus9xgrcyqcjcgpzgfskx6eqf9hzqnteypzxz7fzypfhg6trddjhygrcyqezcgpzfysywmm5ypxxjemgw3hxjmn8yptk7untd9hxwg3q2d6xjcmtv4ezq7pqxgsxzmnyyqcjqmt0wfjjq6t5v4khxsp5zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zygsxqyjw5qcqp2rzjq0gxwkzc8w6323m55m4jyxcjwmy7stt9hwkwe2qxmy8zpsgg7jcuwz87fcqqeuqqqyqqqqlgqqqqn3qq9q9qrsgqrvgkpnmps664wgkp43l22qsgdw4ve24aca4nymnxddlnp8vh9v2sdxlu5ywdxefsfvm0fq3sesf08uf6q9a2ke0hc9j6z6wlxg5z5kqpu2v9wz';
  // The example under which BOLT 11 still says that such fields are ignored; its rule for readers says that the payment must fail.
  const wrongLengths =
    'lnbc25m1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdq5vdhkven9v5sxyetpdeessp5zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zygs9q5sqqqqqqqqqqqqqqqqsgq2qrqqqfppnqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqppnqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqpp4qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqhpnqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqhp4qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqspnqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqsp4qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqnp5qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqnpkqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqz599y53s3ujmcfjp5xrdap68qxymkqphwsexhmhr8wdz5usdzkzrse33chw6dlp3jhuhge9ley7j2ayx36kawe7kmgg8sv5ugdyusdcqzn8z9x';

  test('an invoice without an amount or an expiry expires after one hour', () => {
    expect(identify(donation, made)).toMatchObject({
      finding: 'lightning-invoice',
      network: 'main',
      checksum: { format: 'bech32', passed: true },
      invoice: { created: made, expires: made + 60 * MINUTE },
      details: {},
    });
    expect(identify(donation, made + 60 * MINUTE - 1)?.finding).toBe('lightning-invoice');
    expect(identify(donation, made + 60 * MINUTE)?.finding).toBe('expired-invoice');
  });

  test('2500 micro-bitcoin = 2500 × 100 sat = 250,000 sat, for one minute', () => {
    expect(identify(coffee, made)).toMatchObject({
      finding: 'lightning-invoice',
      invoice: { expires: made + MINUTE },
      details: { sats: 250_000 },
    });
    expect(identify(`lightning:${coffee.toUpperCase()}`, made)?.finding).toBe('lightning-invoice');
    expect(identify(coffee, made + MINUTE)?.finding).toBe('expired-invoice');
    expect(identify(coffee)?.finding).toBe('expired-invoice');
  });

  test('20 milli-bitcoin on testnet = 2,000,000 sat', () => {
    expect(identify(testnet, made)).toMatchObject({
      finding: 'lightning-invoice',
      network: 'test',
      details: { sats: 2_000_000 },
    });
  });

  test('9,678,785,340 pico-bitcoin = 967,878.534 sat, for one week', () => {
    const start = 1_572_468_703_000;
    expect(identify(list, start)).toMatchObject({
      finding: 'lightning-invoice',
      invoice: { created: start, expires: start + 604_800_000 },
      details: { sats: 967_878.534 },
    });
  });

  test('a hash, secret or key of a wrong length beside valid ones is a fault', () => {
    expect(identify(wrongLengths, made)?.finding).toBe('malformed-invoice');
  });

  test.each(['p', 's'])('a second %s field is a fault: a writer includes exactly one', (type) => {
    const words = bech32.decode(donation as `${string}1${string}`, false).words;
    const field = [...{ p: [1], s: [16] }[type as 'p' | 's'], 1, 20, ...new Array<number>(52).fill(3)];
    const doubled = bech32.encode('lnbc', [...words.slice(0, 7), ...field, ...words.slice(7)], false);
    expect(identify(doubled, made)?.finding).toBe('malformed-invoice');
    const other = bech32.encode('lnbc', [...words.slice(0, 7), 2, ...field.slice(1), ...words.slice(7)], false);
    expect(identify(other, made)?.finding).toBe('lightning-invoice');
  });

  test('an invoice that demands an unknown feature is not refused, because wallets differ in what they know', () => {
    const feature100 =
      'lnbc25m1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdq5vdhkven9v5sxyetpdeessp5zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zygs9q4psqqqqqqqqqqqqqqqqsgqtqyx5vggfcsll4wu246hz02kp85x4katwsk9639we5n5yngc3yhqkm35jnjw4len8vrnqnf5ejh0mzj9n3vz2px97evektfm2l6wqccp3y7372';
    expect(identify(feature100, made)?.finding).toBe('lightning-invoice');
  });

  test.each([
    [
      'checksum',
      'lnbc2500u1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdpquwpc4curk03c9wlrswe78q4eyqc7d8d0xqzpuyk0sg5g70me25alkluzd2x62aysf2pyy8edtjeevuv4p2d5p76r4zkmneet7uvyakky2zr4cusd45tftc9c5fh0nnqpnl2jfll544esqchsrnt',
      'bad-checksum',
    ],
    [
      'case',
      'LNBC2500u1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdpquwpc4curk03c9wlrswe78q4eyqc7d8d0xqzpuyk0sg5g70me25alkluzd2x62aysf2pyy8edtjeevuv4p2d5p76r4zkmneet7uvyakky2zr4cusd45tftc9c5fh0nnqpnl2jfll544esqchsrny',
      'mixed-case',
    ],
    [
      'length',
      'lnbc1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdpl2pkx2ctnv5sxxmmwwd5kgetjypeh2ursdae8g6na6hlh',
      'malformed-invoice',
    ],
    [
      'multiplier',
      'lnbc2500x1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdq5xysxxatsyp3k7enxv4jsxqzpusp5zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zygs9qrsgqrrzc4cvfue4zp3hggxp47ag7xnrlr8vgcmkjxk3j5jqethnumgkpqp23z9jclu3v0a7e0aruz366e9wqdykw6dxhdzcjjhldxq0w6wgqcnu43j',
      'invoice-amount',
    ],
    [
      'precision below a thousandth of a satoshi',
      'lnbc2500000001p1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdq5xysxxatsyp3k7enxv4jsxqzpusp5zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zygs9qrsgq0lzc236j96a95uv0m3umg28gclm5lqxtqqwk32uuk4k6673k6n5kfvx3d2h8s295fad45fdhmusm8sjudfhlf6dcsxmfvkeywmjdkxcp99202x',
      'invoice-amount',
    ],
    [
      'payment secret',
      'lnbc20m1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqhp58yjmdan79s6qqdhdzgynm4zwqd5d7xmw5fk98klysy043l2ahrqs9qrsgq7ea976txfraylvgzuxs8kgcw23ezlrszfnh8r6qtfpr6cxga50aj6txm9rxrydzd06dfeawfk6swupvz4erwnyutnjq7x39ymw6j38gp49qdkj',
      'malformed-invoice',
    ],
  ])('an invoice with an invalid or missing %s is not well formed', (_, text, expected) => {
    expect(identify(text, made)?.finding).toBe(expected);
  });
});

describe('silent payment addresses (BIP 352)', () => {
  const address =
    'sp1qqgste7k9hx0qftg6qmwlkqtwuy6cycyavzmzj85c6qdfhjdpdjtdgqjuexzk6murw56suy3e0rd2cgqvycxttddwsvgxe2usfpxumr70xc9pkqwv';
  const encode = (prefix: string, version: number, size: number) => {
    const keys = new Uint8Array(size).fill(2);
    return bech32m.encode(prefix, [version, ...bech32m.toWords(keys)], 1023);
  };

  test('a test vector of version 0', () => {
    expect(identify(address)).toMatchObject({
      finding: 'silent-payment',
      network: 'main',
      checksum: { format: 'bech32m', passed: true },
    });
    expect(finding(address.toUpperCase())).toBe('silent-payment');
    expect(finding(address.replace(/v$/, 'w'))).toBe('bad-checksum');
  });

  test.each([
    ['sp', 0, 66, 'silent-payment'],
    ['tsp', 0, 66, 'silent-payment'],
    ['sp', 0, 10, 'malformed'],
    ['sp', 0, 65, 'malformed'],
    ['sp', 0, 67, 'malformed'],
    ['sp', 1, 66, 'newer-silent-payment'],
    ['sp', 30, 99, 'newer-silent-payment'],
    ['sp', 1, 65, 'malformed'],
    ['sp', 31, 66, 'malformed'],
  ])('%s, version %i, %i bytes: %s', (prefix, version, size, expected) => {
    expect(finding(encode(prefix, version, size))).toBe(expected);
  });

  test('bytes that are no compressed public keys are malformed', () => {
    const code = bech32m.encode('sp', [0, ...bech32m.toWords(new Uint8Array(66))], 1023);
    expect(finding(code)).toBe('malformed');
  });

  test('a payment code (BIP 47)', () => {
    // The first test vector of the proposal
    const code =
      'PM8TJTLJbPRGxSbc8EJi42Wrr6QbNSaSSVJ5Y3E4pbCYiTHUskHg13935Ubb7q8tx9GVbh2UuRnBc3WSyJHhUrw8KhprKnn9eDznYGieTzFcwQRya4GA';
    expect(identify(code)).toMatchObject({
      finding: 'private-payment',
      network: 'main',
      checksum: { format: 'base58check', passed: true },
    });
    expect(finding(code.replace(/A$/, 'B'))).toBe('perhaps-other-chain');
  });

  test('a private payment code (BIP 351)', () => {
    expect(finding('pay1qqpsxq4730l4yre4lt3588eyt3f2lwggtfalvtgfns04a8smzkn7yys6xv2gs8')).toBe('private-payment');
    expect(finding('pay1qqpsxq4730l4yre4lt3588eyt3f2lwggtfalvtgfns04a8smzkn7yys6xv2gs9')).toBe('bad-checksum');
  });
});

describe('offers (BOLT 12), which have no checksum', () => {
  const offer =
    'lno1pqps7sjqpgtyzm3qv4uxzmtsd3jjqer9wd3hy6tsw35k7msjzfpy7nz5yqcnygrfdej82um5wf5k2uckyypwa3eyt44h6txtxquqh7lz5djge4afgfjn7k4rgrkuag0jsd5xvxg';

  test.each([
    offer,
    offer.toUpperCase(),
    `l+${offer.slice(1)}`,
    `${offer.slice(0, 30)}+${offer.slice(30, 60)}+${offer.slice(60)}`,
    `${offer.slice(0, 30)}+\n  ${offer.slice(30, 60)}+\r\n ${offer.slice(60)}`,
  ])('%s is an offer', (text) => {
    expect(identify(text)).toMatchObject({ finding: 'lightning-offer', checksum: null, hadSpaces: false });
  });

  test.each([
    // BOLT 12: without chains, for testnet, for Bitcoin, for Bitcoin or Liquid
    ['lno1zcss9mk8y3wkklfvevcrszlmu23kfrxh49px20665dqwmn4p72pksese', 'main'],
    [
      'lno1qgsyxjtl6luzd9t3pr62xr7eemp6awnejusgf6gw45q75vcfqqqqqqq2p32x2um5ypmx2cm5dae8x93pqthvwfzadd7jejes8q9lhc4rvjxd022zv5l44g6qah82ru5rdpnpj',
      'test',
    ],
    [
      'lno1qgsxlc5vp2m0rvmjcxn2y34wv0m5lyc7sdj7zksgn35dvxgqqqqqqqq2p32x2um5ypmx2cm5dae8x93pqthvwfzadd7jejes8q9lhc4rvjxd022zv5l44g6qah82ru5rdpnpj',
      'main',
    ],
    [
      'lno1qfqpge38tqmzyrdjj3x2qkdr5y80dlfw56ztq6yd9sme995g3gsxqqm0u2xq4dh3kdevrf4zg6hx8a60jv0gxe0ptgyfc6xkryqqqqqqqq9qc4r9wd6zqan9vd6x7unnzcss9mk8y3wkklfvevcrszlmu23kfrxh49px20665dqwmn4p72pksese',
      'main',
    ],
  ])('%s is an offer of the network %s', (text, network) => {
    expect(identify(text)).toMatchObject({ finding: 'lightning-offer', network });
  });

  /** An offer of these fields, with the public key of the examples in BOLT 12. */
  const offerOf = (...fields: [type: number, length: number[], value: Iterable<number>][]) => {
    const issuer = [22, 33, 2, ...new Uint8Array(32).fill(0xee)];
    const bytes = [...fields.flatMap(([type, length, value]) => [type, ...length, ...value]), ...issuer];
    return bech32.encode('lno', bech32.toWords(Uint8Array.from(bytes)), false).slice(0, -6);
  };

  test('a chain of testnet 4 is a test network', () => {
    // The hash of its genesis block, the last byte first.
    const hash = '43f08bdab050e35b567c864b91f47f50ae725ae2de53bcfbbaf284da00000000';
    const chain = Uint8Array.from(hash.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
    expect(identify(offerOf([2, [32], chain]))).toMatchObject({ finding: 'lightning-offer', network: 'test' });
  });

  test.each([
    [252, [252]],
    [253, [0xfd, 0, 253]],
    [300, [0xfd, 1, 44]],
  ])(
    'an offer may have a description of %i letters (BOLT 1: a length from 253 on has three bytes)',
    (count, length) => {
      const description = new Uint8Array(count).fill('a'.charCodeAt(0));
      expect(identify(offerOf([10, length, description]))).toMatchObject({
        finding: 'lightning-offer',
        network: 'main',
      });
    },
  );

  test('an offer expires at the time that it states (BOLT 12: the year 2035)', () => {
    const until2035 = 'lno1pgx9getnwss8vetrw3hhyucwq3ay997czcss9mk8y3wkklfvevcrszlmu23kfrxh49px20665dqwmn4p72pksese';
    expect(identify(until2035, Date.UTC(2034, 11, 31))?.finding).toBe('lightning-offer');
    expect(identify(until2035, Date.UTC(2035, 0, 2))?.finding).toBe('expired-offer');
  });

  test.each([
    [`${offer}+`, 'malformed'],
    [`${offer}+ `, 'malformed'],
    [`+${offer}`, 'malformed'],
    [`ln++${offer.slice(2)}`, 'malformed'],
    [`LnO1${offer.slice(4)}`, 'mixed-case'],
    [`${offer}b`, 'bad-character'],
    // Cut off, without an issuer, empty
    [offer.slice(0, -1), 'malformed'],
    [offer.slice(0, 60), 'malformed'],
    ['lno1pqps7sjqpgtyzm3q', 'malformed'],
    ['lno1', 'malformed'],
    // BOLT 12: fields out of order, an unknown even type, cut off in four places
    ['lno1zcssyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqszpgz5znzfgdzs', 'malformed'],
    [
      'lno1pgz5znzfgdz3vggzqgpqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqszqgpysgr0u2xq4dh3kdevrf4zg6hx8a60jv0gxe0ptgyfc6xkryqqqqqqqq',
      'malformed',
    ],
    ['lno1pg', 'malformed'],
    ['lno1pt7s', 'malformed'],
    ['lno1pgpq', 'malformed'],
    ['lno1pgpyz', 'malformed'],
    // BOLT 12: chains of a wrong length or none, text that is not UTF-8, no paths, an amount that is zero or has no description
    ['lno1qgqszzs9g9xyjs69zcssyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqsz', 'malformed'],
    ['lno1qgqpvggrt0j7j3uzp9n549hxpu0sxlmpwe2ql5qplgwkg628wrzk5acfcskq', 'malformed'],
    ['lno1pgpgqsgkyypqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqs', 'malformed'],
    ['lno1qcplllhapqpq86q2q4qkc6trv5tzzq6muh550qsfva9fdes0ruph7ctk2s8aqq06r4jxj3msc448wzwy9s', 'malformed'],
    ['lno1pgx9getnwss8vetrw3hhyuc', 'malformed'],
    ['lno1pqpzwyqkyypwa3eyt44h6txtxquqh7lz5djge4afgfjn7k4rgrkuag0jsd5xvxg', 'malformed'],
    ['lno1qcp4256ypgx9getnwss8vetrw3hhyuckyypwa3eyt44h6txtxquqh7lz5djge4afgfjn7k4rgrkuag0jsd5xvxg', 'malformed'],
    ['lno1pqqq5qqkyyp4he0fg7pqje62jmnq78cr0ashv4q06qql58tyd9rhp3t2wuyugtq', 'malformed'],
    ['lno1zcss9mk8y3wkklfvevcrszlmu23kfrxh49px20665dqwmn4p72pkseseq', 'malformed'],
    // BOLT 12: cut-off paths, an issuer that is no public key, an unknown feature, a second path without hops
    ['lno1pgz5znzfgdz3qqgpzcssyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqsz', 'malformed'],
    ['lno1pgz5znzfgdz3vggzqvpsxqcrqvpsxqcrqvpsxqcrqvpsxqcrqvpsxqcrqvpsxqcrqvps', 'malformed'],
    [
      'lno1pgx9getnwss8vetrw3hhyucvzqzqqqqqqqqqqqqqqqqqqqqqqqqpvggzamrjghtt05kvkvpcp0a79gmy3nt6jsn98ad2xs8de6sl9qmgvcvs',
      'malformed',
    ],
    [
      'lno1pgx9getnwss8vetrw3hhyucsespjgef743p5fzqq9nqxh0ah7y87rzv3ud0eleps9kl2d5348hq2k8qzqgpqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqszqgqpqqqqqqqqqqqqqqqqqqqqqqqqqqqzqgpqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqszqgpqqzq3zyg3zyg3zygszqqqqyqqqqsqqvpqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqsq',
      'malformed',
    ],
  ])('%s: %s', (text, expected) => {
    expect(finding(text)).toBe(expected);
  });
});

describe('LNURL', () => {
  const lnurl =
    'LNURL1DP68GURN8GHJ7UM9WFMXJCM99E3K7MF0V9CXJ0M385EKVCENXC6R2C35XVUKXEFCV5MKVV34X5EKZD3EV56NYD3HXQURZEPEXEJXXEPNXSCRVWFNV9NXZCN9XQ6XYEFHVGCXXCMYXYMNSERXFQ5FNS';

  test('a web address in bech32 (LUD 01) names its host', () => {
    expect(identify(lnurl)).toMatchObject({ finding: 'lnurl', details: { host: 'service.com' } });
    expect(finding(lnurl.replace(/S$/, 'Q'))).toBe('bad-checksum');
  });

  test('a code inside a web address (LUD 01)', () => {
    expect(finding(`https://service.com/giftcard/redeem?id=123&lightning=${lnurl}`)).toBe('lnurl');
    expect(finding('https://service.com/giftcard')).toBe('unknown');
  });

  test.each([
    ['http://service.com/pay', 'malformed'],
    ['http://service.onion/pay', 'lnurl'],
    ['ftp://service.com', 'malformed'],
    ['hello', 'malformed'],
  ])('%s in bech32: %s', (address, expected) => {
    const words = bech32.toWords(Uint8Array.from(address, (letter) => letter.charCodeAt(0)));
    expect(finding(bech32.encode('lnurl', words, false))).toBe(expected);
  });

  test.each([
    'lnurlp://domain.com/path',
    'lnurlw://domain.com/path',
    'keyauth://domain.com?tag=login',
    'lnurlp:domain.com/path',
  ])('%s (LUD 17) is a web address', (text) => {
    expect(identify(text)).toMatchObject({ finding: 'lnurl', details: { host: 'domain.com' } });
  });
});

describe('texts that are not addresses', () => {
  test.each([
    ['0x0000000000000000000000000000000000000000', 'ethereum'],
    ['bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'bitcoin-cash'],
    ['qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'bitcoin-cash'],
    ['ethereum:0x0000000000000000000000000000000000000000', 'other-chain'],
    ['ana@example.com', 'name-at-domain'],
    ['hello', 'unknown'],
    ['1', 'unknown'],
    ['x'.repeat(4001), 'seed-words'],
    [`x1${'?'.repeat(4000)}`, 'too-long'],
    [`${'? '.repeat(50_000)}${'word '.repeat(12)}`, 'seed-words'],
    [`${'? '.repeat(100_000)}${'word '.repeat(12)}`, 'seed-words'],
    [`${'? '.repeat(100_000)}${'word '.repeat(12)}${'? '.repeat(100_000)}`, 'too-long'],
  ])('%s: %s', (text, expected) => {
    expect(finding(text)).toBe(expected);
  });

  const xpub =
    'xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8';

  test.each([
    `[d34db33f/84h/0h/0h]${xpub}`,
    `wpkh([d34db33f/84h/0h/0h]${xpub}/0/*)#8q2v7r3m`,
    `${xpub}/0/*`,
    `my xpub ${xpub}`,
    `xpub:${xpub}`,
    `bitcoin:${xpub}`,
  ])('%s: the extended public key is found in other text', (text) => {
    expect(identify(text)).toMatchObject({
      finding: 'extended-public-key',
      checksum: { passed: true },
      details: { prefix: 'xpub' },
    });
  });

  test('an extended public key has its checksum tested and is not a secret (BIP 32, vector 1)', () => {
    expect(identify(xpub)).toMatchObject({
      finding: 'extended-public-key',
      network: 'main',
      checksum: { passed: true },
    });
    expect(identify(xpub.replace(/8$/, '9'))?.checksum?.passed).toBe(false);
  });

  test.each([
    [16, 'dash'],
    [22, 'dogecoin'],
    [30, 'dogecoin'],
    [48, 'litecoin'],
    [50, 'litecoin'],
    [65, 'tron'],
    [76, 'dash'],
  ])('version byte %i belongs to %s', (version, coin) => {
    const code = base58check.encode(Uint8Array.from([version, ...new Uint8Array(20).fill(7)]));
    expect(identify(code)).toMatchObject({ finding: 'named-chain', coin });
    // With a wrong checksum the finding must not be a damaged Bitcoin address.
    expect(finding(code.replace(/.$/, code.endsWith('2') ? '3' : '2'))).toBe('perhaps-other-chain');
  });

  test.each([
    ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', 'xrp'],
    ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'solana'],
    // SS58: the development accounts of Substrate, and one account on four chains
    ['5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY', 'polkadot'],
    ['5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty', 'polkadot'],
    ['5CCvtLnaPwk1cBo8wuayYAuwgCumHnssrY5Nxk7S7t1ruBU2', 'polkadot'],
    ['19E2g3eFj1V3ioeuYdygKk6XpuQz6S1w2os836nfy3P5bYL', 'polkadot'],
    ['CiYYf8T2JkwMqcaicQ2S8GwpoC16Th4Juv8MQPPbgEMe6dv', 'polkadot'],
    ['211pcbTg6dkkcJrHxsSDTLQLzgLMXvjDpSMBGsXoJWzFtbPS', 'polkadot'],
  ])('%s may be an address of %s', (text, coin) => {
    expect(identify(text)).toMatchObject({ finding: 'named-chain', coin, checksum: null });
  });

  test('a transparent address of Zcash has two bytes of version', () => {
    const code = base58check.encode(Uint8Array.from([0x1c, 0xb8, ...new Uint8Array(20).fill(7)]));
    expect(code).toMatch(/^t1/);
    expect(identify(code)).toMatchObject({ finding: 'named-chain', coin: 'zcash' });
  });

  test('an address of XRP with a typo is not named as one', () => {
    expect(finding('rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTp')).toBe('perhaps-other-chain');
  });

  test.each([
    // A confidential address, by its shape, and one that is not
    'lq1qqf8er278e6nyvuwtgf39e6ewvdcnjupn9a86rzpx655y5lhkt0walu3djf9cklkxd3ryld97hu8h3xepw7sh2rlu7q45dcew5',
    bech32.encode('ex', [0, ...bech32.toWords(new Uint8Array(20))]),
  ])('%s may be an address of Liquid', (text) => {
    expect(identify(text)).toMatchObject({ finding: 'named-chain', coin: 'liquid' });
  });

  test('32 bytes in base58 may be an address of Solana, also with the first characters of a Bitcoin address', () => {
    const codes = Array.from({ length: 256 }, (_, first) =>
      base58.encode(Uint8Array.from([first, ...new Uint8Array(31).fill(7)])),
    );
    for (const start of ['1', '2', '3', 'A']) expect(codes.some((code) => code.startsWith(start))).toBe(true);
    for (const code of codes) expect(identify(code)).toMatchObject({ finding: 'named-chain', coin: 'solana' });
  });

  test('a valid base58 or bech32 code with an unknown prefix belongs to another network', () => {
    expect(finding(base58check.encode(Uint8Array.from([99, ...new Uint8Array(20)])))).toBe('other-chain');
    expect(finding(bech32.encode('ltc', [0, ...bech32.toWords(new Uint8Array(20))]))).toBe('other-chain');
  });

  test('an empty text has no finding', () => {
    expect(identify('')).toBeNull();
    expect(identify(' \n\t')).toBeNull();
  });
});

describe('payment links (BIP 21, BIP 321)', () => {
  const address = '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH';
  // Valid addresses for the examples of BIP 321, whose own addresses are invalid on purpose.
  const segwit = addressExamples.p2wpkh;
  const taproot = addressExamples.p2tr;
  const testnet = 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7';
  const offer =
    'lno1pqps7sjqpgtyzm3qv4uxzmtsd3jjqer9wd3hy6tsw35k7msjzfpy7nz5yqcnygrfdej82um5wf5k2uckyypwa3eyt44h6txtxquqh7lz5djge4afgfjn7k4rgrkuag0jsd5xvxg';
  const problems = (text: string) => identify(text)?.link?.problems;

  test('a link gives address, amount and label', () => {
    expect(identify(`bitcoin:${address}?amount=20.3&label=Luke-Jr`)).toMatchObject({
      finding: 'p2pkh',
      link: { amountBtc: '20.3', problems: [], required: [], others: [] },
    });
  });

  test('a link lists the parameters that a wallet must support', () => {
    expect(identify(`bitcoin:${address}?req-something=50`)?.link).toMatchObject({
      problems: ['required'],
      required: ['req-something'],
    });
  });

  test.each(['50,000.00', '1e3', '-1', '0x1', '', '21000001', '1?amount=2'])('the amount "%s" is invalid', (amount) => {
    expect(problems(`bitcoin:${address}?amount=${amount}`)).toEqual(['amount']);
  });

  test.each([
    'amount=42&amount=10',
    'amount=42&amount=42',
    'amount=42&AMOUNT=42',
    'label=Luke-Jr&label=Matt',
    'message=a&message=b',
    'pop=callback%3a&pop=callback%3a',
  ])('%s repeats a key that may occur only once', (query) => {
    expect(problems(`bitcoin:${address}?${query}`)).toEqual(['repeated']);
  });

  test('"pop" and "req-pop" are one key', () => {
    expect(problems(`bitcoin:${address}?pop=callback%3a&req-pop=callback%3a`)).toEqual(['repeated', 'proof']);
  });

  test.each([
    `bitcoin:?bc=${segwit}&bc=${taproot}`,
    `BITCOIN:${segwit.toUpperCase()}?BC=${taproot.toUpperCase()}`,
    `BITCOIN:?BC=${segwit.toUpperCase()}&BC=${taproot.toUpperCase()}`,
  ])('%s: several addresses may have the same key, and each is identified', (text) => {
    expect(identify(text)).toMatchObject({
      finding: 'p2wpkh',
      link: { problems: [], others: [{ finding: 'p2tr', checksum: { passed: true } }] },
    });
  });

  test.each([
    [`bitcoin:?tb=${testnet}`, 'p2wsh', 'test'],
    ['bitcoin:?bcrt=bcrt1pfeesnyr2tx', 'p2a', 'regtest'],
    [
      'bitcoin:?sp=sp1qqgste7k9hx0qftg6qmwlkqtwuy6cycyavzmzj85c6qdfhjdpdjtdgqjuexzk6murw56suy3e0rd2cgqvycxttddwsvgxe2usfpxumr70xc9pkqwv',
      'silent-payment',
      'main',
    ],
    [
      `bitcoin:?tsp=${bech32m.encode('tsp', [0, ...bech32m.toWords(new Uint8Array(66).fill(2))], 1023)}`,
      'silent-payment',
      'test',
    ],
    ['bitcoin:?pay=pay1qqpsxq4730l4yre4lt3588eyt3f2lwggtfalvtgfns04a8smzkn7yys6xv2gs8', 'private-payment', 'main'],
    [`bitcoin:?lno=${offer}`, 'lightning-offer', 'main'],
  ])('%s: the key names the kind of code', (text, expected, network) => {
    expect(identify(text)).toMatchObject({ finding: expected, network, link: { problems: [] } });
  });

  test.each([`bitcoin:?bc=${testnet}`, `bitcoin:?lno=${segwit}`, `bitcoin:${offer}`, `bitcoin:?lightning=${segwit}`])(
    '%s: a code under the key of another kind is misplaced',
    (text) => {
      expect(problems(text)).toEqual(['misplaced']);
    },
  );

  test('a code beside the address is identified separately', () => {
    const [other] = identify(`bitcoin:${segwit}?lightning=lnbc420bogusinvoice`)?.link?.others ?? [];
    expect(other?.checksum?.passed).toBe(false);
  });

  test('a link must not mix networks', () => {
    expect(problems(`bitcoin:${segwit}?tb=${testnet}`)).toEqual(['mixed-networks']);
  });

  test('an invoice whose amount differs from the link is a fault', () => {
    const { invoice } = addressExamples;
    expect(problems(`bitcoin:${segwit}?amount=0.0025&lightning=${invoice}`)).toEqual([]);
    expect(problems(`bitcoin:${segwit}?amount=0.003&lightning=${invoice}`)).toEqual(['amounts-differ']);
  });

  test('a link without an address or code is a fault', () => {
    expect(finding('bitcoin:')).toBe('link-without-address');
    expect(finding('bitcoin:?lightning=&constructor=1')).toBe('link-without-address');
  });
});

test('identify never throws and returns only known findings', () => {
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
      'bitcoin:?toString=',
      'lightning:',
      'lnurlp://',
      'lnurl1',
      'lnbc1p',
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
    anyText({ maxLength: 300 }),
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

test('identify recognizes every address encoded from bytes', () => {
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
