import type { ReactNode } from 'react';
import { ChartTableBelow } from '@/components/charts/chart-actions';
import { ChartCard } from '@/components/charts/chart-card';
import type { ChartContent } from '@/components/charts/chart-drawing';
import { ChartReader } from '@/components/charts/chart-reader';
import { Slot } from '@/components/islands/slot';
import type { DcaBacktest } from '@/lib/calculators/dca-backtest';
import { DCA_BACKTEST_ID } from '@/lib/calculators/dca-backtest';
import { placeOf } from '@/lib/charts/place-of';
import type { Content } from '@/lib/content/content';
import { formatCompactDollars } from '@/lib/format/compact';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatDollars, formatMoney } from '@/lib/format/number';
import { planLines } from './plan-lines';

/** On a linear axis, the first months of a price that rose further than this are a flat line. */
const MOST_LINEAR = 20;

export function PlanChart({
  result,
  words,
  parts,
  source,
  locale,
}: {
  result: DcaBacktest;
  words: Content['calculators']['DcaBacktest']['chart'];
  parts: Content['charts']['parts'];
  source: ReactNode;
  locale: Locale;
}) {
  const { byMonth } = result;
  const money = (value: number) => formatDollars(value, locale);
  // The same in all rows of the table, and cents only for small plans.
  const decimals = result.investedUsd < 1000 ? 2 : 0;
  const lines = planLines(byMonth, words.lines);
  const xs = byMonth.map(({ month }) => placeOf(month));
  // The lump sum moves as the price does.
  const prices = byMonth.map(({ lumpSumUsd }) => lumpSumUsd);
  const scale = Math.max(...prices) > MOST_LINEAR * Math.min(...prices) ? 'log' : 'linear';
  const nameOf = (month = '') => formatDate(month, locale);
  const chart: ChartContent = {
    Reader: ChartReader,
    id: `${DCA_BACKTEST_ID}-chart`,
    words: parts,
    title: words.title,
    summary: fill(words.summary, {
      start: nameOf(byMonth[0]?.month),
      end: nameOf(byMonth.at(-1)?.month),
      invested: money(result.investedUsd),
      plan: money(result.valueUsd),
      lump: money(result.lumpSumUsd),
      savings: money(result.savingsUsd),
      cash: money(result.cashRealUsd),
    }),
    unit: words.unit,
    xs,
    lines,
    scales: ['linear', 'log'],
    scale,
    formatTick: (value) => formatCompactDollars(value, locale),
    table: {
      columns: [words.month, ...lines.map(({ id }) => words.columns[id])],
      rows: byMonth.map(({ month }, i) => [
        nameOf(month),
        ...lines.map(({ values }) => formatMoney(values[i] ?? Number.NaN, locale, decimals)),
      ]),
    },
    entries: lines.map(({ id, tone, stroke, isWideOnly }, index) => ({
      name: words.columns[id],
      columns: [index],
      line: { index, tone, stroke, isWideOnly },
    })),
  };
  return (
    <ChartCard
      // Radio buttons keep their state: another first scale needs new ones.
      key={scale}
      chart={chart}
      isSummarySpoken
      caveat={
        <p className="text-base text-muted">
          <span className="sm:hidden">{words.savings} </span>
          <span>{fill(words.note, { cpi: nameOf(result.cpiThrough) })}</span>
        </p>
      }
      notes={<Slot name="source">{source}</Slot>}
      below={<ChartTableBelow chart={chart} />}
    />
  );
}
