import { Floor } from '@/components/drawing/floor';
import { Label } from '@/components/drawing/labels';
import { arrows, line, paper } from '@/components/drawing/pens';
import { arrow, Coin, Cross, Note, pile, Tick } from '@/components/drawing/shapes';
import { sizeIn } from '@/components/drawing/text-width';
import type { Locale } from '@/lib/format/locale';
import { formatDollars } from '@/lib/format/number';
import { Key } from './keys';
import { Cup } from './payment-choices';
import type { DrawingPlan } from './plan';
import { FLOOR, HEIGHT, Scene } from './step-scene';

/* What a payment brings a shop and its customer: refunds, prices, records, taxes. */

/** A shop, 72 wide, whose floor is at y. */
const Shop = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} {...line}>
    <path d="M0 0v-62h72V0z" />
    <path d="M10-34h26v16H10zM46 0v-40h16V0" strokeWidth="1.6" />
    <path d="M0-62l6-16h60l6 16q-9 8-18 0q-9 8-18 0q-9 8-18 0q-9 8-18 0z" className="fill-bitcoin-fill stroke-ink" />
  </g>
);

const LANE = 98;

/** A refund goes to a fresh address of the customer, not back to an exchange. */
export const refundWay: DrawingPlan<'shop' | 'exchange' | 'fresh'> = {
  height: 2 * LANE + 22,
  draw: ({ shop, exchange, fresh }) => (
    <>
      <Shop x={14} y={138} />
      <text x="50" y="160" textAnchor="middle" className="fill-ink">
        {shop}
      </text>
      <g transform="translate(228 8)" {...line}>
        <path d="M0 26L38 2l38 24zM5 26h66v8H5zM2 66h72v8H2z" />
        <path d="M12 34h10v32H12zM54 34h10v32H54z" strokeWidth="1.6" />
      </g>
      <Coin x={266} y={58} />
      <text x="266" y="101" textAnchor="middle" className="fill-ink">
        {exchange}
      </text>
      <path
        d="M222 40L96 76m11-10l-11 10 14 3"
        className="fill-none stroke-ink"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path
        d="M96 96L216 62m-14-3l14 3-11 10"
        className="fill-none stroke-loss"
        strokeWidth="2.4"
        strokeDasharray="6 4"
      />
      <Cross x={147} y={70} size={20} />
      <path d="M96 122L224 152m-11-9l11 9-14 3" {...arrows} />
      <Tick x={146} y={150} />
      <g {...line}>
        <rect x="240" y="114" width="52" height="68" rx="8" />
        <path d="M247 122h38v46h-38z" className="fill-paper stroke-ink" strokeWidth="1.6" />
      </g>
      <Key x={266} y={146} />
      <Label x={262} y={202} room={110} anchor="middle" className="fill-ink font-semibold">
        {fresh}
      </Label>
    </>
  ),
};

/** Three tills after the same day: all bitcoin, all dollars, and some of each. */
export const keepOrConvert: DrawingPlan<'keep' | 'convert' | 'split'> = {
  height: HEIGHT + 10,
  draw: ({ keep, convert, split }) => (
    <g transform="translate(0 10)">
      <Scene at={[56, 160, 256]} names={[keep, convert, split]}>
        <path d={pile(28, 10)} className="fill-bitcoin-fill stroke-ink" strokeWidth="1.6" strokeLinejoin="round" />
        <g className="fill-none" strokeWidth="2.4" strokeLinejoin="round">
          <path d="M78 78V42m-7 9l7-9 7 9" className="stroke-gain" />
          <path d="M78 86v36m-7-9l7 9 7-9" className="stroke-loss" />
          <path d="M304 96V78m-6 8l6-8 6 8" className="stroke-gain" />
          <path d="M304 104v18m-6-8l6 8 6-8" className="stroke-loss" />
        </g>
        <Notes x={160} count={10} />
        <Notes x={232} count={6} />
        <path d={pile(262, 4)} className="fill-bitcoin-fill stroke-ink" strokeWidth="1.6" strokeLinejoin="round" />
      </Scene>
    </g>
  ),
};

/** A stack of banknotes on the floor. */
const Notes = ({ x, count }: { x: number; count: number }) => (
  <path
    d={Array.from(
      { length: count },
      (_, n) => `M${x - 22} ${FLOOR - 9 - n * 9}h44v9h-44zM${x - 4} ${FLOOR - 9 - n * 9}h8v9`,
    ).join('')}
    {...paper}
    strokeWidth="1.6"
  />
);

/** What a receipt says, beside what the blockchain says about the same payment. */
export const bitcoinReceipt: DrawingPlan<
  'day' | 'goods' | 'price' | 'amount' | 'number' | 'payment' | 'shop' | 'receipt' | 'entry' | 'address' | 'coins'
> = {
  height: 264,
  draw: (labels) => (
    <>
      <path
        d="M14 10l8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6v210l-8 6-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6-8-6z"
        {...line}
      />
      {(['day', 'goods', 'price', 'amount', 'number', 'payment', 'shop'] as const).map((row, n) => (
        <g key={row} transform={`translate(0 ${n * 27})`}>
          <text x="26" y="40" className="fill-ink">
            {labels[row]}
          </text>
          <path d="M26 48h136" className="stroke-line" strokeWidth="1.6" />
        </g>
      ))}
      <text x="94" y="248" textAnchor="middle" className="fill-ink font-semibold">
        {labels.receipt}
      </text>
      <g {...line}>
        <path d="M180 116h26M294 116h30" strokeWidth="5" />
        <path d="M206 62h90v108h-90z" />
      </g>
      <g className="fill-ink">
        <text x="218" y="90">
          {labels.address}
        </text>
        <text x="218" y="136">
          {labels.coins}
        </text>
      </g>
      <path d="M218 102h64M218 148h40" className="stroke-bitcoin" strokeWidth="4" />
      <text x="250" y="248" textAnchor="middle" className="fill-ink font-semibold">
        {labels.entry}
      </text>
    </>
  ),
};

/** The example of the guide: the price of the coffee, and two prices at which its coins were bought, in dollars. */
const SPENT = 6;
const BOUGHT = { gain: 3, loss: 8 } as const;
const UNIT = 15;

/** The same coins, bought cheaper or dearer than they are worth when they pay for a coffee. */
export const spendGain: DrawingPlan<'bought' | 'spent' | 'gain' | 'loss'> = {
  height: 218,
  values: (locale: Locale) => ({
    spent: formatDollars(SPENT, locale),
    gainBought: formatDollars(BOUGHT.gain, locale),
    lossBought: formatDollars(BOUGHT.loss, locale),
    gain: formatDollars(SPENT - BOUGHT.gain, locale),
    loss: formatDollars(BOUGHT.loss - SPENT, locale),
  }),
  draw: (labels, values) => {
    const floor = 180;
    return (
      <>
        <Floor y={floor} height={218} />
        <path d="M160 0v218" className="stroke-line" strokeWidth="1.6" />
        {(['gain', 'loss'] as const).map((kind, n) => {
          const bought = BOUGHT[kind] * UNIT;
          const spent = SPENT * UNIT;
          const common = Math.min(bought, spent);
          return (
            <g key={kind} transform={`translate(${n * 160} 0)`} strokeWidth="2">
              <path d={`M22 ${floor}v${-bought}h46v${bought}z`} className="fill-bitcoin-fill stroke-ink" />
              <path d={`M92 ${floor}v${-common}h46v${common}z`} className="fill-bitcoin-fill stroke-ink" />
              <path
                d={`M92 ${floor - common}V${floor - Math.max(bought, spent)}h46V${floor - common}`}
                className={kind === 'gain' ? 'fill-gain-fill stroke-ink' : 'fill-none stroke-loss'}
                strokeDasharray={kind === 'loss' ? '5 4' : undefined}
              />
              <g textAnchor="middle" fontSize="17" className="font-display font-semibold">
                <text x="45" y={floor - bought - 8} className="fill-ink">
                  {values[`${kind}Bought`]}
                </text>
                <text
                  x="115"
                  y={kind === 'gain' ? floor - spent - 8 : floor - spent + 22}
                  fontSize={kind === 'gain' ? undefined : sizeIn(42, values.spent ?? '', 17)}
                  className={kind === 'gain' ? 'fill-ink' : 'fill-on-fill'}
                >
                  {values.spent}
                </text>
              </g>
              <g textAnchor="middle">
                <text x="80" y="24" className={kind === 'gain' ? 'fill-gain font-semibold' : 'fill-loss font-semibold'}>
                  {labels[kind]}
                </text>
                <text x="45" y={floor + 22} className="fill-ink">
                  {labels.bought}
                </text>
                <text x="115" y={floor + 22} className="fill-ink">
                  {labels.spent}
                </text>
              </g>
            </g>
          );
        })}
      </>
    );
  },
};

/** A sale through a payment company, and one through a server of one's own. */
export const shopWays: DrawingPlan<'company' | 'dollars' | 'server' | 'wallet'> = {
  height: 2 * LANE,
  cut: LANE,
  draw: ({ company, dollars, server, wallet }) => (
    <>
      <rect y={LANE} width="320" height={LANE} className="fill-sunk" />
      {[0, LANE].map((y) => (
        <g key={y} transform={`translate(0 ${y})`}>
          <Cup x={36} y={68} />
          <Coin x={82} y={46} />
          <path d={arrow(68, 62) + arrow(204, 62)} {...arrows} />
        </g>
      ))}
      <g {...line}>
        <path d="M108 34l44-24 44 24zM114 34h76v8h-76zM110 66h84v8h-84z" />
        <path d="M122 42h12v24h-12zM146 42h12v24h-12zM170 42h12v24h-12z" strokeWidth="1.6" />
        <rect x="116" y={LANE + 14} width="72" height="28" rx="4" />
        <rect x="116" y={LANE + 46} width="72" height="28" rx="4" />
        <path d={`M126 ${LANE + 28}h.1M136 ${LANE + 28}h.1M126 ${LANE + 60}h.1M136 ${LANE + 60}h.1`} strokeWidth="5" />
        <path d={`M152 ${LANE + 28}h26M152 ${LANE + 60}h26`} strokeWidth="1.6" />
      </g>
      <g transform="translate(272 46) scale(1.6)">
        <Note x={-19} y={-10} width={38} />
      </g>
      <g {...line}>
        <rect x="246" y={LANE + 12} width="52" height="64" rx="8" />
        <path d={`M253 ${LANE + 20}h38v42h-38z`} className="fill-paper stroke-ink" strokeWidth="1.6" />
      </g>
      <Key x={272} y={LANE + 41} />
      <g className="fill-ink" textAnchor="middle">
        <text x="152" y="90">
          {company}
        </text>
        <text x="272" y="90">
          {dollars}
        </text>
        <text x="152" y={LANE + 90}>
          {server}
        </text>
        <text x="272" y={LANE + 90}>
          {wallet}
        </text>
      </g>
    </>
  ),
};
