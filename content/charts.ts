/** The charts of the home page. Which columns they draw is in lib/charts/*-charts.ts, their words in content/<language>/charts.ts. */
export const CHART_IDS = [
  'money-and-homes',
  'dollar-value',
  'home-and-income',
  'work-and-pay',
  'child-weight',
  'family-poverty',
] as const;

export type ChartId = (typeof CHART_IDS)[number];
