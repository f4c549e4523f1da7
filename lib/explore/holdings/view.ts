import type { HoldingId } from '@/content/explore/explore-views';
import type { FigureId } from '@/content/figures';
import { formatKey } from '@/lib/data/format-values';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { changeInWords } from '../change-words';
import type { FigureFacts } from '../facts';
import { keyOf, type Span } from '../span';
import { deflate, type PriceIndex } from '../transform';
import { type Grid, gridOf } from './grid';
import { fullYears, type Holding, type HoldingMeasure, holdingOf, holdingsOf, type Tally, tallyOf } from './returns';
import { rangeOf, SHADES, type Shade } from './shades';
import { type HoldingState, holdingQuestionOf, knownPeriods, settleHolding, withPeriods } from './state';
import { countsText, formatChange, type HoldingWords, peersText, unitOf } from './tallies';

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

/** The cells of what is held. They depend neither on the measure nor on the marked cell. */
export interface Held {
  span: Span;
  holdings: readonly Holding[];
}

/** How the cells of a measure are drawn and counted. */
export interface Counted {
  grid: Grid;
  tally: Tally | null;
}

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
  /** Of the notes the one that says what the value of a year or month is. */
  periodNote: string;
  figures: FigureFacts[];
}

/** The series of a state: after prices in dollars of the last year of the index, which every cell divides out. */
function spanOf(
  { asset, dollars, by }: Pick<HoldingState, 'asset' | 'dollars' | 'by'>,
  { series, index }: HoldingData,
): Span {
  const { year, month } = series[asset];
  const span = by === 'month' && month ? month : year;
  return dollars === 'nominal' ? span : deflate(span, index, lastYear(index));
}

const lastYear = ({ year }: PriceIndex) => year.start + year.values.length - 1;

export function heldOf(asked: Pick<HoldingState, 'asset' | 'dollars' | 'by'>, data: HoldingData): Held {
  const span = spanOf(asked, data);
  return { span, holdings: holdingsOf(span) };
}

export const countedOf = ({ span, holdings }: Held, measure: HoldingMeasure): Counted => ({
  grid: gridOf(span, holdings, measure),
  tally: tallyOf(holdings, measure),
});

/** @param held and @param counted of the state, where they are known */
export function holdingView(
  asked: HoldingState,
  data: HoldingData,
  words: HoldingWords,
  locale: Locale,
  held = heldOf(asked, data),
  { grid, tally } = countedOf(held, asked.measure),
): HoldingView {
  const { span, holdings } = held;
  const by = span.step;
  const periods = settleHolding(asked, span);
  const state = withPeriods({ ...asked, by }, periods);
  const { measure, asset } = state;
  const marked = holdingOf(span, periods.start, periods.end);
  if (!tally || !marked) throw new Error(`${asset} has fewer than two values`);
  const { name, held: heldText, not } = words.assets[asset];
  const prices = words.sentence[state.dollars];
  const question = holdingQuestionOf(state);
  const counts = countsText(tally, state, words, locale);
  return {
    state,
    holdings,
    grid,
    marked,
    title: question ? words.questions[question].title : fill(words.files.title, { name }),
    shows: question ? words.questions[question].shows : '',
    sentence: [
      fill(words.sentence.all, {
        held: fill(heldText, { start: formatKey(state.start, locale), end: formatKey(state.end, locale) }),
        change: changeInWords(marked[measure], words.sentence[measure], locale),
        prices,
      }),
      measure === 'yearly' && fullYears(marked, by) < 1 && by === 'month' ? words.sentence.short : '',
    ]
      .filter(Boolean)
      .join(' '),
    peers: peersText(holdings, marked, state, words, locale),
    counts,
    axes: fill(words.picture.axes, unitOf(state, words)),
    label: fill(words.picture.label, { name, counts }),
    not: fill(words.not, { name, not }),
    periodNote: periodNoteOf(state, data, words),
    notes: notesOf(state, span, data, words, locale),
    figures: figuresOf(state, data),
  };
}

function notesOf(
  { asset, dollars, measure, by }: HoldingState,
  span: Span,
  data: HoldingData,
  words: HoldingWords,
  locale: Locale,
) {
  const { notes, controls } = words;
  const { year, month } = data.index;
  const isReal = dollars === 'real';
  const step = controls[by].toLowerCase();
  return [
    isReal ? fill(notes.real, { step, last: lastYear({ year }) }) : notes.nominal,
    by === 'month' && isReal && month
      ? fill(notes.months, { first: formatKey(keyOf(month.start, 'month'), locale) })
      : '',
    by === 'month' ? lastMonthText(span, isReal ? notes.noIndex : notes.noValue, words, locale) : '',
    measure === 'yearly' ? notes.yearly : '',
    periodNoteOf({ asset, dollars, by }, data, words),
    notes.cells,
  ].filter(Boolean);
}

function periodNoteOf(
  { asset, dollars, by }: Pick<HoldingState, 'asset' | 'dollars' | 'by'>,
  { series }: HoldingData,
  { notes }: HoldingWords,
): string {
  if (by === 'month') return notes.close;
  const { month, yearIs } = series[asset];
  return {
    average: month ? notes.averageOfMonths : notes.average,
    'year-end': dollars === 'real' ? notes.yearEndReal : notes.yearEnd,
    total: notes.total,
  }[yearIs];
}

/** The last month of the cells, and the months before it that have none. */
function lastMonthText(span: Span, missingText: string, { notes }: HoldingWords, locale: Locale): string {
  const month = (period: number) => formatKey(keyOf(period, 'month'), locale);
  const known = new Set(knownPeriods(span));
  const [first = 0, last = 0] = [Math.min(...known), Math.max(...known)];
  const missing = Array.from({ length: last - first }, (_, i) => first + i).filter((period) => !known.has(period));
  return [
    fill(notes.last, { last: month(last) }),
    missing.length > 0 ? fill(missingText, { months: missing.map(month).join(', ') }) : '',
  ]
    .filter(Boolean)
    .join(' ');
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
