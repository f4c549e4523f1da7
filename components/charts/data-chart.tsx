import type { ReactNode } from 'react';
import type { ChartId } from '@/content/charts';
import { BREAK_YEAR } from '@/lib/charts/break-year';
import { chartTable } from '@/lib/charts/chart-table';
import { formatLast } from '@/lib/charts/format-last';
import { formatPeriods, formatTick } from '@/lib/charts/format-value';
import { type Chart, getChart, getColumn } from '@/lib/charts/get-chart';
import type { Mark, RatioMark, ReaderEntry } from '@/lib/charts/types';
import { getContent } from '@/lib/content/content';
import { dataPath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { ChartFigure } from './chart-figure';
import { ChartCaveat, ChartLimits, OpenLimits } from './chart-note';
import { ChartReader } from './chart-reader.island';
import { ChartPublishers, ChartSource } from './chart-source';
import type { ChartStep } from './chart-stage';

const chartAnchor = (id: ChartId) => `chart-${id}`;

interface Props {
  id: ChartId;
  locale: Locale;
  drawAfterMs?: number;
  touch?: 'drag' | 'hold';
  /** The number that the chart is evidence for, above its title. */
  claim?: ReactNode;
  /** What the drawing shows, step by step, in place of its summary. */
  steps?: readonly ChartStep[];
  /** How that number is computed, the first of the notes. */
  claimNote?: ReactNode;
  /** True on the chart's own page: all notes are open, and no link leads to the data. */
  isDataPage?: boolean;
  /** On the chart's own page: actions beside the link below the drawing. */
  actions?: ReactNode;
}

/** A chart of content/charts with its words, sources and limits. Server only. */
export function DataChart(props: Props) {
  const { id, locale, drawAfterMs, touch, claim, claimNote, steps, isDataPage = false, actions } = props;
  const chart = getChart(id);
  const { charts, chartWords } = getContent(locale);
  const words = chartWords[id];
  const periods = formatPeriods(chart.periods, locale);
  const limits = words.limits.map((limit) => fill(limit, periods));
  const table = chartTable(id, locale);
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
  const sources = {
    figures: chart.figures,
    own: words.own && fill(words.own, periods),
    isPartial: chart.isPartial,
    locale,
  };
  const marks: Mark[] = [
    { x: BREAK_YEAR, label: charts.breakYear, kind: 'main' },
    ...(chart.notes ?? []).map((x): Mark => ({ x, label: words.notes?.[x] ?? String(x), kind: 'note' })),
  ];
  return (
    <ChartFigure
      id={chartAnchor(id)}
      words={charts.parts}
      title={words.title}
      summary={fill(words.summary, periods)}
      unit={fill(words.unit, periods)}
      xs={chart.xs}
      lines={chart.lines.map(({ column, tone, stroke, marker, joinsLast }) => ({
        id: column,
        label: words.lines[column] ?? '',
        last: formatLast(chart, column, locale),
        tone,
        stroke,
        marker,
        joinsLast,
        values: getColumn(chart, column).values,
      }))}
      marks={marks}
      include={chart.include}
      dots={chart.dots.map(({ column, ...dot }) => ({
        ...dot,
        line: chart.lines.findIndex((line) => line.column === column),
        label: words.dots?.[dot.id] ?? '',
      }))}
      ratioMarks={ratioMarksOf(chart, locale, words.ratioMark)}
      scales={chart.scales}
      formatTick={(value) => formatTick(value, chart.axis, locale)}
      Reader={ChartReader}
      table={table}
      entries={entries}
      drawAfterMs={drawAfterMs}
      touch={touch}
      dataHref={isDataPage ? undefined : dataPath(id, locale)}
      claim={claim}
      steps={steps}
      caveat={
        isDataPage ? (
          <OpenLimits limits={limits} locale={locale} />
        ) : (
          <ChartCaveat text={limits[0] ?? ''} locale={locale} />
        )
      }
      notes={
        isDataPage ? (
          <ChartPublishers {...sources} limitSources={words.limitSources} />
        ) : (
          <>
            {claimNote}
            <ChartLimits paragraphs={limits.slice(1)} sources={words.limitSources} locale={locale} />
            <ChartSource {...sources} />
          </>
        )
      }
      isOpen={isDataPage}
      // On home, the chart with steps explains it.
      isScaleExplained={!isDataPage && steps === undefined}
      moreActions={actions}
    />
  );
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
