import { identify } from './identify';
import { type Finding, SECRET_FINDINGS } from './types';

const finding = (text: string) => identify(text)?.finding;
const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const NODE = '02eec7245d6b7d2ccb30380bfbe2a3648cd7a942653f5aa340edcea1f283686619';
const X_ONLY = 'a34b99f22c790c4e36b2b3c2c35a36db06226e41c692fc82b8b56ac1c540c5bd';
const TXID = 'a1075db55d416d3ca199f55b6084e2115b9345e16c5cf302fc80e9d5fbf5d48d';
const WIF = 'L5oLkpV3aqBjhki6LmvChTCq73v9gyymzzMpBbhDLjDpKCuAXpsi';
/** A test vector of BIP 174. */
const PSBT =
  'cHNidP8BAD8CAAAAAf//////////////////////////////////////////AAAAAAD/////AQAAAAAAAAAAA2oBAAAAAAAK8AECAwQFBgcICQ8BAgMEBQYHCAkKCwwNDg8K8AECAwQFBgcIEA8BAgMEBQYHCAkKCwwNDg8ACvABAgMEBQYHCAkPAQIDBAUGBwgJCgsMDQ4PCvABAgMEBQYHCBAPAQIDBAUGBwgJCgsMDQ4PAArwAQIDBAUGBwgJDwECAwQFBgcICQoLDA0ODwrwAQIDBAUGBwgQDwECAwQFBgcICQoLDA0ODwA=';
/** One pair of a key and 15,000 bytes of value. */
const LARGE_PSBT = Buffer.concat([
  Buffer.from('70736274ff0100fd983a', 'hex'),
  Buffer.alloc(15_000, 'ab+/'),
  Buffer.from('00', 'hex'),
]).toString('base64');

const PUBLIC: [text: string, finding: Finding][] = [
  [`addr(${ADDRESS})`, 'descriptor'],
  [`pk(${NODE})`, 'descriptor'],
  [`tr(${X_ONLY})`, 'descriptor'],
  [`rawtr(${X_ONLY})`, 'descriptor'],
  // BIP 386
  [`tr(${X_ONLY},{pk(${TXID}),pk(${X_ONLY})})`, 'descriptor'],
  // BIP 380
  ['raw(deadbeef)#89f8spxm', 'descriptor'],
  [`raw(${TXID})`, 'descriptor'],
  [`wsh(and_v(v:pk(${NODE}),sha256(${TXID})))`, 'descriptor'],
  [PSBT, 'psbt'],
  [PSBT.replace(/(.{64})/g, '$1\n'), 'psbt'],
  [Buffer.from(PSBT, 'base64').toString('hex'), 'psbt'],
  [LARGE_PSBT, 'psbt'],
  [LARGE_PSBT.replace(/(.{76})/g, '$1\n'), 'psbt'],
  [`Please sign this:\n${PSBT.replace(/(.{64})/g, '$1\n')}`, 'psbt'],
  ['ur:crypto-psbt/hdcxlkahssqzwfvslofzoxwkrewngotktbmwjkwdcmnefsaaehrlolkskncnktlbaypkvoonhknt', 'psbt'],
  ['UR:PSBT/1-3/LPADAXCFAOCYCYHEGSAAHDCXLKAHSSQZWFVSLOFZOXWKREWNGOTKTBMW', 'psbt'],
  // BCR-2020-007, test vector 2
  [
    'ur:crypto-hdkey/onaxhdclaojlvoechgferkdpqdiabdrflawshlhdmdcemtfnlrctghchbdolvwsednvdztbgolaahdcxtottgostdkhfdahdlykkecbbweskrymwflvdylgerkloswtbrpfdbsticmwylklpahtaadehoyaoadamtaaddyoyadlecsdwykadykadykaewkadwkaycywlcscewfihbdaehn',
    'descriptor',
  ],
  [NODE, 'public-key'],
  [`${NODE}@203.0.113.5:9735`, 'node'],
  [`${NODE}@[2001:db8::1]:9735`, 'node'],
  [`${NODE}@node.example:9735`, 'node'],
  ['bitcoin:?r=https://shop.example/i/ABC', 'payment-request'],
  ['bitcoin:?r=https%3A%2F%2Fshop.example%2Fi%2FABC', 'payment-request'],
  ['lnr1qqp6hn00qgs9tq4ddquj2ylw', 'invoice-request'],
  ['lni1qqgds4gweqxey37gexf5jus4kcrwuq3qqc3xu3s3rg94nj40zfsy866mhu5vxne6tcej5878k2mneuvgjy8s', 'offer-invoice'],
  // NUT 18
  [
    'creqApWF0gaNhdGVub3N0cmFheKlucHJvZmlsZTFxeTI4d3VtbjhnaGo3dW45ZDNzaGp0bnl2OWtoMnVld2Q5aHN6OW1od2RlbjV0ZTB3ZmprY2N0ZTljdXJ4dmVuOWVlaHFjdHJ2NWhzenJ0aHdkZW41dGUwZGVoaHh0bnZkYWtxcWd5ZGFxeTdjdXJrNDM5eWtwdGt5c3Y3dWRoZGh1NjhzdWNtMjk1YWtxZWZkZWhrZjBkNDk1Y3d1bmw1YWeBgmFuYjE3YWloYjdhOTAxNzZhYQphdWNzYXRhbYF4Imh0dHBzOi8vbm9mZWVzLnRlc3RudXQuY2FzaHUuc3BhY2U=',
    'ecash-request',
  ],
  [`https://mempool.space/tx/${TXID}`, 'transaction-link'],
];

describe('public codes of Bitcoin', () => {
  test.each(PUBLIC)('%s: %s', (text, expected) => {
    expect(finding(text)).toBe(expected);
  });

  test.each(PUBLIC)('%s: a key beside it is a secret all the same', (text) => {
    for (const mixed of [
      `${text} ${WIF}`,
      `${WIF}\n${text}`,
      `${text}\n${TXID}`,
      `(${TXID}) ${text}`,
      `${text} [${TXID}]`,
    ]) {
      expect(SECRET_FINDINGS as readonly (Finding | undefined)[]).toContain(finding(mixed));
    }
  });

  // The key is of the test vectors of BIP 340.
  test('a node whose key is no point of the curve is malformed', () => {
    expect(finding('02eefdea4cdb677750a420fee807eacf21eb9898ae79b9768766e4faa04a2d4a34@203.0.113.5:9735')).toBe(
      'malformed',
    );
  });

  test.each([
    // A private key in a descriptor, in a code of a key (BCR-2020-007, test vector 1), and a seed
    `wpkh(${WIF})`,
    `pk(${TXID})`,
    'ur:crypto-hdkey/otadykaxhdclaevswfdmjpfswpwkahcywspsmndwmusoskprbbehetchsnpfcybbmwrhchspfxjeecaahdcxltfszmlyrtdlgmhfcnzcctvwcmkbpsftgonbgauefsehgrqzdmvodizmweemtlaybakiylat',
    'ur:crypto-seed/oyadgdstaslplabghydrpfmkbggufgludprfgmaotpiecffltnlpqdenos',
  ])('%s is a secret', (text) => {
    expect(SECRET_FINDINGS as readonly (Finding | undefined)[]).toContain(finding(text));
  });
});

describe('secrets that are short, cut or of one wallet', () => {
  test.each([
    // BIP 38, without and with a lot number
    ['passphrasepxFy57B9v8HtUsszJYKReoNDV6VHjUSGt8EVJmux9n1J3Ltf1gRxyDGXqnf9qm', 'bip38-code'],
    ['passphraseaB8feaLQDENqCgr4gKZpmf4VoaT6qdjJNJiv7fsKvjqavcJxvuR1hy25aTu5sX', 'bip38-code'],
    ['cfrm38V8aXBn7JWA1ESmFMUn6erxeBGZGAxJPY4e36S9QWkzZKtaVqLNMgnifETYw7BPwWC9aPD', 'bip38-code'],
    ['cfrm38V8G4qq2ywYEFfWLD5Cc6msj9UwsG2Mj4Z6QdGJAFQpdatZLavkgRd1i4iBMdRngDqDs51', 'bip38-code'],
    ['passphrasepxFy57B9v8HtUsszJYKReoNDV6VHjUSGt8EVJmux9n1J3Lt', 'bip38-code'],
    // With a single digit
    ['passphrasecGgUFurLwXPYjYsgSnvkZknwzZjWMNysDfPXDBdrUXmWZxdXX7tPqHqXxKNoiN', 'bip38-code'],
    // A recovery code of Muun
    ['LQ3B-6WKA-7XVJ-92CN-ZKPR-TT84-MMQX-H5RE', 'seed-code'],
    ['LQ3B 6WKA 7XVJ 92CN ZKPR TT84 MMQX H5RE', 'seed-code'],
    ['my code: LQ3B-6WKA-7XVJ-92CN-ZKPR-TT84-MMQX-H5RE', 'seed-code'],
    ['rune=zMRAkuYHVuvCfWs7E3qE', 'wallet-access'],
    ['rune: "zMRAkuYHVuvCfWs7E3qEzMRAkuYHVuvCfWs7"', 'wallet-access'],
    ['fedimint1qpzry9x8gf2tv', 'wallet-access'],
    ['cashuBo2F0gqJhaUgA_9SLj1', 'wallet-access'],
    // 40 of 52 characters of a key
    [WIF.slice(0, 40), 'private-key'],
    [`my key ${WIF.slice(0, 30)}`, 'private-key'],
    // Seeds of XRP without a digit, of both kinds
    ['shcBHCapWKPwKpZVGpUEcSKRZoMvj', 'private-key'],
    ['sEdVSrMDMnbepnaKkVguLcmHnpqexpo', 'private-key'],
    // 51 of 52 characters of a key without a digit
    ['KxGgSPLaMShpAyCjbsMSFTRDdeoEgZYRrnAzbjmCAEKKQurkRfF', 'private-key'],
  ])('%s: %s', (text, expected) => {
    expect(finding(text)).toBe(expected);
  });
});

describe('codes of other networks', () => {
  test.each([
    // Ethereum without 0x, also with the digits a Bitcoin address may begin with
    ['3f5ce5fbfe3e9af3971dd833d26ba9b5c936f0be', 'hash-or-ethereum'],
    ['1f9840a85d5af5bf1d1762f925bdaddc4201f984', 'hash-or-ethereum'],
    ['3f5CE5FBFe3E9af3971dD833D26bA9b5C936f0bE', 'hash-or-ethereum'],
    ['EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF', 'named-chain'],
    ['0:ca6e321c7cce9ecedf0a8ca2492ec8592494aa5fb5ce0387dff96ef6af982a3e', 'named-chain'],
    ['1'.repeat(32), 'named-chain'],
    ['GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ', 'named-chain'],
    ['addr_test1vz2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzerspjrlsz', 'named-chain'],
    ['kaspa:qqkqkzjvr7zwxxmjxjkmxxdwju9kjs6e9u82uh59z07vgaks6gg62v8707g73', 'other-chain'],
    ['ecash:qpm2qsznhks23z7629mms6s4cwef74vcwvrqekrq9w', 'other-chain'],
    ['bchtest:qpm2qsznhks23z7629mms6s4cwef74vcwvqcw003ap', 'bitcoin-cash'],
    ['nano_3t6k35gi95xu6tergt6p69ck76ogmitsa8mnijtpxm9fkcm736xtoncuohr3', 'perhaps-other-chain'],
    ['tltc1qw508d6qejxtdg4y5r3zarvary0c5xw7klfsuq0', 'other-chain'],
    [`xdc${'1f9840a85d5af5bf1d1762f925bdaddc4201f984'}`, 'other-chain'],
  ])('%s: %s', (text, expected) => {
    expect(finding(text)).toBe(expected);
  });

  test('an address of TON with a wrong letter is no key', () => {
    const code = 'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF';
    for (let at = 2; at < code.length; at += 1) {
      const damaged = `${code.slice(0, at)}${code[at] === 'A' ? 'B' : 'A'}${code.slice(at + 1)}`;
      expect(SECRET_FINDINGS as readonly (Finding | undefined)[]).not.toContain(finding(damaged));
    }
  });
});

test.each(['1BitcoinEaterAddressDontSendf59kuE', '1111111111111111111114oLvT2', '1CounterpartyXXXXXXXXXXXXXXXUWLpVr'])(
  '%s is an address without a key',
  (text) => {
    expect(identify(text)).toMatchObject({ finding: 'burn', network: 'main', checksum: { passed: true } });
  },
);
