import type { FigureId } from '@/content/figures';
import { getFigure, getSeries, getTable, isEstimated } from '@/lib/content/figures';
import { getPriceToIncome } from '@/lib/content/series';
import {
  type ChartColumn,
  type ChartSpec,
  claimed,
  column,
  first,
  last,
  type ValueFormat,
  year,
  yearsOf,
} from './spec';

export function homeAndIncome(): ChartSpec {
  const income = getSeries('median-family-income', 'income');
  const price = getSeries('median-house-price', 'price').filter(([at]) => at <= last(income)[0]);
  const years = yearsOf(price);
  const ratio = getPriceToIncome();
  const isGuess = (at: number) => isEstimated('median-family-income', at, 'income');
  return {
    id: 'home-and-income',
    figures: ['median-house-price', 'median-family-income'],
    xs: years,
    keys: years.map(String),
    columns: [
      column('price', 'usd', years, price),
      column('income', 'usd', years, income, isGuess),
      column('ratio', 'years', years, ratio, isGuess),
    ],
    lines: [
      { column: 'price', tone: 'loss', stroke: 'solid' },
      { column: 'income', tone: 'ink', stroke: 'dashed' },
    ],
    extras: ['ratio'],
    scales: ['linear', 'log'],
    axis: 'usd',
    facts: {
      to: year(last(income)[0]),
      ...claimed(
        {
          r1965: 'house-price-to-income-1965',
          r1971: 'house-price-to-income-1971',
          r2021: 'house-price-to-income-2021',
          rLast: 'house-price-to-income-2024',
        },
        'years',
      ),
    },
  };
}

export function workAndPay(): ChartSpec {
  const productivity = getSeries('productivity-pay', 'productivity');
  const pay = getSeries('productivity-pay', 'pay');
  const years = yearsOf(productivity);
  return {
    id: 'work-and-pay',
    figures: ['productivity-pay'],
    xs: years,
    keys: years.map(String),
    columns: [column('productivity', 'percent-since', years, productivity), column('pay', 'percent-since', years, pay)],
    lines: [
      { column: 'productivity', tone: 'gain', stroke: 'dashed' },
      { column: 'pay', tone: 'loss', stroke: 'solid' },
    ],
    scales: ['linear'],
    axis: 'percent-since',
    notes: [1979],
    facts: {
      from: year(first(pay)[0]),
      to: year(last(pay)[0]),
      ...claimed(
        {
          productivity: 'productivity-1948-to-2024',
          pay: 'pay-1948-to-2024',
          productivity7179: 'productivity-1971-to-1979',
          pay7179: 'pay-1971-to-1979',
          productivity79: 'productivity-1979-to-2024',
          pay79: 'pay-1979-to-2024',
        },
        'percent-since',
      ),
    },
  };
}

/** The columns of one figure, each drawn as it stands. */
function figureColumns(id: FigureId, format: ValueFormat): { xs: number[]; columns: ChartColumn[] } {
  const { columns, data } = getFigure(id);
  const xs = data.map((row) => row[0] as number);
  return {
    xs,
    columns: columns
      .slice(1)
      .map((name) => column(name, format, xs, getSeries(id, name), (at) => isEstimated(id, at, name))),
  };
}

export function childWeight(): ChartSpec {
  const { xs, columns } = figureColumns('childhood-obesity', 'percent');
  const cycles = getTable('childhood-obesity', 'cycles').data;
  return {
    id: 'child-weight',
    figures: ['childhood-obesity'],
    xs,
    keys: xs.map((at) => String(cycles.find(([start]) => start === at)?.[1] ?? at)),
    columns,
    lines: [
      { column: 'age12to19', tone: 'loss', stroke: 'solid', marker: 'circle' },
      { column: 'age6to11', tone: 'ink', stroke: 'dashed', marker: 'square' },
      { column: 'age2to5', tone: 'muted', stroke: 'dotted', marker: 'diamond' },
    ],
    scales: ['linear'],
    axis: 'percent',
    facts: claimed(
      {
        teens1976: 'obesity-teens-1976',
        teensLast: 'obesity-teens-latest',
        school1976: 'obesity-school-age-1976',
        schoolLast: 'obesity-school-age-latest',
      },
      'percent',
    ),
  };
}

export function familyPoverty(): ChartSpec {
  const { xs, columns } = figureColumns('families-poverty', 'percent');
  return {
    id: 'family-poverty',
    figures: ['families-poverty'],
    xs,
    keys: xs.map(String),
    columns,
    lines: [
      { column: 'femaleHouseholder', tone: 'loss', stroke: 'solid' },
      { column: 'maleHouseholder', tone: 'muted', stroke: 'dash-dot' },
      { column: 'allFamilies', tone: 'ink', stroke: 'dashed' },
      { column: 'marriedCouple', tone: 'gain', stroke: 'dotted' },
    ],
    scales: ['linear'],
    axis: 'percent',
    facts: {
      from: year(xs[0] as number),
      to: year(xs.at(-1) as number),
      ...claimed(
        {
          allFrom: 'poverty-all-first',
          all1971: 'poverty-all-1971',
          allTo: 'poverty-all-latest',
          woman1971: 'poverty-woman-1971',
          womanTo: 'poverty-woman-latest',
        },
        'percent',
      ),
    },
  };
}
