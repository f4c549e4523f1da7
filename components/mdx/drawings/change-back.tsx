import { arrows, line } from '@/components/drawing/pens';
import { Coin, Phone, Platform } from '@/components/drawing/shapes';
import { Key } from './keys';
import type { DrawingPlan } from './plan';
import { FLOOR, HEIGHT, Scene } from './step-scene';

/** A wallet that sells a part: one coin leaves, and the rest comes back to an address of the same words. */
export const changeBack: DrawingPlan<'words' | 'wallet' | 'platform' | 'sold' | 'change'> = {
  height: HEIGHT,
  draw: ({ words, wallet, platform, sold, change }) => (
    <Scene at={[40, 118, 274]} names={[words, wallet, platform]}>
      <path d={`M16 ${FLOOR}V46h48v84zM26 62h28M26 78h28M26 94h28M26 110h28`} {...line} />
      <Phone x={89} />
      <Key x={118} y={76} />
      <path d="M64 88h20" className="stroke-ink" strokeWidth="1.6" strokeDasharray="3 4" />
      <path d="M152 56h86m-8-6l8 6l-8 6M152 80h54q14 0 14 14v10q0 14-14 14h-54m8-6l-8 6l8 6" {...arrows} />
      <Coin x={188} y={56} />
      <Coin x={196} y={118} />
      <Coin x={180} y={118} />
      <Platform x={245} />
      <g className="fill-ink" textAnchor="middle">
        <text x="194" y="40">
          {sold}
        </text>
        <text x="182" y="100">
          {change}
        </text>
      </g>
    </Scene>
  ),
};
