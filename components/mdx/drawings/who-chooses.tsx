import { arrows, line } from '@/components/drawing/pens';
import { arrow, Cross, Tick, WordSheet } from '@/components/drawing/shapes';
import type { DrawingPlan } from './plan';

/** The middles of the four sources below. */
const WRONG = [42, 120, 200, 278] as const;

/** Words that a wallet makes at random, and four sources that are not random or not secret. */
export const whoChooses: DrawingPlan<'wallet' | 'random' | 'sentence' | 'person' | 'card' | 'site'> = {
  height: 254,
  draw: ({ wallet, random, sentence, person, card, site }) => (
    <>
      <rect y="134" width="320" height="120" className="fill-sunk" />
      <path d="M0 134h320" className="stroke-line" strokeWidth="1.6" />
      <g transform="translate(30 0)">
        <g {...line}>
          <rect x="40" y="16" width="56" height="86" rx="8" />
          <path d="M48 24h40v58H48zM62 92h12" className="fill-paper stroke-ink" strokeWidth="1.6" />
        </g>
        <path
          d="M58 36h24M58 48h24M58 60h24M58 72h24"
          className="stroke-gold"
          strokeWidth="9"
          strokeDasharray="0 11"
          strokeLinecap="round"
        />
        <path d={arrow(112, 58)} {...arrows} />
        <WordSheet x={156} y={18} width={60} height={84} pitch={14} />
        <Tick x={232} y={60} />
      </g>
      <g {...line}>
        <path d="M14 154h56v30H40l-12 12v-12H14z" />
        <path d="M24 165h36M24 174h22" strokeWidth="1.6" />
        <path d="M98 204v-10q0-18 22-18t22 18v10zM109 160a11 11 0 1 0 22 0a11 11 0 1 0-22 0" />
        <path d="M168 160h64v40h-64z" />
        <path d="M178 172h44M178 181h44M178 190h26" strokeWidth="1.6" />
        <path d="M246 152h64v50h-64zM246 164h64M253 158h.1M260 158h.1" />
      </g>
      {WRONG.map((x) => (
        <Cross key={x} x={x - 14} y={164} size={28} />
      ))}
      <g className="fill-ink" textAnchor="middle">
        <text x="98" y="122" className="fill-gain font-semibold">
          {wallet}
        </text>
        <text x="216" y="122">
          {random}
        </text>
        {[sentence, person, card, site].map((name, index) => (
          <text key={name} x={WRONG[index]} y="234">
            {name}
          </text>
        ))}
      </g>
    </>
  ),
};
