import { sha256 } from '@noble/hashes/sha2';
import { base58, bech32, bech32m, createBase58check } from '@scure/base';
import fc from 'fast-check';
import { isSs58Address } from '@/lib/addresses/encodings/ss58';
import { identify } from '@/lib/addresses/identify';
import { type Finding, SECRET_FINDINGS } from '@/lib/addresses/types';

const base58check = createBase58check(sha256);
const SECRETS: readonly Finding[] = SECRET_FINDINGS;
const finding = (text: string) => identify(text)?.finding;

/** SeedQR test vectors: the words and their digits. */
const SEED_QR = [
  [
    'attack pizza motion avocado network gather crop fresh patrol unusual wild holiday candy pony ranch winter theme error hybrid van cereal salon goddess expire',
    '011513251154012711900771041507421289190620080870026613431420201617920614089619290300152408010643',
  ],
  [
    'atom solve joy ugly ankle message setup typical bean era cactus various odor refuse element afraid meadow quick medal plate wisdom swap noble shallow',
    '011416550964188800731119157218870156061002561932122514430573003611011405110613292018175411971576',
  ],
  [
    'forum undo fragile fade shy sign arrest garment culture tube off merit',
    '073318950739065415961602009907670428187212261116',
  ],
  [
    'good battle boil exact add seed angle hurry success glad carbon whisper',
    '080301540200062600251559007008931730078802752004',
  ],
] as const;
const [, , [PHRASE]] = SEED_QR;
const WORDS = PHRASE.split(' ');

const WIF = 'L5oLkpV3aqBjhki6LmvChTCq73v9gyymzzMpBbhDLjDpKCuAXpsi';
const XPRV =
  'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi';
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const MINI = 'S6c56bnXQiBjk9mqSYE7ykVQ7NzrRy';
/** Made of the bytes 0 to 119, in the form of a Cashu token (NUT 00). */
const CASHU = `cashuB${Buffer.from(Array.from({ length: 120 }, (_, byte) => byte)).toString('base64url')}`;
const HEX = 'a1075db55d416d3ca199f55b6084e2115b9345e16c5cf302fc80e9d5fbf5d48d';

describe('keys of the standards', () => {
  test.each([
    // BIP 38
    '6PRVWUbkzzsbcVac2qwfssoUJAN1Xhrg6bNk8J7Nzm5H7kxEbn2Nh2ZoGg',
    '6PYNKZ1EAgYgmQfmNVamxyXVWHzK5s6DGhwP4J5o44cvXdoY7sRzhtpUeo',
    '6PfQu77ygVyJLZjfvMLyhLMQbYnu5uguoJJ4kMCLqWwPEdfpwANVS76gTX',
    // WIF: uncompressed, compressed, test network
    '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ',
    'KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98617',
    '92Pg46rUhgTT7romnV7iGW6W1gbGdeezqdbJCzShkCsYNzyyNcc',
    'cNJFgo1driFnPcBdBX8BrJrpxchBWXwXCvNH5SoSkdcF6JXXwHMm',
    // WIF with a missing or changed character
    'KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP9861',
    'KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98618',
    'KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGUIZxJwYvP98617',
    'KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwY',
    // WIF with its capitals lost, or all in capitals
    WIF.toLowerCase(),
    WIF.toUpperCase(),
    `bitcoin:?bc=bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4&bc=${WIF}`,
    // Stellar (SEP 23), Tezos, EOS
    'SBCVMMCBEDB64TVJZFYJOJAERZC4YVVUOE6SYR2Y76CBTENGUSGWRRVO',
    'edsk3gUfUPyBSfrS9CCgmCiQsTCHGkviBDusMxDJstFtojtc1zcpsh',
    'PVT_K1_2bfGi9rYsXQSXXTvJbDAPhHLQUojjaNLomdm3cEJ1XTzMqUt3V',
    // BIP 38 with its capitals lost, and an encrypted Nostr key (NIP 49)
    '6prvwubkzzsbcvac2qwfssoujan1xhrg6bnk8j7nzm5h7kxebn2nh2zogg',
    'ncryptsec1qgg9947rlpvqu76pj5ecreduf9jxhselq2nae2kghhvd5g7dgjtcxfqtd67p9m0w57lspw8gsq6yphnm8623nsl8xn9j4jdzz84zm3frztj3z7s35vpzmqf6ksu8r89qk5z2zxfmu5gv8th8wclt0h4p',
    // age, PEM and OpenPGP
    `AGE-SECRET-KEY-1${'QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L'.repeat(2).slice(0, 58)}`,
    '-----BEGIN EC PRIVATE KEY-----\nMHQCAQEE\n-----END EC PRIVATE KEY-----',
    '-----BEGIN PGP PRIVATE KEY BLOCK-----',
    // Electrum's prefixes
    `p2wpkh:${WIF}`,
    `p2wpkh-p2sh:${WIF}`,
    // Mini private keys of 30, 26 and 22 characters
    MINI,
    'Sz9vkwiuc5ghNWKcemKoNi66pJ6AgM',
    'S4b3N3oGqDqR5jNuxEvDwf',
  ])('%s is a private key', (text) => {
    expect(finding(text)).toBe('private-key');
  });

  test.each([
    'lndhub://abcdef012345:6789abcdef01@https://lndhub.example',
    'bluewallet:setlndhuburl?url=lndhub%3A%2F%2Flogin%3Apassword%40https%3A%2F%2Flndhub.example',
    'lndconnect://node.example:10009?cert=MIICmj&macaroon=AgEDbG5k',
    'clnrest+https://node.example:3010?rune=4cVLRqN6',
    `nostr+walletconnect://${HEX}?relay=wss%3A%2F%2Frelay.example&secret=${HEX}`,
    `nostrwalletconnect://${HEX}?relay=wss://relay.example`,
    'blitzhub://abcdef012345:6789abcdef01@https://hub.example',
    'type=clightning;server=https://node.example/;api-token=4cVLRqN6',
    'type=lnbank;server=https://node.example/;api-key=4cVLRqN6',
    'type=lnd-rest;server=https://node.example/;macaroon=0201036c6e64',
    'https://wallet.example/login?password=4cVLRqN6',
    // Ecash
    CASHU,
    `cashu:${CASHU}`,
    `Here is the token: ${CASHU.replace(/(.{30})/g, '$1\n')}`,
    `cashuA${CASHU.slice(6)}`,
    `fedimint${'0123456789abcdefghjkmnpqrstvwxyz'.repeat(4)}`,
    `AgED_${'bG5kAvgBAwoQ0'.repeat(10)}`,
  ])('%s is a token or a login of a wallet', (text) => {
    expect(finding(text)).toBe('wallet-access');
  });

  test.each([
    // SLIP 132
    'xprv9xpXFhFpqdQK3TmytPBqXtGSwS3DLjojFhTGht8gwAAii8py5X6pxeBnQ6ehJiyJ6nDjWGJfZ95WxByFXVkDxHXrqu53WCRGypk2ttuqncb',
    'yprvAHwhK6RbpuS3dgCYHM5jc2ZvEKd7Bi61u9FVhYMpgMSuZS613T1xxQeKTffhrHY79hZ5PsskBjcc6C2V7DrnsMsNaGDaWev3GLRQRgV7hxF',
    'zprvAdG4iTXWBoARxkkzNpNh8r6Qag3irQB8PzEMkAFeTRXxHpbF9z4QgEvBRmfvqWvGp42t42nvgGpNgYSJA9iefm1yYNZKEm7z6qUWCroSQnE',
    XPRV.slice(0, 90),
    XPRV.toUpperCase(),
    `wpkh([d34db33f/84h/0h/0h]${XPRV}/0/*)#abcdefgh`,
    `sh(multi(2,xpub661MyMwAqRbcF,${XPRV}/1h/*))`,
  ])('%s is an extended private key', (text) => {
    expect(finding(text)).toBe('extended-private-key');
  });

  test.each([
    [0x02, 0x95, 0xb0, 0x05],
    [0x02, 0xaa, 0x7a, 0x99],
    [0x04, 0x35, 0x83, 0x94],
    [0x04, 0x4a, 0x4e, 0x28],
    [0x04, 0x5f, 0x18, 0xbc],
    [0x01, 0x9d, 0x9c, 0xfe],
    [0x42, 0x6c, 0x6b, 0x73],
  ])('a key with the SLIP 132 version %i %i %i %i is an extended private key', (...version) => {
    const payload = Uint8Array.from([...version, ...new Uint8Array(42).fill(7), ...new Uint8Array(32).fill(9)]);
    payload[45] = 0;
    expect(finding(base58check.encode(payload))).toBe('extended-private-key');
  });

  test.each([
    // BIP 93
    'ms10testsxxxxxxxxxxxxxxxxxxxxxxxxxx4nzvca9cmczlw',
    'MS12NAMEA320ZYXWVUTSRQPNMLKJHGFEDCAXRPP870HKKQRM',
    'ms13cashsllhdmn9m42vcsamx24zrxgs3qqjzqud4m0d6nln',
    'MS12 NAME S6XQ GUZT TXKE QNJS JZV4 JV3N Z5K3 KWGS PHUH 6EVW',
    'MS100C8VSM32ZXFGUHPCHTLUPZRY9X8GF2TVDW0S3JN54KHCE6MUA7LQPZYGSFJD6AN074RXVCEMLH8WU3TK925ACDEFGHJKLMNPQRSTUVWXY06FHPV80UNDVARHRAK',
  ])('%s is a wallet backup', (text) => {
    expect(finding(text)).toBe('seed-code');
  });

  test('silent payment keys are secret (BIP 392)', () => {
    const scan =
      'spscan1q5zs2pg9q5zs2pg9q5zs2pg9q5zs2pg9q5zs2pg9q5zs2pg9q5zsq9q6qjevn2kmdrnpuxt0v6h2kr2a2epkr0g6nk55ftf0xcxtddazgkrth3e';
    expect(finding(`sp([deadbeef/352h/0h/0h]${scan})`)).toBe('scan-key');
    expect(finding(scan.toUpperCase())).toBe('scan-key');
    expect(finding(bech32m.encode('spspend', [0, ...bech32m.toWords(new Uint8Array(64))], 1023))).toBe('private-key');
  });

  test.each([
    HEX,
    `0x${HEX}`,
    HEX.toUpperCase(),
    `key=${HEX}`,
    HEX.slice(0, 32),
    HEX + HEX,
    // The entropy of 18 and 21 words, the content of a WIF key, and keys glued to other hexadecimal digits
    HEX.slice(0, 48),
    HEX.slice(0, 56),
    `80${HEX}01`,
    `seed${HEX}`,
    `deadbeef${HEX}cafe`,
    // Groups
    HEX.replace(/(..)/g, '0x$1, '),
    HEX.replace(/(..)/g, '\\x$1'),
    HEX.replace(/(.{8})/g, '$1-'),
    HEX.slice(0, 36).replace(/(...)/g, '$1 '),
    // Base64, and base64 for web addresses
    Buffer.from(HEX, 'hex').toString('base64'),
    Buffer.from(HEX, 'hex').toString('base64url'),
    'GkXh7/Qb+Rr0mTzv3cPd9uWfL2yNsJ8oK5eYtA6iBwE',
    'https://example.com/GkXh7_Qb-Rr0mTzv3cPd9uWfL2yNsJ8oK5eYtA6iBwE/page',
    Buffer.from(HEX.slice(0, 32), 'hex').toString('base64'),
    `"${Buffer.from(HEX + HEX, 'hex').toString('base64')}"`,
  ])('%s may be a private key', (text) => {
    expect(finding(text)).toBe('hex-key');
  });

  test('a key in groups or with line breaks is a hex key', () => {
    expect(finding(WIF.replace(/(.{4})/g, '$1 '))).toBe('private-key');
    expect(finding(`my key: ${WIF.replace(/(.{10})/g, '$1\n')} keep it`)).toBe('private-key');
    expect(finding(`on the coin: ${MINI.replace(/(.{6})/g, '$1 ')}`)).toBe('private-key');
    expect(finding(XPRV.replace(/(.{37})/g, '$1\n'))).toBe('extended-private-key');
    expect(finding(HEX.replace(/(.{8})/g, '$1 '))).toBe('hex-key');
    expect(finding(HEX.replace(/(..)/g, '$1:'))).toBe('hex-key');
  });
});

const toBase64 = (bytes: Uint8Array, isUrl: boolean) => Buffer.from(bytes).toString(isUrl ? 'base64url' : 'base64');
const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

const list = (mark: (word: string, number: number) => string, separator = '\n') =>
  WORDS.map((word, index) => mark(word, index + 1)).join(separator);

const LINK = 'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const part = (from: number, to: number, numbered = false) =>
  WORDS.slice(from, to)
    .map((word, index) => (numbered ? `${from + index + 1}.%20${word}` : word))
    .join('%20');

describe('backup words in any format', () => {
  test.each([
    ['spaces', PHRASE],
    ['line breaks', list((word) => word)],
    ['commas', list((word) => word, ', ')],
    ['hyphens before', list((word) => `- ${word}`)],
    ['asterisks', list((word) => `* ${word}`)],
    ['bullets', list((word) => `• ${word}`, ' ')],
    ['number and hyphen', list((word, n) => `${n} - ${word}`)],
    ['number in parentheses', list((word, n) => `(${n}) ${word}`)],
    ['number and parenthesis', list((word, n) => `${n}) ${word}`, ' ')],
    ['number and dot, glued', list((word, n) => `${n}.${word}`, ' ')],
    ['number, glued', list((word, n) => `${n}${word}`, ' ')],
    ['number after', list((word, n) => `${word}${n}`, ' ')],
    ['hash and number', list((word, n) => `#${n}: ${word}`)],
    ['numbers in circles', list((word, n) => `${String.fromCodePoint(0x245f + n)} ${word}`)],
    ['brackets', list((word, n) => `[${n}] ${word}`)],
    ['three digits, glued', list((word, n) => `${String(n).padStart(3, '0')}${word}`, ' ')],
    ['caps lock', list((word) => `${word.charAt(0)}${word.slice(1).toUpperCase()}`, ' ')],
    ['capitals at random', list((word) => word.replace(/(.)(.)/g, (_, a, b) => a + b.toUpperCase()), ' ')],
    ['HTML', list((word) => `<li><b>${word}</b></li>`, '')],
    ['emoji', list((word) => word, '🔑')],
    ['a count', list((word, n) => `${n}/12 ${word}`)],
    ['a fragment', `bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4#${WORDS.join('-')}`],
    ['repeated keys', `bitcoin:?bc=${WORDS.slice(0, 6).join('+')}&bc=${WORDS.slice(6).join('+')}`],
    ['halves in two notes of a link', `${LINK}?label=${part(0, 6)}&message=${part(6, 12)}`],
    ['numbered parts in two notes of a link', `${LINK}?label=${part(0, 8, true)}&message=${part(8, 12, true)}`],
    ...[1, 2, 3, 4, 5, 7, 8, 9, 10, 11].map((cut): [string, string] => [
      `a cut after word ${cut}`,
      `${LINK}?label=${part(0, cut)}&message=${part(cut, 12)}`,
    ]),
    ['thirds in three notes of a link', `${LINK}?label=${part(0, 4)}&message=${part(4, 8)}&label=${part(8, 12)}`],
    ['halves in one note of a link', `${LINK}?label=My%20words%20are%20${part(0, 6)}%20and%20${part(6, 12)}`],
    ['percent-encoding, five times', [1, 2, 3, 4, 5].reduce<string>((text) => encodeURIComponent(text), PHRASE)],
    ['a uniform resource (ur:)', 'ur:crypto-seed/oyadgdstaslplabghydrpfmkbggufgludprfgmaotpiecffltnlpqdenos'],
    ['ordinals', list((word, n) => `${n}th ${word}`)],
    ['letters and numbers', list((word, n) => `w${n}: ${word}`)],
    ['an address before', `bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4 ${list((word, n) => `${n}a) ${word}`)}`],
    ['names', list((word, n) => `word${n}=${word}`, '&')],
    ['sentences', list((word, n) => `Word ${n} is ${word}.`)],
    ['quotation marks', list((word) => `"${word}"`, ', ')],
    ['curly quotation marks', list((word) => `“${word}”`, ' ')],
    ['one pair of quotation marks', `'${PHRASE}'`],
    ['an array', JSON.stringify(WORDS)],
    ['an object', JSON.stringify({ mnemonic: PHRASE })],
    ['hyphens between', list((word) => word, '-')],
    ['underscores', list((word) => word, '_')],
    ['slashes', list((word) => word, '/')],
    ['pipes', list((word) => word, ' | ')],
    ['dots', list((word) => word, '.')],
    ['arrows', list((word) => word, ' → ')],
    ['plus signs', list((word) => word, '+')],
    ['tabs', list((word, n) => `${n}\t${word}`)],
    ['nothing', WORDS.join('')],
    ['capitals', PHRASE.toUpperCase()],
    ['capitalized words', list((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`, '')],
    ['digits between', list((word, n) => `${word}${n}`, '')],
    ['four letters each', list((word) => word.slice(0, 4), ' ')],
    ['invisible characters', list((word) => `\u200b${word}\u200d`, ' ')],
    ['percent-encoding', encodeURIComponent(PHRASE)],
    ['a letter typed as a digit', PHRASE.replace('undo', 'und0')],
    ['three words', WORDS.slice(0, 3).join(' ')],
    ['Spanish', 'ábaco, abdomen, abeja, abierto'],
    ['Japanese', 'あいこくしん　あいさつ　あいだ　あおぞら'],
    ['Chinese without spaces', '的一是在不了有和人这中大'],
    ['Korean', '가격 가끔 가난 가능 가득 가르침'],
    ['Korean without spaces', '가격가끔가난가능가득가르침가뭄가방가상가슴가운데가을'],
    ['Korean without spaces, in letters', '가격가끔가난가능가득가르침가뭄가방가상가슴가운데가을'.normalize('NFD')],
    ['letters before', list((word, n) => `${'abcdefghijkl'.charAt(n - 1)}) ${word}`)],
    ['Roman numbers', list((word, n) => `${'i ii iii iv v vi vii viii ix x xi xii'.split(' ')[n - 1]}. ${word}`)],
    ['boxes to tick', list((word) => `- [x] ${word}`)],
    ['a table', list((word, n) => `| ${n} | ${word} |`)],
    ['numbers in words', list((word, n) => `Word #${n}: ${word}`)],
    ['base64', btoa(PHRASE)],
    ['a label of a payment', `bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=1&label=${WORDS.join('%20')}`],
    [
      'a sentence before them in a label',
      `bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?label=The%20words%20for%20the%20wallet:%20${WORDS.slice(2).join('%20')}`,
    ],
    ['base64 behind a name', `key-${btoa('shy sign seed tube merit off fade army zoo cup arm pig')}`],
    ['base64 in lines', btoa(PHRASE).replace(/(.{40})/g, '$1\n')],
  ])('with %s', (_, text) => {
    expect(finding(text)).toBe('seed-words');
  });

  test.each(SEED_QR)('%s, also as SeedQR digits', (phrase, digits) => {
    expect(finding(phrase)).toBe('seed-words');
    expect(finding(digits)).toBe('seed-code');
    expect(finding(digits.replace(/(....)/g, '$1 '))).toBe('seed-code');
    expect(finding(digits.replace(/(....)/g, (group) => `${Number(group)}, `))).toBe('seed-code');
    expect(finding(`seed: ${digits.slice(0, -1)}`)).toBe('seed-code');
  });

  test('dice rolls and coin flips are a backup too', () => {
    expect(finding('36142'.repeat(10))).toBe('seed-code');
    expect(finding('0110'.repeat(32))).toBe('seed-code');
  });
});

describe('no false alarm for public data', () => {
  const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
  test.each([
    `bitcoin:${address}?amount=50&label=Luke-Jr&message=Donation%20for%20project%20xyz`,
    `bitcoin:${address}?message=Thank%20you%20for%20your%20order%20number%201234%20at%20our%20shop`,
    // Notes of payment links in whole sentences
    `bitcoin:${address}?amount=0.001&label=Thank%20you%20for%20your%20order%20number%201234%20at%20our%20shop`,
    `bitcoin:${address}?amount=0.001&label=Donation+for+the+school+garden+of+our+town+in+spring`,
    `bitcoin:${address}?amount=0.001&label=Corner%20Cafe&message=Order%2042%20two%20coffees%20and%20one%20piece%20of%20cake`,
    `bitcoin:${address}?label=Caf%C3%A9%20del%20Centro&message=Pago%20por%20la%20bicicleta%20que%20me%20vendiste%20la%20semana%20pasada`,
    'bc1q w508 d6qe jxtd g4y5 r3za rvar y0c5 xw7k v8f3 t4',
    'BC1Q W508 D6QE JXTD G4Y5 R3ZA RVAR Y0C5 XW7K V8F3 T4',
    '1BgG Z9tc N4rm 9KBz Dn7K prQz 87SZ 26SA MH',
    `keyauth://site.com?tag=login&k1=${HEX}`,
    'ana@example.com',
    // A transaction's label, a public key and a hash
    `bitcoin:${address}?label=123e4567-e89b-12d3-a456-426614174000`,
    `bitcoin:${address}?message=Invoice%209b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d`,
    `bitcoin:${address}?message=TX%20751e76e8199196d454941c45d1b3a323f1433bd6`,
    `02${HEX}@203.0.113.7:9735`,
    `04${HEX}${HEX}`,
    '751e76e8199196d454941c45d1b3a323f1433bd6',
    `lightning:${address}`,
    'Kraken deposit: 1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH',
    '0x751e76e8199196d454941c45d1b3a323f1433bd6',
    'cosmosvaloper1sjllsnramtg3ewxqwwrwjxfgc4n4ef9u2lcnj0',
    // A partially signed transaction (BIP 174), an address of Solana, a page with a long address
    'cHNidP8BAHECAAAAAfPQ5Rpeu5nH0TImK4Sbu9lxIOGEynRadywPxaPyhnTwAAAAAAD/////AkoRAAAAAAAAFgAUFCYoQzGSRmYVAuZNuXF0OrPg9jWIEwAAAAAAABYAFOZMlwM1sZGLivwOcOh77amAlvD5AAAAAAABAR/gBAAAAAAAABYAFM4u9V5WG+Fe9l3MefmYEX4ULYAA',
    'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
    'https://service.example/invoices/2026/11/22',
    'https://explorer.example/account/TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  ])('%s', (text) => {
    expect(SECRETS).not.toContain(finding(text));
  });

  test('an address of Polkadot has its own checksum; with a wrong character it may be a cut private key', () => {
    const alice = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY';
    for (const text of [alice, `Polkadot: ${alice}`, `${alice}\n`]) expect(SECRETS).not.toContain(finding(text));
    expect(finding(alice.replace(/Y$/, 'Z'))).toBe('private-key');
    expect(finding(`${alice} ${WIF}`)).toBe('private-key');
    expect(finding('5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ'.slice(0, 48))).toBe('private-key');
  });

  test('random addresses, extended public keys and silent payment addresses', () => {
    const bytes = (size: number) => fc.uint8Array({ minLength: size, maxLength: size });
    fc.assert(
      fc.property(bytes(20), bytes(32), bytes(74), bytes(64), (short, long, key, keys) => {
        const xpub = base58check.encode(
          Uint8Array.from([0x04, 0x88, 0xb2, 0x1e, ...key.slice(0, 41), 2, ...key.slice(42)]),
        );
        const sp = bech32m.encode(
          'sp',
          [0, ...bech32m.toWords(Uint8Array.from([2, ...keys.slice(0, 32), 3, ...keys.slice(32)]))],
          1023,
        );
        const codes = [
          base58check.encode(Uint8Array.from([0, ...short])),
          base58check.encode(Uint8Array.from([5, ...short])),
          bech32m.encode('bc', [1, ...bech32m.toWords(long)]),
          bech32m.encode('bc', [1, ...bech32m.toWords(long)]).toUpperCase(),
          bech32m.encode('bc', [1, ...bech32m.toWords(long)]).replace(/(....)/g, '$1 '),
          xpub,
          sp,
        ];
        for (const code of codes) expect(SECRETS).not.toContain(finding(code));
      }),
      { numRuns: 50 },
    );
  });
});

describe('a secret inside other text is the only finding', () => {
  const bytes = (size: number) => fc.uint8Array({ minLength: size, maxLength: size });
  const wif = fc
    .tuple(fc.constantFrom(0x80, 0xef), bytes(32), fc.boolean())
    .map(([version, key, isCompressed]) =>
      base58check.encode(Uint8Array.from([version, ...key, ...(isCompressed ? [1] : [])])),
    );
  const extended = fc
    .tuple(fc.constantFrom(0x0488ade4, 0x049d7878, 0x04b2430c, 0x04358394, 0x02aa7a99), bytes(41), bytes(32))
    .map(([version, chain, key]) => {
      const payload = new Uint8Array(78);
      new DataView(payload.buffer).setUint32(0, version);
      payload.set(chain, 4);
      payload.set(key, 46);
      return base58check.encode(payload);
    });
  const bip38 = bytes(37).map((rest) => base58check.encode(Uint8Array.from([0x01, 0x42, 0xc0, ...rest.slice(1)])));
  const hex = bytes(32).map((key) => Buffer.from(key).toString('hex'));
  const phrase = fc
    .tuple(
      fc.array(fc.constantFrom(...SEED_QR.flatMap(([words]) => words.split(' '))), { minLength: 12, maxLength: 24 }),
      fc.constantFrom(' ', '\n', ', ', '-', '_', ' • ', '\n* ', '\n- ', '/', '|', '" "', '%20', '+', ' — ', '　'),
    )
    .map(([words, separator]) => words.join(separator));
  const seedQr = fc
    .array(fc.integer({ min: 0, max: 2047 }), { minLength: 12, maxLength: 24 })
    .map((indexes) => indexes.map((index) => String(index).padStart(4, '0')).join(''));
  const codex32 = fc.constantFrom(
    'ms10testsxxxxxxxxxxxxxxxxxxxxxxxxxx4nzvca9cmczlw',
    'MS12NAMECACDEFGHJKLMNPQRSTUVWXYZ023FTR2GDZMPY6PN',
  );
  /** Its last two characters are searched for: the hash of a mini private key and "?" begins with a byte of zeros. */
  const mini = fc.tuple(fc.constantFrom(22, 26, 30), bytes(32)).map(([length, random]) => {
    const start = `S${base58.encode(random)}`.slice(0, length - 2);
    const isMini = (key: string) => sha256(`${key}?`)[0] === 0;
    return [...BASE58].flatMap((one) => [...BASE58].map((two) => start + one + two)).find(isMini) ?? MINI;
  });
  const inOneCase = bip38.map((key) => key.toLowerCase());
  const nostr = bytes(91).map((key) => bech32.encode('ncryptsec', bech32.toWords(key), false));
  const base64 = fc
    .tuple(fc.constantFrom(16, 32, 64).chain(bytes), fc.boolean())
    .map(([key, isUrl]) => toBase64(key, isUrl && key.length === 32))
    .chain((key) => fc.constantFrom(key, key.length === 44 ? key.slice(0, -1) : key))
    // Without padding, only a character that base58 excludes tells a key from an address of Solana.
    .filter((key) => key.endsWith('=') || [/[0OIl+/_-]/, /\d/, /[a-z]/, /[A-Z]/].every((kind) => kind.test(key)));
  const words64 = phrase.map((text) => Buffer.from(text).toString('base64'));
  const cashu = fc
    .tuple(fc.constantFrom('cashuA', 'cashuB', 'cashu:cashuB'), fc.uint8Array({ minLength: 60, maxLength: 200 }))
    .map(([start, token]) => start + toBase64(token, true));
  const fedimint = fc
    .string({ unit: fc.constantFrom(...'0123456789abcdefghjkmnpqrstvwxyz'), minLength: 60, maxLength: 200 })
    .map((notes) => `fedimint${notes}`);
  const login = fc
    .tuple(
      bytes(10),
      bytes(10),
      fc.constantFrom(
        'lndhub://{a}:{b}@https://hub.example',
        'lndconnect://{a}.example:10009?cert={b}&macaroon={a}',
        'nostr+walletconnect://{a}?relay=wss://relay.example&secret={b}',
        'clnrest://{a}.example:3010?rune={b}',
        'blitzhub://{a}:{b}@https://hub.example',
        'type=clightning;server=https://{a}.example;api-token={b}',
      ),
    )
    .map(([a, b, form]) => form.replaceAll('{a}', toHex(a)).replaceAll('{b}', toHex(b)));
  const secret = fc.oneof(
    wif,
    extended,
    bip38,
    hex,
    phrase,
    seedQr,
    codex32,
    mini,
    inOneCase,
    nostr,
    base64,
    words64,
    cashu,
    fedimint,
    login,
  );

  const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
  const wrap = fc.constantFrom<(text: string) => string>(
    (text) => text,
    (text) => `"${text}"`,
    (text) => `My key is ${text}, is it an address?`,
    (text) => `${address}\n${text}`,
    (text) => `bitcoin:${text}`,
    (text) => `bitcoin:${address}?amount=0.1&label=${encodeURIComponent(text)}`,
    (text) => `bitcoin:${address}?message=${encodeURIComponent(encodeURIComponent(text))}`,
    (text) => `bitcoin:${address}?sp=${text}`,
    (text) => `bitcoin:${address}?req-${text}=1`,
    (text) => `lightning:${text}`,
    (text) => `https://example.com/?key=${text}#top`,
    (text) => `wpkh(${text})#8q2v7r3m`,
    (text) => `p2wpkh:${text}`,
    (text) => `<li>${text}</li>`,
    (text) => `${'x '.repeat(3000)}${text}`,
  );

  test('in a sentence, a link, a label, a descriptor or a long text', () => {
    fc.assert(
      fc.property(secret, wrap, (text, inside) => {
        const found = identify(inside(text));
        expect(SECRETS).toContain(found?.finding);
        // The result must not contain any part of the secret.
        expect(found).toMatchObject({ parts: [], details: {}, link: null, invoice: null });
      }),
      { numRuns: 500 },
    );
  });

  test('with up to six characters cut off its end', () => {
    fc.assert(
      fc.property(wif, fc.integer({ min: 1, max: 6 }), (text, cut) => {
        const key = text.slice(0, -cut);
        // One cut key in 65,536 has the checksum of a Polkadot address by chance.
        fc.pre(!isSs58Address(key));
        expect(SECRETS).toContain(finding(key));
      }),
    );
  });

  test('adjoining letters and digits, if the format has a checksum', () => {
    fc.assert(
      fc.property(
        fc.oneof(wif, extended, bip38),
        fc.string({ unit: fc.constantFrom(...'abcXYZ123 -_'), maxLength: 20 }),
        fc.string({ unit: fc.constantFrom(...'abcXYZ123 -_'), maxLength: 20 }),
        (text, before, after) => {
          expect(SECRETS).toContain(finding(before + text + after));
        },
      ),
    );
  });

  test('with spaces or line breaks inside a key', () => {
    fc.assert(
      fc.property(fc.oneof(wif, extended, bip38, hex, seedQr), fc.integer({ min: 4, max: 40 }), (text, size) => {
        expect(SECRETS).toContain(finding(text.replace(new RegExp(`(.{${size}})`, 'g'), '$1\n')));
      }),
    );
  });
});
