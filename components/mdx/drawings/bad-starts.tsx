import { LEFT } from '@/components/drawing/grid';
import { textWidth } from '@/components/drawing/text-width';
import { dcaBacktest } from '@/lib/calculators/dca-backtest';
import { monthAfter, unpackPrices } from '@/lib/calculators/monthly-table';
import { getMonthlyPrices } from '@/lib/content/figures/series';
import { formatDate } from '@/lib/format/date';
import type { Locale } from '@/lib/format/locale';
import { formatDollars } from '@/lib/format/number';
import type { DrawingPlan } from './plan';

const MONTHS = 12;
const AMOUNT_USD = 100;

/** The plans of the guide's table: one year each, without a fee. The last one ends with the data. */
function badPlans() {
  const { months, ...tables } = unpackPrices(getMonthlyPrices());
  const last = months.at(-1) ?? '';
  return ['2017-12', '2021-11', monthAfter(last, 1 - MONTHS)].map((startMonth) => {
    const endMonth = monthAfter(startMonth, MONTHS - 1);
    const outcome = dcaBacktest(
      { amountUsd: AMOUNT_USD, startMonth, endMonth, feePercent: 0, savingsRatePercent: 0 },
      tables,
    );
    if (!outcome.ok) throw new Error(`No prices from ${startMonth} to ${endMonth}`);
    const { investedUsd, valueUsd, lumpSumUsd } = outcome.value;
    return { startMonth, endMonth, investedUsd, valueUsd, lumpSumUsd };
  });
}

const WIDTH = 280;
const TOP = 42;
const GROUP = 88;
const BAR = 24;

const place = (n: number) => ['first', 'second', 'third'][n] as 'first' | 'second' | 'third';

function valuesOf(locale: Locale): Record<string, string> {
  const plans = badPlans();
  return Object.fromEntries([
    ['paid', formatDollars(plans[0]?.investedUsd ?? Number.NaN, locale)],
    ...plans.flatMap(({ startMonth, endMonth, valueUsd, lumpSumUsd }, n) => [
      [`${place(n)}Start`, formatDate(startMonth, locale)],
      [`${place(n)}End`, formatDate(endMonth, locale)],
      [`${place(n)}Plan`, formatDollars(Math.round(valueUsd), locale)],
      [`${place(n)}Lump`, formatDollars(Math.round(lumpSumUsd), locale)],
    ]),
  ]);
}

/** What was left of two plans after a bad year, against what was paid in. */
export const badStarts: DrawingPlan<'paid' | 'plan' | 'lump' | 'first' | 'second' | 'third'> = {
  height: TOP + 3 * GROUP + 8,
  values: valuesOf,
  draw: (labels, values) => (
    <>
      {badPlans().map(({ startMonth, investedUsd, valueUsd, lumpSumUsd }, n) => (
        <g key={startMonth} transform={`translate(0 ${TOP + n * GROUP})`}>
          <text x={LEFT} y="14" className="fill-ink font-semibold">
            {labels[place(n)]}
          </text>
          {(['plan', 'lump'] as const).map((kind, row) => {
            const width = ((kind === 'plan' ? valueUsd : lumpSumUsd) / investedUsd) * WIDTH;
            const value = values[`${place(n)}${kind === 'plan' ? 'Plan' : 'Lump'}`];
            const isInBar = textWidth(labels[kind]) + 10 <= width;
            return (
              <g key={kind} transform={`translate(${LEFT} ${22 + row * (BAR + 4)})`}>
                <rect width={WIDTH} height={BAR} className="fill-sunk" />
                <rect
                  width={width.toFixed(1)}
                  height={BAR}
                  className={kind === 'plan' ? 'fill-bitcoin-fill' : 'fill-muted'}
                />
                {isInBar && (
                  <text x="7" y="17" className={kind === 'plan' ? 'fill-on-fill' : 'fill-paper'}>
                    {labels[kind]}
                  </text>
                )}
                <text x={(width + 7).toFixed(1)} y="17.5" fontSize="16" className="fill-ink font-display font-semibold">
                  {value}
                </text>
                {!isInBar && (
                  <text x={(width + 13 + textWidth(value ?? '', 16)).toFixed(1)} y="17" className="fill-ink">
                    {labels[kind]}
                  </text>
                )}
              </g>
            );
          })}
        </g>
      ))}
      <path d={`M${LEFT + WIDTH} 32V${TOP + 3 * GROUP - 8}`} className="stroke-loss-fill" strokeWidth="2" />
      <text x={LEFT + WIDTH + 8} y="25" textAnchor="end" className="fill-loss font-semibold">
        {labels.paid}
      </text>
    </>
  ),
};
