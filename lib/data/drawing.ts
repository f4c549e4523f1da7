import { CHART_IDS, type ChartId } from '@/content/charts';
import type { DataId } from '@/content/data';
import type { FigureId } from '@/content/figures';
import { breakLabel } from '@/lib/charts/break-label';
import { breakMarks } from '@/lib/charts/break-year';
import { formatLast } from '@/lib/charts/format-last';
import { formatPeriods, formatTick } from '@/lib/charts/format-value';
import { getChart, getColumn } from '@/lib/charts/get-chart';
import type { ChartLayout } from '@/lib/charts/layout-types';
import { placeOf } from '@/lib/charts/place-of';
import type { Dot, LineSpec, Mark, Marker, ScaleKind, Stroke, Tone } from '@/lib/charts/types';
import { getContent } from '@/lib/content/content';
import { getFigure, getSeries, isEstimated, type Period } from '@/lib/content/figures/figures';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { formatAxisTick, formatHashRate, formatKey, formatWithUnit } from './format-values';
import { isFigureId, subjectOf } from './ids';
import { sortedRows, unitOf } from './tables';

export interface LineDrawing {
  kind: 'line';
  scales: readonly ScaleKind[];
  xs: number[];
  lines: LineSpec[];
  marks: Mark[];
  include?: readonly number[];
  /** For each line, the index of its column in the table, from 0 for the first after the key. */
  columns: number[];
  dots: Dot[];
  unit: string;
  /** The index of the line whose last value the card of the figure prints; 0 if left out. */
  headline?: number;
  formatTick: (value: number) => string;
  /** Computed from the other properties if left out. */
  layout?: ChartLayout;
  /** Draws bars instead of lines; the layout has bands. */
  hasBars?: boolean;
}

export interface BarDrawing {
  kind: 'bars';
  bars: { label: string; value: number; valueText: string; tone?: Tone }[];
  unit: string;
  /** The index of the bar whose value the card of the figure prints. */
  headline: number;
}

export type DataDrawing = LineDrawing | BarDrawing;

const TONES: readonly Tone[] = ['ink', 'muted', 'loss', 'gain', 'ink', 'muted'];
const STROKES: readonly Stroke[] = ['solid', 'dashed', 'solid', 'dotted', 'dash-dot', 'dotted'];
const MARKERS: readonly Marker[] = ['circle', 'square'];

export function getDrawing(id: DataId, locale: Locale): DataDrawing {
  if (!isFigureId(id)) return chartDrawing(id, locale);
  return getFigure(id).drawing?.kind === 'bars' ? barDrawing(id, locale) : figureDrawing(id, locale);
}

/** @throws Error if the figure names a headline that is not drawn */
function headlineOf(id: FigureId, drawn: readonly unknown[]): number {
  const { headline } = getFigure(id).drawing ?? {};
  const index = headline === undefined ? 0 : drawn.indexOf(headline);
  if (index < 0) throw new Error(`${id}: "${headline}" is the headline of the drawing, but not in it`);
  return index;
}

function drawnColumns(id: FigureId): string[] {
  const { columns, data, drawing } = getFigure(id);
  return columns.filter(
    (column, index) =>
      index > 0 && (drawing?.columns?.includes(column) ?? data.some((row) => typeof row[index] === 'number')),
  );
}

/** The style of the column in a chart that draws only this figure, so that both pages look the same. */
function chartLine(id: FigureId, column: string) {
  const chart = CHART_IDS.map(getChart).find(({ figures }) => figures.length === 1 && figures[0] === id);
  const line = chart?.lines.find((candidate) => candidate.column === column);
  return line && { tone: line.tone, stroke: line.stroke, marker: line.marker };
}

function figureDrawing(id: FigureId, locale: Locale): LineDrawing {
  const { data, unit, drawing = {} } = getFigure(id);
  const { scales = ['linear'], axis } = drawing;
  const words = getContent(locale).figureWords[id];
  const xs = data.map((row) => placeOf(row[0] as Period));
  // Mark points that are more than a year apart, because the line between them is not data.
  const hasGaps = xs.some((x, i) => i > 0 && x - (xs[i - 1] ?? x) > 1.01);
  const formatSeriesValue = (value: number) =>
    axis === 'hash-rate' ? formatHashRate(value, locale) : formatWithUnit(value, unit, locale);
  const columns = drawnColumns(id);
  return {
    kind: 'line',
    scales,
    xs,
    lines: columns.map((column, i) => {
      const points = new Map(getSeries<Period>(id, column));
      const [lastPeriod, last] = [...points].at(-1) ?? [];
      const sign = lastPeriod && isEstimated(id, lastPeriod, column) ? getContent(locale).charts.values.estimate : '';
      return {
        id: column,
        label: breakLabel(words.series[column] ?? column),
        last: last === undefined ? undefined : sign + formatSeriesValue(last),
        ...(chartLine(id, column) ?? {
          tone: subjectOf(id) === 'bitcoin' ? 'bitcoin' : (TONES[i % TONES.length] as Tone),
          stroke: STROKES[i % STROKES.length] as Stroke,
          marker: hasGaps ? MARKERS[i % MARKERS.length] : undefined,
        }),
        values: data.map((row) => points.get(row[0] as Period) ?? null),
      };
    }),
    marks: breakMarks(xs, getContent(locale).charts.breakYear),
    dots: columns.flatMap((column, line) => newestMonth(id, column, line, locale) ?? []),
    columns: columns.map((column) => getFigure(id).columns.indexOf(column) - 1),
    headline: headlineOf(id, columns),
    unit: axis === 'hash-rate' ? (words.series[columns[0] ?? ''] ?? words.unit) : unitOf(id, undefined, locale),
    // Hash rates span fifteen powers of ten: label every third.
    formatTick: (value) =>
      axis !== 'hash-rate'
        ? formatAxisTick(value, unit, locale)
        : Math.round(Math.log10(value)) % 3
          ? ''
          : formatSeriesValue(value),
  };
}

/** The newest month of an index whose line has years, as a multiple of the first year; undefined where the line has it. */
function newestMonth(id: FigureId, column: string, line: number, locale: Locale): Dot | undefined {
  const { unit, tables, data } = getFigure(id);
  if (!unit.startsWith('index') || !tables?.monthly?.columns.includes(column)) return undefined;
  const [[year, first] = []] = getSeries<number>(id, column);
  const [month, value] = getSeries<string>(id, column, 'monthly').at(-1) ?? [];
  if (!first || !month || !value || placeOf(month) <= placeOf(data.at(-1)?.[0] as Period)) return undefined;
  const label = fill(getContent(locale).data.newestMonth, {
    times: formatNumber(value / first, locale),
    month: formatKey(month, locale),
    year: String(year),
  });
  return { id: 'newest-month', line, x: placeOf(month), value, label, near: 'above' };
}

function barDrawing(id: FigureId, locale: Locale): BarDrawing {
  const { unit, columns, drawing } = getFigure(id);
  const words = getContent(locale).figureWords[id];
  const value = columns.indexOf(drawnColumns(id)[0] ?? '');
  const { rows } = sortedRows(id);
  return {
    kind: 'bars',
    headline: headlineOf(
      id,
      rows.map(([key]) => key),
    ),
    bars: rows.map((row) => ({
      label: words.series[String(row[0])] ?? String(row[0]),
      value: Number(row[value]),
      valueText: formatWithUnit(Number(row[value]), unit, locale),
      tone: drawing?.bitcoin?.includes(String(row[0])) ? 'bitcoin' : undefined,
    })),
    unit: words.unit,
  };
}

export function chartDrawing(id: ChartId, locale: Locale): LineDrawing {
  const chart = getChart(id);
  const { charts, chartWords } = getContent(locale);
  const words = chartWords[id];
  return {
    kind: 'line',
    scales: chart.scales,
    xs: chart.xs,
    lines: chart.lines.map(({ column, tone, stroke, marker, joinsLast }) => ({
      id: column,
      label: words.lines[column] ?? '',
      last: formatLast(chart, column, locale),
      tone,
      stroke,
      marker,
      joinsLast,
      values: getColumn(chart, column).values,
    })),
    dots: chart.dots.map(({ column, ...dot }) => ({
      ...dot,
      line: chart.lines.findIndex((line) => line.column === column),
      label: words.dots?.[dot.id] ?? '',
    })),
    include: chart.include,
    columns: chart.lines.map(({ column }) => chart.columns.findIndex(({ id }) => id === column)),
    marks: [
      ...breakMarks(chart.xs, charts.breakYear),
      ...(chart.notes ?? []).map((x): Mark => ({ x, label: words.notes?.[x] ?? String(x), kind: 'note' })),
    ],
    unit: fill(words.unit, formatPeriods(chart.periods, locale)),
    formatTick: (value) => formatTick(value, chart.axis, locale),
  };
}

/**
 * The last value of a line of index units as a multiple of its first, or of the year in which the line is 100; undefined for
 * other units.
 */
export function multipleOf(id: DataId, { xs, lines }: LineDrawing, line: number, locale: Locale): string | undefined {
  const { values = [] } = lines[line] ?? {};
  const isIndex = isFigureId(id)
    ? getFigure(id).unit.startsWith('index')
    : getColumn(getChart(id), lines[line]?.id ?? '').format === 'index';
  if (!isIndex) return undefined;
  const hundred = values.indexOf(100);
  const base = isFigureId(id) || hundred < 0 ? values.findIndex((value) => value !== null) : hundred;
  const [from, last, year] = [values[base], values.findLast((value) => value !== null), xs[base]];
  if (!from || !last || year === undefined) return undefined;
  const times = last / from;
  return fill(getContent(locale).charts.values.since, {
    times: formatNumber(times, locale, times < 10 ? 1 : 0),
    year: Math.floor(year),
  });
}

/** A logarithmic axis needs words that say so. */
export const isLog = (drawing: DataDrawing): drawing is LineDrawing =>
  drawing.kind === 'line' && drawing.scales[0] === 'log';

/**
 * The unit, and whether the vertical axis is logarithmic, for drawings without a sentence on the axis. The words of a chart that
 * has only a log axis say so themselves.
 */
export function unitWithAxis(id: DataId, drawing: DataDrawing, locale: Locale): string {
  const { unit } = drawing;
  if (!isLog(drawing) || (!isFigureId(id) && drawing.scales.length === 1)) return unit;
  return fill(getContent(locale).data.index.onLogAxis, { unit });
}
