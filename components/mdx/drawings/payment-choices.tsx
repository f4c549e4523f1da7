import type { ReactNode } from 'react';
import { LEFT, WIDTH } from '@/components/drawing/grid';
import { arrows, line } from '@/components/drawing/pens';
import { Coin, Cross, Phone } from '@/components/drawing/shapes';
import { EXAMPLE_BITCOIN_USD } from '@/content/examples/example-price';
import { SATS_PER_BTC } from '@/lib/bitcoin';
import type { Locale } from '@/lib/format/locale';
import { formatDollars, formatNumber } from '@/lib/format/number';
import { Key } from './keys';
import type { DrawingPlan } from './plan';
import { FLOOR, HEIGHT, Scene } from './step-scene';

/* How a customer pays: the way, the time, and the amount. */

/** A cup of coffee, 44 wide, whose saucer is at y. */
export const Cup = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} {...line}>
    <path d="M-16-28h32v9q0 15-13 15h-6q-13 0-13-15zM16-25q9-1 9 6t-10 7" />
    <path d="M-20 0h40" strokeWidth="3" />
    <path d="M-5-35q-4-5 0-9M6-35q-4-5 0-9" className="fill-none stroke-ink" strokeWidth="1.6" />
  </g>
);

/** A phone in front of its coffee; the key is in it where the wallet is the reader's own. */
const PayWay = ({
  at,
  names,
  hasKey,
  children,
}: {
  at: number[];
  names: string[];
  hasKey?: boolean;
  children: ReactNode;
}) => (
  <Scene at={at} names={names}>
    <path d="M76 92h160m-7-6l7 6l-7 6" {...arrows} />
    <Phone x={12} />
    {hasKey ? (
      <Key x={41} y={78} />
    ) : (
      <path d="M28 70h26M28 80h18M28 90h22" className="stroke-control" strokeWidth="2" />
    )}
    <path d={`M240 ${FLOOR}V96h70v34z`} {...line} />
    <Cup x={272} y={92} />
    {children}
  </Scene>
);

/** The payment is a line in the last block. */
export const payOnChain: DrawingPlan<'wallet' | 'ledger' | 'shop'> = {
  height: HEIGHT,
  draw: ({ wallet, ledger, shop }) => (
    <PayWay hasKey at={[44, 156, 275]} names={[wallet, ledger, shop]}>
      <g {...line}>
        <path d="M96 92h120" strokeWidth="5" />
        <path d="M86 74h36v36H86zM138 74h36v36h-36zM190 74h36v36h-36z" />
        <path
          d="M94 84h20M94 94h14M146 84h20M146 94h14M198 84h20M198 101h20"
          className="stroke-control"
          strokeWidth="1.6"
        />
        <path d="M198 92.5h20" className="stroke-bitcoin" strokeWidth="4" />
      </g>
    </PayWay>
  ),
};

/** Coins slide along a string, beside the ledger. */
export const payByLightning: DrawingPlan<'wallet' | 'channel' | 'shop'> = {
  height: HEIGHT,
  draw: ({ wallet, channel, shop }) => (
    <PayWay hasKey at={[44, 156, 275]} names={[wallet, channel, shop]}>
      <path d="M86 92h136" {...line} strokeWidth="2.4" />
      {[98, 117, 136, 192, 211].map((x) => (
        <Coin key={x} x={x} y={92} />
      ))}
      <path
        d="M166 36l-16 24h12l-6 20 20-27h-12l8-17z"
        className="fill-gold stroke-ink"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </PayWay>
  ),
};

/** The key is in the building of the company on the way. */
export const payByCustodian: DrawingPlan<'app' | 'company' | 'shop'> = {
  height: HEIGHT,
  draw: ({ app, company, shop }) => (
    <PayWay at={[44, 156, 275]} names={[app, company, shop]}>
      <g {...line}>
        <path d="M104 58l52-28 52 28zM110 58h92v9h-92zM106 121h100v9H106z" />
        <path d="M116 67h13v54h-13zM183 67h13v54h-13z" strokeWidth="1.6" />
        <path d="M129 67h54v54h-54z" className="fill-paper stroke-ink" strokeWidth="1.6" />
      </g>
      <Key x={156} y={94} />
    </PayWay>
  ),
};

/** The example of the guide, and how long each offer lasts, in minutes. */
const PRICE_USD = 6;
const WINDOWS = { shop: 15, lightning: 60 } as const;

const HOUR = 60;

/** How long the price of an invoice holds. */
export const priceWindow: DrawingPlan<'price' | 'shop' | 'lightning' | 'expired' | 'start' | 'end'> = {
  height: 238,
  values: (locale: Locale) => ({
    usd: formatDollars(PRICE_USD, locale),
    sats: formatNumber((PRICE_USD / EXAMPLE_BITCOIN_USD) * SATS_PER_BTC, locale),
    shopMinutes: formatNumber(WINDOWS.shop, locale),
    lightningMinutes: formatNumber(WINDOWS.lightning, locale),
  }),
  draw: (labels, values) => (
    <>
      <Cup x={40} y={56} />
      <g {...line}>
        <path d="M74 16h222q8 0 8 8v24q0 8-8 8H74l-8-20z" />
      </g>
      <text x="188" y="42" textAnchor="middle" fontSize="17" className="fill-ink font-display font-semibold">
        {labels.price}
      </text>
      {(['shop', 'lightning'] as const).map((kind, row) => {
        const width = (WIDTH * WINDOWS[kind]) / HOUR;
        return (
          <g key={kind} transform={`translate(${LEFT} ${80 + row * 62})`}>
            <text y="14" className="fill-ink font-semibold">
              {labels[kind]}
            </text>
            {width < WIDTH && (
              <>
                <path
                  d={`M${width} 24h${WIDTH - width}v26H${width}z`}
                  className="fill-none stroke-loss"
                  strokeWidth="2"
                  strokeDasharray="5 4"
                />
                <text x={(width + WIDTH) / 2} y="42" textAnchor="middle" className="fill-loss font-semibold">
                  {labels.expired}
                </text>
              </>
            )}
            <path d={`M0 24h${width}v26H0z`} className="fill-gain-fill stroke-ink" strokeWidth="2" />
            <text x={width / 2} y="42" textAnchor="middle" className="fill-paper font-semibold">
              {values[`${kind}Minutes`]}
            </text>
          </g>
        );
      })}
      <path d={`M${LEFT} 200v4M${LEFT + WIDTH} 200v4M${LEFT} 202h${WIDTH}`} className="stroke-ink" strokeWidth="1.6" />
      <text x={LEFT} y="220" className="fill-muted">
        {labels.start}
      </text>
      <text x={LEFT + WIDTH} y="220" textAnchor="end" className="fill-muted">
        {labels.end}
      </text>
    </>
  ),
};

const ASKED = 60;
const FULL = 92;
const SIZE = 56;

/** An invoice that is paid with too little, with too much, and too late. */
export const wrongAmounts: DrawingPlan<'little' | 'much' | 'late' | 'asked' | 'rest' | 'back' | 'decides'> = {
  height: 210,
  draw: (labels) => {
    const floor = ASKED + FULL;
    return (
      <>
        <rect y={floor} width="320" height={210 - floor} className="fill-sunk" />
        <rect x="214" width="106" height={floor} className="fill-sunk" />
        <path d={`M0 ${floor}h320`} className="stroke-ink" strokeWidth="2" />
        <g strokeWidth="2">
          <path d={`M26 ${floor}v-62h${SIZE}v62z`} className="fill-bitcoin-fill stroke-ink" />
          <path
            d={`M26 ${floor - 62}V${ASKED}h${SIZE}v${FULL - 62}`}
            className="fill-none stroke-loss"
            strokeDasharray="5 4"
          />
          <path d={`M131 ${floor}V${ASKED}h${SIZE}v${FULL}z`} className="fill-bitcoin-fill stroke-ink" />
          <path d={`M131 ${ASKED}v-26h${SIZE}v26z`} className="fill-gold stroke-ink" />
          <path d={`M239 ${floor}V${ASKED}h${SIZE}v${FULL}z`} className="fill-bitcoin-fill stroke-ink" />
        </g>
        <path d={`M8 ${ASKED}h304`} className="stroke-ink" strokeWidth="2" strokeDasharray="7 5" />
        <text x="8" y={ASKED - 9} className="fill-ink">
          {labels.asked}
        </text>
        <path d={`M214 0v${floor}`} className="stroke-loss" strokeWidth="2.4" />
        <g {...line} transform="translate(267 30)">
          <circle r="18" />
          <path d="M0-11V0l-8 6" className="fill-none stroke-ink" strokeWidth="2.4" />
        </g>
        <g textAnchor="middle">
          {(
            [
              [54, labels.little, labels.rest],
              [159, labels.much, labels.back],
              [267, labels.late, labels.decides],
            ] as const
          ).map(([x, name, what]) => (
            <g key={x}>
              <text x={x} y={floor + 22} className="fill-ink font-semibold">
                {name}
              </text>
              <text x={x} y={floor + 41} className="fill-muted">
                {what}
              </text>
            </g>
          ))}
        </g>
      </>
    );
  },
};

/** Confirmations to wait for, as the guide has them. */
const WAITS = { small: 1, middle: 3, large: 6 } as const;
const STEP = 26;
const FIRST = 126;

/** The larger the sum, the more blocks a shop waits for; a coffee needs none. */
export const waitsBySum: DrawingPlan<'coffee' | 'lightning' | 'small' | 'middle' | 'large'> = {
  height: 242,
  draw: (labels) => (
    <>
      <path d="M0 59h320v59H0zM0 177h320v65H0z" className="fill-sunk" />
      <Cup x={36} y={50} />
      <text x="76" y="35" className="fill-ink">
        {labels.coffee}
      </text>
      <path
        d="M150 8l-13 24h11l-4 20 18-27h-12l6-17z"
        className="fill-bitcoin-fill stroke-ink"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <text x="172" y="35" className="fill-ink font-semibold">
        {labels.lightning}
      </text>
      {(['small', 'middle', 'large'] as const).map((sum, row) => {
        const count = WAITS[sum];
        return (
          <g key={sum} transform={`translate(0 ${(row + 1) * 59})`}>
            <path
              d={Array.from({ length: 2 * row + 1 }, (_, n) => `M22 ${44 - n * 7.5}h28v7.5H22z`).join('')}
              className="fill-bitcoin-fill stroke-ink"
              strokeWidth="1.6"
            />
            <text x="76" y="35" className="fill-ink">
              {labels[sum]}
            </text>
            <path d={`M${FIRST} 30h${count * STEP - 6}`} className="stroke-ink" strokeWidth="2" />
            {Array.from({ length: count }, (_, n) => n + 1).map((n) => (
              <g key={n} transform={`translate(${FIRST + (n - 1) * STEP} 19)`}>
                <rect width="22" height="22" rx="2" className="fill-raised stroke-ink" strokeWidth="2" />
                <text x="11" y="16" textAnchor="middle" className="fill-ink font-semibold">
                  {n}
                </text>
              </g>
            ))}
            <path
              d={`M${FIRST + 4 + count * STEP} 29l5 6l9-11`}
              className="fill-none stroke-gain"
              strokeWidth="3"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </g>
        );
      })}
    </>
  ),
};

/** A card whose charge can come back, and a coin that crosses a border where a bank says no. */
export const cardOrCoin: DrawingPlan<'card' | 'coin'> = {
  height: HEIGHT,
  draw: ({ card, coin }) => (
    <Scene at={[76, 236]} names={[card, coin]}>
      <path d="M152 0v166" className="stroke-line" strokeWidth="1.6" />
      <g {...line}>
        <rect x="14" y="84" width="62" height="40" rx="5" />
        <path d="M14 94h62v8H14z" className="fill-ink stroke-ink" />
        <path d="M22 113h20" strokeWidth="1.6" />
        <path d="M96 130V92h44v38zM118 92v38" />
      </g>
      <path
        d="M118 80C112 34 56 30 46 68m-8-9l8 9 9-7"
        className="fill-none stroke-gain"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <g {...line}>
        <path d="M228 130V30h8v100z" />
        <path d="M236 34h34l-7 10 7 10h-34z" className="fill-gold stroke-ink" />
        <path d="M256 92l26-17 26 17zM260 92h44v6h-44zM256 124h52v6h-52z" />
        <path d="M264 98h8v26h-8zM292 98h8v26h-8z" strokeWidth="1.6" />
      </g>
      <path
        d="M166 104h72m-8-6l8 6l-8 6"
        className="fill-none stroke-bitcoin"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <Coin x={190} y={104} />
      <Cross x={270} y={96} size={24} />
    </Scene>
  ),
};
