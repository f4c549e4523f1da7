import {
  EXPLORE_IDS,
  type ExploreId,
  exploreQuestions,
  QUESTION_IDS,
  type QuestionId,
} from '@/content/explore/explore';
import { tidyNumber } from '@/lib/format/parse-decimal';
import { readParams } from '@/lib/fragment';

/** What the reader has chosen. */
export interface ExploreState {
  series: readonly ExploreId[];
  divide: ExploreId | null;
  /** Years, both included; null for all that the series have. */
  from: number | null;
  to: number | null;
  by: 'year' | 'month';
  scale: 'linear' | 'log';
  view: 'line' | 'bar';
  /** The year that is 100; null for the unit of the series. */
  index: number | null;
  /** Dollars of this year; null for dollars of the day. */
  dollars: number | null;
  /** The red line of 1971. */
  mark: boolean;
}

export const MOST_SERIES = 4;
export const YEARS = { min: 1900, max: 2100 };
/** The anchor of the explorer, and the name of its state in the fragment. */
export const ANCHOR = 'explore';

export const EMPTY_STATE: ExploreState = {
  series: [],
  divide: null,
  from: null,
  to: null,
  by: 'year',
  scale: 'linear',
  view: 'line',
  index: null,
  dollars: null,
  mark: true,
};

export const stateOfQuestion = (id: QuestionId): ExploreState => ({ ...EMPTY_STATE, ...exploreQuestions[id] });

/** The ready-made question with this state; undefined for any other state. The mark of 1971 is not compared. */
export function questionOf(state: ExploreState): QuestionId | undefined {
  const hash = toHash({ ...state, mark: true });
  return QUESTION_IDS.find((id) => toHash(stateOfQuestion(id)) === hash);
}

/** What is wrong with an address. */
export type AddressFault =
  | { kind: 'unknown-series'; text: string }
  | { kind: 'too-many' }
  | { kind: 'bad-value'; text: string }
  | { kind: 'span'; from: number; to: number }
  | { kind: 'too-long' };

/** No state is longer. */
const MAX_LENGTH = 1000;
const SHOWN_LETTERS = 40;

/** The fragment with "#": `#explore?series=m2,cpi-u&scale=log`. Settings at their default are left out. */
export function toHash(state: Partial<ExploreState>): string {
  const parts: string[] = [];
  for (const key of Object.keys(EMPTY_STATE) as (keyof ExploreState)[]) {
    const value = state[key] ?? null;
    if (value === null || value === EMPTY_STATE[key]) continue;
    // Commas stay readable: they are allowed in a fragment.
    parts.push(`${key}=${Array.isArray(value) ? value.join(',') : value === false ? 'off' : value}`);
  }
  return `#${ANCHOR}?${parts.join('&')}`;
}

/**
 * Reads a fragment; never throws. Each invalid setting keeps its default and is listed as a fault, as are unknown names.
 *
 * @returns null if the fragment is not one of the explorer
 */
export function parseHash(hash: string): { state: ExploreState; faults: AddressFault[] } | null {
  const params = readParams(hash, ANCHOR);
  if (!params) return null;
  if (hash.length > MAX_LENGTH) return { state: EMPTY_STATE, faults: [{ kind: 'too-long' }] };
  const faults: AddressFault[] = [];
  const bad = (name: string) =>
    faults.push({
      kind: 'bad-value',
      text: [name, params.get(name)].filter(Boolean).join('=').slice(0, SHOWN_LETTERS),
    });
  for (const [name, value] of params) {
    // A link that was cut ends with a part of a name.
    const isUnknown = !Object.hasOwn(EMPTY_STATE, name);
    if (isUnknown || (value === null && (name === 'series' || name === 'divide'))) bad(name);
  }
  const readId = (text: string): ExploreId | undefined => {
    const id = EXPLORE_IDS.find((known) => known === text);
    if (!id) faults.push({ kind: 'unknown-series', text: text.slice(0, SHOWN_LETTERS) });
    return id;
  };
  const readChoice = <Option extends string>(name: string, options: readonly [Option, ...Option[]]): Option => {
    const found = options.find((option) => option === params.get(name));
    if (!found && params.has(name)) bad(name);
    return found ?? options[0];
  };
  const readYear = (name: string): number | null => {
    if (!params.has(name)) return null;
    const year = parseYear(params.get(name) ?? '');
    if (year === null) bad(name);
    return year;
  };
  const named = (params.get('series') ?? '').split(',').filter(Boolean);
  const series = [...new Set(named.map(readId).filter((id) => id !== undefined))];
  if (series.length > MOST_SERIES) faults.push({ kind: 'too-many' });
  const divide = params.get('divide');
  const state: ExploreState = {
    series: series.slice(0, MOST_SERIES),
    divide: (divide && readId(divide)) || null,
    from: readYear('from'),
    to: readYear('to'),
    by: readChoice('by', ['year', 'month']),
    scale: readChoice('scale', ['linear', 'log']),
    view: readChoice('view', ['line', 'bar']),
    index: readYear('index'),
    dollars: readYear('dollars'),
    mark: readChoice('mark', ['true', 'off']) !== 'off',
  };
  if (state.from !== null && state.to !== null && state.from > state.to) {
    faults.push({ kind: 'span', from: state.from, to: state.to });
    return { state: { ...state, from: null, to: null }, faults };
  }
  return { state, faults };
}

/** A year of four digits, of any script, within YEARS; null for any other text. */
export function parseYear(text: string): number | null {
  const digits = tidyNumber(text);
  const year = /^\d{4}$/.test(digits) ? Number(digits) : Number.NaN;
  return year >= YEARS.min && year <= YEARS.max ? year : null;
}
