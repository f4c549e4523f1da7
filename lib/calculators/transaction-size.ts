import {
  DUST_LIMIT_SATS,
  INPUT_WEIGHT,
  MAX_STANDARD_WEIGHT,
  OUTPUT_VBYTES,
  SCRIPT_TYPES,
  type ScriptType,
  SEGWIT_TYPES,
  WEIGHT_PER_VBYTE,
} from '@/lib/bitcoin';
import { findProblems, type Outcome, type Range, succeed } from '@/lib/calculators/outcome';

export const SIZER_ID = 'transaction-size';

interface TransactionOutput {
  type: ScriptType;
  /** Undefined if only the size matters: the output is then never dust. */
  amountSats?: number;
}

export interface TransactionShape {
  inputs: Partial<Record<ScriptType, number>>;
  outputs: TransactionOutput[];
}

interface TransactionSize {
  weight: number;
  /** Weight / 4, rounded up: the size that fees are based on. */
  vbytes: number;
  inputs: number;
  /** For each output: true if its amount is below the dust limit of its type. */
  isDust: boolean[];
  /** False above 400,000 weight units: nodes do not relay it by default. */
  isStandard: boolean;
}

/** The accepted number of inputs and of outputs. */
export const COUNT_RANGE: Range = { min: 1, max: 10_000 };

/** Bytes of a compact-size count: one up to 252, three up to 65,535. */
function countBytes(count: number): number {
  return count < 253 ? 1 : 3;
}

/**
 * The size of a transaction by the types of its inputs and outputs.
 *
 * Weight = 4 × (8 for version and lock time + the two counts) + inputs + 4 × outputs. If any input is SegWit, add 2 for
 * marker and flag, and 1 for the empty witness of each other input.
 * Sources: BIP 141, BIP 144; the sizes by type are in lib/bitcoin.ts. Real sizes differ by about a byte, because the
 * length of signatures varies.
 *
 * @returns a problem for counts that are not whole, below one or above 10,000, and for amounts that are not numbers
 */
export function transactionSize(shape: TransactionShape): Outcome<TransactionSize, 'inputs' | 'outputs' | 'amount'> {
  const counts = SCRIPT_TYPES.map((type) => [type, shape.inputs[type] ?? 0] as const);
  const areWhole = counts.every(([, count]) => Number.isInteger(count) && count >= 0);
  const inputs = counts.reduce((sum, [, count]) => sum + count, 0);
  const problems = findProblems<'inputs' | 'outputs' | 'amount'>(
    {
      inputs: areWhole ? inputs : Number.NaN,
      outputs: shape.outputs.length,
      amount: shape.outputs.every((output) => Number.isFinite(output.amountSats ?? 0)) ? 0 : Number.NaN,
    },
    { inputs: COUNT_RANGE, outputs: COUNT_RANGE, amount: { min: 0, max: 0 } },
  );
  if (problems.length > 0) return { ok: false, problems };

  const baseBytes = 8 + countBytes(inputs) + countBytes(shape.outputs.length);
  const segwitInputs = counts.reduce((sum, [type, count]) => sum + (SEGWIT_TYPES.includes(type) ? count : 0), 0);
  const segwitWeight = segwitInputs > 0 ? 2 + (inputs - segwitInputs) : 0;
  const inputWeight = counts.reduce((sum, [type, count]) => sum + count * INPUT_WEIGHT[type], 0);
  const outputBytes = shape.outputs.reduce((sum, output) => sum + OUTPUT_VBYTES[output.type], 0);
  const weight = WEIGHT_PER_VBYTE * (baseBytes + outputBytes) + segwitWeight + inputWeight;

  return succeed({
    weight,
    vbytes: Math.ceil(weight / WEIGHT_PER_VBYTE),
    inputs,
    isDust: shape.outputs.map(({ type, amountSats }) => amountSats !== undefined && amountSats < DUST_LIMIT_SATS[type]),
    isStandard: weight <= MAX_STANDARD_WEIGHT,
  });
}

/** All sizes in virtual bytes. */
export interface Consolidation {
  /** Size of the payment, of the transaction that joins its inputs, and of the payment from the joined coin. */
  vbytes: number;
  joinVbytes: number;
  laterVbytes: number;
  /**
   * Joining at rate r now and paying at rate R later costs join × r + later × R; paying from many coins costs vbytes × R.
   * The two are equal at R = r × join ÷ (vbytes − later).
   */
  breakEvenRate: number;
}

/**
 * Compares a payment with joining its inputs first. The joined coin has the most frequent type of the inputs.
 *
 * @param rateSatsPerVbyte the fee rate for joining now, in satoshis per virtual byte
 * @returns null for a single input and for an invalid shape; otherwise joining saves at least one input's size
 */
export function consolidation(shape: TransactionShape, rateSatsPerVbyte: number): Consolidation | null {
  const count = (type: ScriptType) => shape.inputs[type] ?? 0;
  const commonest = SCRIPT_TYPES.reduce((best, type) => (count(type) > count(best) ? type : best), SCRIPT_TYPES[0]);
  const now = transactionSize(shape);
  const join = transactionSize({ inputs: shape.inputs, outputs: [{ type: commonest }] });
  const later = transactionSize({ inputs: { [commonest]: 1 }, outputs: shape.outputs });
  if (!now.ok || !join.ok || !later.ok || now.value.inputs < 2) return null;
  const saved = now.value.vbytes - later.value.vbytes;
  return {
    vbytes: now.value.vbytes,
    joinVbytes: join.value.vbytes,
    laterVbytes: later.value.vbytes,
    breakEvenRate: (rateSatsPerVbyte * join.value.vbytes) / saved,
  };
}
