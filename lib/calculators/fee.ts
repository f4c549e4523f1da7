import { SATS_PER_BTC } from '@/lib/bitcoin';
import { findProblems, type Outcome, type Range, succeed } from '@/lib/calculators/outcome';
import { withoutBinaryNoise } from '@/lib/format/decimal';

export const FEE_ID = 'fee';

/** A fixed example price, set by the owner of the site. */
export const FEE_BTC_PRICE_USD = 45_000;

export const FEE_DEFAULTS = { sizeVbytes: 250, rateSatsPerVbyte: 20 };

export const FEE_SLIDERS: Record<keyof typeof FEE_DEFAULTS, Range> = {
  sizeVbytes: { min: 150, max: 1000 },
  rateSatsPerVbyte: { min: 1, max: 100 },
};

/** A block holds a million virtual bytes; a rate of a million would cost a bitcoin for a hundred bytes. */
export const FEE_RANGES = { sizeVbytes: { min: 0, max: 1_000_000 }, rateSatsPerVbyte: { min: 0, max: 1_000_000 } };

interface Fee {
  sats: number;
  btc: number;
  usd: number;
}

/**
 * Size × rate in whole satoshis, rounded up as nodes do (`CFeeRate::GetFee` of Bitcoin Core): one satoshi less would be below
 * the rate.
 */
export function feeSats(sizeVbytes: number, rateSatsPerVbyte: number): number {
  // 250 × 1.1 is 275.00000000000006 in binary.
  return Math.ceil(withoutBinaryNoise(sizeVbytes * rateSatsPerVbyte));
}

/**
 * The fee of a transaction: size × rate. It does not depend on the amount that is sent.
 *
 * @param input.sizeVbytes virtual bytes, 0 to 1,000,000
 * @param input.rateSatsPerVbyte satoshis per virtual byte, 0 to 1,000,000; fractions allowed
 * @returns the fee in whole satoshis, bitcoin and dollars; a problem for each field that is out of range or not a number
 */
export function fee(input: typeof FEE_DEFAULTS): Outcome<Fee, keyof typeof FEE_DEFAULTS> {
  const problems = findProblems(input, FEE_RANGES);
  if (problems.length > 0) return { ok: false, problems };
  const sats = feeSats(input.sizeVbytes, input.rateSatsPerVbyte);
  const btc = sats / SATS_PER_BTC;
  return succeed({ sats, btc, usd: btc * FEE_BTC_PRICE_USD });
}
