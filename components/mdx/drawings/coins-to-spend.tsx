import { EXAMPLE_BITCOIN_USD } from '@/content/examples/example-price';
import { INPUT_WEIGHT, SATS_PER_BTC, WEIGHT_PER_VBYTE } from '@/lib/bitcoin';
import type { Locale } from '@/lib/format/locale';
import { formatDollars, formatMoney, formatNumber } from '@/lib/format/number';
import type { DrawingPlan } from './plan';

/** The example of the guide: a withdrawal a week for a year, and what it costs to spend. */
const COINS = 52;
const VBYTES_PER_COIN = INPUT_WEIGHT.p2wpkh / WEIGHT_PER_VBYTE;
const SATOSHIS_PER_VBYTE = 20;

const COLUMNS = 13;
const STEP = 15;
const TOP = 34;
const ROWS = Array.from(
  { length: COINS / COLUMNS },
  (_, row) => `M19 ${TOP + 7 + row * STEP}h${(COLUMNS - 1) * STEP + 1}`,
).join('');

function valuesOf(locale: Locale) {
  const satoshis = VBYTES_PER_COIN * SATOSHIS_PER_VBYTE;
  const usd = (satoshis / SATS_PER_BTC) * EXAMPLE_BITCOIN_USD;
  return {
    coins: formatNumber(COINS, locale),
    size: formatNumber(VBYTES_PER_COIN, locale),
    rate: formatNumber(SATOSHIS_PER_VBYTE, locale),
    price: formatDollars(EXAMPLE_BITCOIN_USD, locale),
    manySatoshis: formatNumber(COINS * satoshis, locale),
    oneSatoshis: formatNumber(satoshis, locale),
    manyUsd: formatMoney(COINS * usd, locale, 2),
    oneUsd: formatMoney(usd, locale, 2),
  };
}

/** Many small coins and one of the same sum, each with the fee to spend it. */
export const coinsToSpend: DrawingPlan<'many' | 'one'> = {
  height: TOP + 4 * STEP + 46,
  values: valuesOf,
  draw: (labels, values) => (
    <>
      <text x="12" y="20" className="fill-ink">
        {labels.many}
      </text>
      <text x="308" y="20" textAnchor="end" className="fill-ink">
        {labels.one}
      </text>
      {/* Dashes without length, of which only the round caps are drawn: a dot for each coin. */}
      <g fill="none" strokeLinecap="round" strokeDasharray={`0 ${STEP}`}>
        <path d={ROWS} className="stroke-ink" strokeWidth="13" />
        <path d={ROWS} className="stroke-bitcoin-fill" strokeWidth="10" />
      </g>
      <circle cx="278" cy={TOP + 2 * STEP} r="29" strokeWidth="2" className="fill-bitcoin-fill stroke-ink" />
      <text x="12" y={TOP + 4 * STEP + 28} fontSize="20" className="fill-loss font-display font-semibold">
        {values.manyUsd}
      </text>
      <text
        x="308"
        y={TOP + 4 * STEP + 28}
        fontSize="20"
        textAnchor="end"
        className="fill-loss font-display font-semibold"
      >
        {values.oneUsd}
      </text>
    </>
  ),
};
