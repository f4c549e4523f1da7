import { arrows, line, paper } from '@/components/drawing/pens';
import { arrow, Bank, Coin, Note, Platform, SmallPhone } from '@/components/drawing/shapes';
import { Cup } from './payment-choices';
import type { DrawingPlan } from './plan';
import { FLOOR, HEIGHT, Scene } from './step-scene';

/* Ways to sell, from the reader's own wallet on the left to what it brings on the right. */

export const sellByApp: DrawingPlan<'wallet' | 'platform' | 'bank'> = {
  height: HEIGHT,
  draw: ({ wallet, platform, bank }) => (
    <Scene at={[44, 145, 264]} names={[wallet, platform, bank]}>
      <SmallPhone x={26} />
      <Platform x={116} />
      <Bank x={264} />
      <path d={arrow(74, 104) + arrow(182, 104)} {...arrows} />
      <Coin x={88} y={82} />
      <Note x={172} y={64} />
    </Scene>
  ),
};

export const sellAtMachine: DrawingPlan<'wallet' | 'machine' | 'cash'> = {
  height: HEIGHT,
  draw: ({ wallet, machine, cash }) => (
    <Scene at={[44, 152, 262]} names={[wallet, machine, cash]}>
      <SmallPhone x={26} />
      <g {...line}>
        <path d={`M114 ${FLOOR}V28q0-8 8-8h60q8 0 8 8v102z`} />
        <path d="M124 32h56v30h-56z" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path d="M128 78h48" strokeWidth="5" />
      </g>
      <path d="M132 78v34h40V78" {...paper} />
      <circle cx="152" cy="96" r="7" {...paper} strokeWidth="1.6" />
      <path d={arrow(76, 104) + arrow(198, 104)} {...arrows} />
      <Coin x={90} y={82} />
      <Note x={238} y={104} />
      {/* The part that the fee takes. */}
      <path d="M262 62h48v26h-48z" className="fill-none stroke-loss" strokeWidth="2" strokeDasharray="4 4" />
      <path d="M270 75h32" className="stroke-loss" strokeWidth="3" />
    </Scene>
  ),
};

export const sellBySpending: DrawingPlan<'wallet' | 'shop' | 'tax'> = {
  height: HEIGHT,
  draw: ({ wallet, shop, tax }) => (
    <Scene at={[44, 152, 262]} names={[wallet, shop, tax]}>
      <SmallPhone x={26} />
      <path d={arrow(78, 104)} {...arrows} />
      <Coin x={92} y={82} />
      <path d={`M112 ${FLOOR}v-34h80v34z`} {...line} />
      <Cup x={152} y={92} />
      <g {...line}>
        <path d={`M230 ${FLOOR}V34h48l16 16v80zM278 34v16h16`} />
        <path d="M240 66h44M240 80h44M240 94h28" strokeWidth="1.6" />
      </g>
      <text x="274" y="120" textAnchor="middle" fontSize="22" className="fill-loss font-display font-semibold">
        ?
      </text>
    </Scene>
  ),
};
