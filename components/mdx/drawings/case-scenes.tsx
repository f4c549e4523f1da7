import { Columns } from '@/components/drawing/bars';
import { arrows, coins, line } from '@/components/drawing/pens';
import { arrow, Bank, Coin, Cross, Phone, pile, Tick } from '@/components/drawing/shapes';
import { formatClaim, getClaim } from '@/lib/content/claims/claims';
import { getSeries, getValue } from '@/lib/content/figures/figures';
import type { Locale } from '@/lib/format/locale';
import { formatDollars } from '@/lib/format/number';
import type { DrawingPlan } from './plan';
import { FLOOR, HEIGHT, Scene } from './step-scene';

/* One drawing for each case of the guide on success stories. */

/** A desktop computer, 76 wide and 70 high, on the floor. */
const Computer = ({ x }: { x: number }) => (
  <path d={`M${x} 60h76v48H${x}zM${x + 30} 108v12M${x + 46} 108v12M${x + 18} 130v-10h40v10z`} {...line} />
);

const rowOfCoins = (x: number, y: number, count: number) =>
  Array.from({ length: count }, (_, n) => `M${x + n * 13} ${y}a5 5 0 1 1 .1 0z`).join('');

export const caseFinney: DrawingPlan<'sender' | 'sum' | 'receiver'> = {
  height: HEIGHT,
  draw: ({ sender, sum, receiver }) => (
    <Scene at={[52, 160, 268]} names={[sender, sum, receiver]}>
      <Computer x={14} />
      <Computer x={230} />
      <path d={rowOfCoins(134, 70, 5) + rowOfCoins(134, 86, 5)} {...coins} />
      <path d={arrow(146, 104)} {...arrows} />
      <path d="M26 74h22M26 84h40M26 94h30" {...line} strokeWidth="1.6" />
      <Tick x={258} y={84} />
    </Scene>
  ),
};

export const casePizza: DrawingPlan<'coins' | 'pizzas'> = {
  height: HEIGHT,
  draw: ({ coins: sum, pizzas }) => (
    <Scene at={[78, 240]} names={[sum, pizzas]}>
      <path
        d={[0, 1, 2, 3].map((n) => pile(18 + n * 31, [7, 11, 9, 5][n] ?? 0)).join('')}
        {...coins}
        strokeWidth="1.6"
      />
      <path d={arrow(148, 104)} {...arrows} />
      <g {...line}>
        <path d="M192 108h100v22H192zM192 86h100v22H192z" />
        <ellipse cx="242" cy="64" rx="46" ry="17" className="fill-gold stroke-ink" />
        <path d="M242 64l-40-8M242 64l18-15M242 64l44 6M242 64l-16 16" strokeWidth="1.6" />
        <path
          d="M226 58h.1M252 72h.1M268 60h.1M214 68h.1M240 54h.1"
          strokeWidth="9"
          className="fill-none stroke-loss-fill"
        />
      </g>
    </Scene>
  ),
};

/** A person, 34 wide, on the floor; with a scarf over the head. */
const Woman = ({ x }: { x: number }) => (
  <g {...line}>
    <path d={`M${x - 18} 130c0-40 36-40 36 0z`} className="fill-sunk stroke-ink" />
    <path d={`M${x - 16} 94c-6-42 38-42 32 0q-16 12-32 0z`} />
    <circle cx={x} cy="78" r="10" className="fill-paper stroke-ink" />
  </g>
);

export const caseWages: DrawingPlan<'cash' | 'phone'> = {
  height: HEIGHT,
  draw: ({ cash, phone }) => (
    <Scene at={[78, 232]} names={[cash, phone]}>
      <g {...line}>
        <path d="M24 82h70v36H24zM30 74h70v36" />
        <circle cx="59" cy="100" r="9" />
        <path d="M134 62H108l-14 14 5 5 12-8-16 18 5 5 18-16-14 20 6 4 18-18 6-2z" className="fill-sunk stroke-ink" />
      </g>
      <Cross x={40} y={40} size={22} />
      <Woman x={204} />
      <Phone x={238} />
      <Coin x={267} y={64} />
      <path d="M254 84l8 4 6-4 12 18" className="fill-none stroke-loss" strokeWidth="2.4" />
    </Scene>
  ),
};

export const caseDrive: DrawingPlan<'key' | 'ledger'> = {
  height: HEIGHT,
  draw: ({ key, ledger }) => (
    <Scene at={[96, 256]} names={[key, ledger]}>
      <g {...line}>
        <path d="M0 130q20-14 34-44 16-34 52-40 40 0 58 40 20 34 44 44z" className="fill-sunk stroke-ink" />
        <path d="M52 60l14-6 6 10zM112 72l18-2-4 14zM40 108l16-8 8 14zM136 104h18v14h-18zM84 64h12" />
        <path d="M74 88h46v30H74z" />
        <circle cx="92" cy="103" r="8" className="fill-none stroke-ink" strokeWidth="1.6" />
        <path d="M110 96v14" />
        <path d="M214 60h84v70h-84zM222 72h68M222 116h68" />
      </g>
      <path d={rowOfCoins(230, 100, 5)} {...coins} />
      <path d="M150 84q28-40 60-22" className="fill-none stroke-loss" strokeWidth="2.4" strokeDasharray="6 5" />
      <Cross x={170} y={46} size={18} />
    </Scene>
  ),
};

export const caseDonations: DrawingPlan<'bank' | 'group' | 'helpers'> = {
  height: HEIGHT,
  draw: ({ bank, group, helpers }) => (
    <Scene at={[56, 164, 272]} names={[bank, group, helpers]}>
      <g {...line}>
        <path d="M240 130v-34h64v34zM252 96v-12h40v12M262 113h20M272 103v20" />
      </g>
      <Bank x={56} width={84} />
      <Cross x={34} y={70} size={44} />
      <Phone x={135} />
      <Coin x={164} y={60} />
      <Tick x={153} y={86} />
      <path d={arrow(202, 108)} {...arrows} />
    </Scene>
  ),
};

/** Customers of an exchange before a closed door, and the years until coins came back. */
export const caseGox: DrawingPlan<'failed' | 'coins'> = {
  height: HEIGHT,
  draw: ({ failed, coins: back }) => (
    <Scene at={[54, 258]} names={[failed, back]}>
      <g {...line}>
        <path d="M18 130V50h72v80zM18 66h72M34 130V84h40v46" />
        <path d="M44 104h20v16H44zM48 104v-6a6 6 0 0 1 12 0v6" className="fill-loss-fill stroke-ink" />
        <path
          d={Array.from(
            { length: 10 },
            (_, n) => `M${108 + n * 15} ${n % 2 ? 112 : 106}a5 5 0 1 1 .1 0M${102 + n * 15} 130v-12q6-8 12 0v12z`,
          ).join('')}
          className="fill-sunk stroke-ink"
          strokeWidth="1.6"
        />
      </g>
      <path d="M104 72h186m-8-7l8 7-8 7" className="fill-none stroke-control" strokeWidth="2.4" strokeDasharray="7 5" />
      <path d={rowOfCoins(262, 128, 4)} {...coins} />
    </Scene>
  ),
};

/** Columns in a scene, as high as their prices. */
/** A column has room for the price in it. */
const PRICE_WIDTH = 112;

const PriceColumns = ({
  prices,
  texts,
  isInside,
}: {
  prices: readonly number[];
  texts: readonly (string | undefined)[];
  isInside?: boolean;
}) => (
  <Columns
    columns={prices.map((price, n) => ({ x: 86 + n * 148, share: price / Math.max(...prices), text: texts[n] }))}
    floor={FLOOR}
    height={86}
    width={PRICE_WIDTH}
    isInside={isInside}
  />
);

/** Dollars for one bitcoin: what Strategy paid on average, and the price at the end of June 2026. */
const strategyPrices = () => ({
  paid: getClaim('strategy-average-cost').value,
  price: getValue('btc-price-monthly', '2026-06', 'close'),
});
export const caseStrategy: DrawingPlan<'paid' | 'price'> = {
  height: HEIGHT,
  values: (locale: Locale) => {
    const { paid, price } = strategyPrices();
    return { paidUsd: formatDollars(paid, locale), priceUsd: formatDollars(price, locale) };
  },
  draw: ({ paid, price }, { paidUsd, priceUsd }) => {
    const usd = strategyPrices();
    const height = (86 * usd.price) / usd.paid;
    return (
      <Scene at={[86, 234]} names={[paid, price]}>
        <PriceColumns prices={[usd.paid, usd.price]} texts={[paidUsd, priceUsd]} isInside />
        <path
          d={`M${234 - PRICE_WIDTH / 2} ${FLOOR - height}V44h${PRICE_WIDTH}v${86 - height}`}
          className="fill-none stroke-loss"
          strokeWidth="2"
          strokeDasharray="5 4"
        />
      </Scene>
    );
  },
};

/** Dollars for one bitcoin in the two purchases of Block. */
const BLOCK = [
  getClaim('block-first-cost').value / getClaim('block-first-coins').value,
  getClaim('block-second-cost').value / getClaim('block-second-coins').value,
] as const;
export const caseBlock: DrawingPlan<'first' | 'second'> = {
  height: HEIGHT,
  values: (locale: Locale) => ({
    firstUsd: formatDollars(Math.round(BLOCK[0] / 100) * 100, locale),
    secondUsd: formatDollars(Math.round(BLOCK[1] / 100) * 100, locale),
  }),
  draw: ({ first, second }, { firstUsd, secondUsd }) => (
    <Scene at={[86, 234]} names={[first, second]}>
      <PriceColumns prices={BLOCK} texts={[firstUsd, secondUsd]} />
    </Scene>
  ),
};

/** Months of the purchase of Tesla, of the quarter in which it sold, and of its last count. The price of May is nearest to what it got. */
const TESLA = ['2021-01', '2022-05', '2025-03'] as const;
export const caseTesla: DrawingPlan<'bought' | 'sold' | 'later'> = {
  height: HEIGHT,
  draw: ({ bought, sold, later }) => {
    const prices = getSeries<string>('btc-price-monthly', 'close').filter(
      ([month]) => month >= TESLA[0] && month <= TESLA[2],
    );
    const most = Math.max(...prices.map(([, price]) => price));
    const places = prices.map(([month, price], n) => ({
      month,
      x: Math.round(36 + (n * 236) / (prices.length - 1)),
      y: Math.round(FLOOR - (100 * price) / most),
    }));
    const [start, low, end] = TESLA.map((month) => places.find((place) => place.month === month) ?? { x: 0, y: 0 });
    if (!start || !low || !end) return null;
    return (
      <Scene at={[start.x, low.x + 24, end.x]} names={[bought, sold, later]}>
        <path
          d={`M${places.map(({ x, y }) => `${x} ${y}`).join('L')}`}
          className="fill-none stroke-bitcoin"
          strokeWidth="2.4"
          strokeLinejoin="round"
        />
        <path
          d={[start, low, end].map(({ x, y }) => `M${x} ${y}V${FLOOR}`).join('')}
          className="stroke-control"
          strokeWidth="1.6"
          strokeDasharray="4 4"
        />
        <path d={rowOfCoins(start.x - 19, FLOOR - 12, 4) + rowOfCoins(end.x, FLOOR - 12, 1)} {...coins} />
        <path
          d={rowOfCoins(low.x - 13, FLOOR - 12, 3)}
          className="fill-none stroke-loss"
          strokeWidth="1.6"
          strokeDasharray="3 3"
        />
      </Scene>
    );
  },
};

/** How much of what customers held was to be paid: in dollars, and in the coins that these dollars bought at the end of May 2025. */
const ftxShares = () => {
  const dollars = getClaim('ftx-paid').value / 100;
  const bitcoin = (dollars * getClaim('ftx-bitcoin-value').value) / getValue('btc-price-monthly', '2025-05', 'close');
  return { dollars, bitcoin };
};

/** A sector that begins at the top of a circle and goes clockwise. */
function sector(x: number, y: number, radius: number, share: number): string {
  const angle = 2 * Math.PI * share;
  const end = [x + radius * Math.sin(angle), y - radius * Math.cos(angle)].map((at) => at.toFixed(1)).join(' ');
  return `M${x} ${y}v${-radius}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${end}z`;
}

/** What was held in gold, with what was paid above it; and the part of the coins that were held. */
export const caseFtx: DrawingPlan<'dollars' | 'bitcoin'> = {
  height: HEIGHT,
  values: (locale: Locale) => ({ paid: formatClaim(getClaim('ftx-paid'), locale) }),
  draw: ({ dollars, bitcoin }, { paid }) => {
    const shares = ftxShares();
    const top = FLOOR - 86;
    const held = Number((FLOOR - 86 / shares.dollars).toFixed(1));
    return (
      <Scene at={[86, 234]} names={[dollars, bitcoin]}>
        <path d={`M52 ${FLOOR}V${held}h68V${FLOOR}z`} strokeWidth="2" className="fill-gold stroke-ink" />
        <path d={`M52 ${held}V${top}h68V${held}`} strokeWidth="2" className="fill-gain-fill stroke-ink" />
        <text x="86" y={top - 10} textAnchor="middle" fontSize="18" className="fill-ink font-display font-semibold">
          {paid}
        </text>
        <circle cx="234" cy="84" r="38" strokeWidth="2" className="fill-none stroke-loss" strokeDasharray="5 4" />
        <path d={sector(234, 84, 38, shares.bitcoin)} strokeWidth="2" className="fill-bitcoin-fill stroke-ink" />
      </Scene>
    );
  },
};

export const caseSteak: DrawingPlan<'says' | 'card' | 'lightning'> = {
  height: HEIGHT,
  draw: ({ says, card, lightning }) => (
    <Scene at={[64, 182, 268]} names={[says, card, lightning]}>
      <g {...line}>
        <path d="M20 84c0-34 88-34 88 0zM18 84q11 14 22 0 12 14 24 0 12 14 24 0 12 14 22 0M22 96h84v12H22z" />
        <path d="M20 112h88q0 18-14 18H34q-14 0-14-18z" className="fill-gold stroke-ink" />
        <path d="M22 98h84v12H22z" className="fill-ink stroke-ink" />
        <path d="M44 70h.1M62 66h.1M80 70h.1" strokeWidth="4" />
        <path d="M148 46h68v84h-68zM148 60h68" />
        <path d="M234 88h68v42h-68z" className="fill-bitcoin-fill stroke-ink" />
        <path d="M270 96l-10 14h8l-4 12 12-16h-8z" className="fill-paper stroke-ink" strokeWidth="1.6" />
      </g>
    </Scene>
  ),
};

/** Coins of Bhutan by two counts, one drawn coin for each thousand. */
export const caseBhutan: DrawingPlan<'river' | 'first' | 'second'> = {
  height: HEIGHT,
  draw: ({ river, first, second }) => (
    <Scene at={[56, 174, 272]} names={[river, first, second]}>
      <g {...line}>
        <path d="M0 130V66l26-40 24 34 16-18 44 88z" className="fill-sunk stroke-ink" />
        <path d="M17 40l9-14 9 13-9 5z" />
        <path
          d="M52 62c-10 20 18 30 4 50q-4 10 2 18h22c-2-20-4-26-10-36s-4-20-2-30z"
          className="fill-foam stroke-ink"
        />
        <circle cx="98" cy="112" r="17" />
        <path d="M98 95v34M81 112h34M86 100l24 24M110 100l-24 24" strokeWidth="1.6" />
      </g>
      <path d={pile(146, 7) + pile(176, 6)} {...coins} strokeWidth="1.6" />
      <path d={`${pile(258, 5)}M258 ${FLOOR - 45}h11v-9h-11z`} {...coins} strokeWidth="1.6" />
    </Scene>
  ),
};

/** Percent of people in El Salvador who said that they had paid with bitcoin in each year. */
const PAID = [getClaim('salvador-paid-2023'), getClaim('salvador-paid-2024')] as const;
export const caseSalvador: DrawingPlan<'first' | 'second'> = {
  height: HEIGHT,
  draw: ({ first, second }) => (
    <Scene at={[84, 236]} names={[first, second]}>
      {PAID.map(({ id, value }, n) => {
        const dots = (from: number, to: number) =>
          Array.from({ length: to - from }, (_, i) => {
            const at = from + i;
            return `M${32 + n * 152 + (at % 10) * 11.5} ${18 + Math.floor(at / 10) * 11}h.1`;
          }).join('');
        const paid = Math.round(value);
        return (
          <g key={id} strokeWidth="8" strokeLinecap="round">
            <path d={dots(paid, 100)} className="stroke-control opacity-40" />
            <path d={dots(0, paid)} className="stroke-bitcoin-fill" />
          </g>
        );
      })}
    </Scene>
  ),
};

export const caseRepublic: DrawingPlan<'made' | 'taken'> = {
  height: HEIGHT,
  draw: ({ made, taken }) => (
    <Scene at={[84, 236]} names={[made, taken]}>
      {[50, 202].map((x, n) => (
        <g key={x} {...line}>
          <path d={`M${x} 130V24h50l18 18v88zM${x + 50} 24v18h18`} />
          <path d={`M${x + 12} 84h44M${x + 12} 98h44M${x + 12} 112h26`} strokeWidth="1.6" />
          <Coin x={x + 24} y={56} />
          {n === 1 && <Cross x={x + 6} y={40} size={56} />}
        </g>
      ))}
      <path d={arrow(146, 84)} {...arrows} />
    </Scene>
  ),
};
