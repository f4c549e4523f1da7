import type { LessonId } from './chapters';
import { childWeight } from './charts/child-weight';
import { dollarValue } from './charts/dollar-value';
import { familyPoverty } from './charts/family-poverty';
import { homeAndIncome } from './charts/home-and-income';
import { moneyAndHomes } from './charts/money-and-homes';
import { moneyPricesOutput } from './charts/money-prices-output';
import type { ChartSpec } from './charts/types';
import { workAndPay } from './charts/work-and-pay';
import type { FigureId } from './figures';

interface ExhibitRow {
  readonly id: string;
  /** The charts of the exhibit, in order; their words are in `<language>/charts.ts`. */
  readonly charts?: Readonly<Record<string, ChartSpec>>;
  /** The figures that the exhibit uses apart from its charts and claims. */
  readonly figures?: readonly FigureId[];
}

/** The exhibits of home, in order. Their words are in `<language>/home/exhibits.ts`. */
export const exhibits = [
  { id: 'hero' },
  { id: 'crisis' },
  {
    id: 'charts',
    charts: { 'money-and-homes': moneyAndHomes, 'money-prices-output': moneyPricesOutput, 'dollar-value': dollarValue },
  },
  { id: 'calculator', figures: ['owner', 'cpi-u', 'item-prices', 'btc-price-monthly'] },
  {
    id: 'societal-decline',
    charts: {
      'home-and-income': homeAndIncome,
      'work-and-pay': workAndPay,
      'child-weight': childWeight,
      'family-poverty': familyPoverty,
    },
  },
  { id: 'timeline' },
  { id: 'moral-code-section', figures: ['btc-network'] },
  { id: 'bitcoin-vs-crypto' },
  { id: 'practical-guidance' },
  { id: 'further-reading' },
  { id: 'final-cta' },
] as const satisfies readonly ExhibitRow[];

export type ExhibitId = (typeof exhibits)[number]['id'];

/** The lesson that goes deeper into the subject of an exhibit. The last exhibit leads to the first lesson of the path. */
export const exhibitLessons: Partial<Record<ExhibitId, LessonId>> = {
  hero: 'gold-window-closes-1971',
  crisis: 'who-gets-new-money-first',
  charts: 'how-new-money-is-made',
  calculator: '4',
  'societal-decline': 'prices-wages-and-houses',
  timeline: 'the-crisis-of-2008',
  'moral-code-section': 'who-holds-the-keys',
  'bitcoin-vs-crypto': 'how-miners-agree',
  'practical-guidance': 'a-cushion-first',
  'further-reading': 'what-critics-say',
};

export const exhibitIds: readonly ExhibitId[] = exhibits.map(({ id }) => id);
