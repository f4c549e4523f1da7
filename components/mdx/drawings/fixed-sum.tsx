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
const averagePriceUsd = PRICES_USD.reduce((sum, price) => sum + price, 0) / PRICES_USD.length;
const averageCostUsd = (AMOUNT_USD * PRICES_USD.length) / totalBtc;

const FLOOR = 156;
const UNITS_PER_USD = 112 / 50_000;
const PILES = 278;
const HEIGHT = 306;
const PITCH = 61;
const BAR = 57;
/** The height of a coin. */
const COIN = 9;
const RIGHT = 252;

const heightOf = (price: number) => Math.round(price * UNITS_PER_USD);
const middleOf = (month: number) => 33 + month * PITCH;

/** A vertical line for each month, as high as its coins. */
const piles = bought.map((btc, month) => `M${middleOf(month)} ${PILES}v-${Math.round(btc / COIN_BTC) * COIN}`).join('');

function valuesOf(locale: Locale): Record<string, string> {
  return {
    amount: formatDollars(AMOUNT_USD, locale),
    averagePrice: formatDollars(averagePriceUsd, locale),
    averageCost: formatDollars(Math.round(averageCostUsd), locale),
    coin: formatNumber(COIN_BTC, locale, 4),
    total: formatNumber(totalBtc, locale, 5),
    ...Object.fromEntries(
      PRICES_USD.flatMap((price, month) => [
        [`price${month}`, formatDollars(price, locale)],
        [`bought${month}`, formatNumber(bought[month] ?? Number.NaN, locale, 5)],
      ]),
    ),
  };
}

/** Four prices, the coins that the same sum buys at each, and the average price above the average cost. */
export const fixedSum: DrawingPlan<'prices' | 'coins' | 'average' | 'price' | 'cost' | 'sum'> = {
  height: HEIGHT,
  values: valuesOf,
  draw: (labels, values) => (
    <>
      <rect y={FLOOR} width="320" height={HEIGHT - FLOOR} className="fill-sunk" />
      <g className="fill-raised stroke-ink" strokeWidth="2" strokeLinejoin="round">
        {PRICES_USD.map((price, month) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: two months have the same price
            key={month}
            d={`M${middleOf(month) - BAR / 2} ${FLOOR}v-${heightOf(price)}h${BAR}v${heightOf(price)}`}
          />
        ))}
        <path d={`M0 ${FLOOR}h320`} />
      </g>
      <path
        d={`M4 ${FLOOR - heightOf(averagePriceUsd)}h242`}
        className="stroke-control"
        strokeWidth="2"
        strokeDasharray="5 4"
      />
      <path d={`M4 ${FLOOR - heightOf(averageCostUsd)}h242`} className="stroke-bitcoin-fill" strokeWidth="3" />
      <path d={`M6 ${PILES}h240`} className="stroke-ink" strokeWidth="2" />
      <path d={piles} className="stroke-ink" strokeWidth="39" />
      <path d={piles} className="stroke-bitcoin-fill" strokeWidth="35.6" strokeDasharray={`${COIN - 1.7} 1.7`} />
      <g className="fill-ink">
        <text x="8" y="18" className="font-semibold">
          {labels.prices}
        </text>
        <text x="8" y={FLOOR + 24} className="font-semibold">
          {labels.coins}
        </text>
        <g textAnchor="middle" className="tabular-nums">
          {PRICES_USD.map((price, month) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two months have the same price
            <g key={month}>
              <text x={middleOf(month)} y={FLOOR - heightOf(price) - 6} className="halo">
                {values[`price${month}`]}
              </text>
              <text x={middleOf(month)} y={PILES + 20}>
                {values[`bought${month}`]}
              </text>
            </g>
          ))}
        </g>
        <text x={RIGHT} y={PILES + 4} className="fill-muted">
          {labels.sum}
        </text>
        <text x={RIGHT} y={PILES + 20} className="font-semibold">
          {values.total}
        </text>
      </g>
      <g className="fill-muted">
        <text x={RIGHT} y="28">
          {labels.average}
        </text>
        <text x={RIGHT} y="43">
          {labels.price}
        </text>
        <text x={RIGHT} y="59">
          {values.averagePrice}
        </text>
      </g>
      <g className="fill-bitcoin font-semibold">
        <text x={RIGHT} y="87">
          {values.averageCost}
        </text>
        <text x={RIGHT} y="103">
          {labels.cost}
        </text>
      </g>
    </>
  ),
};
