import { line } from '@/components/drawing/pens';
import { rings } from '@/components/drawing/shapes';
import { formatNumber } from '@/lib/format/number';
import type { DrawingPlan } from './plan';

const BEADS = 10;
const BEAD_SATS = 10_000;
const PAID = 4;
const BACK = 1;

/** The steps, each with the number of beads on Sam's side after it. */
const moments = [
  { label: 'open', beads: BEADS, onChain: true },
  { label: 'pay', beads: BEADS - PAID, onChain: false },
  { label: 'back', beads: BEADS - PAID + BACK, onChain: false },
  { label: 'close', beads: BEADS - PAID + BACK, onChain: true },
] as const;

const TOP = 54;
const LEFT = 80;
const AIR = 3;

const heightOf = (step: number) => TOP + moments.length * step + 4;

type Label = 'chain' | 'left' | 'right' | 'open' | 'pay' | 'back' | 'close';

/** The strings at a distance of `step`, with their right end and the width of a bead. Their names are above them, or beside them. */
function strings(
  labels: Record<Label, string>,
  { step, right, bead, isBeside }: { step: number; right: number; bead: number; isBeside: boolean },
) {
  const radius = 0.46 * bead;
  const row = (count: number) =>
    `a${radius} 10.5 0 1 0 ${2 * radius} 0a${radius} 10.5 0 1 0-${2 * radius} 0m${bead} 0`.repeat(count);
  const string = (y: number, beads: number) =>
    `M${LEFT + AIR + 0.6} ${y}${row(beads)}M${right - AIR - (BEADS - beads) * bead + 0.6} ${y}${row(BEADS - beads)}`;
  return (
    <>
      <rect width="60" height={heightOf(step)} className="fill-sunk" />
      <g className="fill-ink font-semibold">
        <text x="30" y="30" textAnchor="middle">
          {labels.chain}
        </text>
        <text x={LEFT + 26} y="30">
          {labels.left}
        </text>
        <text x={right - 30} y="30" textAnchor="end">
          {labels.right}
        </text>
      </g>
      <g {...line} strokeWidth="1.6">
        <circle cx={LEFT + 9} cy="18" r="6" />
        <path d={`M${LEFT - 1} 38c0-14 20-14 20 0z`} />
        <path d={`M${right - 6} 22h3q5 0 5 4.5t-5 4.5h-3M${right - 24} 18h18v14q0 5-5 5h-8q-5 0-5-5z`} />
        <path
          d={`M${right - 19} 13q-3-3 0-6M${right - 11} 13q-3-3 0-6`}
          className="fill-none stroke-ink"
          strokeWidth="1.6"
        />
      </g>
      {moments.slice(1).map(({ label }, index) => (
        <path
          key={label}
          transform={`translate(30 ${TOP + index * step + 48})`}
          d={rings(step - 32)}
          className="fill-none stroke-control"
          strokeWidth="1.6"
        />
      ))}
      {moments.map(({ label, beads, onChain }, index) => {
        const y = TOP + index * step + 32;
        return (
          <g key={label} {...line}>
            <rect
              x="13"
              y={y - 16}
              width="34"
              height="32"
              rx="2"
              className={onChain ? 'fill-raised stroke-ink' : 'fill-sunk stroke-control'}
              strokeWidth={onChain ? 2 : 1.6}
            />
            {onChain && <path d={`M21 ${y - 7}h18M21 ${y}h18M21 ${y + 7}h11M47 ${y}H${LEFT}`} strokeWidth="1.6" />}
            <path d={`M${LEFT} ${y - 13}v26M${right} ${y - 13}v26`} strokeWidth="3" />
            <path d={`M${LEFT} ${y}H${right}`} strokeWidth="1.6" />
            <path d={string(y, beads)} className="fill-bitcoin-fill stroke-ink" strokeWidth="1.6" />
            <text x={isBeside ? right + 18 : LEFT - 1} y={isBeside ? y + 5 : y - 19} className="fill-ink stroke-none">
              {labels[label]}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** A channel as beads on a string: their number is constant, and only the first and last state are on the blockchain. */
export const channel: DrawingPlan<Label> = {
  height: heightOf(62),
  values: (locale) => ({
    total: formatNumber(BEADS * BEAD_SATS, locale),
    bead: formatNumber(BEAD_SATS, locale),
    paid: formatNumber(PAID * BEAD_SATS, locale),
    back: formatNumber(BACK * BEAD_SATS, locale),
  }),
  draw: (labels) => strings(labels, { step: 62, right: 308, bead: 15, isBeside: false }),
  wide: {
    height: heightOf(52),
    draw: (labels) => strings(labels, { step: 52, right: 384, bead: 20, isBeside: true }),
  },
};
