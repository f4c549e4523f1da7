import type { ExploreId } from '@/content/explore/explore';
import { withBands } from '@/lib/charts/bands';
import { breakLabel } from '@/lib/charts/break-label';
import { breakMarks } from '@/lib/charts/break-year';
import { layOut } from '@/lib/charts/layout';
import type { ChartLayout } from '@/lib/charts/layout-types';
import { linePath } from '@/lib/charts/path';
import { type Reading, toReading } from '@/lib/charts/reading';
import { spotOf } from '@/lib/charts/spot';
import type { Dot, LineSpec, Mark, ReaderEntry } from '@/lib/charts/types';
import { formatKey } from '@/lib/data/format-values';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import type { ExploreColumn, ExploreResult, Unit } from './result';
import { stylesOf } from './styles';
import { decimalsShown, type ExploreWords, endLabel, formatLast, formatShown } from './words';

/** A result as the chart components take it. */
export interface ExploreDrawing {
  view: 'line' | 'bar';
  lines: LineSpec[];
  marks: Mark[];
  layout: ChartLayout;
  /** The rows that have a value. */
  reading: Reading;
  entries: ReaderEntry[];
}

/** Fewer points than this are read at a glance. */
const FEWEST_POINTS = 12;

/** As wide as a digit and as a decimal point. */
const DIGIT_SPACE = '\u2007';
const POINT_SPACE = '\u2008';

/** @param styled every chosen series, so that the style of a line does not change when another is left out */
export function toDrawing(
  result: ExploreResult,
  styled: readonly ExploreId[],
  hasMark: boolean,
  words: ExploreWords,
  locale: Locale,
): ExploreDrawing {
  const { columns, keys, xs, scale, view } = result;
  const styles = stylesOf(styled);
  const lines = columns.map(({ id, values, isSurvey, unit }): LineSpec => {
    const { tone = 'ink', stroke = 'solid' } = styles[styled.indexOf(id)] ?? {};
    const last = values.findLast((value) => value !== null) ?? null;
    // One line of a quotient is named by the title, so its end has the value with its unit, and the year.
    const isNamed = columns.length > 1 || unit.kind !== 'quotient' || last === null;
    return {
      id,
      label: isNamed ? breakLabel(words.series[id]) : endLabel(last, unit.by, words, locale),
      last: isNamed ? formatLast(last, unit, locale) : formatKey(keys[values.lastIndexOf(last)] ?? '', locale),
      tone,
      stroke,
      marker: isSurvey ? 'dot' : undefined,
      isFilled: columns.length === 1 && view === 'line' && scale === 'linear' && isUnbroken(values),
      values,
    };
  });
  const marks = hasMark ? breakMarks(xs, words.chart.break) : [];
  const dots = view === 'line' ? extremesOf(result, words, locale) : [];
  const layout = withReadableDots(connectSurveys(layOut({ xs, lines, marks, dots, kind: scale }), columns));
  const placed = view === 'bar' ? withBands(layout) : layout;
  const shown = xs.flatMap((_, row) => (columns.some(({ values }) => values[row] !== null) ? [row] : []));
  return {
    view,
    lines,
    marks,
    layout: placed,
    reading: toReading(tableRows(result, words, locale), [
      { kind: scale, points: shown.flatMap((row) => placed.points[row] ?? []) },
    ]),
    entries: lines.map(({ id, tone, stroke }, index) => ({
      name: words.series[id as ExploreId],
      columns: [index],
      line: { index, tone, stroke },
    })),
  };
}

/** Whether a series has a value in every period between its first and its last, none below zero. */
function isUnbroken(values: readonly (number | null)[]): boolean {
  const known = values.map((value) => value !== null);
  const inner = values.slice(known.indexOf(true), known.lastIndexOf(true) + 1);
  return inner.every((value) => value !== null && value >= 0);
}

/** The lowest and the highest point of a single line, unless the line begins or ends there or has few points. */
function extremesOf({ columns, keys, xs, unit }: ExploreResult, words: ExploreWords, locale: Locale): Dot[] {
  const [column] = columns;
  if (!column || columns.length > 1 || !unit || column.isSurvey) return [];
  const { values } = column;
  const known = values.filter((value) => value !== null);
  if (known.length < FEWEST_POINTS) return [];
  const ends = [known[0], known.at(-1)];
  return ([Math.min(...known), Math.max(...known)] as const).flatMap((value, i): Dot[] => {
    const row = values.indexOf(value);
    const id = i ? 'highest' : 'lowest';
    const label = fill(words.chart.point, {
      value: formatLast(value, unit, locale),
      period: formatKey(keys[row] ?? '', locale),
    });
    const near = i ? 'above' : 'below';
    return ends.includes(value) ? [] : [{ id, line: 0, x: xs[row] ?? 0, value, label, shape: 'point', near }];
  });
}

/** Percent of the plot from its top: a label below a lower point would cover the years of the axis. */
const LOWEST_LABEL = 90;

/** Percent of the plot from a side: an extreme as near to it says no more than the end of the line. */
const AT_END = 2;

const withReadableDots = (layout: ChartLayout): ChartLayout => ({
  ...layout,
  dots: layout.dots.filter(
    ({ near, at: [x, y] }) => (near !== 'below' || y < LOWEST_LABEL) && x > AT_END && x < 100 - AT_END,
  ),
});

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
function tableRows(
  { keys, columns }: ExploreResult,
  words: ExploreWords,
  locale: Locale,
  align: (column: number, row: number) => { count: number; after: string } = () => ({ count: 0, after: '' }),
): string[][] {
  const cell = ({ values, estimated, unit }: ExploreColumn, column: number, row: number) => {
    const { count, after } = align(column, row);
    return `${estimated[row] ? words.table.estimate : ''}${formatShown(values[row] ?? null, unit, locale, count)}${after}`;
  };
  return keys.flatMap((key, row) =>
    columns.some(({ values }) => values[row] !== null)
      ? [[formatKey(key, locale), ...columns.map((column, i) => cell(column, i, row))]]
      : [],
  );
}

/**
 * The rows for the table, with the decimal points of each column below each other: computed values have their significant digits,
 * other values the decimals of their column. Spaces as wide as digits follow a number with fewer decimals.
 */
export function alignedRows(result: ExploreResult, words: ExploreWords, locale: Locale): string[][] {
  const decimals = result.columns.map(decimalsShown);
  const most = decimals.map((column) => column.reduce((max, count) => Math.max(max, count), 0));
  return tableRows(result, words, locale, (column, row) => {
    const count = decimals[column]?.[row] ?? 0;
    const missing = result.columns[column]?.values[row] === null ? 0 : (most[column] ?? 0) - count;
    return { count, after: `${count === 0 && missing > 0 ? POINT_SPACE : ''}${DIGIT_SPACE.repeat(missing)}` };
  });
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
