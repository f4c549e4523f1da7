import { line } from '@/components/learn/drawings/parts';
import type { DrawingPlan } from './plan';
import { Cross, FLOOR, HEIGHT, Scene } from './step-parts';

/** A payment card, 52 wide. */
const Card = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} {...line}>
    <rect width="52" height="34" rx="5" />
    <path d="M0 9h52v7H0z" className="fill-ink stroke-ink" />
    <path d="M8 25h18" strokeWidth="1.8" />
  </g>
);

/** Three steps up: the debt is gone, the savings are there, and only then a coin. */
export const firstThings: DrawingPlan<'debt' | 'fund' | 'bitcoin'> = {
  height: HEIGHT + 14,
  draw: ({ debt, fund, bitcoin }) => (
    <g transform="translate(0 14)">
      <Scene
        names={[
          [54, debt],
          [160, fund],
          [267, bitcoin],
        ]}
      >
        <path d={`M0 ${FLOOR}v-20h107v-26h107v-26h106v72z`} className="fill-sunk stroke-ink" strokeWidth="2" />
        <Card x={28} y={62} />
        <Cross x={35} y={60} size={38} />
        <g {...line}>
          <path d="M132 84V32h56v52zM128 22h64v10h-64z" />
          <path d="M132 72h56M132 60h56M132 48h56" className="stroke-loss" strokeWidth="2" />
          <path d="M150 66h20M150 54h20M150 78h20" className="stroke-loss" strokeWidth="1.4" />
        </g>
        <circle cx="267" cy="37" r="19" className="fill-bitcoin-fill stroke-ink" strokeWidth="2.2" />
        <circle cx="267" cy="37" r="12" className="fill-none stroke-ink" strokeWidth="1.4" />
      </Scene>
    </g>
  ),
};
