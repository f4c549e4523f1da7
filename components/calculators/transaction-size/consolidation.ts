import { SCRIPT_TYPES, type ScriptType } from '@/lib/bitcoin';
import { type TransactionShape, transactionSize } from '@/lib/calculators/transaction-size';
import type { OutputType } from './sizer-state';

export interface Consolidation {
  /** Size of the payment as it stands, of joining its coins into one, and of the same payment from that one coin. */
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
 * Whether to join the coins of a payment beforehand. The joined coin is of the kind most of them are.
 *
 * @returns null for a single coin, for counts that cannot be, and where joining saves nothing
 */
export function consolidation(shape: TransactionShape, rateSatsPerVbyte: number): Consolidation | null {
  const count = (type: ScriptType) => shape.inputs[type] ?? 0;
  const commonest = SCRIPT_TYPES.reduce((best, type) => (count(type) > count(best) ? type : best), SCRIPT_TYPES[0]);
  const now = transactionSize(shape);
  const join = transactionSize({ inputs: shape.inputs, outputs: [{ type: commonest as OutputType }] });
  const later = transactionSize({ inputs: { [commonest]: 1 }, outputs: shape.outputs });
  if (!now.ok || !join.ok || !later.ok || now.value.inputs < 2) return null;
  const saved = now.value.vbytes - later.value.vbytes;
  if (saved <= 0) return null;
  return {
    vbytes: now.value.vbytes,
    joinVbytes: join.value.vbytes,
    laterVbytes: later.value.vbytes,
    breakEvenRate: (rateSatsPerVbyte * join.value.vbytes) / saved,
  };
}
