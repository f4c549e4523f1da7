import { line } from '@/components/drawing/pens';
import { Cross } from '@/components/drawing/shapes';
import type { DrawingPlan } from './plan';

const ROW = 120;

const Node = () => <path d="M24 88V46q0-5 5-5h52q5 0 5 5v42zM16 100l8-12h62l8 12zM42 60h26v14H42z" {...line} />;

const Others = () => (
  <path d="M258 40h44v26h-44zM258 76h44v26h-44zM266 53h.1M266 89h.1M276 53h18M276 89h18" {...line} />
);

/** Three layers around what is sent, as in an onion. */
const Onion = ({ y }: { y: number }) => (
  <g transform={`translate(176 ${y})`} {...line} strokeWidth="1.6">
    <circle r="17" />
    <circle r="11" />
    <circle r="5" className="fill-ink" />
  </g>
);

const Eye = ({ y }: { y: number }) => (
  <g transform={`translate(176 ${y})`} {...line} strokeWidth="1.6">
    <path d="M-18 0q18-17 36 0q-18 17-36 0z" />
    <circle r="4.6" className="fill-loss-fill stroke-ink" />
  </g>
);

/** A node with Tor beside its normal line, where both are used, and one that sends all through Tor. */
export const torLines: DrawingPlan<'both' | 'seen' | 'only' | 'hidden'> = {
  height: 2 * ROW,
  cut: ROW,
  draw: ({ both, seen, only, hidden }) => (
    <>
      {[both, only].map((name, row) => (
        <g key={name} transform={`translate(0 ${row * ROW})`}>
          <text x="14" y="26" className="fill-ink font-semibold">
            {name}
          </text>
          <Node />
          <Others />
          <path
            d={row ? 'M94 54h156' : 'M94 54h156m-7-5l7 5l-7 5'}
            className={row ? 'fill-none stroke-control' : 'fill-none stroke-loss'}
            strokeWidth="2"
            strokeDasharray={row ? '4 5' : undefined}
          />
          <path d="M94 90h156m-7-5l7 5l-7 5" className="fill-none stroke-gain" strokeWidth="2" />
          <Onion y={90} />
        </g>
      ))}
      <Eye y={54} />
      <Cross x={168} y={ROW + 46} size={16} />
      <text x="308" y="26" textAnchor="end" className="fill-loss font-semibold">
        {seen}
      </text>
      <text x="308" y={ROW + 26} textAnchor="end" className="fill-gain font-semibold">
        {hidden}
      </text>
    </>
  ),
};
