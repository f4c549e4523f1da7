import { arrows, line } from '@/components/drawing/pens';
import { arrow, Bank, Browser, Coin, Note, Phone, Platform, Tick } from '@/components/drawing/shapes';
import { addressExamples } from '@/content/examples/address-examples';
import { SATS_PER_BTC } from '@/lib/bitcoin';
import { transactionSize } from '@/lib/calculators/transaction-size';
import type { Locale } from '@/lib/format/locale';
import { formatDollars, formatMoney, formatNumber } from '@/lib/format/number';
import type { DrawingPlan } from './plan';
import { SOLD, SOLD_BITCOIN } from './sale-gain';
import { FLOOR, HEIGHT, Scene } from './step-scene';

/* The six steps from a wallet of one's own to the bank. */

export const sellAccount: DrawingPlan<'week' | 'identity' | 'login' | 'bank' | 'hold' | 'platform'> = {
  height: HEIGHT,
  draw: ({ week, identity, login, bank, hold, platform }) => (
    <Scene at={[60, 216]} names={[week, platform]}>
      <g {...line}>
        <path d="M16 130V44h88v86zM16 64h88M36 36v16M84 36v16" />
        <path d="M25 82h72M25 100h72M25 118h72" strokeWidth="6" strokeDasharray="0 11.6" />
        <circle cx="71.4" cy="100" r="7" className="fill-none stroke-bitcoin" strokeWidth="2.4" />
        <circle cx="71.4" cy="118" r="7" className="fill-none stroke-ink" strokeWidth="1.6" />
      </g>
      <path d="M124 130V16q0-8 8-8h168q8 0 8 8v114z" {...line} />
      {[identity, login, bank, hold].map((name, row) => (
        <g key={name} transform={`translate(0 ${row * 29})`}>
          <Tick x={136} y={26} />
          <text x="168" y="33" className="fill-ink">
            {name}
          </text>
        </g>
      ))}
    </Scene>
  ),
};

/** The start, the middle and the end of an address. */
const example = addressExamples.p2wpkh;
const PLACES = [`${example.slice(0, 6)}…`, `…${example.slice(18, 24)}…`, `…${example.slice(-6)}`];

const Places = ({ x }: { x: number }) => (
  <text textAnchor="middle" className="fill-ink font-semibold">
    {PLACES.map((place, row) => (
      <tspan key={place} x={x} y={50 + row * 22}>
        {place}
      </tspan>
    ))}
  </text>
);

/** The payment of the test, in dollars. */
const TEST = 20;

export const sellTest: DrawingPlan<'device' | 'sum' | 'platform'> = {
  height: HEIGHT,
  values: (locale) => ({ sum: formatDollars(TEST, locale) }),
  draw: ({ device, sum, platform }) => (
    <Scene at={[66, 162, 258]} names={[device, sum, platform]}>
      <g {...line}>
        <path d="M14 130V34q0-10 10-10h84q10 0 10 10v96zM38 120h16M78 120h16" />
        <path d="M22 32h88v74H22z" className="fill-paper stroke-ink" strokeWidth="1.6" />
      </g>
      <Browser x={204} width={108} top={12} />
      <Places x={66} />
      <Places x={258} />
      <path
        d="M120 46h78M120 68h78M120 90h78"
        className="stroke-gain"
        strokeWidth="2"
        strokeDasharray="0 6"
        strokeLinecap="round"
      />
      <Tick x={150} y={22} />
      <Coin x={144} y={116} />
      <path d="M158 116h36m-7-6l7 6l-7 6" {...arrows} />
    </Scene>
  ),
};

export const sellHome: DrawingPlan<'wait' | 'sale' | 'bank'> = {
  height: HEIGHT,
  values: (locale) => ({ sum: formatDollars(TEST, locale) }),
  draw: ({ wait, sale, bank }) => (
    <Scene at={[52, 141, 264]} names={[wait, sale, bank]}>
      <g {...line}>
        <path d="M46 84h12" />
        <path d="M14 68h32v32H14zM58 68h32v32H58z" />
        <path d="M22 78h16M22 88h10M66 78h16" strokeWidth="1.6" />
      </g>
      <Coin x={30} y={50} />
      <path d="M66 46l6 6l12-13" className="fill-none stroke-gain" strokeWidth="3" strokeLinecap="round" />
      <path d={arrow(80, 116) + arrow(184, 116)} {...arrows} />
      <Platform x={112} />
      <Note x={174} y={74} />
      <Bank x={264} />
      <Tick x={254} y={18} />
    </Scene>
  ),
};

/** The example of the guide: coins in, one coin out, in satoshis per virtual byte. */
const FEW = 3;
const MANY = 20;
const RATE = 5;

function sizeOf(coins: number) {
  const size = transactionSize({ inputs: { p2wpkh: coins }, outputs: [{ type: 'p2wpkh' }] });
  return size.ok ? size.value.vbytes : Number.NaN;
}

/** What one satoshi brings in the example of the guide, in dollars. */
const SAT_USD = SOLD / (SOLD_BITCOIN * SATS_PER_BTC);

const REST_HEIGHT = 82;
const PILE = 10;

/** Two payments: the coins in, in piles of ten, and beside them the fee, which grows with their number. */
export const sellRest: DrawingPlan<'few' | 'many' | 'fewFee' | 'manyFee'> = {
  height: HEIGHT,
  values: (locale: Locale) => ({
    few: formatNumber(FEW, locale),
    many: formatNumber(MANY, locale),
    fewFee: formatMoney(sizeOf(FEW) * RATE * SAT_USD, locale, 2),
    manyFee: formatMoney(sizeOf(MANY) * RATE * SAT_USD, locale, 2),
  }),
  draw: (labels) => (
    <Scene at={[78, 236]} names={[labels.few, labels.many]}>
      <path d="M158 12v118" className="stroke-line" strokeWidth="1.6" />
      {(
        [
          [FEW, 44, labels.fewFee],
          [MANY, 180, labels.manyFee],
        ] as const
      ).map(([coins, left, fee]) => {
        const piles = Math.ceil(coins / PILE);
        const right = left + piles * 34 + 12;
        const height = (REST_HEIGHT * sizeOf(coins)) / sizeOf(MANY);
        return (
          <g key={coins}>
            <path
              d={Array.from(
                { length: coins },
                (_, n) => `M${left + Math.floor(n / PILE) * 34} ${FLOOR - 9 - (n % PILE) * 9}h28v9h-28z`,
              ).join('')}
              className="fill-bitcoin-fill stroke-ink"
              strokeWidth="1.6"
              strokeLinejoin="round"
            />
            <path
              d={`M${right} ${FLOOR}v${-height.toFixed(1)}h20v${height.toFixed(1)}z`}
              className="fill-loss-fill stroke-ink"
              strokeWidth="1.6"
              strokeLinejoin="round"
            />
            <text x={right + 10} y={FLOOR - height - 9} textAnchor="middle" className="fill-loss font-semibold">
              {fee}
            </text>
          </g>
        );
      })}
    </Scene>
  ),
};

export const sellOrder: DrawingPlan<'market' | 'limit' | 'order' | 'after' | 'last'> = {
  height: HEIGHT,
  draw: ({ market, limit, order, after, last }) => (
    <Scene at={[96, 258]} names={[order, last]}>
      <g {...line}>
        <path d="M10 36h172" className="stroke-gain" strokeDasharray="6 5" />
        <path d="M10 92l18-12 14 18 22-20 16 14 22-26 16 8 24-40" className="fill-none stroke-ink" />
        <circle cx="28" cy="80" r="6" className="fill-bitcoin-fill stroke-ink" />
        <circle cx="142" cy="36" r="6" className="fill-bitcoin-fill stroke-ink" />
        <path d="M28 88v42" className="stroke-control" strokeWidth="1.6" strokeDasharray="2 5" />
      </g>
      <g className="fill-ink">
        <text x="40" y="120">
          {market}
        </text>
        <text x="10" y="22">
          {limit}
        </text>
      </g>
      <path d="M204 130V18q0-8 8-8h92q8 0 8 8v112z" {...line} />
      <path
        d="M216 30h40M216 46h52M216 62h34M284 30h16M284 46h16M284 62h16"
        className="stroke-control"
        strokeWidth="2"
      />
      <rect x="210" y="76" width="96" height="42" rx="6" className="fill-paper stroke-bitcoin" strokeWidth="2.4" />
      <text x="258" y="102" textAnchor="middle" className="fill-ink font-semibold">
        {after}
      </text>
    </Scene>
  ),
};

export const sellRecords: DrawingPlan<'day' | 'sale' | 'id' | 'paid' | 'bank' | 'folder'> = {
  height: HEIGHT,
  draw: ({ day, sale, id, paid, bank, folder }) => (
    <Scene at={[68, 232]} names={[day, folder]}>
      <g transform={`translate(28 ${FLOOR * 0.3})scale(.7)`}>
        <Phone x={-20} isEmpty />
      </g>
      <g transform={`translate(0 ${FLOOR * 0.3})scale(.7)`}>
        <Bank x={142} />
      </g>
      <Note x={50} y={14} />
      <path d="M34 50q4-22 14-24M100 26q8 2 8 22m-6-7l6 7l6-7" {...arrows} />
      <path d="M156 130V22q0-6 6-6h40l8 10h92q6 0 6 6v98z" {...line} className="fill-bitcoin-fill stroke-ink" />
      {[sale, id, paid, bank].map((name, row) => (
        <g key={name} transform={`translate(0 ${row * 23})`}>
          <path d="M164 37h136v23H164z" {...line} strokeWidth="1.6" />
          <text x="172" y="53" className="fill-ink">
            {name}
          </text>
        </g>
      ))}
    </Scene>
  ),
};
