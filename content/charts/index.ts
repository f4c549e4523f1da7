import { exhibits } from '../exhibits';
import type { ChartSpec } from './types';

type Row = (typeof exhibits)[number];
type KeyOf<Charts> = Charts extends unknown ? keyof Charts : never;

export type ChartId = KeyOf<Extract<Row, { charts: object }>['charts']>;

/** The charts of all exhibits, in their order. */
export const chartSpecs = Object.assign({}, ...exhibits.map((row) => ('charts' in row ? row.charts : {}))) as Record<
  ChartId,
  ChartSpec
>;

export const CHART_IDS = Object.keys(chartSpecs) as ChartId[];
