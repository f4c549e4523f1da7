import { Floor } from '@/components/drawing/floor';
import { getValue } from '@/lib/content/figures/figures';
import { formatMoney } from '@/lib/format/number';
import type { DrawingPlan } from './plan';

const YEARS = [2021, 2022, 2023, 2024, 2025];
const LEFT = 16;
const STEP = 59;
const BAR = 44;
const FLOOR = 176;
const UNIT = 12;

const feeOf = (year: number) => getValue('btc-network', year, 'meanFeeUsd');

/** The average fee of a payment in each of the years of the guide's table. */
export const feeYears: DrawingPlan<'title'> = {
  height: 214,
  values: (locale) => Object.fromEntries(YEARS.map((year) => [`y${year}`, formatMoney(feeOf(year), locale)])),
  draw: ({ title }, values) => (
    <>
      <Floor y={FLOOR} height={214} />
      <path
        d={YEARS.map((year, index) => {
          const height = (feeOf(year) * UNIT).toFixed(1);
          return `M${LEFT + index * STEP} ${FLOOR}v-${height}h${BAR}v${height}z`;
        }).join('')}
        className="fill-bitcoin-fill stroke-ink"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <g className="fill-ink" textAnchor="middle">
        {YEARS.map((year, index) => (
          <g key={year}>
            <text x={LEFT + BAR / 2 + index * STEP} y={FLOOR - 8 - feeOf(year) * UNIT} className="font-semibold">
              {values[`y${year}`]}
            </text>
            <text x={LEFT + BAR / 2 + index * STEP} y={FLOOR + 21}>
              {year}
            </text>
          </g>
        ))}
      </g>
      <text x="304" y="30" textAnchor="end" className="fill-ink">
        {title}
      </text>
    </>
  ),
};
