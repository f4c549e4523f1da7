import { BarRow } from '@/components/drawing/bars';
import { LEFT, WIDTH } from '@/components/drawing/grid';
import { lumpSumAhead } from '@/lib/calculators/dca-starts';
import { unpackPrices } from '@/lib/calculators/monthly-table';
import { getClaim } from '@/lib/content/claims/claims';
import { getMonthlyPrices } from '@/lib/content/figures/series';
import type { Locale } from '@/lib/format/locale';
import { formatNumber, formatPercent } from '@/lib/format/number';
import type { DrawingPlan } from './plan';

/** Cases in which the lump sum was ahead, of all cases. The first test states its share in percent. */
function getCases() {
  const { closes } = unpackPrices(getMonthlyPrices());
  return {
    stocks: [getClaim('lump-sum-ahead-stocks').value, 100],
    months: lumpSumAhead(3, 13, closes),
    year: lumpSumAhead(12, 12, closes),
  } as const;
}

const TOP = 8;
const ROW = 60;
const tests = ['stocks', 'months', 'year'] as const;

/** Of each test, the share of cases in which the lump sum was ahead. */
function getShares() {
  const cases = getCases();
  return tests.map((test) => [test, cases[test][0] / cases[test][1]] as const);
}

/** How often a lump sum was ahead of a plan: three tests as bars, with a mark at one half. */
export const lumpOrMonthly: DrawingPlan<'half' | 'stocks' | 'months' | 'year'> = {
  height: TOP + 3 * ROW + 24,
  values: (locale: Locale) => {
    const cases = getCases();
    return Object.fromEntries(
      tests.flatMap((test) => {
        const [ahead, all] = cases[test];
        return [
          [test, formatPercent((100 * ahead) / all, locale, 0)],
          [`${test}Cases`, formatNumber(ahead, locale)],
          [`${test}All`, formatNumber(all, locale)],
        ];
      }),
    );
  },
  draw: (labels, values) => (
    <>
      {getShares().map(([test, share], row) => (
        <g key={test} transform={`translate(${LEFT} ${TOP + row * ROW})`}>
          <BarRow
            x={0}
            y={12}
            name={labels[test]}
            height={26}
            parts={[
              [0, 1, 'fill-sunk'],
              [0, share, 'fill-muted'],
            ]}
          />
          <path d={`M${WIDTH / 2} 15v36`} className="stroke-paper" strokeWidth="6" />
          <path d={`M${WIDTH / 2} 15v36`} className="stroke-ink" strokeWidth="2.4" />
          <text x={WIDTH - 8} y="39" textAnchor="end" fontSize="17" className="fill-ink font-display font-semibold">
            {values[test]}
          </text>
        </g>
      ))}
      <text x={LEFT + WIDTH / 2} y={TOP + 3 * ROW + 8} textAnchor="middle" className="fill-ink font-semibold">
        {labels.half}
      </text>
    </>
  ),
};
