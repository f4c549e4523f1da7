import { Columns } from '@/components/drawing/bars';
import { Floor } from '@/components/drawing/floor';
import { Labels } from '@/components/drawing/labels';
import { getValue } from '@/lib/content/figures/figures';
import { formatMoney } from '@/lib/format/number';
import type { DrawingPlan } from './plan';

const YEARS = [2021, 2022, 2023, 2024, 2025];
const FLOOR = 176;
const UNIT = 12;

const middleOf = (column: number) => 38 + column * 59;
const feeOf = (year: number) => getValue('btc-network', year, 'meanFeeUsd');
const highest = () => Math.max(...YEARS.map(feeOf));

/** The average fee of a payment in each of the years of the guide's table. */
export const feeYears: DrawingPlan<'title'> = {
  height: 214,
  values: (locale) => Object.fromEntries(YEARS.map((year) => [`y${year}`, formatMoney(feeOf(year), locale)])),
  draw: ({ title }, values) => (
    <>
      <Floor y={FLOOR} height={214} />
      <Columns
        columns={YEARS.map((year, n) => ({ x: middleOf(n), share: feeOf(year) / highest(), text: values[`y${year}`] }))}
        floor={FLOOR}
        height={highest() * UNIT}
        width={44}
        size={14}
      />
      <Labels at={YEARS.map((_, n) => middleOf(n))} names={YEARS.map(String)} y={FLOOR + 21} />
      <text x="304" y="30" textAnchor="end" className="fill-ink">
        {title}
      </text>
    </>
  ),
};
