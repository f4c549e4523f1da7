import { line } from '@/components/drawing/pens';
import { Coin, Person } from '@/components/drawing/shapes';
import type { DrawingPlan } from './plan';
import { UnreadableCode } from './receiving';

const PAYERS = [196, 240, 284];

/** One address for everybody, and a new one for each payment. */
export const poster: DrawingPlan<'one' | 'all' | 'many' | 'own'> = {
  height: 262,
  cut: 131,
  draw: ({ one, all, many, own }) => (
    <>
      <g className="fill-ink">
        <text x="16" y="24" className="font-semibold">
          {one}
        </text>
        <text x="240" y="120" textAnchor="middle" className="fill-loss">
          {all}
        </text>
        <text x="16" y="155" className="font-semibold">
          {many}
        </text>
        <text x="160" y="248" textAnchor="middle" className="fill-gain">
          {own}
        </text>
      </g>
      <path d="M28 36h84v82H28z" {...line} />
      <g transform="translate(38 44) scale(.86)">
        <UnreadableCode x={3} y={2} />
      </g>
      <path
        d={PAYERS.map((x) => `M116 58Q${x - 34} 16 ${x} 52`).join('')}
        className="fill-none stroke-loss"
        strokeWidth="1.6"
        strokeDasharray="4 4"
      />
      {PAYERS.map((x, index) => (
        <g key={x}>
          <Person x={x} y={64} />
          <g transform={`translate(${index * 104} 0)`}>
            <path d="M22 172h30v40H22zM29 182h16M29 190h16" {...line} strokeWidth="1.6" />
            <Coin x={37} y={204} />
            <Person x={78} y={186} />
          </g>
        </g>
      ))}
    </>
  ),
};
