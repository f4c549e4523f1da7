import type { ChartId } from '@/content/charts';
import { getChart } from '@/lib/charts/catalogue';
import { BREAK_YEAR, type ChartColumn, type ChartLine, type ChartSpec, getColumn } from '@/lib/charts/spec';
import type { Mark } from '@/lib/charts/types';
import { printFacts, printTick, printValue } from '@/lib/charts/values';
import { getContent } from '@/lib/content/content';
import { dataFilePath } from '@/lib/content/links';
import { csvName } from '@/lib/data/files';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { ChartFigure } from './chart-figure';
import { ChartNote } from './chart-note';
import type { ReaderRow } from './chart-reader';
import { ChartSource } from './chart-source';

/** The anchor of a chart on its page. */
export const chartAnchor = (id: ChartId) => `chart-${id}`;

/** A chart of the catalogue in a language, with everything under it. Server only. */
export function DataChart({
  id,
  locale,
  drawAfterMs,
  touch,
}: {
  id: ChartId;
  locale: Locale;
  drawAfterMs?: number;
  touch?: 'drag' | 'hold';
}) {
  const chart = getChart(id);
  const { charts } = getContent(locale);
  const words = charts.catalogue[id];
  const facts = printFacts(chart.facts, locale, charts.values);
  const indexOf = (name: string) => chart.columns.findIndex((column) => column.id === name);
  const lineRow = (line: ChartLine): ReaderRow => ({
    name: words.names[line.column] ?? '',
    columns: (line.tooltip ?? [line.column]).map(indexOf),
    further: words.further,
    line: { id: line.column, tone: line.tone },
  });
  const extraRow = (name: string): ReaderRow => ({ name: words.names[name] ?? '', columns: [indexOf(name)] });
  const marks: Mark[] = [
    { x: BREAK_YEAR, label: charts.breakYear, kind: 'main' },
    ...(chart.notes ?? []).map((x): Mark => ({ x, label: words.notes?.[x] ?? String(x), kind: 'note' })),
  ];
  return (
    <ChartFigure
      id={chartAnchor(id)}
      words={charts.parts}
      title={words.title}
      summary={fill(words.summary, facts)}
      unit={fill(words.unit, facts)}
      xs={chart.xs}
      lines={chart.lines.map((line) => ({
        id: line.column,
        last: printCell(getColumn(chart, line.column), lastIndex(getColumn(chart, line.column)), locale),
        label: words.lines[line.column] ?? '',
        tone: line.tone,
        stroke: line.stroke,
        marker: line.marker,
        values: getColumn(chart, line.column).values,
      }))}
      marks={marks}
      scales={chart.scales}
      printTick={(value) => printTick(value, chart.axis, locale)}
      table={{
        columns: [words.key, ...chart.columns.map((column) => words.columns[column.id] ?? column.id)],
        rows: chart.keys.map((key, i) => [key, ...chart.columns.map((column) => printCell(column, i, locale))]),
      }}
      reader={{ rows: [...chart.lines.map(lineRow), ...(chart.extras ?? []).map(extraRow)], drawAfterMs, touch }}
      csvHref={dataFilePath(id, csvName(id))}
      source={
        <ChartSource
          figures={chart.figures}
          own={words.own && fill(words.own, facts)}
          hasEstimates={hasEstimates(chart)}
          locale={locale}
        />
      }
      note={
        <ChartNote
          paragraphs={words.limits.map((limit) => fill(limit, facts))}
          sources={words.limitSources}
          locale={locale}
        />
      }
    />
  );
}

function printCell(column: ChartColumn, row: number, locale: Locale): string {
  const { values } = getContent(locale).charts;
  const text = printValue(column.values[row] ?? null, column.format, locale, values);
  return column.estimated[row] ? `${values.estimate}${text}` : text;
}

function lastIndex({ values }: ChartColumn): number {
  return values.findLastIndex((value) => value !== null);
}

function hasEstimates(chart: ChartSpec): boolean {
  return chart.columns.some((column) => column.estimated.includes(true));
}
