import { arrows, line } from '@/components/drawing/pens';
import { arrow, Coin } from '@/components/drawing/shapes';
import type { DrawingPlan } from './plan';

const ROW = 108;

/** The same words with two passphrases: two wallets, and no error. */
export const passphrase: DrawingPlan<'right' | 'slip' | 'coins' | 'empty'> = {
  height: 2 * ROW,
  draw: ({ right, slip, coins, empty }) => (
    <>
      <path d={`M0 ${ROW}h320`} className="stroke-line" strokeWidth="1.6" />
      {[
        { typed: right, result: coins, isEmpty: false },
        { typed: slip, result: empty, isEmpty: true },
      ].map(({ typed, result, isEmpty }, row) => (
        <g key={typed} transform={`translate(0 ${row * ROW})`}>
          <g {...line}>
            <path d="M16 18h42v56H16zM31 30h20M31 41h20M31 52h20M31 63h20" />
            <path d="M23 30v34" strokeWidth="4" strokeDasharray="0 11" />
            <path d="M68 46h14M75 39v14" />
            <rect x="92" y="29" width="70" height="34" rx="6" />
            <path d="M214 30h84v44h-84zM214 30l10-12h64l10 12M274 46h24v12h-24z" />
          </g>
          <text x="127" y="53" textAnchor="middle" fontSize="20" className="fill-ink font-display font-semibold">
            {typed}
          </text>
          <path d={arrow(174, 46)} {...arrows} />
          {!isEmpty && (
            <>
              <Coin x={232} y={52} />
              <Coin x={254} y={52} />
            </>
          )}
          <text x="256" y="92" textAnchor="middle" className={isEmpty ? 'fill-loss' : 'fill-ink'}>
            {result}
          </text>
        </g>
      ))}
    </>
  ),
};
