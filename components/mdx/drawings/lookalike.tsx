import { addressExamples } from '@/content/examples/address-examples';
import type { DrawingPlan } from './plan';

const START = addressExamples.p2wpkh.slice(0, 8);
const END = addressExamples.p2wpkh.slice(-4);

/** Bars in place of the middle characters of two addresses, so that readers cannot copy an address. */
const MIDDLES = {
  paid: 'M0 0h10M16 0h22M44 0h6M56 0h16',
  sent: 'M0 0h24M30 0h6M42 0h18M66 0h6',
} as const;

/** A list of payments with the address of a thief that begins and ends like a known one. */
export const lookalike: DrawingPlan<'list' | 'paid' | 'sent'> = {
  height: 222,
  draw: ({ list, paid, sent }) => (
    <>
      <rect width="320" height="44" className="fill-sunk" />
      <path d="M0 128h320" className="stroke-line" strokeWidth="1.6" />
      <text x="24" y="28" className="fill-ink font-semibold">
        {list}
      </text>
      {(['paid', 'sent'] as const).map((id, row) => (
        <g key={id} transform={`translate(24 ${row * 84})`}>
          <text y="72" className={id === 'sent' ? 'fill-loss font-semibold' : 'fill-ink'}>
            {id === 'sent' ? sent : paid}
          </text>
          <text y="104" fontSize="18" className="fill-ink font-semibold">
            {START}
          </text>
          <path
            transform="translate(106 98)"
            d={MIDDLES[id]}
            className={id === 'sent' ? 'stroke-loss' : 'stroke-control'}
            strokeWidth="10"
          />
          <text x="190" y="104" fontSize="18" className="fill-ink font-semibold">
            {END}
          </text>
        </g>
      ))}
    </>
  ),
};
