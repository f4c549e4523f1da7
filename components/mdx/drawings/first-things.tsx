import { line } from '@/components/drawing/pens';
import { Bank, Cross } from '@/components/drawing/shapes';
import type { DrawingPlan } from './plan';
import { FLOOR, HEIGHT, Scene } from './step-scene';

/** A payment card, 52 wide. */
const Card = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} {...line}>
    <rect width="52" height="34" rx="5" />
    <path d="M0 9h52v7H0z" className="fill-ink stroke-ink" />
    <path d="M8 25h18" strokeWidth="1.6" />
  </g>
);

/** Three steps up: the debt is gone, the savings are there, and only then a coin. */
export const firstThings: DrawingPlan<'debt' | 'fund' | 'bitcoin'> = {
  height: HEIGHT + 14,
  draw: ({ debt, fund, bitcoin }) => (
    <g transform="translate(0 14)">
      <Scene at={[54, 160, 267]} names={[debt, fund, bitcoin]}>
        <path d={`M0 ${FLOOR}v-20h107v-26h107v-26h106v72z`} className="fill-sunk stroke-ink" strokeWidth="2" />
        <Card x={28} y={62} />
        <Cross x={35} y={60} size={38} />
        <g transform="translate(160 12) scale(0.6)">
          <Bank x={0} />
        </g>
        <circle cx="267" cy="37" r="19" className="fill-bitcoin-fill stroke-ink" strokeWidth="2" />
        <circle cx="267" cy="37" r="12" className="fill-none stroke-ink" strokeWidth="1.6" />
      </Scene>
    </g>
  ),
};
