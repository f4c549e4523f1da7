import { arrows, line } from '@/components/drawing/pens';
import { arrow, Bolt, Browser, Coin, Cross, Phone, Tick, WordSheet } from '@/components/drawing/shapes';
import type { Locale } from '@/lib/format/locale';
import { formatDollars } from '@/lib/format/number';
import { Cup } from './payment-choices';
import type { DrawingPlan } from './plan';
import { UnreadableCode } from './receiving';
import { FLOOR, HEIGHT, Scene } from './step-scene';

/* The six steps of a first payment over Lightning. */

/** A code on the screen of a phone whose left edge is at x. */
const ScreenCode = ({ x }: { x: number }) => (
  <g transform={`translate(${x + 12} 48) scale(.48)`}>
    <UnreadableCode x={0} y={0} />
  </g>
);

export const lnInstall: DrawingPlan<'site' | 'app' | 'ad'> = {
  height: HEIGHT,
  draw: ({ site, app, ad }) => (
    <Scene at={[64, 175, 272]} names={[site, app, ad]}>
      <Browser x={16} width={96} top={36} />
      <path d="M30 70h52M30 84h64" className="stroke-control" strokeWidth="3" />
      <path d="M30 104h48" className="stroke-bitcoin" strokeWidth="5" />
      <path d={arrow(114, 100)} {...arrows} />
      <Phone x={146} />
      <Tick x={164} y={78} />
      <g {...line}>
        <path d="M232 56h80v54h-80zM272 110v20M256 130h32" />
        <path d="M244 72h38M244 84h52M244 96h24" strokeWidth="3" className="stroke-control" />
      </g>
      <Cross x={252} y={62} size={40} />
    </Scene>
  ),
};

export const lnWords: DrawingPlan<'words' | 'channels' | 'cloud'> = {
  height: HEIGHT,
  draw: ({ words, channels, cloud }) => (
    <Scene at={[54, 160, 268]} names={[words, channels, cloud]}>
      <WordSheet x={20} y={22} />
      <g {...line}>
        <path d="M128 46h46l20 20v64h-66z" className="fill-gold stroke-ink" />
        <path d="M174 46v20h20" className="fill-none stroke-ink" />
        <path d="M140 94h42M140 82v24M182 82v24" strokeWidth="2" />
        <path d="M152 94h.1M162 94h.1" className="stroke-bitcoin-fill" strokeWidth="11" />
        <path d="M238 112q-20 0-20-20t20-20q4-30 30-30t30 28q20 0 20 21t-20 21z" />
        <path
          d="M252 58h32v44h-32zM265 69h12M265 79h12M265 89h12"
          className="fill-paper stroke-ink"
          strokeWidth="1.6"
        />
        <path d="M259 69v22" strokeWidth="4" strokeDasharray="0 10" />
      </g>
      <Tick x={150} y={116} />
      <Cross x={248} y={60} size={40} />
    </Scene>
  ),
};

/** The sum that the guide suggests for a first payment, in dollars. */
const FIRST_SUM = 25;

export const lnFund: DrawingPlan<'list' | 'sum'> = {
  height: HEIGHT,
  values: (locale: Locale) => ({ sum: formatDollars(FIRST_SUM, locale) }),
  draw: ({ list, sum }) => (
    <Scene at={[70, 232]} names={[list, sum]}>
      <g {...line}>
        <path d="M26 22h72v108H26z" />
        <path d="M38 40h28M38 58h28M38 76h28M38 94h18M80 40h8M80 58h8M80 76h8" strokeWidth="2" />
        <path d="M112 102l18 20" strokeWidth="6" />
        <circle cx="98" cy="86" r="22" />
      </g>
      <path d="M88 80h20M88 92h12" className="stroke-bitcoin" strokeWidth="3" />
      <path d="M150 12v118" className="stroke-control" strokeWidth="1.6" strokeDasharray="2 5" strokeLinecap="round" />
      <Coin x={184} y={80} />
      <path d={arrow(198, 80)} {...arrows} />
      <Phone x={238} />
      <Bolt x={253} y={40} />
    </Scene>
  ),
};

export const lnScan: DrawingPlan<'code' | 'read'> = {
  height: HEIGHT,
  draw: ({ code, read }) => (
    <Scene at={[76, 238]} names={[code, read]}>
      <path d="M208 78L112 42v76z" className="fill-gold" />
      <path d="M26 30h100v100H26z" {...line} />
      <UnreadableCode x={40} y={44} />
      <Phone x={208} />
      <path d="M221 52h32" className="stroke-bitcoin" strokeWidth="7" />
      <path d="M221 68h32M221 80h20" className="stroke-ink" strokeWidth="2.4" />
      <path d="M222 94h30v14h-30z" className="fill-gain-fill stroke-ink" strokeWidth="1.6" />
    </Scene>
  ),
};

export const lnSend: DrawingPlan<'you' | 'fast' | 'paid'> = {
  height: HEIGHT,
  draw: ({ you, fast, paid }) => (
    <Scene at={[45, 152, 260]} names={[you, fast, paid]}>
      <Phone x={16} />
      <path d="M84 96h38M84 82h30M84 110h30" className="stroke-control" strokeWidth="2.4" strokeLinecap="round" />
      <Bolt x={138} y={66} />
      <path d={arrow(178, 96)} {...arrows} />
      <g {...line}>
        <path d={`M216 ${FLOOR}V94h96v36zM208 94h112`} />
      </g>
      <Cup x={246} y={93} />
      <Tick x={282} y={78} />
    </Scene>
  ),
};

export const lnReceive: DrawingPlan<'you' | 'friend'> = {
  height: HEIGHT,
  draw: ({ you, friend }) => (
    <Scene at={[70, 252]} names={[you, friend]}>
      <Phone x={40} />
      <ScreenCode x={40} />
      <path d="M206 78h-92m8-7l-8 7 8 7" {...arrows} />
      <Coin x={160} y={78} />
      <g {...line}>
        <path d="M254 130v-22c0-26 48-26 48 0v22z" />
        <circle cx="278" cy="68" r="15" />
        <path d="M226 74h30v52h-30z" />
        <path d="M232 82h18v30h-18z" className="fill-paper stroke-ink" strokeWidth="1.6" />
      </g>
    </Scene>
  ),
};
