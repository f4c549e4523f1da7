import { Floor } from '@/components/drawing/floor';
import { line } from '@/components/drawing/pens';
import type { DrawingPlan } from './plan';

const PEOPLE = [44, 160, 276];

/** Wallets that pass balances along, above the chain where their bitcoin is locked. */
export const twoLayers: DrawingPlan<'lightning' | 'chain' | 'locked'> = {
  height: 232,
  draw: ({ lightning, chain, locked }) => (
    <>
      <Floor y={128} height={232} />
      <g {...line}>
        <path d="M64 76h76M180 76h76" className="fill-none stroke-ink" />
        <path d="M78 76h.1M92 76h.1M106 76h.1M200 76h.1M228 76h.1M242 76h.1" className="stroke-ink" strokeWidth="14" />
        <path
          d="M78 76h.1M92 76h.1M106 76h.1M200 76h.1M228 76h.1M242 76h.1"
          className="stroke-bitcoin-fill"
          strokeWidth="10"
        />
        {PEOPLE.map((x) => (
          <path key={x} d={`M${x - 17} 44h34v64h-34zM${x - 11} 52h22v42h-22z`} />
        ))}
        <path d="M102 86v66M218 86v66" className="fill-none stroke-ink" strokeWidth="1.6" strokeDasharray="4 4" />
        <path d="M16 174h288" />
        <path d="M22 152h44v44H22zM80 152h44v44H80zM138 152h44v44h-44zM196 152h44v44h-44zM254 152h44v44h-44z" />
        {[102, 218].map((x) => (
          <g key={x}>
            <path d={`M${x - 6} 172v-5a6 6 0 0 1 12 0v5`} className="fill-none stroke-ink" />
            <path d={`M${x - 10} 172h20v15h-20z`} className="fill-bitcoin-fill stroke-ink" />
          </g>
        ))}
      </g>
      <path
        d="M88 54h44m-7-5l7 5l-7 5M190 54h44m-7-5l7 5l-7 5"
        className="fill-none stroke-bitcoin"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <g className="fill-ink">
        <text x="16" y="26" className="font-semibold">
          {lightning}
        </text>
        <text x="16" y="218" className="font-semibold">
          {chain}
        </text>
        <text x="304" y="218" textAnchor="end">
          {locked}
        </text>
      </g>
    </>
  ),
};
