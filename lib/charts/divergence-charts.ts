import type { FigureId } from '@/content/figures';
import { getFigure, getSeries, getTable, isEstimated } from '@/lib/content/figures';
import { getPriceToIncome } from '@/lib/content/series';
import { withoutBinaryNoise } from '@/lib/format/decimal';
import {
  BREAK_YEAR,
  type ChartColumn,
  type ChartSpec,
  column,
  type Fact,
  first,
  last,
  type ValueFormat,
  valueIn,
  type YearPoint,
  year,
  yearsOf,
} from './spec';

export function homeAndIncome(): ChartSpec {
  const income = getSeries('median-family-income', 'income');
  const price = getSeries('median-house-price', 'price').filter(([at]) => at <= last(income)[0]);
  const years = yearsOf(price);
  const ratio = getPriceToIncome();
  const isGuess = (at: number) => isEstimated('median-family-income', at, 'income');
  const fact = (at: number): Fact => ({ value: valueIn(ratio, at), format: 'years' });
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
      r1965: fact(1965),
      r1971: fact(1971),
      r2021: fact(2021),
      to: year(last(income)[0]),
      rLast: fact(last(income)[0]),
    },
  };
}

export function workAndPay(): ChartSpec {
  const productivity = getSeries('productivity-pay', 'productivity');
  const pay = getSeries('productivity-pay', 'pay');
  const years = yearsOf(productivity);
  const gained = (points: readonly YearPoint[], from: number, to: number): Fact => ({
    value: withoutBinaryNoise((100 * (100 + valueIn(points, to))) / (100 + valueIn(points, from)) - 100),
    format: 'percent-since',
  });
  const [from, to] = [first(pay)[0], last(pay)[0]];
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
      from: year(from),
      to: year(to),
      productivity: { value: last(productivity)[1], format: 'percent-since' },
      pay: { value: last(pay)[1], format: 'percent-since' },
      productivity7179: gained(productivity, BREAK_YEAR, 1979),
      pay7179: gained(pay, BREAK_YEAR, 1979),
      productivity79: gained(productivity, 1979, to),
      pay79: gained(pay, 1979, to),
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
  const teens = getSeries('childhood-obesity', 'age12to19');
  const school = getSeries('childhood-obesity', 'age6to11');
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
    facts: {
      teens1976: { value: valueIn(teens, 1976), format: 'percent' },
      teensLast: { value: last(teens)[1], format: 'percent' },
      school1976: { value: valueIn(school, 1976), format: 'percent' },
      schoolLast: { value: last(school)[1], format: 'percent' },
    },
  };
}

export function familyPoverty(): ChartSpec {
  const { xs, columns } = figureColumns('families-poverty', 'percent');
  const fact = (name: string, at: number): Fact => ({
    value: valueIn(getSeries('families-poverty', name), at),
    format: 'percent',
  });
  const [from, to] = [xs[0] as number, xs.at(-1) as number];
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
      from: year(from),
      to: year(to),
      allFrom: fact('allFamilies', from),
      all1971: fact('allFamilies', BREAK_YEAR),
      allTo: fact('allFamilies', to),
      woman1971: fact('femaleHouseholder', BREAK_YEAR),
      womanTo: fact('femaleHouseholder', to),
    },
  };
}
