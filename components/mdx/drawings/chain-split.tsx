import { line } from '@/components/drawing/pens';
import { getClaim } from '@/lib/content/claims/claims';
import type { DrawingPlan } from './plan';

/** The blocks that the nodes that demanded the signal got in three weeks. */
const OWN_BLOCKS = getClaim('chain-split-own-blocks').value;

const UPPER = 66;
const LOWER = 148;
const SIZE = 18;
const PITCH = 23;
const FORK = 90;

const blocks = (x: number, y: number, count: number) =>
  Array.from({ length: count }, (_, n) => `M${x + n * PITCH} ${y - SIZE / 2}h${SIZE}v${SIZE}h-${SIZE}z`).join('');

/** One chain, and from one block on two: that of nearly all miners, and a short one that few nodes accept. */
export const chainSplit: DrawingPlan<'before' | 'from' | 'others' | 'knots' | 'weeks'> = {
  height: 206,
  draw: (labels) => (
    <>
      <g {...line}>
        <path
          d={`M0 ${UPPER}h310m-8-6l8 6l-8 6M${FORK + 3} ${UPPER}V${LOWER - 12}q0 12 12 12h${OWN_BLOCKS * PITCH - 20}`}
          className="fill-none stroke-ink"
        />
        <path
          d={blocks(10, UPPER, 3) + blocks(FORK + 16, UPPER, OWN_BLOCKS)}
          className="fill-bitcoin-fill stroke-ink"
          strokeWidth="1.6"
        />
        <path d={blocks(FORK + 16, LOWER, OWN_BLOCKS)} strokeWidth="1.6" />
      </g>
      <path d={`M${FORK + 3} 34V${UPPER}`} className="stroke-ink" strokeWidth="2" strokeDasharray="5 4" />
      <path
        d={`M${FORK + 16} ${LOWER + 18}v8H${FORK + 11 + OWN_BLOCKS * PITCH}v-8`}
        className="fill-none stroke-ink"
        strokeWidth="1.6"
      />
      <g className="fill-ink">
        <text x="10" y={UPPER + 34}>
          {labels.before}
        </text>
        <text x={FORK + 3} y="24" textAnchor="middle" className="font-semibold">
          {labels.from}
        </text>
        <text x={FORK + 16} y={UPPER + 34} className="font-semibold">
          {labels.others}
        </text>
        <text x={FORK + 16} y={LOWER - 18} className="font-semibold">
          {labels.knots}
        </text>
        <text x={FORK + 13 + (OWN_BLOCKS * PITCH) / 2} y={LOWER + 45} textAnchor="middle">
          {labels.weeks}
        </text>
      </g>
    </>
  ),
};
