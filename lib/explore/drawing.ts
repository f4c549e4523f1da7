import type { ExploreId } from '@/content/explore';
import { withBands } from '@/lib/charts/bands';
import { breakLabel } from '@/lib/charts/break-label';
import { breakMarks } from '@/lib/charts/break-year';
import { type ChartLayout, layOut, spotOf } from '@/lib/charts/layout';
import { linePath } from '@/lib/charts/path';
import type { LineSpec, Mark, ReaderEntry, Stroke, Tone } from '@/lib/charts/types';
import { formatKey } from '@/lib/data/format-values';
import type { Locale } from '@/lib/format/locale';
import type { ExploreColumn, ExploreResult, Unit } from './result';
import { type ExploreWords, formatLast, formatShown } from './words';

/** A result as the chart components take it. */
export interface ExploreDrawing {
  view: 'line' | 'bar';
  lines: LineSpec[];
  marks: Mark[];
  layout: ChartLayout;
  /** The rows that have a value, for the reading layer: formatted cells and their place in the drawing. */
  rows: string[][];
  points: ChartLayout['points'];
  entries: ReaderEntry[];
}

const TONES: readonly Tone[] = ['ink', 'gain', 'loss', 'muted'];
const STROKES: readonly Stroke[] = ['solid', 'dashed', 'dotted', 'dash-dot'];

/** The tone and stroke of the series in each place. The first bitcoin series is orange. */
export function stylesOf(ids: readonly ExploreId[]): { tone: Tone; stroke: Stroke }[] {
  const bitcoin = ids.findIndex((id) => id.startsWith('btc-'));
  return ids.map((_, i) => ({ tone: i === bitcoin ? 'bitcoin' : (TONES[i] as Tone), stroke: STROKES[i] as Stroke }));
}

/** @param styled every chosen series, so that the style of a line does not change when another is left out */
export function toDrawing(
  result: ExploreResult,
  styled: readonly ExploreId[],
  hasMark: boolean,
  words: ExploreWords,
  locale: Locale,
): ExploreDrawing {
  const { columns, xs, scale, view } = result;
  const styles = stylesOf(styled);
  const lines = columns.map(({ id, values, isSurvey, unit }): LineSpec => {
    const { tone = 'ink', stroke = 'solid' } = styles[styled.indexOf(id)] ?? {};
    const last = values.findLast((value) => value !== null) ?? null;
    return {
      id,
      label: breakLabel(words.series[id]),
      last: formatLast(last, unit, locale),
      tone,
      stroke,
      marker: isSurvey ? 'dot' : undefined,
      values,
    };
  });
  const marks = hasMark ? breakMarks(xs, words.chart.break) : [];
  const layout = connectSurveys(layOut({ xs, lines, marks, kind: scale }), columns);
  const placed = view === 'bar' ? withBands(layout) : layout;
  const shown = xs.flatMap((_, row) => (columns.some(({ values }) => values[row] !== null) ? [row] : []));
  const rows = tableRows(result, words, locale);
  return {
    view,
    lines,
    marks,
    layout: placed,
    rows,
    points: shown.flatMap((row) => placed.points[row] ?? []),
    entries: lines.map(({ id, tone }, index) => ({
      name: words.series[id as ExploreId],
      columns: [index],
      line: { index, tone },
    })),
  };
}

/** The points of a survey are years apart: a line of their own connects them. */
function connectSurveys(layout: ChartLayout, columns: readonly ExploreColumn[]): ChartLayout {
  const path = (line: number) =>
    linePath(layout.points.map((point) => spotOf(point, line)).filter((spot) => spot !== null));
  return {
    ...layout,
    lines: layout.lines.map((line, i) => (columns[i]?.isSurvey ? { ...line, path: path(i) } : line)),
  };
}

/** Rows that have a value: the key in words, then the values. "≈" marks an estimated value. */
function tableRows({ keys, columns }: ExploreResult, words: ExploreWords, locale: Locale): string[][] {
  const cell = ({ values, estimated, unit }: ExploreColumn, row: number) =>
    `${estimated[row] ? words.table.estimate : ''}${formatShown(values[row] ?? null, unit, locale)}`;
  return keys.flatMap((key, row) =>
    columns.some(({ values }) => values[row] !== null)
      ? [[formatKey(key, locale), ...columns.map((column) => cell(column, row))]]
      : [],
  );
}

/** The columns of a table: its key and each series, with its unit where the units differ. */
export function tableColumns(
  { columns, step }: ExploreResult,
  unitOf: (unit: Unit) => string,
  words: ExploreWords,
): string[] {
  const texts = columns.map(({ unit }) => unitOf(unit));
  const differ = new Set(texts).size > 1;
  return [
    words.table.period[step],
    ...columns.map(({ id }, i) =>
      differ
        ? words.table.column.replace('{name}', words.series[id]).replace('{unit}', texts[i] ?? '')
        : words.series[id],
    ),
  ];
}
