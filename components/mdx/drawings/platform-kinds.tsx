import { Labels } from '@/components/drawing/labels';
import { arrows, line, paper } from '@/components/drawing/pens';
import { arrow, Coin, Note, Platform } from '@/components/drawing/shapes';
import type { DrawingPlan } from './plan';
import { HEIGHT, Scene } from './step-scene';

/** An invite link, and the cash that it can bring to both sides. */
export const whoGetsPaid: DrawingPlan<'page' | 'you' | 'platform' | 'cash'> = {
  height: HEIGHT + 28,
  draw: ({ page, you, platform, cash }) => (
    <g transform="translate(0 28)">
      <Scene at={[56, 164, 264]} names={[page, you, platform]}>
        <g className="fill-none stroke-ink" strokeWidth="2" strokeDasharray="6 4">
          <path d="M272 22C250-24 92-26 58 34" />
          <path d="M254 24C236 6 186 8 169 56" />
        </g>
        <path d="M72 26L58 34V18M179 45l-10 11-5-14" className="fill-none stroke-ink" strokeWidth="2" />
        <Note x={127} y={-19} width={38} />
        <Note x={187} y={8} width={38} />
        <text x="112" y="26" className="fill-ink font-semibold">
          {cash}
        </text>
        <g {...line}>
          <path d="M18 130V48q0-6 6-6h66q6 0 6 6v82zM18 58h78M26 50h.1M34 50h.1" />
          <path d="M30 70h54M30 80h40" strokeWidth="1.6" />
          <rect x="30" y="94" width="54" height="20" rx="10" className="fill-bitcoin-fill stroke-ink" />
          <path d="M42 104h30" />
          <path d="M144 130v-22c0-22 40-22 40 0v22z" />
          <circle cx="164" cy="76" r="12" />
        </g>
        <path d={arrow(104, 106) + arrow(196, 106)} {...arrows} />
        <Platform x={235} />
      </Scene>
    </g>
  ),
};

/** The kinds of places that sell bitcoin. From a fund the coins cannot be taken out: they are inside its building. */
export const platformKindScenes = {
  broker: (
    <g {...line}>
      <rect x="35" y="6" width="46" height="74" rx="8" />
      <path d="M42 16h32v52H42z" className="fill-paper stroke-ink" strokeWidth="1.6" />
      <path d="M48 26h20M48 35h20" strokeWidth="1.6" />
      <rect x="48" y="46" width="20" height="12" rx="6" className="fill-bitcoin-fill stroke-ink" strokeWidth="1.6" />
    </g>
  ),
  exchange: (
    <g {...line}>
      <path d="M14 8h88v60H14zM58 68v11M38 80h40" />
      <path
        d="M22 18h30v10H22zM22 33h21v10H22zM22 48h12v10H22z"
        className="fill-control stroke-ink"
        strokeWidth="1.6"
      />
      <path
        d="M94 18H64v10h30zM94 33H73v10h21zM94 48H82v10h12z"
        className="fill-bitcoin-fill stroke-ink"
        strokeWidth="1.6"
      />
    </g>
  ),
  person: (
    <>
      <g {...line}>
        <path d="M6 80c0-36 42-36 42 0zM68 80c0-36 42-36 42 0z" />
        <circle cx="27" cy="32" r="14" />
        <circle cx="89" cy="32" r="14" />
      </g>
      <Coin x={58} y={60} />
    </>
  ),
  atm: (
    <>
      <g {...line}>
        <path d="M28 80V12q0-8 8-8h44q8 0 8 8v68z" />
        <path d="M38 14h40v20H38z" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path d="M40 46h36" strokeWidth="4" />
      </g>
      <g {...paper}>
        <path d="M44 46v26h28V46" />
        <circle cx="58" cy="60" r="5.5" strokeWidth="1.6" />
      </g>
    </>
  ),
  fund: (
    <>
      <g {...line}>
        <path d="M10 30L58 4l48 26zM16 30h84v8H16zM8 72h100v8H8z" />
        <path d="M20 38h14v34H20zM82 38h14v34H82z" strokeWidth="1.6" />
      </g>
      <Coin x={58} y={55} />
    </>
  ),
} as const;

const MARKET = 92;

/** The price at which an app sells, the market price and the price at which it buys, with the gaps between them. */
export const spreadGap: DrawingPlan<'buy' | 'market' | 'sell' | 'markup' | 'spread'> = {
  height: 176,
  draw: ({ buy, market, sell, markup, spread }) => (
    <>
      <rect x="140" y={MARKET - 48} width="90" height="96" className="fill-sunk" />
      <rect x="140" y={MARKET - 48} width="90" height="48" className="fill-loss-fill" />
      <path d={`M12 ${MARKET}h218`} className="stroke-ink" strokeWidth="2" strokeDasharray="7 5" />
      <g {...line}>
        <path d={`M12 ${MARKET - 62}h116l14 14l-14 14H12z`} className="fill-bitcoin-fill stroke-ink" />
        <path d={`M12 ${MARKET + 34}h116l14 14l-14 14H12z`} />
        <path d={`M140 ${MARKET - 48}h90M140 ${MARKET + 48}h90`} className="fill-none stroke-ink" />
      </g>
      <path d={`M240 ${MARKET - 48}h9v96h-9`} className="fill-none stroke-ink" strokeWidth="2" strokeLinejoin="round" />
      <text x="22" y={MARKET - 43} className="fill-on-fill font-semibold">
        {buy}
      </text>
      <text x="12" y={MARKET - 8} className="fill-muted">
        {market}
      </text>
      <text x="22" y={MARKET + 53} className="fill-ink font-semibold">
        {sell}
      </text>
      <text x="185" y={MARKET - 19} textAnchor="middle" className="fill-paper font-semibold">
        {markup}
      </text>
      <Labels at={[245]} names={[spread]} y={MARKET - 56} className="fill-ink font-semibold" />
    </>
  ),
};
