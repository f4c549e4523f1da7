import { line } from '@/components/learn/drawings/parts';
import { addressExamples } from '@/content/address-examples';
import { Key } from './keys';
import type { DrawingPlan } from './plan';
import { Coin } from './step-parts';

const { p2pkh, p2sh, p2wpkh, p2tr } = addressExamples;
/** The beginnings of the addresses of one key; there are two kinds with the third. */
const STARTS = [p2pkh.slice(0, 1), p2sh.slice(0, 1), p2wpkh.slice(0, 4), p2wpkh.slice(0, 4), p2tr.slice(0, 4)];
const ROW = 42;
const yOf = (row: number) => 30 + row * ROW;
/** The lock with the coins, and the one behind which the wallet looks. */
const COINS = 0;
const LOOKED = 2;

/** One key that opens five locks, and a wallet that looks behind the wrong one. */
export const oneKey: DrawingPlan<'key' | 'coins' | 'looks' | 'short' | 'long'> = {
  height: 5 * ROW + 16,
  draw: (labels) => (
    <>
      <path
        d={STARTS.map((_, row) => `M66 114C96 114 84 ${yOf(row)} 112 ${yOf(row)}`).join('')}
        className="fill-none stroke-control"
        strokeWidth="1.8"
      />
      <Key x={38} y={112} scale={1.6} />
      <text x="40" y="152" textAnchor="middle" className="fill-ink">
        {labels.key}
      </text>
      {STARTS.map((start, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows have the same start
        <g key={row} transform={`translate(0 ${yOf(row)})`}>
          <path d="M116-2v-7a8 8 0 0 1 16 0v7" className="fill-none stroke-ink" strokeWidth="2.2" />
          <path d="M112-2h24v16h-24z" className="fill-raised stroke-ink" strokeWidth="2.2" strokeLinejoin="round" />
          <text x="148" y="9" fontSize="20" className="fill-ink font-semibold">
            {start}
          </text>
        </g>
      ))}
      <g className="fill-ink">
        <text x="200" y={yOf(2) + 8} className="fill-muted">
          {labels.short}
        </text>
        <text x="200" y={yOf(3) + 8} className="fill-muted">
          {labels.long}
        </text>
        <text x="204" y={yOf(COINS) + 6}>
          {labels.coins}
        </text>
      </g>
      <Coin x={186} y={yOf(COINS) + 1} />
      <path d={`M264 ${yOf(LOOKED) + 3}h-26`} className="stroke-loss" strokeWidth="2.4" strokeDasharray="4 3" />
      <g transform={`translate(268 ${yOf(LOOKED) - 24})`} {...line}>
        <rect width="34" height="58" rx="6" />
        <path d="M5 8h24v40H5z" className="fill-paper stroke-ink" strokeWidth="1.4" />
      </g>
      <text x="285" y={yOf(LOOKED) + 52} textAnchor="middle" className="fill-loss">
        {labels.looks}
      </text>
    </>
  ),
};
