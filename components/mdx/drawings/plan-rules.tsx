import { line } from '@/components/learn/drawings/parts';
import type { DrawingPlan } from './plan';
import { Cross, FLOOR, HEIGHT, pile, Scene, Tick } from './step-parts';

/* What comes before a plan of purchases, and what stops it. */

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

/** A lost income stops the plan; a wild price and a loud voice do not. */
export const stopOrStay: DrawingPlan<'pause' | 'stay'> = {
  height: HEIGHT,
  draw: ({ pause, stay }) => (
    <Scene
      names={[
        [76, pause],
        [238, stay],
      ]}
    >
      <path d="M152 0v160" className="stroke-line" strokeWidth="1.4" />
      <g {...line}>
        <path d="M16 40h56v38H16zM34 40v-9h20v9M16 56h56" />
      </g>
      <Cross x={26} y={38} size={38} />
      <Card x={18} y={90} />
      <g {...line}>
        <circle cx="114" cy="76" r="27" className="fill-loss-fill stroke-ink" />
        <path d="M106 65v22M122 65v22" className="stroke-foam" strokeWidth="7" strokeLinecap="butt" />
        <path d="M168 62l16-22 14 14 16-38 16 58 14-30 12 16" className="fill-none stroke-control" strokeWidth="2.6" />
        <path d="M276 44l24-14v40l-24-12h-10V44zM280 60l4 14h7l-4-11" />
        <path d="M306 40l6-5M308 50h7M306 60l6 5" strokeWidth="1.8" />
      </g>
      <path
        d={[168, 204, 240].map((x) => pile(x, 2)).join('')}
        className="fill-bitcoin-fill stroke-ink"
        strokeWidth="1.6"
      />
      <Tick x={282} y={108} />
    </Scene>
  ),
};
