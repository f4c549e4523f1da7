import { BarRow } from '@/components/drawing/bars';
import { LEFT, WIDTH } from '@/components/drawing/grid';
import { SATS_PER_BTC } from '@/lib/bitcoin';
import { getClaim } from '@/lib/content/claims/claims';
import { getValue } from '@/lib/content/figures/figures';
import { formatDollars, formatMoney, formatNumber } from '@/lib/format/number';
import { COMMON } from './fees';
import type { DrawingPlan } from './plan';

/** The owner's rule of thumb for 2025 in dollars, as in the table of the guide. The last one has no upper end: its bar is an arrow. */
const TIERS = { low: [1, 5], standard: [5, 15], high: [15, 50] } as const;
/** Rates of single days in sat/vB, and the month whose last price turns them into dollars. */
const RATES = {
  low2026: getClaim('fee-rate-low-2026').value,
  high2026: getClaim('fee-rate-high-2026').value,
  rush2024: getClaim('fee-rate-rush-2024').value,
};
const days = ['low2026', 'high2026', 'rush2024'] as const;
const PRICE_MONTH = '2026-06';

const costOf = (rate: number) => (rate * COMMON * getValue('btc-price-monthly', PRICE_MONTH, 'close')) / SATS_PER_BTC;

const MOST = TIERS.high[1];
const xOf = (dollars: number) => LEFT + (WIDTH * dollars) / MOST;
/** Thickness of a bar. */
const BAR = 10;
const ROW = 30 + BAR;
const DAYS = 40 + 3 * ROW + 22;
const AXIS = DAYS + 12 + 3 * ROW;
/** The middle and the end of the axis beside each of the six bars: the upper three are far from it. */
const ticks = [36, DAYS + 12]
  .flatMap((top) => [0, 1, 2].map((row) => top + row * ROW + 18))
  .map((y) => `M${xOf(0)} ${y}v${BAR + 4}M${xOf(MOST / 2)} ${y}v${BAR + 4}M${xOf(MOST)} ${y}v${BAR + 4}`)
  .join('');
/** The cost of a quiet day would be too thin to see. */
const LEAST = 3;

/** The owner's fees and those of single days, in dollars and to one scale. */
export const feeRanges: DrawingPlan<
  | 'rule'
  | 'low'
  | 'standard'
  | 'high'
  | 'lowSum'
  | 'standardSum'
  | 'highSum'
  | 'days'
  | 'low2026'
  | 'high2026'
  | 'rush2024'
> = {
  height: AXIS + 34,
  values: (locale) => ({
    ...Object.fromEntries(
      Object.entries(TIERS).flatMap(([tier, [min, max]]) => [
        [`${tier}Min`, formatDollars(min, locale)],
        [`${tier}Max`, formatDollars(max, locale)],
      ]),
    ),
    ...Object.fromEntries(days.map((day) => [`${day}Cost`, formatMoney(costOf(RATES[day]), locale)])),
    zero: formatDollars(0, locale),
    half: formatDollars(MOST / 2, locale),
    most: formatDollars(MOST, locale),
    size: formatNumber(COMMON, locale),
    average2025: formatMoney(getValue('btc-network', 2025, 'meanFeeUsd'), locale),
  }),
  draw: (labels, values) => (
    <>
      <path d={ticks} className="stroke-control" strokeWidth="1.2" />
      <g className="fill-ink">
        <text x={LEFT} y="22" className="font-semibold">
          {labels.rule}
        </text>
        <text x={LEFT} y={DAYS} className="font-semibold">
          {labels.days}
        </text>
      </g>
      {(['low', 'standard', 'high'] as const).map((tier, row) => {
        const [min, max] = TIERS[tier];
        const y = 36 + row * ROW;
        return (
          <g key={tier}>
            <path
              d={
                tier === 'high'
                  ? `M${xOf(min)} ${y + 20}H${xOf(max) - 10}l10 ${BAR / 2}l-10 ${BAR / 2}H${xOf(min)}z`
                  : `M${xOf(min)} ${y + 20}H${xOf(max)}v${BAR}H${xOf(min)}z`
              }
              strokeWidth="2"
              strokeLinejoin="round"
              className="fill-sunk stroke-ink"
            />
            <BarRow y={y + 10} name={labels[tier]} value={labels[`${tier}Sum`]} parts={[]} />
          </g>
        );
      })}
      {days.map((day, row) => {
        const y = DAYS + 12 + row * ROW;
        return (
          <BarRow
            key={day}
            y={y + 10}
            name={labels[day]}
            value={values[`${day}Cost`]}
            height={BAR}
            parts={[
              [0, 1, 'fill-sunk'],
              [0, Math.max(LEAST, xOf(costOf(RATES[day])) - LEFT) / WIDTH, 'fill-bitcoin-fill'],
            ]}
          />
        );
      })}
      <path
        d={`M8 ${AXIS}h304M${xOf(0)} ${AXIS}v5M${xOf(MOST / 2)} ${AXIS}v5M${xOf(MOST)} ${AXIS}v5`}
        className="stroke-ink"
        strokeWidth="1.6"
      />
      <g className="fill-muted">
        <text x={LEFT} y={AXIS + 20}>
          {values.zero}
        </text>
        <text x={xOf(MOST / 2)} y={AXIS + 20} textAnchor="middle">
          {values.half}
        </text>
        <text x={xOf(MOST)} y={AXIS + 20} textAnchor="end">
          {values.most}
        </text>
      </g>
    </>
  ),
};
