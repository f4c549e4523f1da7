import { line } from '@/components/drawing/pens';
import { Coin, Cross } from '@/components/drawing/shapes';
import { Key } from './keys';
import type { DrawingPlan } from './plan';

const ROW = 60;

const Words = ({ y }: { y: number }) => (
  <path d={`M14 ${y}h34v40h-34zM20 ${y + 11}h22M20 ${y + 20}h22M20 ${y + 29}h22`} {...line} strokeWidth="1.6" />
);

/** Each spelling of a passphrase opens a wallet of its own, and two of three keys need the record of the wallet. */
export const extraTools: DrawingPlan<
  'passphrase' | 'right' | 'typo' | 'full' | 'empty' | 'multisig' | 'keys' | 'record' | 'pay'
> = {
  height: 296,
  draw: (labels) => (
    <>
      <g className="fill-ink font-semibold">
        <text x="14" y="24">
          {labels.passphrase}
        </text>
        <text x="14" y="192">
          {labels.multisig}
        </text>
      </g>
      {[labels.right, labels.typo].map((phrase, row) => (
        <g key={phrase} transform={`translate(0 ${40 + row * ROW})`}>
          <Words y={0} />
          <path d="M58 20h12M64 14v12M180 20h24m-6-5l6 5l-6 5" className="fill-none stroke-ink" strokeWidth="2" />
          <rect x="80" y="5" width="90" height="30" rx="4" {...line} strokeWidth="1.6" />
          <text
            x="125"
            y="25"
            textAnchor="middle"
            className={row ? 'fill-loss font-semibold' : 'fill-ink font-semibold'}
          >
            {phrase}
          </text>
          <path d="M214 6h42v30h-42zM214 14h42" {...line} strokeDasharray={row ? '4 4' : undefined} />
          {row === 0 && <Coin x={235} y={25} />}
          <text x="264" y="25" className="fill-ink">
            {row ? labels.empty : labels.full}
          </text>
        </g>
      ))}
      <path d="M0 166h320" className="stroke-line" strokeWidth="1.6" />
      <g transform="translate(0 212)">
        {[0, 1, 2].map((n) => (
          <g key={n}>
            <rect
              x={14 + n * 48}
              y="0"
              width="42"
              height="42"
              rx="6"
              {...line}
              strokeWidth="1.6"
              strokeDasharray={n === 2 ? '4 4' : undefined}
            />
            {n < 2 && <Key x={35 + n * 48} y={20} scale={0.85} />}
          </g>
        ))}
        <Cross x={120} y={10} size={22} />
        <path d="M166 21h12M172 15v12M242 21h24m-6-5l6 5l-6 5" className="fill-none stroke-ink" strokeWidth="2" />
        <path d="M190 -3h42v48h-42z" {...line} strokeWidth="1.6" />
        <path d="M197 8h20M197 21h20M197 34h20M224 8h.1M224 21h.1M224 34h.1" {...line} strokeWidth="2" />
        <Coin x={288} y={21} />
        <g textAnchor="middle" className="fill-ink">
          <text x="83" y="68">
            {labels.keys}
          </text>
          <text x="211" y="68">
            {labels.record}
          </text>
          <text x="288" y="68">
            {labels.pay}
          </text>
        </g>
      </g>
    </>
  ),
};
