import { line } from '@/components/drawing/pens';
import { Phone } from '@/components/drawing/shapes';
import { Key } from './keys';
import type { DrawingPlan } from './plan';
import { HEIGHT, Scene, ThirdsRules } from './step-scene';

/** Who holds the key in the three kinds of Lightning wallets, and who is on the other end of the channels. */
export const lightningWallets: DrawingPlan<'custodial' | 'phone' | 'node'> = {
  height: HEIGHT,
  draw: ({ custodial, phone, node }) => (
    <Scene at={[54, 158, 266]} names={[custodial, phone, node]}>
      <ThirdsRules />
      <g {...line}>
        <path d="M14 52l40-28 40 28zM18 60v62M90 60v62M12 130h84v-8H12zM14 52h80v8H14z" />
        <path d="M172 46h12M184 60V36l12-12 12 12v24z" strokeWidth="1.6" />
        <path d="M226 130V70h80v60zM236 84h.1M248 84h.1M236 98h60M236 112h60" />
        <path d="M246 70L230 34M266 70V28M286 70l18-36" className="fill-none stroke-ink" />
        <path d="M230 30h.1M266 24h.1M304 30h.1" strokeWidth="12" />
      </g>
      <Phone x={114} />
      <Key x={54} y={92} scale={1.4} />
      <Key x={143} y={78} />
      <Key x={274} y={96} scale={1.2} />
    </Scene>
  ),
};
