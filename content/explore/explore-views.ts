/**
 * The two further views of the explorer: every start with every end of one thing that is held, and the growth of one series against that
 * of another. Their words are in `<language>/explore-views.ts`.
 */
import type { LessonId } from '@/content/chapters';
import type { FigureId } from '@/content/figures/index';
import type { ExploreId } from './explore';

interface HoldingRow {
  /** The series by year, in dollars. */
  series: ExploreId;
  /** The series by month, where there is one. */
  monthly?: ExploreId;
  /** Years before it are left out. */
  from?: number;
}

/** What is held. Their order is that of the list; the first one is drawn when the page opens. */
export const holdingRows = {
  // Before March 1968 eight central banks held the price down together, near the official one.
  gold: { series: 'gold-price', from: 1968 },
  cash: { series: 'cash.hundred' },
  bills: { series: 'treasury-bills.hundred' },
  house: { series: 'median-house-price' },
  income: { series: 'median-family-income' },
  bitcoin: { series: 'btc-price-monthly.average', monthly: 'btc-price-monthly' },
} as const satisfies Record<string, HoldingRow>;

export type HoldingId = keyof typeof holdingRows;

export const HOLDING_IDS = Object.keys(holdingRows) as HoldingId[];

/** Settings as they are in the address; what is left out is the default. See lib/explore/holdings/state.ts. */
interface HoldingQuestion {
  asset: HoldingId;
  dollars?: 'real' | 'nominal';
  measure?: 'yearly' | 'whole';
  by?: 'year' | 'month';
  start: string;
  end: string;
}

export const holdingQuestions = {
  'gold-1980': { asset: 'gold', start: '1980', end: '2000' },
  'gold-2000': { asset: 'gold', start: '2000', end: '2024' },
  'cash-always': { asset: 'cash', start: '1971', end: '2024', measure: 'whole' },
  'bills-2010s': { asset: 'bills', start: '2009', end: '2021' },
  'house-peak': { asset: 'house', start: '2006', end: '2011' },
  'bitcoin-top': { asset: 'bitcoin', by: 'month', start: '2017-12', end: '2022-12' },
} as const satisfies Record<string, HoldingQuestion>;

export type HoldingQuestionId = keyof typeof holdingQuestions;

export const HOLDING_QUESTION_IDS = Object.keys(holdingQuestions) as HoldingQuestionId[];

/** Embeds of every start and end. */
export const EMBEDDED_HOLDINGS = ['cash', 'bitcoin'] as const satisfies readonly HoldingId[];

/** The question at the end of a lesson. */
export const lessonQuestions: Partial<Record<LessonId, HoldingQuestionId>> = {
  'gold-as-money': 'gold-1980',
  'now-or-later': 'bills-2010s',
  'what-critics-say': 'bitcoin-top',
};

/** What of a figure is held, for its page under /data. */
export const figureHoldings: Partial<Record<FigureId, HoldingId>> = {
  'btc-price-monthly': 'bitcoin',
  'gold-price': 'gold',
  'median-family-income': 'income',
  'median-house-price': 'house',
  'treasury-bills': 'bills',
};

/** The pair in which a figure is, for its page under /data. */
export const figurePairs: Partial<Record<FigureId, GrowthId>> = { 'cpi-u': 'money-prices', m2: 'money-prices' };

/** Two series by year, in levels: `x` grew, and `y` in the same years or later. */
export const growthRows = {
  'money-prices': { x: 'm2', y: 'cpi-u' },
  'money-homes': { x: 'm2', y: 'median-house-price' },
} as const satisfies Record<string, { x: ExploreId; y: ExploreId }>;

export type GrowthId = keyof typeof growthRows;

export const GROWTH_IDS = Object.keys(growthRows) as GrowthId[];

/** Settings as they are in the address. See lib/explore/pairs/state.ts. */
interface GrowthQuestion {
  pair: GrowthId;
  years: 1 | 5 | 10;
  lag?: 0 | 1 | 2 | 3;
  mark: number;
}

/** Parts of a sentence with `{n}`, the size of a change without its sign. */
export interface ChangeTexts {
  more: string;
  less: string;
  /** Of a change that is shown as 0.0%. */
  almost: string;
  none: string;
}

export const growthQuestions = {
  'decades-prices': { pair: 'money-prices', years: 10, mark: 1970 },
  'years-prices': { pair: 'money-prices', years: 1, mark: 2019 },
  'later-prices': { pair: 'money-prices', years: 1, lag: 2, mark: 2019 },
  'decades-homes': { pair: 'money-homes', years: 10, mark: 2010 },
} as const satisfies Record<string, GrowthQuestion>;

export type GrowthQuestionId = keyof typeof growthQuestions;

export const GROWTH_QUESTION_IDS = Object.keys(growthQuestions) as GrowthQuestionId[];
