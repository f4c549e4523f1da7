import { identify } from './identify';
import { type Finding, SECRET_FINDINGS } from './types';

const finding = (text: string) => identify(text)?.finding;
const SECRETS = SECRET_FINDINGS as readonly (Finding | undefined)[];
/** Public keys of the examples of BOLT 12 and BIP 32, and a hash. */
const KEY = '02eec7245d6b7d2ccb30380bfbe2a3648cd7a942653f5aa340edcea1f283686619';
const OTHER_KEY = '0339a36013301597daef41fbe593a02cc513d0b55527ec2df1050e2e8ff49c85c2';
const HASH = 'a1075db55d416d3ca199f55b6084e2115b9345e16c5cf302fc80e9d5fbf5d48d';
const SIGNATURE = '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW';

describe('public codes are no secrets', () => {
  test.each([
    [`wsh(multi(2,${KEY},${OTHER_KEY}))`, 'descriptor'],
    [`sh(sortedmulti(1,${KEY},${OTHER_KEY}))`, 'descriptor'],
    [`multi(1,${KEY},${OTHER_KEY})`, 'descriptor'],
    [`tr(musig(${KEY},${OTHER_KEY}))`, 'descriptor'],
    [`${KEY}\n${OTHER_KEY}`, 'public-key'],
    [`${KEY},${OTHER_KEY}`, 'public-key'],
    [`${KEY}, ${OTHER_KEY}`, 'public-key'],
    [`0x52908400098527886E0F7030069857D2E4169EE7, 0x8617E340B3D01FA5F11F306F4090FD50E238070D`, 'ethereum'],
    // Programs of Solana: base58 writes a byte of zero as "1".
    ['So11111111111111111111111111111111111111112', 'named-chain'],
    ['Stake11111111111111111111111111111111111111', 'named-chain'],
    ['1nc1nerator11111111111111111111111111111111', 'named-chain'],
    ['SysvarC1ock11111111111111111111111111111111', 'named-chain'],
    // Ergo
    ['9fRAWhdxEsTcdb8PhGNrZfwqa65zfkuYHAMmkQLcic1gdLSV5vA', 'other-chain'],
    // A fingerprint with the first digits of a private key
    ['928c43f5ffafaca6f8383384a5d812b8294bcc8a', 'hash-or-ethereum'],
    // A proof of reserves pays to the hash of one byte of zero.
    ['1FYMZEHnszCHKTBdFZ2DLrUuk3dGwYKQxh', 'burn'],
    [`https://www.blockchain.com/explorer/transactions/btc/${HASH}`, 'transaction-link'],
    [`https://www.blockchain.com/explorer/blocks/btc/${HASH}`, 'transaction-link'],
    [`https://mempool.space/tx/preview/${HASH}`, 'transaction-link'],
    [`https://mempool.space/testnet4/tx/${HASH}#vout=1`, 'transaction-link'],
    [`https://oxt.me/transaction/tiid/${HASH}`, 'transaction-link'],
    [`https://etherscan.io/tx/0x${HASH}`, 'transaction-link'],
    [`https://tronscan.org/#/transaction/${HASH}`, 'transaction-link'],
    [`mempool.space/tx/${HASH}`, 'transaction-link'],
    [`see https://solscan.io/tx/${SIGNATURE}`, 'transaction-link'],
  ])('%s: %s', (text, expected) => {
    expect(finding(text)).toBe(expected);
  });

  test('an Ergo address with a wrong letter may be a private key of the same length', () => {
    expect(finding('9fRAWhdxEsTcdb8PhGNrZfwqa65zfkuYHAMmkQLcic1gdLSV5vB')).toBe('private-key');
  });

  test.each([HASH, `https://explorer.example/address/${HASH}`, `key: ${HASH}`, SIGNATURE, `${KEY}, ${HASH}`])(
    '%s may be a secret',
    (text) => {
      expect(SECRETS).toContain(finding(text));
    },
  );
});

describe('a secret in pieces', () => {
  const pieces = HASH.match(/.{8}/g) ?? [];
  test.each([
    JSON.stringify(pieces),
    JSON.stringify(pieces, null, 2),
    pieces.map((piece) => `'${piece}'`).join(', '),
    pieces.join('|'),
    pieces.join(' | '),
    pieces.join('/'),
  ])('%s may be a private key', (text) => {
    expect(finding(text)).toBe('hex-key');
    expect(finding(`my numbers: ${text}`)).toBe('hex-key');
  });

  // BIP 38, of its own test vectors
  const intermediate = 'passphrasepxFy57B9v8HtUsszJYKReoNDV6VHjUSGt8EVJmux9n1J3Ltf1gRxyDGXqnf9qm';
  const confirmation = 'cfrm38V8aXBn7JWA1ESmFMUn6erxeBGZGAxJPY4e36S9QWkzZKtaVqLNMgnifETYw7BPwWC9aPD';
  test.each([intermediate, confirmation])('%s is a secret in one case, and cut', (code) => {
    for (const text of [code, code.toUpperCase(), code.toLowerCase()]) {
      for (const length of [text.length, text.length - 10, 40, 30]) {
        expect(finding(text.slice(0, length))).toBe('bip38-code');
      }
    }
  });

  test('a word about a passphrase is none', () => {
    expect(SECRETS).not.toContain(finding('passphraseprotectedwallets and passphrase2'));
  });
});
