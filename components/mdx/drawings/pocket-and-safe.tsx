import { line } from '@/components/drawing/pens';
import { Coin, pile } from '@/components/drawing/shapes';
import type { DrawingPlan } from './plan';
import { HEIGHT, Scene } from './step-scene';

/** Small sums in a purse, savings in a safe. */
export const pocketAndSafe: DrawingPlan<'pocket' | 'savings'> = {
  height: HEIGHT,
  draw: ({ pocket, savings }) => (
    <Scene at={[80, 240]} names={[pocket, savings]}>
      <path d="M160 12v118" className="stroke-control" strokeWidth="1.6" strokeDasharray="2 5" strokeLinecap="round" />
      <g {...line}>
        <path d="M30 62h100v60q0 8-8 8H38q-8 0-8-8zM30 62l10-16h80l10 16" />
        <path d="M104 84h26v22h-26z" />
        <path d="M192 22h96v100h-96zM204 130v-8M276 130v-8" />
        <path d="M202 32h76v80h-76z" className="fill-paper stroke-ink" />
      </g>
      <Coin x={56} y={104} />
      <Coin x={78} y={104} />
      <path
        d="M82 8l-12 18h9l-4 14 16-20h-10l6-12z"
        className="fill-bitcoin-fill stroke-ink"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path
        transform="translate(0 -18)"
        d={pile(208, 6) + pile(244, 7)}
        className="fill-bitcoin-fill stroke-ink"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </Scene>
  ),
};
