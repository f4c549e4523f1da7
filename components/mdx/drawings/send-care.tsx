import { line } from '@/components/drawing/pens';
import { Coin, Cross, Tick } from '@/components/drawing/shapes';
import type { DrawingPlan } from './plan';
import { HEIGHT, Scene, ThirdsRules } from './step-scene';

/* What to have before sending, what an explorer shows, the usual mistakes, and what helps a payment that waits. */

/** Words on paper, a clock, and a call to the other person. */
export const beforeSending: DrawingPlan<'words' | 'calm' | 'call'> = {
  height: HEIGHT,
  draw: ({ words, calm, call }) => (
    <Scene at={[54, 160, 266]} names={[words, calm, call]}>
      <ThirdsRules />
      <g {...line}>
        <path d="M18 34l62-12 14 84-62 12z" />
        <path
          d={[0, 1, 2, 3, 4]
            .map((row) => `M${30 + row * 2.2} ${49 + row * 13}l16-3M${56 + row * 2.2} ${44 + row * 13}l16-3`)
            .join('')}
          strokeWidth="3"
        />
        <path d="M22 122l28-20 5 7-28 20-9 2z" className="fill-gold stroke-ink" />
        <circle cx="160" cy="76" r="36" />
        <path d="M160 50v26l16 10M160 44v-1M160 108v1M128 76h-1M192 76h1" className="fill-none stroke-ink" />
        <path d="M136 104l-10 26M184 104l10 26" />
        <rect x="226" y="46" width="36" height="84" rx="6" />
        <rect x="270" y="46" width="36" height="84" rx="6" />
        <path
          d="M232 55h24v60h-24zM276 55h24v60h-24zM240 122h8M284 122h8"
          className="fill-paper stroke-ink"
          strokeWidth="1.6"
        />
        <path d="M254 38q12-12 24 0M246 30q20-19 40 0" className="fill-none stroke-bitcoin" />
        <path d="M236 96q0-14 8-14t8 14zM280 96q0-14 8-14t8 14z" strokeWidth="1.6" />
        <circle cx="244" cy="76" r="5" strokeWidth="1.6" />
        <circle cx="288" cy="76" r="5" strokeWidth="1.6" />
      </g>
    </Scene>
  ),
};

/** A page of a block explorer: what it shows of a payment, and the names, which it does not show. */
export const explorerPage: DrawingPlan<'id' | 'state' | 'amount' | 'address' | 'names'> = {
  height: 226,
  draw: (labels) => (
    <>
      <g {...line}>
        <path d="M14 14h292v198H14z" />
        <path d="M14 38h292M26 26h.1M38 26h.1M50 26h.1" />
        <path d="M70 21h180v11H70z" className="fill-paper stroke-ink" strokeWidth="1.6" />
        {[0, 1, 2, 3].map((row) => (
          <path key={row} d={`M14 ${72 + row * 35}h292`} className="stroke-line" strokeWidth="1.6" />
        ))}
      </g>
      <g className="fill-ink">
        {(['id', 'state', 'amount', 'address', 'names'] as const).map((name, row) => (
          <text key={name} x="28" y={60 + row * 35} className={name === 'names' ? 'fill-muted' : undefined}>
            {labels[name]}
          </text>
        ))}
        <text x="292" y="60" textAnchor="end" className="font-semibold">
          4f2a…
        </text>
        <text x="292" y="165" textAnchor="end" className="font-semibold">
          bc1q…
        </text>
      </g>
      <Tick x={270} y={89} />
      <Coin x={281} y={125} />
      <path d="M206 195h86" className="stroke-control" strokeWidth="2" strokeDasharray="5 5" />
    </>
  ),
};

/** The usual mistakes in the order of the guide, each 106 wide and 84 high. */
export const sendMistakeScenes = {
  hurry: (
    <g {...line} transform="translate(-23.5 -1) scale(1.06)">
      <circle cx="53" cy="48" r="26" />
      <path d="M53 22v-10M44 12h18M53 48V31" />
      <path d="M53 48V30a18 18 0 0 1 12 31z" className="fill-loss-fill stroke-ink" strokeWidth="1.6" />
    </g>
  ),
  network: (
    <g {...line}>
      <path d="M6 44h26q8 0 12-12t12-12h12m-7-6l7 6-7 6" className="fill-none stroke-loss" strokeDasharray="6 4" />
      <path d="M32 44q12 0 18 14t10 8h8m-7-6l7 6-7 6" className="fill-none stroke-gain" />
      <path d="M78 8h22v26H78z" strokeDasharray="4 3" />
      <path d="M78 52h22v26H78z" className="fill-bitcoin-fill stroke-ink" />
    </g>
  ),
  old: (
    <g transform="translate(-15 4)">
      <path
        d="M22 74V38l31-26 31 26v36zM44 74V54h18v20"
        {...line}
        strokeDasharray="5 4"
        className="fill-none stroke-control"
      />
      <Cross x={40} y={32} size={26} />
    </g>
  ),
  change: (
    <g {...line} transform="translate(-3 3)">
      <circle cx="28" cy="40" r="18" className="fill-bitcoin-fill stroke-ink" />
      <circle cx="84" cy="22" r="12" className="fill-bitcoin-fill stroke-ink" />
      <circle cx="84" cy="58" r="9" className="fill-bitcoin-fill stroke-ink" />
      <path d="M52 34l14-7M52 46l17 8" className="fill-none stroke-ink" />
      <path d="M72 70q-22 12-38-4m1 9l-1-9 9 1" className="fill-none stroke-gain" />
    </g>
  ),
  tiny: (
    <g transform="translate(-11.5 4) scale(1.08)">
      {[0, 1, 2, 3, 4, 5, 6, 7].map((n) => (
        <circle
          key={n}
          cx={23 + (n % 4) * 20}
          cy={20 + Math.floor(n / 4) * 22}
          r="6"
          strokeWidth="1.6"
          className="fill-bitcoin-fill stroke-ink"
        />
      ))}
      <path d="M14 68h78" className="stroke-loss-fill" strokeWidth="11" />
    </g>
  ),
  last: (
    <>
      <path d="M6 30h62v48H6z" {...line} className="fill-bitcoin-fill stroke-ink" />
      <path d="M74 30h22v48H74z" {...line} strokeDasharray="4 4" className="fill-none stroke-loss" />
    </>
  ),
  shared: (
    <g {...line} transform="translate(-13 4)">
      <path d="M20 10h66v64H20zM20 24h66" />
      <path d="M30 36h46" strokeWidth="3" />
      <path d="M30 50h46" className="stroke-bitcoin" strokeWidth="6" />
      <path d="M30 63h24" strokeWidth="3" />
    </g>
  ),
} as const;

/** Three ways for a payment that waits: time, a better-paid copy, and a payment that pulls it along. */
export const stuckWays: DrawingPlan<'wait' | 'copy' | 'child'> = {
  height: HEIGHT,
  draw: ({ wait, copy, child }) => (
    <Scene at={[50, 160, 268]} names={[wait, copy, child]}>
      <path d="M104 12v118M214 12v118" className="stroke-control" strokeWidth="1.6" strokeDasharray="2 5" />
      <g {...line}>
        <path d="M22 84h56v38H22zM22 84l28 18 28-18" strokeDasharray="6 4" />
        <circle cx="50" cy="46" r="22" />
        <path d="M50 32v14l9 6" className="fill-none stroke-ink" />
        <path d="M118 22h52v34h-52z" strokeDasharray="6 4" className="fill-none stroke-control" />
        <path d="M152 28h12v11h-12z" className="fill-none stroke-control" strokeWidth="1.6" />
        <path d="M130 84h68v40h-68zM130 84l34 20 34-20" />
        <path d="M172 90h20v24h-20z" className="fill-gold stroke-ink" strokeDasharray="4 3" strokeWidth="1.6" />
        <path d="M150 62v14m-6-6l6 6 6-6" className="fill-none stroke-bitcoin" />
        <path d="M226 98h32v22h-32zM226 98l16 10 16-10M258 112h10" strokeWidth="1.6" />
        <path d="M268 120V80h14v14h12V84h8v10h6v26z" className="fill-bitcoin-fill stroke-ink" />
        <circle cx="234" cy="124" r="5.5" />
        <circle cx="250" cy="124" r="5.5" />
        <circle cx="278" cy="124" r="5.5" />
        <circle cx="300" cy="124" r="5.5" />
        <path d="M236 56h62m-8-6l8 6-8 6" className="fill-none stroke-bitcoin" />
      </g>
    </Scene>
  ),
};
