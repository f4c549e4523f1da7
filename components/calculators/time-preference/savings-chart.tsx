import type { ChartContent } from '@/components/charts/chart-drawing';
import { ChartWithTable } from '@/components/charts/chart-plate';
import { ChartReader } from '@/components/charts/chart-reader';
import type { Scenario, ScenarioId, TimePreference } from '@/lib/calculators/time-preference';
import type { LineSpec } from '@/lib/charts/types';
import type { Content } from '@/lib/content/content';
import { formatCompactDollars } from '@/lib/format/compact';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatDollars, formatNumber, NO_VALUE } from '@/lib/format/number';

type LineId = ScenarioId | 'real';

/** The lines that are drawn. The other plans end so near what was paid in that their lines would merge with it: they are in the table. */
const DRAWN = ['chosen', 'zero', 'negative'] as const;

const LOOKS: Record<(typeof DRAWN)[number], Pick<LineSpec, 'tone' | 'stroke'>> = {
  chosen: { tone: 'bitcoin', stroke: 'solid' },
  zero: { tone: 'ink', stroke: 'dotted' },
  negative: { tone: 'muted', stroke: 'dashed' },
};

const ORDER: LineId[] = ['chosen', 'interest', 'zero', 'real', 'negative'];

export function SavingsChart({
  id,
  plan,
  scenarios,
  words,
  parts,
  locale,
}: {
  id: string;
  plan: TimePreference;
  scenarios: readonly Scenario[];
  words: Content['calculators']['TimePreferenceCalculator']['chart'];
  parts: Content['charts']['parts'];
  locale: Locale;
}) {
  const valuesOf = (line: LineId) =>
    line === 'real'
      ? plan.byYear.map((year) => year.realValueUsd)
      : (scenarios.find((scenario) => scenario.id === line)?.byYear.map((year) => year.bitcoinValueUsd) ?? []);
  const money = (value: number | undefined) => (value === undefined ? NO_VALUE : formatDollars(value, locale));
  const lines = DRAWN.map((line) => ({
    id: line,
    ...LOOKS[line],
    label: words.lines[line],
    last: money(valuesOf(line).at(-1)),
    values: valuesOf(line),
  }));
  // An incomplete last year ends before the next whole year.
  const xs = plan.byYear.map(({ year }) => Math.min(year, plan.months / 12));
  const formatYear = (year: number) => formatNumber(year, locale, { min: 0, max: 2 });
  const endOf = (line: LineId) => money(valuesOf(line).at(-1));
  const chart: ChartContent = {
    Reader: ChartReader,
    id,
    words: parts,
    title: words.title,
    summary: fill(words.summary, {
      years: formatYear(plan.months / 12),
      paid: money(plan.totalContributedUsd),
      chosen: endOf('chosen'),
      interest: endOf('interest'),
      zero: endOf('zero'),
      negative: endOf('negative'),
      atEnd: money(plan.cashAtEndUsd),
    }),
    unit: words.unit,
    xs,
    lines,
    // On a linear axis a high return would flatten all other lines.
    scales: ['log', 'linear'],
    formatTick: (value) => formatCompactDollars(value, locale),
    table: {
      columns: [words.year, ...ORDER.map((line) => words.columns[line])],
      rows: xs.map((year, i) => [formatYear(year), ...ORDER.map((line) => money(valuesOf(line)[i]))]),
    },
    entries: lines.map(({ id, tone, stroke }, index) => ({
      name: words.columns[id],
      columns: [ORDER.indexOf(id)],
      line: { index, tone, stroke },
    })),
  };
  return <ChartWithTable chart={chart} caveat={<p className="text-base text-muted">{words.note}</p>} />;
}
