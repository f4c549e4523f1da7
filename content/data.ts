/** The pages under /data: one for each figure and each chart. Words are in `<language>/data.ts` and `<language>/figures.ts`. */
import type { ChartId } from './charts';
import type { ExhibitId } from './exhibits';
import type { FigureId } from './figures';

export type DataId = FigureId | ChartId;

/** Every page by subject, in the order of /data. A test checks that each figure and each chart is listed once. */
export const dataSubjects = {
  money: [
    'money-prices-output',
    'money-and-homes',
    'dollar-value',
    'm2',
    'gdp',
    'treasury-bills',
    'gold-price',
    'weimar-1923',
    'owner',
  ],
  prices: ['cpi-u', 'item-prices', 'inflation-2020-2024'],
  homes: ['home-and-income', 'median-house-price'],
  pay: ['work-and-pay', 'productivity-pay', 'median-family-income', 'median-household-income'],
  society: ['child-weight', 'childhood-obesity', 'family-poverty', 'families-poverty'],
  bitcoin: ['btc-price-monthly', 'btc-network', 'energy'],
} as const satisfies Record<string, readonly DataId[]>;

export type DataSubject = keyof typeof dataSubjects;

/** How often the publisher adds points. `closed`: the series has ended or covers a fixed span. */
export type Rhythm = 'daily' | 'monthly' | 'quarterly' | 'yearly' | 'irregular' | 'closed';

interface FigureRow {
  rhythm: Rhythm;
  /** The drawn columns; all numeric columns if left out. */
  columns?: readonly string[];
  /** `bars` if the rows are names instead of periods. */
  kind?: 'line' | 'bars';
  /** Scales of the vertical axis, the initial one first; with two, the reader chooses. Linear if left out. */
  scales?: readonly ('linear' | 'log')[];
  /** Format of the axis ticks; by the figure's unit if left out. */
  axis?: 'hash-rate';
}

export const dataRows: Record<FigureId, FigureRow> = {
  owner: { rhythm: 'irregular' },
  'cpi-u': { rhythm: 'monthly', scales: ['linear', 'log'] },
  m2: { rhythm: 'monthly', scales: ['linear', 'log'] },
  gdp: { rhythm: 'yearly', scales: ['linear', 'log'] },
  'median-house-price': { rhythm: 'quarterly', scales: ['linear', 'log'] },
  'median-family-income': { rhythm: 'yearly' },
  'median-household-income': { rhythm: 'yearly' },
  'productivity-pay': { rhythm: 'irregular' },
  'childhood-obesity': { rhythm: 'irregular' },
  'families-poverty': { rhythm: 'yearly' },
  'btc-price-monthly': { rhythm: 'daily', scales: ['log', 'linear'] },
  'btc-network': { rhythm: 'daily', columns: ['hashRateEhs'], scales: ['log'], axis: 'hash-rate' },
  'treasury-bills': { rhythm: 'monthly' },
  'gold-price': { rhythm: 'monthly', scales: ['linear', 'log'] },
  'item-prices': { rhythm: 'irregular', scales: ['log'] },
  'inflation-2020-2024': { rhythm: 'closed' },
  energy: { rhythm: 'irregular', kind: 'bars', columns: ['twhPerYear'] },
  'weimar-1923': { rhythm: 'closed', scales: ['log'] },
};

/** Figures used on home and in guides, apart from charts and claims. */
export const homeParts: { exhibit: ExhibitId; figures: readonly FigureId[] }[] = [
  { exhibit: 'calculator', figures: ['owner', 'cpi-u', 'item-prices', 'btc-price-monthly'] },
  { exhibit: 'moral-code-section', figures: ['btc-network'] },
];

/** By the name of the component in MDX. */
export const guideParts: Record<string, readonly FigureId[]> = {
  InflationByYear: ['owner', 'inflation-2020-2024'],
  DcaBacktest: ['btc-price-monthly', 'cpi-u'],
  MiningCalculator: ['btc-network'],
  EnergyTable: ['owner', 'energy'],
  FeePriorityTable: ['owner'],
  StrikeTerm: ['owner'],
};

/** Lessons with a part that calculates from a figure. */
export const lessonParts: Record<string, readonly FigureId[]> = { '4': ['weimar-1923'] };
