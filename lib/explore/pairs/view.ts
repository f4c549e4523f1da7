import type { ExploreId } from '@/content/explore/explore';
import { type GrowthId, growthRows } from '@/content/explore/explore-views';
import type { FigureId } from '@/content/figures';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber, formatPercent } from '@/lib/format/number';
import { changeInWords } from '../change-words';
import type { FigureFacts } from '../facts';
import type { Span } from '../span';
import { correlationOfPairs, type GrowthPair, growthPairs, independentCasesOf, strengthOf } from './growth';
import { type Scatter, scatterOf } from './scatter';
import { growthQuestionOf, markedPair, type PairsState } from './state';

export interface PairsData {
  /** Levels by year of the series of `growthRows`. */
  spans: Partial<Record<ExploreId, Span>>;
  figureOf: Record<GrowthId, readonly (FigureId | null)[]>;
  figures: Partial<Record<FigureId, FigureFacts>>;
}

export type PairsWords = Content['yearAgainstYear'];

export interface PairsView {
  /** With a marked pair that there is. */
  state: PairsState;
  pairs: readonly GrowthPair[];
  /** Their names, in the same order. */
  names: string[];
  scatter: Scatter;
  marked: GrowthPair;
  title: string;
  shows: string;
  sentence: string;
  correlation: string;
  axes: { x: string; y: string };
  label: string;
  notes: string[];
  figures: FigureFacts[];
  table: { label: string; unit: string; columns: string[]; rows: string[][] };
}

/** Few dots: chance gives them a correlation easily. */
const FEW = 15;

export function pairsView(asked: PairsState, data: PairsData, words: PairsWords, locale: Locale): PairsView {
  const { x, y } = growthRows[asked.pair];
  const [ofX, ofY] = [data.spans[x], data.spans[y]];
  const pairs = ofX && ofY ? growthPairs(ofX, ofY, asked.years, asked.lag) : [];
  const marked = markedPair(pairs, asked.mark);
  if (!marked) throw new Error(`${asked.pair} has no years in common`);
  const state = { ...asked, mark: marked.start };
  const { name, grew, x: across, y: down } = words.pairs[state.pair];
  const nameOf = ({ start, end }: GrowthPair) => fill(words.names[state.years], { start, end });
  const question = growthQuestionOf(state);
  const correlation = correlationText(pairs, state, words, locale);
  const percent = (value: number) => formatPercent(value, locale, 1);
  return {
    state,
    pairs,
    names: pairs.map(nameOf),
    scatter: scatterOf(pairs),
    marked,
    title: question ? words.questions[question].title : name,
    shows: question ? words.questions[question].shows : '',
    sentence: fill(state.lag ? words.sentence.later : words.sentence.same, {
      name: nameOf(marked),
      x: changeInWords(marked.x, grew.x, locale, words.rates[state.years]),
      y: changeInWords(marked.y, grew.y, locale, words.rates[state.years]),
      start: marked.start + state.lag,
      end: marked.end + state.lag,
    }),
    correlation,
    axes: { x: across, y: state.lag ? `${down}, ${lowerFirst(words.controls.lags[state.lag])}` : down },
    label: fill(words.picture.label, { name, correlation }),
    notes: notesOf(state, words),
    figures: data.figureOf[state.pair].flatMap((id) => (id && data.figures[id]) ?? []),
    table: {
      label: fill(words.table.label, { name }),
      unit: '',
      columns: [words.table.period[state.years], across, down],
      rows: pairs.map((pair) => [nameOf(pair), percent(pair.x), percent(pair.y)]),
    },
  };
}

const notesOf = ({ years }: PairsState, { notes }: PairsWords) => [
  notes.growth,
  notes.gap,
  notes.correlation,
  ...(years === 1 ? [notes.alike] : []),
];

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The correlation with its number, its strength in words, and that it proves no cause. */
function correlationText(
  pairs: readonly GrowthPair[],
  { years }: PairsState,
  { correlation }: PairsWords,
  locale: Locale,
): string {
  const r = correlationOfPairs(pairs);
  if (r === null) return correlation.none;
  // Of the number as it is shown: 0.398 is said as 0.40.
  const strength = strengthOf(Math.round(100 * r) / 100);
  const cases = years === 1 ? independentCasesOf(pairs) : null;
  const isOpposite = r < 0 && strength !== 'none';
  return [
    fill(correlation.sentence, {
      n: formatNumber(pairs.length, locale),
      r: formatNumber(r, locale, 2),
      strength: [correlation.strength[strength], isOpposite && correlation.opposite].filter(Boolean).join(' '),
    }),
    pairs.length < FEW ? correlation.few : '',
    cases === null ? '' : fill(correlation.alike, { n: formatNumber(cases, locale) }),
    correlation.cause,
  ]
    .filter(Boolean)
    .join(' ');
}
