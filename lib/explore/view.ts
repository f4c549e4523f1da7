import { type ExploreRow, exploreSeries } from '@/content/explore/explore';
import type { ChartLayout } from '@/lib/charts/layout-types';
import type { ChartTableData, LineSpec } from '@/lib/charts/types';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { commonYear, explore } from './chart';
import { alignedRows, type ExploreDrawing, tableColumns, toDrawing } from './drawing';
import type { ExploredFigures, FigureFacts } from './facts';
import type { Catalogue, ExploreResult } from './result';
import { type Settled, settle } from './settle';
import { type AddressFault, type ExploreState, questionOf } from './state';
import {
  axisText,
  type ExploreWords,
  faultText,
  formatShownTick,
  noteTexts,
  problemText,
  settledTexts,
  titleOf,
  unitText,
} from './words';

/** What a drawing is computed from, as the browser fetches it. */
export interface ExploreData {
  catalogue: Catalogue;
  figures: ExploredFigures;
  words: ExploreWords;
}

/** What the explorer shows of a state, ready to be rendered: texts and positions. */
export interface ExploreView {
  title: string;
  /** What the drawing of a ready-made question shows and what it does not; empty for any other. */
  shows: string;
  /** Settings that cannot be applied, in sentences. */
  messages: string[];
  /** The settings that are drawn where those of the state would draw little or nothing, and why, in sentences. */
  settled: { state: Pick<ExploreState, 'by' | 'index'>; texts: string[] };
  /** Where the units differ: takes the last series out. */
  takeOut: { series: ExploreState['series']; label: string } | null;
  /** Undefined where a drawing would mislead. */
  plot?: ExplorePlot;
  /** For a screen reader; the drawing itself changes silently. */
  announcement: string;
  /** The figures of everything that went into the drawing. */
  figures: FigureFacts[];
  trend: string | null;
  notes: string[];
  /** A year at which all series can be 100; null if there is none. */
  indexYear: number | null;
}

export interface ExplorePlot extends Pick<ExploreDrawing, 'reading' | 'entries'> {
  /** What the axis counts. */
  axis: string;
  /** Which points of a single line have a dot; may be empty. */
  marked: string;
  layout: ChartLayout;
  lines: LineSpec[];
  hasBars: boolean;
  /** The text of each tick of the value axis, by its value. */
  ticks: Record<number, string>;
}

export interface ExploreTable extends ChartTableData {
  label: string;
  /** The unit of all columns; empty where they differ. */
  unit: string;
}

/** @param faults what is wrong with the address of the state */
export function viewOf(
  state: ExploreState,
  faults: readonly AddressFault[],
  { catalogue, figures: known, words }: ExploreData,
  locale: Locale,
): ExploreView {
  const settled = settle(state, catalogue);
  const result = explore(settled.state, catalogue);
  const drawing = toDrawing(result, state.series, state.mark, words, locale);
  const question = questionOf(state);
  const title = titleOfState(state, result, words, locale);
  const indexYear = commonYear(state, catalogue);
  const [periods = []] = drawing.reading.cells;
  const [first, last] = [periods[0] ?? '', periods.at(-1) ?? ''];
  return {
    title,
    shows: question ? words.questions[question].shows : '',
    messages: [
      ...(faults.length > 0 ? [words.address.intro] : []),
      ...faults.map((fault) => faultText(fault, words)),
      ...result.problems.map((problem) => problemText(problem, words, locale)),
    ],
    settled: {
      state: { by: settled.state.by, index: settled.state.index },
      texts: settledTexts(settled, words, locale),
    },
    takeOut: takeOutOf(settled, result, words),
    ...(result.unit && { plot: plotOf(result, drawing, words, locale) }),
    announcement: result.isDrawn ? fill(words.status, { title, first, last }) : words.statusNone,
    figures: figuresOf(result, known),
    trend: trendText(result, words),
    notes: [...notesOf(result, words, locale), ...(hasEstimates(result) ? [words.notes.estimate] : [])],
    indexYear,
  };
}

/** The title of a ready-made question, or of the reader's own chart. */
export function titleOfState(state: ExploreState, result: ExploreResult, words: ExploreWords, locale: Locale): string {
  const question = questionOf(state);
  return question ? words.questions[question].title : titleOf(result, words, locale);
}

function takeOutOf(
  { state: { series }, isIndexed }: Settled,
  { problems }: ExploreResult,
  { series: names, settled }: ExploreWords,
): ExploreView['takeOut'] {
  const last = series.at(-1);
  if (!last || !(isIndexed || problems.some(({ kind }) => kind === 'units'))) return null;
  return { series: series.slice(0, -1), label: fill(settled.takeOut, { name: names[last] }) };
}

/** The table of a state; null if no series has a value. */
export function tableOf(state: ExploreState, data: ExploreData, locale: Locale): ExploreTable | null {
  const { words } = data;
  const result = explore(settle(state, data.catalogue).state, data.catalogue);
  if (result.columns.length === 0) return null;
  return {
    label: fill(words.table.label, { title: titleOfState(state, result, words, locale) }),
    unit: result.unit ? fill(words.table.unit, { unit: unitText(result.unit, words) }) : '',
    columns: tableColumns(result, (unit) => unitText(unit, words), words),
    rows: alignedRows(result, words, locale),
  };
}

function plotOf(
  { unit, scale }: ExploreResult,
  { layout, lines, view, reading, entries }: ExploreDrawing,
  words: ExploreWords,
  locale: Locale,
): ExplorePlot | undefined {
  if (!unit) return undefined;
  const text = axisText(unit, words);
  return {
    axis: scale === 'log' ? fill(words.unit.log, { unit: text }) : text,
    marked: markedText(layout, words),
    layout,
    lines,
    hasBars: view === 'bar',
    ticks: Object.fromEntries(layout.yTicks.map(({ value }) => [value, formatShownTick(value, unit, locale)])),
    reading,
    entries,
  };
}

function markedText(layout: ChartLayout, { chart: { marked } }: ExploreWords): string {
  const [first, second] = layout.dots.map(({ id }) => id as 'lowest' | 'highest');
  if (second) return marked.both;
  return first ? marked[first] : '';
}

/** The figures of the series of a result, of what divides them, and of the index that deflates them. */
export function figuresOf({ columns, notes }: ExploreResult, known: ExploredFigures): FigureFacts[] {
  const series = [...columns.map(({ id }) => id), ...notes.flatMap((note) => (note.kind === 'divided' ? note.by : []))];
  const ids = series.map((id) => (exploreSeries[id] satisfies ExploreRow).figure);
  if (notes.some(({ kind }) => kind === 'deflated')) ids.push('cpi-u');
  return [...new Set(ids)].flatMap((id) => (id && known[id]) ?? []);
}

/** A warning about lines that rise or fall together, or apart. */
export function trendText({ notes }: ExploreResult, words: ExploreWords): string | null {
  const trend = notes.find((note) => note.kind === 'trend');
  return trend ? words.notes.trend[trend.trend] : null;
}

export const notesOf = ({ notes, step }: ExploreResult, words: ExploreWords, locale: Locale): string[] =>
  noteTexts(notes, step, words, locale);

const hasEstimates = ({ columns }: ExploreResult) => columns.some(({ estimated }) => estimated.includes(true));
