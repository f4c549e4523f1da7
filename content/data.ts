/** What the pages under /data need besides figures and charts. Their words are in `<language>/data.ts` and `figures.ts`. */
import type { ChartId } from './charts';
import type { FigureId } from './figures';

export type DataId = FigureId | ChartId;

/** How often the publisher adds points. `closed`: the series has ended or covers a fixed span. */
export const RHYTHMS = ['daily', 'monthly', 'quarterly', 'yearly', 'irregular', 'closed'] as const;

export type Rhythm = (typeof RHYTHMS)[number];

/** What a publisher allows: works of the US government have no copyright there, Coin Metrics allows non-commercial use. */
export const TERMS = ['us-government', 'non-commercial'] as const;

export type Terms = (typeof TERMS)[number];
