import { arrows, line } from '@/components/drawing/pens';
import { arrow, Coin } from '@/components/drawing/shapes';
import type { DrawingPlan } from './plan';

const ROW = 84;
const CODES = ['lnbc…', 'lno…', 'name@'];

/** Three ways to ask for a payment over Lightning, and how often each can be paid. */
export const invoiceKinds: DrawingPlan<'invoice' | 'offer' | 'address'> = {
  height: 3 * ROW,
  draw: ({ invoice, offer, address }) => (
    <>
      <path d={`M0 ${ROW}h320M0 ${2 * ROW}h320`} className="stroke-line" strokeWidth="1.6" />
      <g className="fill-ink">
        {[invoice, offer, address].map((name, row) => (
          <g key={name} transform={`translate(0 ${row * ROW})`}>
            <text x="16" y="38" fontSize="20" className="font-semibold">
              {CODES[row]}
            </text>
            <text x="16" y="62">
              {name}
            </text>
          </g>
        ))}
      </g>
      <path d={arrow(250, 42)} {...arrows} />
      <Coin x={234} y={42} />
      <g {...line}>
        <path d="M286 18h26v48l-6.5-5-6.5 5-6.5-5-6.5 5zM292 30h14M292 40h14" strokeWidth="1.6" />
      </g>
      <g transform={`translate(0 ${ROW})`}>
        <path d={arrow(250, 42)} {...arrows} />
        <Coin x={192} y={42} />
        <Coin x={213} y={42} />
        <Coin x={234} y={42} />
        <path d="M284 14h30v56h-30zM290 24h18v18h-18zM290 52h18M290 60h12" {...line} strokeWidth="1.6" />
      </g>
      <g transform={`translate(0 ${2 * ROW})`}>
        <g {...line} strokeWidth="1.6">
          <rect x="158" y="16" width="30" height="52" rx="5" />
          <path d="M222 18h38v48h-38zM222 34h38M222 50h38M229 26h.1M229 42h.1M229 58h.1" />
          <path d="M290 22h24v44l-6-5-6 5-6-5-6 5zM296 34h12M296 44h12" />
        </g>
        <path d="M192 42h22m-6-5l6 5l-6 5M264 42h18m-6-5l6 5l-6 5" {...arrows} />
      </g>
    </>
  ),
};
