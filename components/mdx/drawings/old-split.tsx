import { line } from '@/components/drawing/pens';
import { Tick } from '@/components/drawing/shapes';
import type { DrawingPlan } from './plan';

const BEADS = 6;
const beads = (x: number) => Array.from({ length: BEADS }, (_, n) => `M${x + n * 13} 52h.1`).join('');
/** Blocks of the chain: the old split, and the wait. */
const BLOCKS = [14, 76, 138, 200, 262];

/** Why a channel cannot be closed with an old split. */
export const oldSplit: DrawingPlan<'old' | 'taken' | 'sam' | 'cafe' | 'wait'> = {
  height: 226,
  draw: (labels) => (
    <>
      <rect y="126" width="320" height="100" className="fill-sunk" />
      <g {...line}>
        <path d="M14 36v32M122 36v32M14 52h108M198 36v32M306 36v32M198 52h108" />
        <path d={beads(26)} className="fill-none stroke-ink" strokeWidth="14" />
        <path d={beads(228)} className="fill-none stroke-ink" strokeWidth="14" />
        <path d={beads(26) + beads(228)} className="fill-none stroke-bitcoin-fill" strokeWidth="10" />
        <path d="M36 146V94M222 146V94" className="fill-none stroke-ink" strokeWidth="1.6" strokeDasharray="4 4" />
        <path d="M14 166h292" />
        <path d={BLOCKS.map((x) => `M${x} 146h44v40h-44z`).join('')} />
        <path d="M22 156h28M22 166h28M22 176h16" strokeWidth="2" className="stroke-loss" />
        <path d="M142 120l6-34h24l6 34zM140 86v-18l20-14 20 14v18z" />
        <path d="M152 75h16" />
        <path d="M76 198v6h230v-6" className="fill-none stroke-ink" strokeWidth="1.6" />
      </g>
      <Tick x={211} y={166} />
      <g className="fill-muted">
        {[14, 198].map((x) => (
          <g key={x}>
            <text x={x} y="86">
              {labels.sam}
            </text>
            <text x={x + 108} y="86" textAnchor="end">
              {labels.cafe}
            </text>
          </g>
        ))}
      </g>
      <g className="fill-ink">
        <text x="14" y="24" className="fill-loss font-semibold">
          {labels.old}
        </text>
        <text x="306" y="24" textAnchor="end" className="fill-ink font-semibold">
          {labels.taken}
        </text>
        <text x="192" y="220" textAnchor="middle">
          {labels.wait}
        </text>
      </g>
    </>
  ),
};
