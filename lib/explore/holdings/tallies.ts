import type { Content } from '@/lib/content/content';
import { formatKey } from '@/lib/data/format-values';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber, formatPercent } from '@/lib/format/number';
import { countOf } from '@/lib/format/plural';
import { changeDecimals } from '../change-words';
import { keyOf } from '../span';
import { fullYears, type Holding, type Tally, tallyByYears, tallyOf } from './returns';
import type { HoldingState } from './state';

export type HoldingWords = Content['everyStart'];

/** The tallies of all cells by the years held. */
export interface HoldingTable {
  label: string;
  unit: string;
  columns: string[];
  rows: string[][];
}

/** A change with its sign and one decimal, or as a whole number from 100 percent on: "+3.4%", "−40.0%", "+1,200%". */
export function formatChange(value: number, locale: Locale): string {
  const text = formatPercent(value, locale, changeDecimals(value));
  return value > 0 && !/^0(?:[.,]0)?\D*$/.test(text) ? `+${text}` : text.replace(/^−(?=0[.,]0\D)/, '');
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

/** All cells; of cash before prices they are all the same. */
export function countsText(tally: Tally, state: HoldingState, { counts }: HoldingWords, locale: Locale): string {
  const { measure } = state;
  const isEven = tally.worst[measure] === tally.best[measure];
  return fill(isEven ? counts.even : counts.all, tallyTexts(tally, state, locale));
}

/** The cells that are held for as many periods as the marked one. */
export function peersText(
  holdings: readonly Holding[],
  marked: Holding,
  state: HoldingState,
  { counts }: HoldingWords,
  locale: Locale,
): string {
  const { measure, by } = state;
  const length = marked.end - marked.start;
  const tally = tallyOf(
    holdings.filter(({ start, end }) => end - start === length),
    measure,
  );
  if (!tally || tally.count < 2 || tally.worst[measure] === tally.best[measure]) return '';
  const years = fullYears(marked, by);
  const months = by === 'month' ? length % 12 : 0;
  const held = [
    years > 0 || months === 0 ? countOf(counts.years, years, locale) : '',
    months > 0 ? countOf(counts.months, months, locale) : '',
  ]
    .filter(Boolean)
    .join(counts.and);
  return fill(counts.held, { held, ...tallyTexts(tally, state, locale) });
}

export const unitOf = ({ measure, dollars }: HoldingState, { picture, sentence }: HoldingWords) => ({
  measure: picture.measures[measure],
  prices: sentence[dollars],
});

export function holdingTable(
  { state, holdings }: { state: HoldingState; holdings: readonly Holding[] },
  words: HoldingWords,
  locale: Locale,
): HoldingTable {
  const { measure, by, asset } = state;
  const { table } = words;
  const unit = fill(table.unit, unitOf(state, words));
  return {
    label: fill(table.label, { name: words.assets[asset].name }),
    unit: by === 'month' ? `${unit} ${table.full}` : unit,
    columns: [table.years, table.count, table.losses, table.worst, table.median, table.best],
    rows: tallyByYears(holdings, measure, by).map((row) => {
      const { count, losses, worst, median, best } = tallyTexts(row, state, locale);
      const range = { from: row.years, to: row.years + 1 };
      const years = by === 'year' ? String(row.years) : fill(row.years === 0 ? table.under : table.range, range);
      return [years, count, losses, worst, median, best];
    }),
  };
}
