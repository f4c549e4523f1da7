/** What the explorer offers: series and ready-made questions. Their words are in `<language>/explore.ts`. */
import type { FigureId } from '@/content/figures/index';

/**
 * What a series counts. It decides the unit on the axis and what can be done with it: dollars can be deflated and divided,
 * rates cannot be indexed.
 */
export type Measure =
  /** Dollars of the day for one thing, or a year's income. */
  | 'usd'
  /** A sum for the whole country, in billions of dollars of the day. */
  | 'usd-billions'
  | 'usd-billions-2017'
  | 'price-index'
  /** Percent a year. */
  | 'rate'
  /** Percent of a group. */
  | 'share'
  | 'percent-since-1948'
  | 'hash-rate'
  | 'difficulty'
  | 'marks-per-usd';

export interface ExploreRow {
  /** null for an amount that is not measured: cash. */
  figure: FigureId | null;
  measure: Measure;
  /** The yearly column, in the main table or in the one that is named. */
  yearly?: { column: string; table?: string };
  monthly?: { column: string; table?: string };
  /** How the years follow from the months where no yearly column is named. */
  resample?: 'average' | 'last';
  /** What a year's value is; `survey` has values in some years only, which a thin line connects. */
  yearIs: 'average' | 'year-end' | 'total' | 'survey';
  /** $100 at the end of the year before the first rate, kept as cash or in bills renewed at the discount rates of the column. */
  hundred?: 'cash' | 'compound';
}

const item = (column: string): ExploreRow => ({
  figure: 'item-prices',
  measure: 'usd',
  yearly: { column },
  yearIs: 'survey',
});
const yearlyOf = (
  figure: FigureId,
  column: string,
  measure: Measure,
  yearIs: ExploreRow['yearIs'] = 'total',
): ExploreRow => ({ figure, measure, yearly: { column }, yearIs });

/** Their order is that of the lists; the subjects are those of content/data.ts. */
export const exploreSeries = {
  m2: {
    figure: 'm2',
    measure: 'usd-billions',
    yearly: { column: 'm2' },
    monthly: { column: 'm2', table: 'monthly' },
    yearIs: 'average',
  },
  'gdp.current': yearlyOf('gdp', 'current', 'usd-billions'),
  'gdp.chained2017': yearlyOf('gdp', 'chained2017', 'usd-billions-2017'),
  'gold-price': {
    figure: 'gold-price',
    measure: 'usd',
    yearly: { column: 'price' },
    monthly: { column: 'price', table: 'monthly' },
    yearIs: 'average',
  },
  'treasury-bills': yearlyOf('treasury-bills', 'rate', 'rate', 'average'),
  'treasury-bills.hundred': {
    figure: 'treasury-bills',
    measure: 'usd',
    yearly: { column: 'rate' },
    yearIs: 'year-end',
    hundred: 'compound',
  },
  'cash.hundred': {
    figure: null,
    measure: 'usd',
    yearIs: 'year-end',
    hundred: 'cash',
  },
  'weimar-1923': {
    figure: 'weimar-1923',
    measure: 'marks-per-usd',
    monthly: { column: 'marksPerDollar' },
    yearIs: 'average',
  },
  'cpi-u': {
    figure: 'cpi-u',
    measure: 'price-index',
    yearly: { column: 'cpi' },
    monthly: { column: 'cpi', table: 'monthly' },
    yearIs: 'average',
  },
  'owner.cpi': yearlyOf('owner', 'cpi', 'price-index', 'survey'),
  'item-prices.car': item('car'),
  'item-prices.medianHouse': item('medianHouse'),
  'item-prices.coffee': item('coffee'),
  'item-prices.bread': item('bread'),
  'item-prices.milk': item('milk'),
  'item-prices.gas': item('gas'),
  'inflation-2020-2024.shelterCpi': yearlyOf('inflation-2020-2024', 'shelterCpi', 'rate', 'year-end'),
  'inflation-2020-2024.rentCpi': yearlyOf('inflation-2020-2024', 'rentCpi', 'rate', 'year-end'),
  'inflation-2020-2024.foodAtHomeCpi': yearlyOf('inflation-2020-2024', 'foodAtHomeCpi', 'rate', 'year-end'),
  'inflation-2020-2024.hourlyEarnings': yearlyOf('inflation-2020-2024', 'hourlyEarnings', 'rate', 'year-end'),
  'inflation-2020-2024.caseShiller': yearlyOf('inflation-2020-2024', 'caseShiller', 'rate', 'year-end'),
  'median-house-price': yearlyOf('median-house-price', 'price', 'usd', 'average'),
  'median-family-income': yearlyOf('median-family-income', 'income', 'usd'),
  'median-household-income': yearlyOf('median-household-income', 'income', 'usd'),
  'productivity-pay.productivity': yearlyOf('productivity-pay', 'productivity', 'percent-since-1948'),
  'productivity-pay.pay': yearlyOf('productivity-pay', 'pay', 'percent-since-1948'),
  unemployment: {
    figure: 'unemployment',
    measure: 'share',
    yearly: { column: 'rate' },
    monthly: { column: 'rate', table: 'monthly' },
    yearIs: 'average',
  },
  'childhood-obesity.age2to5': yearlyOf('childhood-obesity', 'age2to5', 'share', 'survey'),
  'childhood-obesity.age6to11': yearlyOf('childhood-obesity', 'age6to11', 'share', 'survey'),
  'childhood-obesity.age12to19': yearlyOf('childhood-obesity', 'age12to19', 'share', 'survey'),
  'families-poverty.allFamilies': yearlyOf('families-poverty', 'allFamilies', 'share'),
  'families-poverty.marriedCouple': yearlyOf('families-poverty', 'marriedCouple', 'share'),
  'families-poverty.maleHouseholder': yearlyOf('families-poverty', 'maleHouseholder', 'share'),
  'families-poverty.femaleHouseholder': yearlyOf('families-poverty', 'femaleHouseholder', 'share'),
  'btc-price-monthly': {
    figure: 'btc-price-monthly',
    measure: 'usd',
    monthly: { column: 'close' },
    resample: 'last',
    yearIs: 'year-end',
  },
  'btc-price-monthly.average': {
    figure: 'btc-price-monthly',
    measure: 'usd',
    yearly: { column: 'average', table: 'annual' },
    yearIs: 'average',
  },
  'btc-network.hashRateEhs': yearlyOf('btc-network', 'hashRateEhs', 'hash-rate', 'average'),
  'btc-network.difficulty': yearlyOf('btc-network', 'difficulty', 'difficulty', 'year-end'),
  'btc-network.meanFeeUsd': yearlyOf('btc-network', 'meanFeeUsd', 'usd', 'average'),
} as const satisfies Record<string, ExploreRow>;

export type ExploreId = keyof typeof exploreSeries;

export const EXPLORE_IDS = Object.keys(exploreSeries) as ExploreId[];

/** Settings as they are in the address; what is left out is the default. See lib/explore/state.ts. */
interface QuestionState {
  series: readonly ExploreId[];
  divide?: ExploreId;
  from?: number;
  to?: number;
  by?: 'year' | 'month';
  scale?: 'linear' | 'log';
  view?: 'line' | 'bar';
  index?: number;
  dollars?: number;
}

/** Ready-made questions; the first one is drawn when the page opens. */
export const exploreQuestions = {
  'house-income': { series: ['median-house-price'], divide: 'median-household-income' },
  'house-gold': { series: ['median-house-price'], divide: 'gold-price' },
  'house-bitcoin': { series: ['median-house-price'], divide: 'btc-price-monthly.average', scale: 'log' },
  'real-income': { series: ['median-household-income', 'median-family-income'], dollars: 1971 },
  'money-output-prices': { series: ['m2', 'gdp.current', 'cpi-u'], from: 1959, index: 1959, scale: 'log' },
  'mattress-bills': { series: ['cash.hundred', 'treasury-bills.hundred'], dollars: 1971 },
  'prices-1971': { series: ['cpi-u'], scale: 'log' },
  'gold-prices': { series: ['gold-price', 'cpi-u'], from: 1913, index: 1971, scale: 'log' },
  'bitcoin-real': { series: ['btc-price-monthly'], by: 'month', dollars: 2024, scale: 'log' },
  'bills-rate': { series: ['treasury-bills'], view: 'bar' },
} as const satisfies Record<string, QuestionState>;

export type QuestionId = keyof typeof exploreQuestions;

export const QUESTION_IDS = Object.keys(exploreQuestions) as QuestionId[];
