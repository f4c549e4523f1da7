import { exhibits } from '../exhibits';
import { lessonCharts } from './lessons';
import type { ChartSpec } from './types';

type Row = (typeof exhibits)[number];
type LessonRow = (typeof lessonCharts)[keyof typeof lessonCharts];
type KeyOf<Charts> = Charts extends unknown ? keyof Charts : never;
type HomeChartId = KeyOf<Extract<Row, { charts: object }>['charts']>;

export type ChartId = HomeChartId | KeyOf<LessonRow>;

/** The charts of all exhibits, in their order, then those of lessons. */
export const chartSpecs: Record<ChartId, ChartSpec> = Object.assign(
  {},
  ...exhibits.map((row) => ('charts' in row ? row.charts : {})),
  ...Object.values(lessonCharts),
);

export const CHART_IDS = Object.keys(chartSpecs) as ChartId[];
