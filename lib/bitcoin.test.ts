import {
  BLOCKS_PER_DAY,
  DUST_LIMIT_SATS,
  HALVING_INTERVAL,
  INPUT_WEIGHT,
  LAST_HALVING,
  MAX_STANDARD_WEIGHT,
  MAX_SUPPLY_SATS,
  MIN_RELAY_SATS_PER_VBYTE,
  NEXT_HALVING_HEIGHT,
  OUTPUT_VBYTES,
  SATS_PER_BTC,
  SCRIPT_TYPES,
  SEGWIT_TYPES,
  SUBSIDY_BTC,
  SUPPLY_CAP_BTC,
  WEIGHT_PER_VBYTE,
} from '@/lib/bitcoin';
import { getTable } from '@/lib/content/figures/figures';

describe('Bitcoin\u2019s constants agree with each other', () => {
  it('issue what the schedule adds up to, a little under 21 million', () => {
    // 20,999,999.9769 bitcoin, as published.
    expect(MAX_SUPPLY_SATS).toBe(2_099_999_997_690_000);
    expect(MAX_SUPPLY_SATS).toBeLessThan(SUPPLY_CAP_BTC * SATS_PER_BTC);
  });

  it('name the subsidy and the heights of the halvings that are on record', () => {
    const halvings = getTable('btc-network', 'halvings').data;
    expect(halvings.map((row) => row[0])).toEqual([0, 1, 2, 3, 4, 5].map((n) => n * HALVING_INTERVAL));
    expect(halvings.map((row) => row[2])).toEqual([50, 25, 12.5, 6.25, 3.125, 1.5625]);
    expect(halvings[4]).toEqual([LAST_HALVING.height, LAST_HALVING.time.slice(0, 10), SUBSIDY_BTC]);
    expect(NEXT_HALVING_HEIGHT).toBe(1_050_000);
    expect(BLOCKS_PER_DAY).toBe(144);
  });

  it('follow the rule for dust: three satoshis a byte for the output and for spending it', () => {
    // Old types are counted with an input of 148 bytes, SegWit types with 67, as Bitcoin Core does.
    const isNew = (type: string) => /^(p2w|p2tr)/.test(type);
    for (const type of SCRIPT_TYPES) {
      expect([type, DUST_LIMIT_SATS[type]]).toEqual([type, 3 * (OUTPUT_VBYTES[type] + (isNew(type) ? 67 : 148))]);
    }
  });

  it('know the sizes that wallets publish', () => {
    expect(['p2pkh', 'p2wpkh', 'p2tr'].map((type) => INPUT_WEIGHT[type as 'p2pkh'] / 4)).toEqual([148, 68, 57.5]);
  });

  it('count the parts of an input: base bytes four times, witness bytes once', () => {
    // The coin that is spent (36) and the sequence number (4); every other part has its length before it.
    const base = 36 + 4;
    const [signature, key, schnorr] = [1 + 72, 1 + 33, 1 + 64];
    // 2 <key> <key> <key> 3 OP_CHECKMULTISIG, with a leading empty item for the two signatures.
    const multisigScript = 1 + 3 * key + 1 + 1;
    const multisig = 1 + 2 * signature + multisigScript;
    expect(INPUT_WEIGHT).toEqual({
      p2pkh: 4 * (base + 1 + signature + key),
      'p2sh-p2wpkh': 4 * (base + 1 + 1 + 22) + 1 + signature + key,
      p2wpkh: 4 * (base + 1) + 1 + signature + key,
      p2tr: 4 * (base + 1) + 1 + schnorr,
      'p2sh-2of3': 4 * (base + 3 + multisig + 2),
      'p2wsh-2of3': 4 * (base + 1) + 1 + multisig + 1,
    });
  });

  it('have as SegWit types those with witness bytes', () => {
    expect(SEGWIT_TYPES).toEqual(['p2sh-p2wpkh', 'p2wpkh', 'p2tr', 'p2wsh-2of3']);
  });

  it('are those of Bitcoin Core', () => {
    expect([SUPPLY_CAP_BTC, SATS_PER_BTC]).toEqual([21_000_000, 100_000_000]);
    expect([MAX_STANDARD_WEIGHT, WEIGHT_PER_VBYTE, MIN_RELAY_SATS_PER_VBYTE]).toEqual([400_000, 4, 0.1]);
  });
});
