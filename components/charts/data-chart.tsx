import type { ReactNode } from 'react';
import type { ChartId } from '@/content/charts';
import { BREAK_YEAR } from '@/lib/charts/break-year';
import { chartTable } from '@/lib/charts/chart-table';
import { formatPeriods } from '@/lib/charts/format-value';
import { type Chart, getChart, getColumn } from '@/lib/charts/get-chart';
import type { Mark, RatioMark, ReaderEntry } from '@/lib/charts/types';
import { getContent } from '@/lib/content/content';
import { dataPath } from '@/lib/content/links';
import { limitSourcesOf } from '@/lib/data/describe';
import { chartDrawing } from '@/lib/data/drawing';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { ChartCaveat, ChartLimits, OpenLimits } from './chart-note';
import { ChartReader } from './chart-reader.island';
import { ChartPublishers, ChartSource } from './chart-source';
import type { ChartStep } from './chart-stage';
import { ChartActions } from './frames/chart-actions';
import { ChartCard, ChartEvidence } from './frames/chart-card';
import type { ChartContent } from './frames/chart-drawing';
import { ChartOnPage } from './frames/chart-plate';
import { ChartSteps } from './frames/chart-steps';

interface Props {
  id: ChartId;
  locale: Locale;
  drawAfterMs?: number;
  touch?: 'drag' | 'hold';
}

interface EvidenceProps extends Props {
  /** The number that the chart is evidence for. */
  claim: ReactNode;
  /** How that number is computed, the first of the notes. */
  claimNote: ReactNode;
}

/** A chart of content/charts with its words, sources and limits, beside them. Server only, as the other three. */
export function DataChart(props: Props) {
  return <ChartCard {...withFoot({ ...props, isScaleExplained: true })} />;
}

/** The chart below the number that it is evidence for. */
export function EvidenceChart({ claim, claimNote, ...props }: EvidenceProps) {
  return <ChartEvidence {...withFoot({ ...props, isScaleExplained: true }, claimNote)} claim={claim} />;
}

/** The same, with steps in place of the summary. On home, it explains the log axis to the charts that follow. */
export function StepChart({ claim, claimNote, steps, ...props }: EvidenceProps & { steps: readonly ChartStep[] }) {
  return <ChartSteps {...withFoot(props, claimNote)} claim={claim} steps={steps} />;
}

/** The chart on its own page, where the data follows. */
export function PageChart({
  actions,
  ...props
}: Props & {
  /** Right below the drawing. */
  actions: ReactNode;
}) {
  const { locale } = props;
  const { chart, limits, limitSources, sources } = chartOf(props);
  return (
    <ChartOnPage
      chart={chart}
      caveat={<OpenLimits limits={limits} locale={locale} />}
      notes={<ChartPublishers {...sources} limitSources={limitSources} />}
      actions={<ChartActions chart={chart}>{actions}</ChartActions>}
    />
  );
}

interface ChartOptions extends Props {
  isScaleExplained?: boolean;
}

/** The chart with its first limit, and further notes behind one line. */
function withFoot(props: ChartOptions, firstNote?: ReactNode) {
  const { id, locale } = props;
  const { chart, limits, limitSources, sources } = chartOf(props);
  return {
    chart,
    caveat: <ChartCaveat text={limits[0] ?? ''} locale={locale} />,
    notes: (
      <>
        {firstNote}
        <ChartLimits paragraphs={limits.slice(1)} sources={limitSources} locale={locale} />
        <ChartSource {...sources} />
      </>
    ),
    actions: <ChartActions chart={chart} dataHref={dataPath(id, locale)} />,
  };
}

function chartOf({ id, locale, ...options }: ChartOptions) {
  const chart = getChart(id);
  const { charts, chartWords } = getContent(locale);
  const words = chartWords[id];
  const periods = formatPeriods(chart.periods, locale);
  const columnOf = (name: string) => chart.columns.findIndex((column) => column.id === name);
  const entries: ReaderEntry[] = [
    ...chart.lines.map(({ column, tooltip = [column], tone, stroke }, index) => ({
      name: words.names[column] ?? '',
      columns: tooltip.map(columnOf),
      further: words.further,
      line: { index, tone, stroke },
    })),
    ...(chart.extras ?? []).map((name) => ({ name: words.names[name] ?? '', columns: [columnOf(name)] })),
  ];
  const marks: Mark[] = [
    { x: BREAK_YEAR, label: charts.breakYear, kind: 'main' },
    ...(chart.notes ?? []).map((x): Mark => ({ x, label: words.notes?.[x] ?? String(x), kind: 'note' })),
  ];
  const content: ChartContent = {
    ...chartDrawing(id, locale),
    ...options,
    id: `chart-${id}`,
    words: charts.parts,
    title: words.title,
    summary: fill(words.summary, periods),
    marks,
    ratioMarks: ratioMarksOf(chart, locale, words.ratioMark),
    Reader: ChartReader,
    table: chartTable(id, locale),
    entries,
  };
  return {
    chart: content,
    limits: words.limits.map((limit) => fill(limit, periods)),
    limitSources: limitSourcesOf(id, locale),
    sources: {
      figures: chart.figures,
      own: words.own && fill(words.own, periods),
      isPartial: chart.isPartial,
      locale,
    },
  };
}

function ratioMarksOf(chart: Chart, locale: Locale, label = ''): RatioMark[] {
  const { ratioMarks, lines, keys } = chart;
  if (!ratioMarks) return [];
  const { values } = getColumn(chart, ratioMarks.of);
  return ratioMarks.years.map((x, i) => ({
    x,
    between: ratioMarks.between.map((name) => lines.findIndex(({ column }) => column === name)) as [number, number],
    // The last one names the unit of all; a name beside each would reach into the next.
    label: fill(i === ratioMarks.years.length - 1 ? label : '{n}', {
      n: formatNumber(values[keys.indexOf(String(x))] ?? Number.NaN, locale, 1),
    }),
  }));
}
