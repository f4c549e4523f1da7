import { line } from '@/components/drawing/pens';
import { Coin, Cross, Person, Phone, Tick } from '@/components/drawing/shapes';
import { Key } from './keys';
import type { DrawingPlan } from './plan';
import { HEIGHT, Scene } from './step-scene';

/** The share of all bitcoin in public channels that the guide names, as the area of a dot in a coin under a glass. */
const COIN = 34;
const GLASS = 4;
const dot = GLASS * COIN * Math.sqrt(0.03 / 100);

/** The limits of Lightning in the order of the guide, each 160 wide and 84 high. */
export const lightningLimitScenes = {
  size: (
    <g transform="translate(-4 8)">
      <circle cx="42" cy="46" r="24" className="fill-bitcoin-fill stroke-ink" strokeWidth="2" />
      <path d="M86 34v24M146 34v24M86 46h60" {...line} />
    </g>
  ),
  online: (
    <g transform="translate(-25 2)">
      <path d="M40 16h38v60H40zM46 24h26v40H46zM54 70h10" {...line} />
      <path
        d="M96 34a28 28 0 0 1 0 26M108 26a42 42 0 0 1 0 42M120 18a56 56 0 0 1 0 58"
        className="fill-none stroke-ink"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </g>
  ),
  hot: (
    <g transform="translate(-11 14)">
      <Key x={56} y={46} scale={1.7} />
      <path d="M104 38l-8-6M126 38l8-6M100 48H90M130 48h10M104 58l-8 6M126 58l8 6" {...line} />
      <circle cx="115" cy="48" r="13" className="fill-loss-fill stroke-ink" strokeWidth="2" />
    </g>
  ),
  space: (
    <g transform="translate(0 14)">
      <path d="M14 30h34v34H14zM63 30h34v34H63zM112 30h34v34h-34zM48 47h15M97 47h15" {...line} />
      <path d="M19 35h24v24H19zM68 35h24v24H68zM117 35h24v24h-24z" className="fill-bitcoin-fill" />
    </g>
  ),
  middlemen: (
    <g {...line} transform="translate(-4 -2)">
      <path d="M44 40l60 10M44 66l60-10" className="fill-none stroke-ink" strokeDasharray="3 5" />
      <g transform="translate(28 24) scale(.7)">
        <Person x={0} y={0} />
        <Person x={0} y={52} />
      </g>
      <path d="M98 40l24-18 24 18zM102 40h40v6h-40zM106 46v22M122 46v22M138 46v22M98 68h48v7H98z" />
    </g>
  ),
  jam: (
    <g transform="translate(0 16)">
      <path d="M14 32v30M146 32v30M14 47h132" {...line} />
      <path
        d="M28 47h.1M42 47h.1M56 47h.1M70 47h.1M84 47h.1M98 47h.1M112 47h.1M126 47h.1"
        className="stroke-loss"
        strokeWidth="13"
        strokeLinecap="round"
      />
    </g>
  ),
  privacy: (
    <g transform="translate(0 4)">
      <path d="M14 48v26M146 48v26M14 61h132" {...line} />
      <path d="M34 61h.1M48 61h.1M112 61h.1M126 61h.1" className="stroke-ink" strokeWidth="13" strokeLinecap="round" />
      <path
        d="M34 61h.1M48 61h.1M112 61h.1M126 61h.1"
        className="stroke-bitcoin-fill"
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path d="M14 30q16-18 32 0q-16 18-32 0zM64 30q16-18 32 0q-16 18-32 0zM114 30q16-18 32 0q-16 18-32 0z" {...line} />
      <path d="M30 30h.1M80 30h.1M130 30h.1" className="stroke-ink" strokeWidth="10" strokeLinecap="round" />
      <path d="M66 46l28-32" className="stroke-loss" strokeWidth="4" strokeLinecap="round" />
    </g>
  ),
  small: (
    <>
      <circle cx="52" cy="44" r={COIN} className="fill-bitcoin-fill stroke-ink" strokeWidth="2" />
      <path d="M131 54l16 18" {...line} strokeWidth="6" />
      <circle cx="120" cy="40" r="19" {...line} className="fill-paper stroke-ink" />
      <circle cx="120" cy="40" r={dot.toFixed(2)} className="fill-bitcoin" />
      <text x="112" y="78" textAnchor="middle" className="fill-ink">
        ×{GLASS}
      </text>
    </>
  ),
} as const;

/** What to do when a payment or a channel fails. */
export const keepApp: DrawingPlan<'keep' | 'wait' | 'no'> = {
  height: HEIGHT,
  draw: ({ keep, wait, no }) => (
    <Scene at={[52, 164, 272]} names={[keep, wait, no]}>
      <Phone x={14} />
      <path d="M26 54v20M60 54v20M26 64h34" {...line} />
      <path d="M34 64h.1M44 64h.1" className="stroke-bitcoin-fill" strokeWidth="9" strokeLinecap="round" />
      <Tick x={78} y={66} />
      <Phone x={124} />
      <g {...line}>
        <circle cx="200" cy="64" r="18" />
        <path d="M200 53v11l8 6" className="fill-none stroke-ink" />
        <path d={`M250 70h48l-6 60h-36zM244 70h60M266 84l2 32M282 84l-2 32`} />
        <path d="M260 70V40h28v30M266 47h16" />
      </g>
      <Coin x={153} y={64} />
      <Cross x={256} y={64} size={36} />
    </Scene>
  ),
};
