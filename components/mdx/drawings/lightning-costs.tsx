import { arrows, line } from '@/components/drawing/pens';
import { Coin } from '@/components/drawing/shapes';
import type { DrawingPlan } from './plan';

const ROW = 84;

/** What opening, sending and receiving cost. */
export const lightningCosts: DrawingPlan<'open' | 'send' | 'receive' | 'miner' | 'route' | 'room'> = {
  height: 3 * ROW,
  draw: (labels) => (
    <>
      <path d={`M0 ${ROW}h320M0 ${2 * ROW}h320`} className="stroke-line" strokeWidth="1.6" />
      <g className="fill-ink">
        {[
          [labels.open, labels.miner],
          [labels.send, labels.route],
          [labels.receive, labels.room],
        ].map(([name, cost], row) => (
          <g key={name} transform={`translate(16 ${row * ROW})`}>
            <text y="38" className="font-semibold">
              {name}
            </text>
            <text y="60" className="fill-bitcoin">
              {cost}
            </text>
          </g>
        ))}
      </g>
      <g {...line}>
        <path d="M196 44h104M204 26h38v38h-38zM254 26h38v38h-38z" />
        <path d="M262 36h22M262 44h22M262 52h14" strokeWidth="1.6" />
      </g>
      <Coin x={223} y={45} />
      <g transform={`translate(0 ${ROW})`}>
        <path d="M194 46h30m-7-6l7 6l-7 6M252 46h30m-7-6l7 6l-7 6" {...arrows} />
        <g {...line} strokeWidth="1.6">
          {[180, 238, 296].map((x) => (
            <circle key={x} cx={x} cy="46" r="9" />
          ))}
        </g>
        <path d="M238 30v-8" className="stroke-bitcoin" strokeWidth="2.4" />
        <circle cx="238" cy="18" r="5" className="fill-bitcoin-fill stroke-ink" />
      </g>
      <g transform={`translate(0 ${2 * ROW})`}>
        <path d="M190 30h114v30H190z" {...line} />
        <path d="M190 30h34v30h-34z" className="fill-bitcoin-fill stroke-ink" strokeWidth="2" />
        <path d="M292 45h-56m7-6l-7 6l7 6" {...arrows} />
      </g>
    </>
  ),
};
