/** The charts of the home page. Their columns are in lib/charts/*-charts.ts, their words in <language>/charts.ts. */
export const CHART_IDS = [
  'money-and-homes',
  'dollar-value',
  'home-and-income',
  'work-and-pay',
  'child-weight',
  'family-poverty',
] as const;

export type ChartId = (typeof CHART_IDS)[number];
