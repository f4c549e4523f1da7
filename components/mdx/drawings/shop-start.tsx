import { arrows, line } from '@/components/drawing/pens';
import { arrow, Bolt, Coin, Cross, Person, Tick } from '@/components/drawing/shapes';
import type { DrawingPlan } from './plan';
import { UnreadableCode } from './receiving';
import { HEIGHT, Scene } from './step-scene';

/* What a shop does before it takes bitcoin, and a trick at its counter. */

/** Five steps of a small shop, in the order of the guide. */
export const shopStartScenes = {
  books: (
    <g {...line}>
      <path d="M50 16h60v66H50zM50 32h60M90 32v50" />
      <path d="M58 44h24M58 56h20M58 68h24M97 44h7M97 56h7M97 68h7" strokeWidth="2.4" />
    </g>
  ),
  rules: (
    <>
      <path d="M46 12h70v72H46z" {...line} />
      <path d="M80 28h26M80 48h26M80 68h26" {...line} strokeWidth="3" />
      <path d="M60 28h.1M60 48h.1M60 68h.1" className="stroke-bitcoin" strokeWidth="10" strokeLinecap="round" />
    </>
  ),
  lightning: (
    <>
      <Bolt x={44} y={22} />
      <path d="M96 80V22h30v58z" {...line} />
      <path d="M96 80V52h30v28z" {...line} className="fill-bitcoin-fill stroke-ink" />
      <path d="M86 44h50" className="stroke-loss" strokeWidth="3" strokeDasharray="6 4" />
    </>
  ),
  safe: (
    <>
      <path d="M28 40h34v20H28zM22 60h46v20H22zM34 50h22" {...line} />
      <path d={arrow(72, 54)} {...arrows} />
      <path d="M104 16h46v60h-46zM110 76v6M144 76v6" {...line} />
      <path d="M111 23h32v46h-32z" {...line} strokeWidth="1.6" className="fill-paper stroke-ink" />
      <circle cx="127" cy="46" r="9" {...line} />
      <path d="M127 37v18M118 46h18" {...line} strokeWidth="1.6" />
    </>
  ),
  train: (
    <>
      <g {...line}>
        <Person x={42} y={48} />
        <Person x={126} y={48} />
      </g>
      <path d={arrow(70, 40)} {...arrows} />
      <Coin x={84} y={60} />
      <Tick x={92} y={20} />
    </>
  ),
} as const;

/** The code of a shop, and a sticker with another code over it: what leads to the thief looks the same. */
export const codeSticker: DrawingPlan<'shop' | 'thief'> = {
  height: HEIGHT + 20,
  draw: ({ shop, thief }) => (
    <g transform="translate(0 20)">
      <Scene at={[80, 240]} names={[shop, thief]}>
        <path d="M160-8v138" className="stroke-control" strokeWidth="1.6" strokeDasharray="2 5" />
        <g {...line}>
          <path d="M30-2h84v104H30zM66 102h12v28H66z" />
          <path d="M190-2h84v104h-84zM226 102h12v28h-12z" />
        </g>
        <g transform="translate(42 14) scale(.8)">
          <UnreadableCode x={0} y={0} />
        </g>
        <g transform="translate(202 14) scale(.8)" className="opacity-40">
          <UnreadableCode x={0} y={0} />
        </g>
        <g transform="translate(205 18) rotate(-8 34 34)">
          <path d="M-5-5h71v57l-14 14H-5z" className="fill-gold stroke-ink" strokeWidth="2" strokeLinejoin="round" />
          <path d="M66 52H52v14z" className="fill-sunk stroke-ink" strokeWidth="1.6" strokeLinejoin="round" />
          <g transform="scale(.8)">
            <UnreadableCode x={0} y={0} />
          </g>
        </g>
        <Tick x={126} y={50} />
        <Cross x={284} y={40} size={20} />
      </Scene>
    </g>
  ),
};
