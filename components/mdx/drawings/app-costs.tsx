import { line } from '@/components/drawing/pens';
import { Bank, Coin, Platform, pile, SmallPhone, Tick } from '@/components/drawing/shapes';
import type { DrawingPlan } from './plan';
import { HEIGHT, Scene } from './step-scene';

/* What can cost something beside the fee of a purchase, in the guide on the first wallet. */

export const costPayIn: DrawingPlan<'transfer' | 'card'> = {
  height: HEIGHT,
  draw: ({ transfer, card }) => (
    <Scene at={[80, 218]} names={[transfer, card]}>
      <Bank x={80} />
      <Tick x={124} y={40} />
      <rect x="172" y="66" width="92" height="60" rx="6" {...line} />
      <path d="M172 80h92v14h-92z" className="fill-ink" />
      <path d="M182 112h26" {...line} />
      <path d={pile(270, 3)} className="fill-loss-fill stroke-ink" strokeWidth="1.6" strokeLinejoin="round" />
    </Scene>
  ),
};

/** A price tag on a post; y is the middle of the tag. */
const Tag = ({ x, y }: { x: number; y: number }) => (
  <>
    <path d={`M${x} ${y + 18}V130`} className="stroke-ink" strokeWidth="3" />
    <path d={`M${x - 44} ${y}l14-18h74v36h-74z`} {...line} className="fill-gold stroke-ink" />
    <circle cx={x - 26} cy={y} r="3.4" {...line} />
    <Coin x={x + 10} y={y} />
  </>
);

export const costSpread: DrawingPlan<'market' | 'app'> = {
  height: HEIGHT,
  draw: ({ market, app }) => (
    <Scene at={[84, 236]} names={[market, app]}>
      <Tag x={84} y={88} />
      <Tag x={236} y={44} />
      <path d="M134 88h130M286 44h14" className="stroke-control" strokeWidth="1.6" strokeDasharray="4 4" />
      <path
        d="M296 88V46m-7 8l7-8 7 8M270 88h36"
        className="fill-none stroke-loss"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </Scene>
  ),
};

export const costTakeOut: DrawingPlan<'app' | 'fast' | 'slow' | 'wallet'> = {
  height: HEIGHT,
  draw: ({ app, fast, slow, wallet }) => (
    <Scene at={[57, 262]} names={[app, wallet]}>
      <Platform x={28} />
      <SmallPhone x={244} />
      <path
        d="M100 62h128m-8-7l8 7-8 7M100 108h128m-8-7l8 7-8 7"
        {...line}
        className="fill-none stroke-ink"
        strokeWidth="2"
      />
      <text x="100" y="50" className="fill-loss font-semibold">
        {fast}
      </text>
      <text x="100" y="96" className="fill-gain font-semibold">
        {slow}
      </text>
      <Coin x={262} y={88} />
    </Scene>
  ),
};
