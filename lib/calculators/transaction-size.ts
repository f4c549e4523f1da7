import {
  DUST_LIMIT_SATS,
  INPUT_WEIGHT,
  MAX_STANDARD_WEIGHT,
  MAX_SUPPLY_SATS,
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
 * @returns a problem for counts that are not whole, below one or above 10,000, and for amounts that are not
 * numbers, below zero, or together above all bitcoin (Bitcoin Core: `bad-txns-txouttotal-toolarge`)
 */
export function transactionSize(shape: TransactionShape): Outcome<TransactionSize, 'inputs' | 'outputs' | 'amount'> {
  const counts = SCRIPT_TYPES.map((type) => [type, shape.inputs[type] ?? 0] as const);
  const areWhole = counts.every(([, count]) => Number.isInteger(count) && count >= 0);
  const inputs = counts.reduce((sum, [, count]) => sum + count, 0);
  const amounts = shape.outputs.map(({ amountSats = 0 }) => amountSats);
  const lowest = Math.min(...amounts, 0);
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const problems = findProblems<'inputs' | 'outputs' | 'amount'>(
    {
      inputs: areWhole ? inputs : Number.NaN,
      outputs: shape.outputs.length,
      amount: lowest < 0 ? lowest : total,
    },
    { inputs: COUNT_RANGE, outputs: COUNT_RANGE, amount: { min: 0, max: MAX_SUPPLY_SATS } },
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
  /** The type of the joined coin. */
  type: ScriptType;
}

export const MULTISIG_TYPES: readonly ScriptType[] = ['p2sh-2of3', 'p2wsh-2of3'];

/**
 * The types that a wallet would give the joined coin: those of this transaction, and the one that every current wallet makes. A
 * coin that two keys guard stays with two keys.
 */
function joinedTypes({ inputs, outputs }: TransactionShape): readonly ScriptType[] {
  if (MULTISIG_TYPES.some((type) => (inputs[type] ?? 0) > 0)) return ['p2wsh-2of3'];
  const isThere = (type: ScriptType) => (inputs[type] ?? 0) > 0 || outputs.some((output) => output.type === type);
  return SCRIPT_TYPES.filter((type) => !MULTISIG_TYPES.includes(type) && (type === 'p2wpkh' || isThere(type)));
}

/**
 * Compares a payment with joining its inputs first. The joined coin has the type with which joining pays soonest.
 *
 * @param rateSatsPerVbyte the fee rate for joining now, in satoshis per virtual byte
 * @returns null for a single input and for an invalid shape; otherwise joining saves at least one input's size
 */
export function consolidation(shape: TransactionShape, rateSatsPerVbyte: number): Consolidation | null {
  const now = transactionSize(shape);
  if (!now.ok || now.value.inputs < 2) return null;
  const { vbytes } = now.value;
  const options = joinedTypes(shape).flatMap((type): Consolidation[] => {
    const join = transactionSize({ inputs: shape.inputs, outputs: [{ type }] });
    const later = transactionSize({ inputs: { [type]: 1 }, outputs: shape.outputs });
    if (!join.ok || !later.ok) return [];
    const joinVbytes = join.value.vbytes;
    const laterVbytes = later.value.vbytes;
    const breakEvenRate = (rateSatsPerVbyte * joinVbytes) / (vbytes - laterVbytes);
    return [{ type, vbytes, joinVbytes, laterVbytes, breakEvenRate }];
  });
  const cost = ({ joinVbytes, laterVbytes }: Consolidation) => joinVbytes / (vbytes - laterVbytes);
  return options.sort((a, b) => cost(a) - cost(b))[0] ?? null;
}
