import type { HoldingId } from '@/content/explore/explore-views';
import type { FigureId } from '@/content/figures';
import type { Content } from '@/lib/content/content';
import { formatKey } from '@/lib/data/format-values';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber, formatPercent } from '@/lib/format/number';
import type { FigureFacts } from '../facts';
import { keyOf, type Span } from '../span';
import { deflate, type PriceIndex } from '../transform';
import { type Grid, gridOf } from './grid';
import {
  fullYears,
  type Holding,
  type HoldingMeasure,
  holdingOf,
  holdingsOf,
  type Tally,
  tallyByYears,
  tallyOf,
} from './returns';
import { rangeOf, SHADES, type Shade } from './shades';
import { type HoldingState, holdingQuestionOf, settleHolding, withPeriods } from './state';

export interface HoldingSeries {
  year: Span;
  month?: Span;
  yearIs: 'average' | 'year-end' | 'total';
  figure: FigureId | null;
}

export interface HoldingData {
  series: Record<HoldingId, HoldingSeries>;
  index: PriceIndex;
  figures: Partial<Record<FigureId, FigureFacts>>;
}

export type HoldingWords = Content['everyStart'];

/** What the view shows of a state: numbers and texts. */
export interface HoldingView {
  /** With a marked cell that has a value. */
  state: HoldingState;
  holdings: readonly Holding[];
  grid: Grid;
  marked: Holding;
  title: string;
  shows: string;
  /** Of the marked cell. */
  sentence: string;
  /** Of all cells with as many full years; empty for a single one. */
  peers: string;
  counts: string;
  axes: string;
  label: string;
  not: string;
  notes: string[];
  figures: FigureFacts[];
  table: { label: string; unit: string; columns: string[]; rows: string[][] };
}

/** The series of a state: after prices in dollars of the last year of the index, which every cell divides out. */
function spanOf({ asset, dollars, by }: HoldingState, { series, index }: HoldingData): Span {
  const { year, month } = series[asset];
  const span = by === 'month' && month ? month : year;
  return dollars === 'nominal' ? span : deflate(span, index, lastYear(index));
}

const lastYear = ({ year }: PriceIndex) => year.start + year.values.length - 1;

/** A change with its sign and one decimal, or as a whole number from 100 percent on: "+3.4%", "−40.0%", "+1,200%". */
export function formatChange(value: number, locale: Locale): string {
  const text = formatPercent(value, locale, Math.abs(value) >= 99.95 ? 0 : 1);
  return value > 0 && !/^0(?:[.,]0)?\D*$/.test(text) ? `+${text}` : text.replace(/^−(?=0[.,]0\D)/, '');
}

export function holdingView(asked: HoldingState, data: HoldingData, words: HoldingWords, locale: Locale): HoldingView {
  const by = data.series[asked.asset].month ? asked.by : 'year';
  const span = spanOf({ ...asked, by }, data);
  const periods = settleHolding(asked, span);
  const state = withPeriods({ ...asked, by }, periods);
  const holdings = holdingsOf(span);
  const { measure, asset } = state;
  const tally = tallyOf(holdings, measure);
  const rows = tallyByYears(holdings, measure, by);
  const marked = holdingOf(span, periods.start, periods.end);
  if (!tally || !marked) throw new Error(`${asset} has fewer than two values`);
  const { name, held, not } = words.assets[asset];
  const prices = words.sentence[state.dollars];
  const question = holdingQuestionOf(state);
  const counts = countsText(tally, state, words, locale);
  const unit = { measure: words.picture.measures[measure], prices };
  return {
    state,
    holdings,
    grid: gridOf(span, holdings, measure),
    marked,
    title: question ? words.questions[question].title : fill(words.files.title, { name }),
    shows: question ? words.questions[question].shows : '',
    sentence: [
      fill(words.sentence.all, {
        held: fill(held, { start: formatKey(state.start, locale), end: formatKey(state.end, locale) }),
        change: changeText(marked, measure, words, locale),
        prices,
      }),
      measure === 'yearly' && fullYears(marked, by) < 1 && by === 'month' ? words.sentence.short : '',
    ]
      .filter(Boolean)
      .join(' '),
    peers: yearsText(rows, fullYears(marked, by), state, words, locale),
    counts,
    axes: fill(words.picture.axes, unit),
    label: fill(words.picture.label, { name, counts }),
    not: fill(words.not, { name, not }),
    notes: notesOf(state, data, words, locale),
    figures: figuresOf(state, data),
    table: tableOf(rows, state, unit, words, locale),
  };
}

/** The change of the marked cell in words. A change that is shown as 0.0% is none. */
function changeText(holding: Holding, measure: HoldingMeasure, { sentence }: HoldingWords, locale: Locale): string {
  const value = holding[measure];
  const texts = sentence[measure];
  if (Math.abs(value) < 0.05) return texts.same;
  const n = formatPercent(Math.abs(value), locale, Math.abs(value) >= 99.95 ? 0 : 1);
  return fill(value > 0 ? texts.more : texts.less, { n });
}

function tallyTexts({ count, losses, worst, best, median }: Tally, { measure, by }: HoldingState, locale: Locale) {
  const key = (period: number) => formatKey(keyOf(period, by), locale);
  return {
    count: formatNumber(count, locale),
    losses: formatNumber(losses, locale),
    worst: formatChange(worst[measure], locale),
    worstFrom: key(worst.start),
    worstTo: key(worst.end),
    best: formatChange(best[measure], locale),
    bestFrom: key(best.start),
    bestTo: key(best.end),
    median: formatChange(median, locale),
  };
}

const countsText = (tally: Tally, state: HoldingState, { counts }: HoldingWords, locale: Locale) =>
  fill(counts.all, tallyTexts(tally, state, locale));

function yearsText(
  rows: readonly (Tally & { years: number })[],
  years: number,
  state: HoldingState,
  { counts }: HoldingWords,
  locale: Locale,
): string {
  const row = rows.find((tally) => tally.years === years);
  if (!row || row.count < 2) return '';
  const { one, other, none } = counts.year;
  const held = years === 0 ? none : fill(years === 1 ? one : other, { n: years });
  return fill(counts.years, { years: held, ...tallyTexts(row, state, locale) });
}

function tableOf(
  rows: readonly (Tally & { years: number })[],
  state: HoldingState,
  unit: { measure: string; prices: string },
  { table, assets }: HoldingWords,
  locale: Locale,
): HoldingView['table'] {
  return {
    label: fill(table.label, { name: assets[state.asset].name }),
    unit: fill(table.unit, unit),
    columns: [table.years, table.count, table.losses, table.worst, table.median, table.best],
    rows: rows.map((row) => {
      const { count, losses, worst, median, best } = tallyTexts(row, state, locale);
      return [row.years === 0 ? table.under : String(row.years), count, losses, worst, median, best];
    }),
  };
}

function notesOf(
  { asset, dollars, measure, by }: HoldingState,
  data: HoldingData,
  words: HoldingWords,
  locale: Locale,
) {
  const { notes, controls } = words;
  const { yearIs } = data.series[asset];
  const { year, month } = data.index;
  const isReal = dollars === 'real';
  const step = controls[by].toLowerCase();
  return [
    isReal ? fill(notes.real, { step, last: lastYear({ year }) }) : notes.nominal,
    by === 'month' && isReal && month
      ? fill(notes.months, { first: formatKey(keyOf(month.start, 'month'), locale) })
      : '',
    measure === 'yearly' ? notes.yearly : '',
    by === 'month' ? notes.close : { average: notes.average, 'year-end': notes.yearEnd, total: notes.total }[yearIs],
    notes.cells,
  ].filter(Boolean);
}

function figuresOf({ asset, dollars }: HoldingState, { series, figures }: HoldingData): FigureFacts[] {
  const ids: (FigureId | null)[] = [series[asset].figure, dollars === 'real' ? 'cpi-u' : null];
  return ids.flatMap((id) => (id && figures[id]) ?? []);
}

/** The shades with the percents between which they are used. */
export function legendOf(
  measure: HoldingMeasure,
  { legend }: HoldingWords,
  locale: Locale,
): { shade: Shade; text: string }[] {
  return SHADES.map((shade) => {
    const { from, to } = rangeOf(shade, measure);
    const values = {
      from: from === null ? '' : formatChange(from, locale).replace(/[.,]0(?=\D)/, ''),
      to: to === null ? '' : formatChange(to, locale).replace(/[.,]0(?=\D)/, ''),
    };
    return { shade, text: fill(from === null ? legend.below : to === null ? legend.above : legend.between, values) };
  });
}

/** Numbers fit into the cells of as many rows. */
const MOST_ROWS_WITH_NUMBERS = 16;

/** The change of each cell as a whole number with its sign; none where there are too many cells. */
export function cellTexts({ grid, holdings, state }: Pick<HoldingView, 'grid' | 'holdings' | 'state'>, locale: Locale) {
  if (grid.starts.length > MOST_ROWS_WITH_NUMBERS) return [];
  return holdings.map((holding) => {
    const value = holding[state.measure];
    return {
      row: grid.starts.indexOf(holding.start),
      column: grid.ends.indexOf(holding.end),
      text: `${value >= 0.5 ? '+' : ''}${formatNumber(value, locale)}`,
    };
  });
}
