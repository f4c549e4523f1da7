import type { DcaBacktest } from '@/lib/calculators/dca-backtest';
import type { LineSpec } from '@/lib/charts/types';

export type PlanLineId = 'plan' | 'lump' | 'invested' | 'savings' | 'cash';

const LINES = [
  { id: 'plan', tone: 'bitcoin', stroke: 'solid', of: 'valueUsd' },
  { id: 'lump', tone: 'muted', stroke: 'dashed', of: 'lumpSumUsd' },
  { id: 'invested', tone: 'ink', stroke: 'dotted', of: 'investedUsd' },
  // It is close above the sum paid in, and on a phone the two are one line.
  { id: 'savings', tone: 'gain', stroke: 'dash-dot', of: 'savingsUsd', isWideOnly: true },
  { id: 'cash', tone: 'loss', stroke: 'solid', of: 'cashRealUsd' },
] as const;

export function planLines(byMonth: DcaBacktest['byMonth'], labels: Record<PlanLineId, string>) {
  return LINES.map(({ of, ...line }): LineSpec & { id: PlanLineId } => ({
    ...line,
    label: labels[line.id],
    values: byMonth.map((month) => month[of]),
  }));
}
