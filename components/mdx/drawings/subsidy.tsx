import { FIRST_SUBSIDY_BTC } from '@/lib/bitcoin';
import { getTable } from '@/lib/content/figures/figures';
import { formatNumber } from '@/lib/format/number';
import type { DrawingPlan } from './plan';

const LEFT = 18;
const FLOOR = 186;
const FULL = 128;
/** Pixels of a year, and the year at the left edge. */
const YEAR = 14.8;
const FIRST_YEAR = 2009;
const RIGHT = 312;
/** The next halving is about four years after the last one. */
const YEARS_BETWEEN = 4;

interface Halving {
  year: number;
  subsidyBtc: number;
  x: number;
  y: number;
}

/** The halvings that have a date; the first row is the start. */
function halvings(): Halving[] {
  return getTable('btc-network', 'halvings').data.flatMap(([, date, subsidyBtc]) => {
    if (typeof date !== 'string') return [];
    const [year = 0, month = 1] = date.split('-').map(Number);
    const height = (Number(subsidyBtc) / FIRST_SUBSIDY_BTC) * FULL;
    const x = LEFT + (year - FIRST_YEAR + (month - 1) / 12) * YEAR;
    return [{ year, subsidyBtc: Number(subsidyBtc), x, y: FLOOR - height }];
  });
}

/** New bitcoin per block as steps down, from the start to the next halving. */
export const subsidy: DrawingPlan<'unit'> = {
  height: 222,
  values: (locale) => {
    const all = halvings();
    return Object.fromEntries(
      all.flatMap(({ year, subsidyBtc }, n) => [
        [`btc${n}`, formatNumber(subsidyBtc, locale, { min: 0, max: 8 })],
        [`year${n}`, String(year)],
      ]),
    );
  },
  draw: (labels, values) => {
    const all = halvings();
    const end = Math.min(RIGHT, (all.at(-1)?.x ?? LEFT) + YEARS_BETWEEN * YEAR).toFixed(1);
    const path = all.map(({ x, y }, n) => `${n === 0 ? 'M' : 'H'}${x.toFixed(1)}${n === 0 ? ' ' : 'V'}${y.toFixed(1)}`);
    return (
      <>
        <text x={LEFT} y="22" className="fill-muted">
          {labels.unit}
        </text>
        <path d={`${path.join('')}H${end}V${FLOOR}H${LEFT}z`} className="fill-bitcoin-fill opacity-25" />
        <path d={`${path.join('')}H${end}`} strokeWidth="2.4" className="fill-none stroke-bitcoin" />
        <path d={`M8 ${FLOOR}H${RIGHT}`} strokeWidth="1.6" className="stroke-ink" />
        {all.map(({ x, y }, n) => (
          <g key={x}>
            <text x={x + 5} y={y - 7} fontSize="17" className="fill-ink font-display font-semibold">
              {values[`btc${n}`]}
            </text>
            <path d={`M${x.toFixed(1)} ${FLOOR}v5`} strokeWidth="1.6" className="stroke-ink" />
            <text x={Math.max(x, LEFT + 6)} y={FLOOR + 22} textAnchor="middle" className="fill-ink">
              {values[`year${n}`]}
            </text>
          </g>
        ))}
      </>
    );
  },
};
