import {
  GROWTH_IDS,
  GROWTH_QUESTION_IDS,
  type GrowthId,
  type GrowthQuestionId,
  growthQuestions,
} from '@/content/explore/explore-views';
import { readParams, toFragment } from '@/lib/fragment';
import { choiceOf } from '../choice-of';
import { GROWTH_YEARS, type GrowthPair, type GrowthYears, LAGS, type Lag } from './growth';

/** The anchor of the view, and the name of its state in the fragment. */
export const PAIRS_ANCHOR = 'year-against-year';

export interface PairsState {
  pair: GrowthId;
  years: GrowthYears;
  lag: Lag;
  /** The year in which the marked pair begins. */
  mark: number;
}

export const stateOfGrowthQuestion = (id: GrowthQuestionId): PairsState => ({ lag: 0, ...growthQuestions[id] });

/** The ready-made question of a state; undefined for any other. */
export const growthQuestionOf = (state: PairsState): GrowthQuestionId | undefined =>
  GROWTH_QUESTION_IDS.find((id) => pairsHash(stateOfGrowthQuestion(id)) === pairsHash(state));

/** The fragment with "#": `#year-against-year?pair=money-prices&years=10&mark=1970`. No lag is left out. */
export const pairsHash = ({ pair, years, lag, mark }: PairsState): string =>
  `#${toFragment(PAIRS_ANCHOR, { pair, years, lag: lag || undefined, mark })}`;

/**
 * Reads a fragment; never throws. A setting that is missing keeps its default; one that is damaged does, too, and is listed as "name=value".
 *
 * @returns null if the fragment is not one of this view
 */
export function parsePairs(hash: string): { state: PairsState; faults: string[] } | null {
  const params = readParams(hash, PAIRS_ANCHOR);
  if (!params) return null;
  const faults: string[] = [];
  const mark = params.get('mark') ?? '';
  const isYear = /^\d{4}$/.test(mark);
  if (!isYear && params.has('mark')) faults.push(`mark=${mark.slice(0, 40)}`);
  const numberOf = <Value extends number>(name: string, values: readonly Value[]) =>
    Number(choiceOf(params, name, values.map(String), faults)) as Value;
  return {
    state: {
      pair: choiceOf(params, 'pair', GROWTH_IDS, faults),
      years: numberOf('years', GROWTH_YEARS),
      lag: numberOf('lag', LAGS),
      mark: isYear ? Number(mark) : 0,
    },
    faults,
  };
}

/** The marked pair: the one in whose years the mark is, else the nearest; null for no pair. */
export function markedPair(pairs: readonly GrowthPair[], mark: number): GrowthPair | null {
  const distance = ({ start, end }: GrowthPair) => Math.max(start - mark, mark - (end - 1), 0);
  return pairs.reduce<GrowthPair | null>(
    (best, pair) => (best === null || distance(pair) < distance(best) ? pair : best),
    null,
  );
}
