import { LEFT } from '@/components/drawing/grid';
import { Label } from '@/components/drawing/labels';
import { EDGE } from '@/components/drawing/place-labels';
import { formatCompactDollars } from '@/lib/format/compact';
import type { Locale } from '@/lib/format/locale';
import { formatDollars, formatNumber } from '@/lib/format/number';
import type { DrawingPlan } from './plan';

/** The made-up example of the guide: a test compares it with the table there. */
const AMOUNT_USD = 100;
const PRICES_USD = [50_000, 25_000, 40_000, 50_000] as const;
/** One coin of the drawing. It divides every purchase without a rest. */
const COIN_BTC = 0.0005;

const bought = PRICES_USD.map((price) => AMOUNT_USD / price);
const totalBtc = bought.reduce((sum, btc) => sum + btc, 0);
const coins = bought.map((btc) => Math.round(btc / COIN_BTC));
const averagePriceUsd = PRICES_USD.reduce((sum, price) => sum + price, 0) / PRICES_USD.length;
const averageCostUsd = (AMOUNT_USD * PRICES_USD.length) / totalBtc;

const FLOOR = 192;
/** The price at the floor: from zero, the two averages and the third price would be one line. So the prices are dots, not bars. */
const FROM_USD = 20_000;
const UNITS_PER_USD = 118 / 30_000;
const PILES = 310;
const HEIGHT = 349;
const PITCH = 50;
const BAR = 37.4;
/** The height of a coin. */
const COIN = 9;
const RIGHT = 208;
const END = 320 - LEFT;

const heightOf = (price: number) => Math.round((price - FROM_USD) * UNITS_PER_USD);
const middleOf = (month: number) => LEFT + BAR / 2 + month * PITCH;

const averagePriceY = FLOOR - heightOf(averagePriceUsd);
const averageCostY = FLOOR - heightOf(averageCostUsd);

/** A vertical line for each month, as high as its coins. */
const piles = coins.map((count, month) => `M${middleOf(month)} ${PILES}v-${count * COIN}`).join('');

function valuesOf(locale: Locale): Record<string, string> {
  return {
    amount: formatDollars(AMOUNT_USD, locale),
    from: formatCompactDollars(FROM_USD, locale),
    averagePrice: formatDollars(averagePriceUsd, locale),
    averageCost: formatDollars(Math.round(averageCostUsd), locale),
    coin: formatNumber(COIN_BTC, locale, 4),
    total: formatNumber(
      coins.reduce((sum, count) => sum + count, 0),
      locale,
    ),
    ...Object.fromEntries(
      PRICES_USD.flatMap((price, month) => [
        [`price${month}`, formatCompactDollars(price, locale)],
        [`bought${month}`, formatNumber(coins[month] ?? Number.NaN, locale)],
      ]),
    ),
  };
}

/** Four prices, the coins that the same sum buys at each, and the average price above the average cost. */
export const fixedSum: DrawingPlan<'prices' | 'coins' | 'from' | 'price' | 'cost' | 'sum'> = {
  height: HEIGHT,
  values: valuesOf,
  draw: (labels, values) => (
    <>
      <rect y={FLOOR} width="320" height={HEIGHT - FLOOR} className="fill-sunk" />
      <g strokeWidth="2">
        <path d={`M${LEFT} ${averagePriceY}H${END}`} className="stroke-muted" strokeDasharray="5 4" />
        <path d={`M${LEFT} ${averageCostY}H${END}`} className="stroke-bitcoin-fill" />
        <path d={`M0 ${FLOOR}h320`} className="stroke-ink" />
      </g>
      <path
        d={PRICES_USD.map((price, month) => `M${middleOf(month)} ${FLOOR - heightOf(price)}h.1`).join('')}
        className="stroke-ink"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d={`M${LEFT} ${PILES}H${END}`} className="stroke-ink" strokeWidth="2" />
      <path d={piles} className="stroke-ink" strokeWidth={BAR} />
      <path d={piles} className="stroke-bitcoin-fill" strokeWidth="34" strokeDasharray={`${COIN - 1.7} 1.7`} />
      <g className="fill-ink">
        <text x={LEFT} y="22" className="font-semibold">
          {labels.prices}
        </text>
        <text x={LEFT} y={FLOOR + 17} className="fill-muted">
          {labels.from}
        </text>
        <text x={LEFT} y={FLOOR + 40} className="font-semibold">
          {labels.coins}
        </text>
        <g textAnchor="middle" className="tabular-nums">
          {PRICES_USD.map((price, month) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two months have the same price
            <g key={month}>
              <text x={middleOf(month)} y={FLOOR - heightOf(price) - 14}>
                {values[`price${month}`]}
              </text>
              <text x={middleOf(month)} y={PILES + 21}>
                {values[`bought${month}`]}
              </text>
            </g>
          ))}
        </g>
        <text x={RIGHT} y={PILES - 7} className="fill-muted">
          {labels.sum}
        </text>
        <text x={RIGHT} y={PILES + 21} className="font-semibold tabular-nums">
          {values.total}
        </text>
      </g>
      <g className="fill-muted">
        <Label x={RIGHT} y={averagePriceY - 24} line="last" room={320 - RIGHT - EDGE}>
          {labels.price}
        </Label>
        <text x={RIGHT} y={averagePriceY - 8} className="tabular-nums">
          {values.averagePrice}
        </text>
      </g>
      <g className="fill-bitcoin font-semibold">
        <text x={RIGHT} y={averageCostY + 17}>
          {labels.cost}
        </text>
        <text x={RIGHT} y={averageCostY + 33} className="tabular-nums">
          {values.averageCost}
        </text>
      </g>
    </>
  ),
};
