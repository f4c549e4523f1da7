/**
 * The charts of the site. To add one: put a file beside this one, add it to the list below in the order of its exhibit,
 * and write its words in content/en/charts.ts.
 */
import { childWeight } from './child-weight';
import { dollarValue } from './dollar-value';
import { familyPoverty } from './family-poverty';
import { homeAndIncome } from './home-and-income';
import { moneyAndHomes } from './money-and-homes';
import { moneyPricesOutput } from './money-prices-output';
import type { ChartSpec } from './types';
import { workAndPay } from './work-and-pay';

export const chartSpecs = {
  'money-and-homes': moneyAndHomes,
  'money-prices-output': moneyPricesOutput,
  'dollar-value': dollarValue,
  'home-and-income': homeAndIncome,
  'work-and-pay': workAndPay,
  'child-weight': childWeight,
  'family-poverty': familyPoverty,
} satisfies Record<string, ChartSpec>;

export type ChartId = keyof typeof chartSpecs;

export const CHART_IDS = Object.keys(chartSpecs) as ChartId[];
