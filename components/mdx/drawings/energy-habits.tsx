import { line } from '@/components/drawing/pens';
import { Bank } from '@/components/drawing/shapes';
import type { DrawingPlan } from './plan';
import { FLOOR, HEIGHT, Scene } from './step-scene';

/* Three comparisons of energy that mislead. */

/** Banks and the many accounts behind them. */
export const habitBanks: DrawingPlan<'bank' | 'accounts'> = {
  height: HEIGHT,
  draw: ({ bank, accounts }) => (
    <Scene at={[64, 222]} names={[bank, accounts]}>
      {[0, 1, 2, 3].map((n) => (
        <g key={n} transform={`translate(${10 + (n % 2) * 56} ${2 + Math.floor(n / 2) * 58}) scale(.54)`}>
          <Bank x={46} />
        </g>
      ))}
      <path
        d={Array.from({ length: 6 }, (_, row) => `M134 ${32 + row * 17}h176`).join('')}
        className="stroke-control"
        strokeWidth="11"
        strokeDasharray="16 4"
      />
    </Scene>
  ),
};

const bolt = (x: number) => `M${x + 4} 8l-18 21h11l-5 17 18-22h-11z`;

/** A full and an empty block with equal bolts. */
export const habitPayments: DrawingPlan<'full' | 'empty'> = {
  height: HEIGHT,
  draw: ({ full, empty }) => (
    <Scene at={[84, 236]} names={[full, empty]}>
      <g {...line}>
        <path d={`M46 ${FLOOR}V56h76v74zM198 ${FLOOR}V56h76v74z`} />
        <path
          d="M56 68h56v12H56zM56 86h56v12H56zM56 104h56v16H56z"
          className="fill-sunk stroke-ink"
          strokeWidth="1.6"
        />
        <path d={bolt(84) + bolt(236)} className="fill-bitcoin-fill stroke-ink" strokeWidth="1.6" />
        <path d="M150 22h20M150 32h20" strokeWidth="4" />
      </g>
    </Scene>
  ),
};

/** A string of lights on a house, and a question that it cannot answer. */
export const habitLights: DrawingPlan<'lights' | 'worth'> = {
  height: HEIGHT,
  draw: ({ lights, worth }) => (
    <Scene at={[94, 250]} names={[lights, worth]}>
      <g {...line}>
        <path d={`M34 ${FLOOR}V70h120v60zM82 ${FLOOR}V98h24v32z`} />
        <path d="M22 72L94 20l72 52z" />
        <path
          d="M22 74q12 16 24 0 12 16 24 0 12 16 24 0 12 16 24 0 12 16 24 0 12 16 24 0"
          strokeWidth="1.6"
          className="fill-none stroke-ink"
        />
        <path
          d={[34, 58, 82, 106, 130, 154].map((x) => `M${x} 80a5 6 0 1 1-.1 0z`).join('')}
          className="fill-gold stroke-ink"
          strokeWidth="1.6"
        />
      </g>
      <text x="250" y="106" fontSize="84" textAnchor="middle" className="fill-ink font-display font-semibold">
        ?
      </text>
    </Scene>
  ),
};
