import { line } from '@/components/drawing/pens';
import { Coin } from '@/components/drawing/shapes';
import { addressExamples } from '@/content/examples/address-examples';
import { Key } from './keys';
import type { DrawingPlan } from './plan';

const { p2pkh, p2sh, p2wpkh, p2tr } = addressExamples;
/** The beginnings of the addresses of one key; there are two kinds with the third. */
const STARTS = [p2pkh.slice(0, 1), p2sh.slice(0, 1), p2wpkh.slice(0, 4), p2wpkh.slice(0, 4), p2tr.slice(0, 4)];
const ROW = 46;
const yOf = (row: number) => 34 + row * ROW;
/** The lock with the coins, and the one behind which the wallet looks. */
const COINS = 0;
const LOOKED = 2;

/** One key that opens five locks, and a wallet that looks behind the wrong one. */
export const oneKey: DrawingPlan<'key' | 'coins' | 'looks' | 'short' | 'long'> = {
  height: 5 * ROW + 22,
  draw: (labels) => (
    <>
      <path
        d={STARTS.map((_, row) => `M64 ${yOf(2)}C96 ${yOf(2)} 84 ${yOf(row)} 110 ${yOf(row)}`).join('')}
        className="fill-none stroke-control"
        strokeWidth="1.6"
      />
      <Key x={37} y={yOf(2)} scale={1.6} />
      <text x="40" y={yOf(2) + 40} textAnchor="middle" className="fill-ink">
        {labels.key}
      </text>
      {STARTS.map((start, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows have the same start
        <g key={row} transform={`translate(0 ${yOf(row)})`}>
          <path d="M115-4v-6a9 9 0 0 1 18 0v6" className="fill-none stroke-ink" strokeWidth="2" />
          <path d="M109-4h30v22h-30z" className="fill-raised stroke-ink" strokeWidth="2" strokeLinejoin="round" />
          <text x="152" y="13" fontSize="20" className="fill-ink font-semibold">
            {start}
          </text>
        </g>
      ))}
      <g className="fill-ink">
        <text x="204" y={yOf(2) + 13} className="fill-muted">
          {labels.short}
        </text>
        <text x="204" y={yOf(3) + 13} className="fill-muted">
          {labels.long}
        </text>
        <text x="176" y={yOf(COINS) + 13}>
          {labels.coins}
        </text>
      </g>
      <Coin x={124} y={yOf(COINS) + 7} />
      {/* The look of the wallet goes above the address, to the lock. */}
      <path d={`M250 ${yOf(LOOKED) - 15}H152`} className="stroke-loss" strokeWidth="2.4" strokeDasharray="5 4" />
      <path d={`M155 ${yOf(LOOKED) - 21}l-8 6l8 6`} className="fill-none stroke-loss" strokeWidth="2.4" />
      <g transform={`translate(252 ${yOf(LOOKED) - 44})`} {...line}>
        <rect width="52" height="88" rx="8" />
        <path d="M6 10h40v64H6z" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path d="M13 29q13-15 26 0q-13 15-26 0z" />
        <circle cx="26" cy="29" r="4" className="fill-ink" />
        <path d="M14 54h24" className="fill-none stroke-loss" strokeDasharray="3 5" />
      </g>
      <text x="278" y={yOf(LOOKED) + 64} textAnchor="middle" className="fill-loss">
        {labels.looks}
      </text>
    </>
  ),
};
