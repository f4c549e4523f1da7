import { addressExamples } from '@/content/examples/address-examples';
import { identify } from './identify';
import { type Finding, SECRET_FINDINGS } from './types';

const { p2wpkh, p2pkh } = addressExamples;
const SECRETS: readonly (Finding | undefined)[] = SECRET_FINDINGS;
const finding = (text: string) => identify(text)?.finding;
const SOLANA = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV';
const REGTEST = 'bcrt1qs758ursh4q9z627kt3pp5yysm78ddny6txaqgw';
const TXID = 'a1075db55d416d3ca199f55b6084e2115b9345e16c5cf302fc80e9d5fbf5d48d';
const HASH_OF_20_BYTES = '1f9840a85d5af5bf1d1762f925bdaddc4201f984';
const KEY_OF_16_BYTES = '0c1e24e5917779d297e14d45f14e1a1a';

function encode(text: string, times: number): string {
  return times === 0 ? text : encode(encodeURIComponent(text), times - 1);
}

describe('the digits of percent-encoding are no key', () => {
  test.each([
    ['letters of sixteen bytes', '\u{10000}'.repeat(4)],
    ['a label in another alphabet', 'кофе и булочка'],
    ['fourteen spaces', `a${' '.repeat(14)}b`],
    ['fourteen dollar signs', '$'.repeat(14)],
    ['a dash before an address', `–${p2pkh}`],
    ['quotation marks around an address of Solana', `“${SOLANA}”`],
    ['brackets around an address of a private network', `[${REGTEST}]`],
    ['a path to a hash', `https://explorer.example/address/${HASH_OF_20_BYTES}`],
    ['a path to a transaction', `https://explorer.example/tx/${TXID}`],
    ['a Taproot descriptor', `tr(${TXID})`],
  ])('%s', (_, text) => {
    for (const times of [1, 2, 3]) {
      expect(SECRETS).not.toContain(finding(`https://shop.example/?note=${encode(text, times)}`));
      expect(finding(`bitcoin:?r=https%3A%2F%2Fshop.example%2F${encode(text, times)}`)).toBe('payment-request');
      expect(SECRETS).not.toContain(finding(`bitcoin:${p2wpkh}?label=${encode(text, times)}`));
    }
  });
});

describe('a percent sign that is no encoding hides no key', () => {
  test.each([
    `%${KEY_OF_16_BYTES}`,
    `100%25${KEY_OF_16_BYTES}`,
    `%${TXID}`,
    `%25${TXID}`,
    'legal%winner%thank%year%wave%sausage%worth%useful%legal%winner%thank%yellow',
    'abandon%ability%able%about%above%absent%absorb%abstract%absurd%abuse%access%accident',
    '12%1034%55%1204%33%2001%77%901%64%1500%28%44',
  ])('%s', (text) => {
    expect(SECRETS).toContain(finding(text));
  });
});
