import { Label } from '@/components/drawing/labels';
import { line } from '@/components/drawing/pens';
import { Coin, Note } from '@/components/drawing/shapes';
import { Key } from './keys';
import type { DrawingPlan } from './plan';

const COLUMNS = [44, 121, 198, 275];

/** A phone with a key, 34 wide, with its middle at x. */
const Wallet = ({ x }: { x: number }) => (
  <>
    <rect x={x - 17} y="168" width="34" height="58" rx="6" {...line} />
    <Key x={x} y={196} scale={0.7} />
  </>
);

/** What counts as a sale: four ways to part with a coin. A move between wallets of one’s own is not among them. */
export const saleKinds: DrawingPlan<'counts' | 'sell' | 'swap' | 'pay' | 'give' | 'not'> = {
  height: 246,
  cut: 123,
  draw: ({ counts, sell, swap, pay, give, not }) => (
    <>
      <g className="fill-ink">
        <text x="14" y="24" className="font-semibold">
          {counts}
        </text>
        <g textAnchor="middle">
          {[sell, swap, pay, give].map((name, n) => (
            <text key={name} x={COLUMNS[n]} y="109">
              {name}
            </text>
          ))}
        </g>
        <Label x={14} y={147} room={300} className="font-semibold">
          {not}
        </Label>
      </g>
      {COLUMNS.map((x) => (
        <g key={x}>
          <Coin x={x} y={46} />
          <path d={`M${x} 57v9m-4-4l4 4l4-4`} className="fill-none stroke-bitcoin" strokeWidth="2" />
        </g>
      ))}
      <Note x={20} y={70} />
      <circle cx="121" cy="82" r="11" className="fill-sunk stroke-ink" strokeWidth="2" />
      <g {...line} strokeWidth="1.6">
        <path d="M184 74h24v16q0 6-6 6h-12q-6 0-6-6zM208 78h4q5 0 5 5t-5 5h-4" />
        <path d="M262 82h26v15h-26zM259 76h32v7h-32zM275 76v21" />
      </g>
      <Wallet x={110} />
      <Wallet x={210} />
      <path
        d="M136 198h48m-7-6l7 6l-7 6"
        className="fill-none stroke-bitcoin"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <Coin x={154} y={198} />
    </>
  ),
};
