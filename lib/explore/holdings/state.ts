import {
  HOLDING_IDS,
  HOLDING_QUESTION_IDS,
  type HoldingId,
  type HoldingQuestionId,
  holdingQuestions,
} from '@/content/explore/explore-views';
import { readParams, toFragment } from '@/lib/fragment';
import { choiceOf } from '../choice-of';
import { keyOf, periodOf, type Span, type Step } from '../span';
import type { HoldingMeasure } from './returns';

/** The anchor of the view, and the name of its state in the fragment. */
export const HOLDINGS_ANCHOR = 'every-start';

export const DOLLARS = ['real', 'nominal'] as const;
export const MEASURES = ['yearly', 'whole'] as const satisfies readonly HoldingMeasure[];
export const STEPS = ['year', 'month'] as const satisfies readonly Step[];

export interface HoldingState {
  asset: HoldingId;
  /** After prices, or in dollars of the day. */
  dollars: (typeof DOLLARS)[number];
  measure: HoldingMeasure;
  by: Step;
  /** The marked cell, as keys of periods: "1980", or for months "2017-12". */
  start: string;
  end: string;
}

const DEFAULTS = { dollars: 'real', measure: 'yearly', by: 'year' } as const;

export const stateOfHoldingQuestion = (id: HoldingQuestionId): HoldingState => ({
  ...DEFAULTS,
  ...holdingQuestions[id],
});

/** The ready-made question of a state; undefined for any other. */
export const holdingQuestionOf = (state: HoldingState): HoldingQuestionId | undefined =>
  HOLDING_QUESTION_IDS.find((id) => holdingHash(stateOfHoldingQuestion(id)) === holdingHash(state));

/** The fragment with "#": `#every-start?asset=gold&start=1980&end=2000`. Settings at their default are left out. */
export function holdingHash({ asset, start, end, ...settings }: HoldingState): string {
  const changed = (Object.keys(DEFAULTS) as (keyof typeof DEFAULTS)[]).flatMap((name) =>
    settings[name] === DEFAULTS[name] ? [] : [[name, settings[name]]],
  );
  return `#${toFragment(HOLDINGS_ANCHOR, { asset, ...Object.fromEntries(changed), start, end })}`;
}

/**
 * Reads a fragment; never throws. A setting that is missing keeps its default; one that is damaged does, too, and is listed as "name=value".
 * The periods may have no value: `settleHolding` moves them to the nearest that have one.
 *
 * @returns null if the fragment is not one of this view
 */
export function parseHolding(hash: string): { state: HoldingState; faults: string[] } | null {
  const params = readParams(hash, HOLDINGS_ANCHOR);
  if (!params) return null;
  const faults: string[] = [];
  const asset = choiceOf(params, 'asset', HOLDING_IDS, faults);
  const by = choiceOf(params, 'by', STEPS, faults);
  const example = HOLDING_QUESTION_IDS.map(stateOfHoldingQuestion).find((state) => state.asset === asset);
  const readKey = (name: 'start' | 'end') => {
    const text = params.get(name) ?? '';
    const isKey = (by === 'month' ? /^\d{4}-(0[1-9]|1[0-2])$/ : /^\d{4}$/).test(text);
    if (!isKey && params.has(name)) faults.push(`${name}=${text}`);
    return isKey ? text : (example?.by === by && example[name]) || (name === 'start' ? '0000' : '9999');
  };
  const state: HoldingState = {
    asset,
    dollars: choiceOf(params, 'dollars', DOLLARS, faults),
    measure: choiceOf(params, 'measure', MEASURES, faults),
    by,
    start: readKey('start'),
    end: readKey('end'),
  };
  return { state, faults };
}

/** The periods of a span that have a value, in order. */
export const knownPeriods = ({ start, values }: Span): number[] =>
  values.flatMap((value, i) => (value !== null && value > 0 ? [start + i] : []));

/**
 * The periods of a state that can be marked: each is moved to the nearest with a value, and the end to one after the start. A change of
 * what is held, or from years to months, keeps the years where it can.
 *
 * @param span at least two values
 */
export function settleHolding({ start, end }: Pick<HoldingState, 'start' | 'end'>, span: Span) {
  const known = knownPeriods(span);
  const [firsts, lasts] = [known.slice(0, -1), known.slice(1)];
  const nearest = (all: readonly number[], wanted: number) =>
    all.reduce((best, period) => (Math.abs(period - wanted) < Math.abs(best - wanted) ? period : best), all[0] ?? 0);
  const bought = nearest(firsts, toPeriod(start, span.step));
  const sold = nearest(
    lasts.filter((period) => period > bought),
    toPeriod(end, span.step),
  );
  return { start: bought, end: sold };
}

/** A key of a year in months is its December, and that of a month in years its year. */
function toPeriod(key: string, step: Step): number {
  const isMonth = key.includes('-');
  if (step === 'year') return Number(key.slice(0, 4));
  return isMonth ? periodOf(key) : 12 * Number(key) + 11;
}

/** A state with the periods of `settleHolding`. */
export function withPeriods(state: HoldingState, { start, end }: { start: number; end: number }): HoldingState {
  return { ...state, start: keyOf(start, state.by), end: keyOf(end, state.by) };
}
