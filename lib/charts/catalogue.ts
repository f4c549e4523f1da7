/**
 * The charts of the home page, made from the figures: which columns the table and the CSV have, which of them are drawn,
 * and the numbers their sentences need. Server only. Words are in content/<language>/charts.ts under the same ids.
 */
import type { ChartId } from '@/content/charts';
import type { FigureId } from '@/content/figures';
import { getFigure, getSeries, getTable, isEstimated } from '@/lib/content/figures';
import { getCpiTable, getDrawnM2, getPriceToIncome, getPurchasingPower, toIndex } from '@/lib/content/series';
import { withoutBinaryNoise } from '@/lib/format/decimal';
import type { Marker, ScaleKind, Stroke, Tone } from './types';

/** How a value is printed; content/<language>/charts.ts says the words round the number. */
export type ValueFormat =
  | 'usd'
  | 'usd-trillions'
  | 'index'
  | 'index-level'
  | 'percent'
  | 'percent-since'
  | 'years'
  | 'times';

export interface ChartColumn {
  id: string;
  format: ValueFormat;
  values: (number | null)[];
  /** True for each value that was remembered, not read in a copy of the source. */
  estimated: boolean[];
}

export interface ChartLine {
  /** The column that is drawn. */
  column: string;
  /** The columns the tooltip names, in order; the drawn one unless told otherwise. */
  tooltip?: string[];
  tone: Tone;
  stroke: Stroke;
  marker?: Marker;
}

export interface Fact {
  value: number;
  format: ValueFormat | 'year';
}

export interface ChartSpec {
  id: ChartId;
  figures: FigureId[];
  xs: number[];
  /** What stands before each row: the year, or the years of a survey. */
  keys: string[];
  columns: ChartColumn[];
  lines: ChartLine[];
  /** Columns the tooltip names besides the lines. */
  extras?: string[];
  scales: ScaleKind[];
  /** How the numbers on the vertical axis are printed. */
  axis: ValueFormat;
  /** Years with a line of their own besides 1971. */
  notes?: number[];
  /** Numbers for the sentences about this chart. */
  facts: Record<string, Fact>;
}

export const BREAK_YEAR = 1971;

type YearPoint = readonly [year: number, value: number];

function yearsOf(...series: (readonly YearPoint[])[]): number[] {
  return [...new Set(series.flatMap((points) => points.map(([year]) => year)))].sort((a, b) => a - b);
}

function column(
  id: string,
  format: ValueFormat,
  years: number[],
  points: readonly YearPoint[],
  isGuess: (year: number) => boolean = () => false,
): ChartColumn {
  const byYear = new Map(points);
  return {
    id,
    format,
    values: years.map((year) => byYear.get(year) ?? null),
    estimated: years.map((year) => byYear.has(year) && isGuess(year)),
  };
}

function valueIn(points: readonly YearPoint[], year: number): number {
  const value = points.find(([at]) => at === year)?.[1];
  if (value === undefined) throw new Error(`The series has no value in ${year}`);
  return value;
}

const growth = (points: readonly YearPoint[], from: number, to: number) =>
  withoutBinaryNoise(valueIn(points, to) / valueIn(points, from));

const first = (points: readonly YearPoint[]) => points[0] as YearPoint;
const last = (points: readonly YearPoint[]) => points.at(-1) as YearPoint;
const year = (value: number): Fact => ({ value, format: 'year' });

/** House prices start four years after M2, so the first year of both is the year whose value is 100. */
function moneyAndHomes(): ChartSpec {
  const m2 = getDrawnM2();
  const price = getSeries('median-house-price', 'price').filter(([at]) => at <= last(m2)[0]);
  const base = first(price)[0];
  const years = yearsOf(m2, price);
  return {
    id: 'money-and-homes',
    figures: ['m2', 'median-house-price'],
    xs: years,
    keys: years.map(String),
    columns: [
      column('m2', 'usd-trillions', years, m2),
      column('m2Index', 'index', years, toIndex(m2, base)),
      column('price', 'usd', years, price),
      column('priceIndex', 'index', years, toIndex(price, base)),
    ],
    lines: [
      { column: 'm2Index', tooltip: ['m2', 'm2Index'], tone: 'loss', stroke: 'solid' },
      { column: 'priceIndex', tooltip: ['price', 'priceIndex'], tone: 'ink', stroke: 'dashed' },
    ],
    scales: ['linear', 'log'],
    axis: 'index-level',
    facts: {
      base: year(base),
      from: year(first(m2)[0]),
      to: year(last(m2)[0]),
      m2Times: { value: growth(m2, base, last(m2)[0]), format: 'times' },
      priceTimes: { value: growth(price, base, last(price)[0]), format: 'times' },
      m2From: { value: first(m2)[1], format: 'usd-trillions' },
      m2To: { value: last(m2)[1], format: 'usd-trillions' },
    },
  };
}

function dollarValue(): ChartSpec {
  const power = getPurchasingPower();
  const years = yearsOf(power);
  const cpi = getCpiTable();
  const income = getSeries('median-family-income', 'income');
  const to = last(power)[0];
  return {
    id: 'dollar-value',
    figures: ['cpi-u', 'owner'],
    xs: years,
    keys: years.map(String),
    columns: [
      { id: 'power', format: 'usd', values: power.map(([, value]) => value), estimated: years.map(() => false) },
      { id: 'cpi', format: 'index', values: years.map((at) => cpi[at] ?? null), estimated: years.map(() => false) },
    ],
    lines: [{ column: 'power', tone: 'loss', stroke: 'solid' }],
    scales: ['linear'],
    axis: 'usd',
    facts: {
      from: year(first(power)[0]),
      to: year(to),
      left: { value: last(power)[1], format: 'usd' },
      leftIn1971: { value: valueIn(power, BREAK_YEAR), format: 'usd' },
      pricesTimes: { value: withoutBinaryNoise(valueIn(power, first(power)[0]) / last(power)[1]), format: 'times' },
      incomeTimes: { value: growth(income, first(power)[0], to), format: 'times' },
    },
  };
}

function homeAndIncome(): ChartSpec {
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

function workAndPay(): ChartSpec {
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

function childWeight(): ChartSpec {
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
      teens1971: { value: valueIn(teens, 1971), format: 'percent' },
      teens1976: { value: valueIn(teens, 1976), format: 'percent' },
      teensLast: { value: last(teens)[1], format: 'percent' },
      school1976: { value: valueIn(school, 1976), format: 'percent' },
      schoolLast: { value: last(school)[1], format: 'percent' },
    },
  };
}

function familyPoverty(): ChartSpec {
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
      womanFrom: fact('femaleHouseholder', from),
      woman1971: fact('femaleHouseholder', BREAK_YEAR),
      womanTo: fact('femaleHouseholder', to),
    },
  };
}

const makers: Record<ChartId, () => ChartSpec> = {
  'money-and-homes': moneyAndHomes,
  'dollar-value': dollarValue,
  'home-and-income': homeAndIncome,
  'work-and-pay': workAndPay,
  'child-weight': childWeight,
  'family-poverty': familyPoverty,
};

export function getChart(id: ChartId): ChartSpec {
  return makers[id]();
}

export function getColumn(chart: ChartSpec, id: string): ChartColumn {
  const found = chart.columns.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`The chart ${chart.id} has no column "${id}"`);
  return found;
}
