import { line } from '@/components/drawing/pens';
import { Bank, Note } from '@/components/drawing/shapes';
import type { DrawingPlan } from './plan';
import { HEIGHT, Scene } from './step-scene';

/** Money in a bank, and money in a box under a bed. */
export const bankOrBox: DrawingPlan<'bank' | 'box'> = {
  height: HEIGHT,
  draw: ({ bank, box }) => (
    <Scene at={[76, 232]} names={[bank, box]}>
      <path d="M152 14v116" className="stroke-control" strokeWidth="1.6" strokeDasharray="2 5" strokeLinecap="round" />
      <Bank x={76} />
      <Note x={52} y={84} />
      <g {...line}>
        <path d="M172 34v96M300 58v72" />
        <path d="M178 80V68q0-6 6-6h20v18z" />
        <path d="M204 80V66q0-10 10-10h76q10 0 10 10v14z" className="fill-gold stroke-ink" />
        <path d="M172 80h128v11H172z" />
      </g>
      <Note x={214} y={96} />
      <path d="M206 112h64v18h-64zM232 112h12v7h-12z" {...line} />
    </Scene>
  ),
};
