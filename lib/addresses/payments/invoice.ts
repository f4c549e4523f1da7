import { bech32 } from '@scure/base';
import type { Network, Result } from '@/lib/addresses/types';

/** BOLT 11, in words of 5 bits: 35 bits of time first, 520 bits of signature last. */
const TIMESTAMP_WORDS = 7;
const SIGNATURE_WORDS = 104;
const DEFAULT_EXPIRY_SECONDS = 3600;
const FIELDS = { paymentHash: 1, secret: 16, description: 13, descriptionHash: 23, expiry: 6, payee: 19 };
/**
 * BOLT 11 ("A reader"): a payer must refuse an invoice in which one of these fields has another length, in words. The example "Same,
 * but including fields which must be ignored" in the same document still has such fields; the rule of the text is followed here.
 *
 * Source: https://github.com/lightning/bolts/blob/a3772650d8ebc06acf457fcadf97968ebfc4dfff/11-payment-encoding.md
 */
const FIXED_LENGTHS: Record<number, number> = {
  [FIELDS.paymentHash]: 52,
  [FIELDS.secret]: 52,
  [FIELDS.descriptionHash]: 52,
  [FIELDS.payee]: 53,
};
/** BOLT 11: a writer includes exactly one of each. */
const SINGLE: readonly number[] = [FIELDS.paymentHash, FIELDS.secret];
const MAX_TIME = 8.64e15;

/**
 * Reads a BOLT 11 invoice: amount, time, expiry and the fields without which a wallet must not pay. The signature and the
 * feature bits are not verified.
 *
 * @param code in lower case
 * @param now in milliseconds since 1970
 */
export function lookAtInvoice(code: string, now: number): Result {
  const prefix = code.slice(0, code.lastIndexOf('1'));
  // "lnsb" is no prefix of BOLT 11: a private network of the node software lnd and btcd.
  const isPrivate = prefix.startsWith('lnbcrt') || prefix.startsWith('lnsb');
  const network: Network = isPrivate ? 'regtest' : prefix.startsWith('lnbc') ? 'main' : 'test';
  const words = bech32.decodeUnsafe(code, false)?.words;
  const checksum = { format: 'bech32', passed: words !== undefined } as const;
  const about = { network, checksum };
  if (!words) return { ...about, finding: 'bad-checksum' };

  const amount = prefix.replace(/^ln(?:bcrt|bc|tbs|tb|sb)/, '');
  // The smallest unit is a millisatoshi (10 pico-bitcoin), so a valid amount in "p" ends in 0.
  if (!/^(?:[1-9]\d*[mun]?|[1-9]\d*0p|)$/.test(amount)) return { ...about, finding: 'invoice-amount' };
  const fields = readFields(words);
  if (!fields || !isPayable(fields)) return { ...about, finding: 'malformed-invoice' };

  const expiry = fields.get(FIELDS.expiry);
  const created = toNumber(words.slice(0, TIMESTAMP_WORDS)) * 1000;
  const expires = Math.min(created + (expiry ? toNumber(expiry) : DEFAULT_EXPIRY_SECONDS) * 1000, MAX_TIME);
  return {
    ...about,
    finding: expires <= now ? 'expired-invoice' : 'lightning-invoice',
    invoice: { created, expires },
    details: amount === '' ? {} : { sats: toSats(amount) },
  };
}

/**
 * The first field of each type. Null if the invoice is too short, a field ends after it, a field of fixed length has another one,
 * or a field that must be single is not.
 */
function readFields(words: readonly number[]): Map<number, readonly number[]> | null {
  const fields = new Map<number, readonly number[]>();
  const end = words.length - SIGNATURE_WORDS;
  let at = TIMESTAMP_WORDS;
  if (end < at) return null;
  while (at < end) {
    const [type = 0, high = 0, low = 0] = words.slice(at, at + 3);
    const start = at + 3;
    at = start + high * 32 + low;
    if (at > end) return null;
    if (at - start !== (FIXED_LENGTHS[type] ?? at - start)) return null;
    if (fields.has(type) && SINGLE.includes(type)) return null;
    if (!fields.has(type)) fields.set(type, words.slice(start, at));
  }
  return fields;
}

function isPayable(fields: Map<number, readonly number[]>): boolean {
  const hasOneDescription = fields.has(FIELDS.description) !== fields.has(FIELDS.descriptionHash);
  return (
    fields.has(FIELDS.paymentHash) &&
    fields.has(FIELDS.secret) &&
    hasOneDescription &&
    // BOLT 11: a length that is not minimal makes the invoice invalid.
    fields.get(FIELDS.expiry)?.[0] !== 0
  );
}

function toNumber(words: readonly number[]): number {
  return words.reduce((number, word) => number * 32 + word, 0);
}

/** The amount is in bitcoin, with m, u, n or p for thousandths, millionths and so on. */
function toSats(amount: string): number {
  const satsPerUnit = { m: 1e5, u: 1e2, n: 1e-1, p: 1e-4 }[amount.slice(-1)] ?? 1e8;
  return Number((Number.parseInt(amount, 10) * satsPerUnit).toPrecision(15));
}
