import { line } from '@/components/learn/drawings/parts';
import { formatNumber } from '@/lib/format/number';
import { type DrawingPlan, rings } from './plan';

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
const STEP = 62;
const HEIGHT = TOP + moments.length * STEP + 4;
const LEFT = 80;
const RIGHT = 308;
const BEAD = 15;
const AIR = 3;

const BEAD_PATH = `a6.9 10.5 0 1 0 13.8 0a6.9 10.5 0 1 0-13.8 0m${BEAD} 0`;
const string = (y: number, beads: number) =>
  [
    `M${LEFT + AIR + 0.6} ${y}${BEAD_PATH.repeat(beads)}`,
    `M${RIGHT - AIR - (BEADS - beads) * BEAD + 0.6} ${y}${BEAD_PATH.repeat(BEADS - beads)}`,
  ].join('');

/** A channel as beads on a string: their number is constant, and only the first and last state are on the blockchain. */
export const channel: DrawingPlan<'chain' | 'left' | 'right' | 'open' | 'pay' | 'back' | 'close'> = {
  height: HEIGHT,
  values: (locale) => ({
    total: formatNumber(BEADS * BEAD_SATS, locale),
    bead: formatNumber(BEAD_SATS, locale),
    paid: formatNumber(PAID * BEAD_SATS, locale),
    back: formatNumber(BACK * BEAD_SATS, locale),
  }),
  draw: (labels) => (
    <>
      <rect width="60" height={HEIGHT} className="fill-sunk" />
      <g className="fill-ink font-semibold">
        <text x="30" y="30" textAnchor="middle">
          {labels.chain}
        </text>
        <text x={LEFT + 26} y="30">
          {labels.left}
        </text>
        <text x={RIGHT - 30} y="30" textAnchor="end">
          {labels.right}
        </text>
      </g>
      <g {...line} strokeWidth="1.8">
        <circle cx={LEFT + 9} cy="18" r="6" />
        <path d={`M${LEFT - 1} 38c0-14 20-14 20 0z`} />
        <path d={`M${RIGHT - 6} 22h3q5 0 5 4.5t-5 4.5h-3M${RIGHT - 24} 18h18v14q0 5-5 5h-8q-5 0-5-5z`} />
        <path
          d={`M${RIGHT - 19} 13q-3-3 0-6M${RIGHT - 11} 13q-3-3 0-6`}
          className="fill-none stroke-ink"
          strokeWidth="1.4"
        />
      </g>
      {moments.slice(1).map(({ label }, index) => (
        <path
          key={label}
          transform={`translate(30 ${TOP + index * STEP + 48})`}
          d={rings(STEP - 32)}
          className="fill-none stroke-control"
          strokeWidth="1.8"
        />
      ))}
      {moments.map(({ label, beads, onChain }, index) => {
        const y = TOP + index * STEP + 32;
        return (
          <g key={label} {...line}>
            <rect
              x="13"
              y={y - 16}
              width="34"
              height="32"
              rx="2"
              className={onChain ? 'fill-raised stroke-ink' : 'fill-sunk stroke-control'}
              strokeWidth={onChain ? 2.2 : 1.4}
            />
            {onChain && <path d={`M21 ${y - 7}h18M21 ${y}h18M21 ${y + 7}h11M47 ${y}H${LEFT}`} strokeWidth="1.6" />}
            <path d={`M${LEFT} ${y - 13}v26M${RIGHT} ${y - 13}v26`} strokeWidth="3" />
            <path d={`M${LEFT} ${y}H${RIGHT}`} strokeWidth="1.6" />
            <path d={string(y, beads)} className="fill-bitcoin-fill stroke-ink" strokeWidth="1.6" />
            <text x={LEFT - 1} y={y - 19} className="fill-ink stroke-none">
              {labels[label]}
            </text>
          </g>
        );
      })}
    </>
  ),
};
