/**
 * The charts of the home page, made from the figures: which columns the table and the CSV have, which of them are drawn,
 * and the numbers their sentences need. Server only. Words are in content/<language>/charts.ts under the same ids.
 */
import type { ChartId } from '@/content/charts';
import { childWeight, familyPoverty, homeAndIncome, workAndPay } from './divergence-charts';
import { dollarValue, moneyAndHomes } from './evidence-charts';
import type { ChartSpec } from './spec';

const makers: Record<ChartId, () => ChartSpec> = {
  'money-and-homes': moneyAndHomes,
  'dollar-value': dollarValue,
  'home-and-income': homeAndIncome,
  'work-and-pay': workAndPay,
  'child-weight': childWeight,
  'family-poverty': familyPoverty,
};

/** @throws where a figure lacks a value or a column that the chart rests on */
export function getChart(id: ChartId): ChartSpec {
  return makers[id]();
}
