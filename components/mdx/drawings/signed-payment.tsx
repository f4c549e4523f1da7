import { line } from '@/components/learn/drawings/parts';
import { Key } from './keys';
import type { DrawingPlan } from './plan';

const FLOOR = 142;

/** A computer, 44 wide, that has checked the message. */
const Computer = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0 0h44v30H0zM22 30v6M12 36h20" />
    <path d="M14 14l6 6l11-12" className="fill-none stroke-gain" strokeWidth="3" />
  </g>
);

const arrow = (x: number) => `M${x} 84h16m-6-6l6 6l-6 6`;

/** Who does what with a payment: its owner signs, nodes check, a miner writes. */
export const signedPayment: DrawingPlan<'sign' | 'check' | 'write' | 'key' | 'rules' | 'block'> = {
  height: 196,
  draw: (labels) => (
    <>
      <rect y={FLOOR} width="320" height={196 - FLOOR} className="fill-sunk" />
      <path d={`M0 ${FLOOR}h320`} className="stroke-ink" strokeWidth="2" />
      <g {...line}>
        <rect x="26" y="26" width="62" height="116" rx="10" />
        <path d="M33 42h48v82H33z" className="fill-paper stroke-ink" strokeWidth="1.2" />
        <path d="M41 54h32M41 64h24" strokeWidth="1.8" />
        <path d="M40 112q5-14 9-3t8-4q3-6 6 2t11-1" className="fill-none stroke-bitcoin" strokeWidth="2.4" />
        <path d="M50 34h14" strokeWidth="1.8" />
        <Computer x={138} y={22} />
        <Computer x={116} y={98} />
        <Computer x={164} y={98} />
        <path
          d="M148 60l-8 36M172 60l10 36"
          className="fill-none stroke-control"
          strokeWidth="1.8"
          strokeDasharray="2 5"
        />
        <path d="M254 20h44v32h-44zM254 64h44v32h-44z" />
        <path d="M254 108h44v34h-44z" className="fill-bitcoin-fill stroke-ink" />
        <path d="M276 52v12M276 96v12" strokeWidth="5" />
        <path d="M262 30h28M262 40h18M262 80h18M262 74h28M262 124h28M262 132h18" strokeWidth="1.6" />
      </g>
      <Key x={57} y={84} />
      <path
        d={arrow(94) + arrow(222)}
        className="fill-none stroke-bitcoin"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g className="fill-ink font-semibold" textAnchor="middle">
        <text x="57" y="163">
          {labels.sign}
        </text>
        <text x="161" y="163">
          {labels.check}
        </text>
        <text x="267" y="163">
          {labels.write}
        </text>
      </g>
      <g className="fill-muted" textAnchor="middle">
        <text x="57" y="182">
          {labels.key}
        </text>
        <text x="161" y="182">
          {labels.rules}
        </text>
        <text x="267" y="182">
          {labels.block}
        </text>
      </g>
    </>
  ),
};
