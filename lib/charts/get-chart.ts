/** Turns the declarations of content/charts into numbers. Server only. */
import { type ChartId, chartSpecs } from '@/content/charts';
import type { ChartSpec, ColumnSource, PeriodSource, ValueFormat } from '@/content/charts/types';
import { getClaim } from '@/lib/content/claims/claims';
import { getFigure, getSeries, getTable, getValue, isEstimated } from '@/lib/content/figures/figures';
import { roundHalfAwayFromZero, withoutBinaryNoise } from '@/lib/format/decimal';
import { type Period, placeOf } from './place-of';

export interface ChartColumn {
  id: string;
  format: ValueFormat;
  /** One value for each row; null where the series has none that was read in a copy of the source. */
  values: (number | null)[];
}

export interface Chart extends Omit<ChartSpec, 'columns' | 'periods' | 'dots'> {
  id: ChartId;
  xs: number[];
  /** Year, month ("2026-05"), quarter ("2026-Q2") or survey of each row. */
  keys: string[];
  columns: ChartColumn[];
  dots: { id: string; column: string; x: number; value: number; shape?: 'diamond' }[];
  periods: Record<string, string>;
  /** True when a series has values that the chart leaves out because they were remembered, not read. */
  isPartial: boolean;
}

type Series = ReadonlyMap<Period, number>;

/** The middle month of a quarter: "2026-Q2" is "2026-05". Months are returned unchanged. */
const monthOf = (period: string) => period.replace(/Q(\d)$/, (_, quarter) => String(3 * quarter - 1).padStart(2, '0'));

export function getColumn(chart: Pick<Chart, 'id' | 'columns'>, id: string): ChartColumn {
  const found = chart.columns.find((column) => column.id === id);
  if (!found) throw new Error(`The chart ${chart.id} has no column "${id}"`);
  return found;
}

/** @throws Error that names the chart when it names an unknown figure, or a value or column that a figure lacks */
export function getChart(id: ChartId): Chart {
  try {
    return readChart(id, chartSpecs[id]);
  } catch (error) {
    throw new Error(`content/charts/${id}.ts: ${(error as Error).message}`, { cause: error });
  }
}

function readChart(id: ChartId, spec: ChartSpec): Chart {
  spec.figures.forEach(getFigure);
  const series = new Map<string, Series>();
  for (const [name, source] of Object.entries(spec.columns)) series.set(name, seriesOf(source, series, spec));
  const periods = [...new Set([...series.values()].flatMap((points) => [...points.keys()]))]
    .filter((period) => placeOf(period) >= (spec.from ?? Number.NEGATIVE_INFINITY))
    .sort((a, b) => placeOf(a) - placeOf(b));
  return {
    ...spec,
    id,
    xs: periods.map(placeOf),
    keys: periods.map((period) => rowName(spec, period)),
    columns: Object.entries(spec.columns).map(([name, source]) => ({
      id: name,
      format: source.format,
      values: periods.map((period) => series.get(name)?.get(period) ?? null),
    })),
    dots: (spec.dots ?? []).map((dot) => ({
      id: dot.id,
      column: dot.column,
      x: placeOf(dot.month),
      value: withoutBinaryNoise(dotValue(dot, spec)),
      ...(dot.shape && { shape: dot.shape }),
    })),
    periods: Object.fromEntries(
      Object.entries(spec.periods ?? {}).map(([name, source]) => [name, periodOf(source, series)]),
    ),
    isPartial: Object.values(spec.columns).some((source) => 'figure' in source && hasEstimates(source, spec.from)),
  };
}

function seriesOf(source: ColumnSource, known: ReadonlyMap<string, Series>, spec: ChartSpec): Series {
  const { base = Number.NaN } = spec;
  const column = (name: string): Series => known.get(name) ?? new Map();
  const baseOf = (name: string) => {
    const value = column(name).get(base);
    if (!value) throw new Error(`The column "${name}" has no value in ${base}, the base year of the chart`);
    return value;
  };
  const change = (name: string, by: (value: number) => number): Series =>
    new Map([...column(name)].map(([at, value]) => [at, by(value)]));
  const divide = ([name, divisor]: readonly [string, string], finish: (quotient: number) => number): Series =>
    new Map(
      [...column(name)].flatMap(([at, value]) => {
        const by = column(divisor).get(at);
        return by ? [[at, finish(value / by)] as const] : [];
      }),
    );
  if ('figure' in source) {
    const tables = Object.values(spec.columns).flatMap((column) => ('latest' in column ? [column.latest] : []));
    return readSeries(source, new Set(tables).size > 1);
  }
  if ('index' in source) {
    const first = baseOf(source.index);
    return change(source.index, (value) => withoutBinaryNoise((100 * value) / first));
  }
  if ('inverseIndex' in source) {
    const first = baseOf(source.inverseIndex);
    return change(source.inverseIndex, (value) => roundHalfAwayFromZero((100 * first) / value, 2));
  }
  if ('ratio' in source) return divide(source.ratio, (quotient) => roundHalfAwayFromZero(quotient, 2));
  const first = baseOf(source.deflated[1]);
  return divide(source.deflated, (quotient) => withoutBinaryNoise(quotient * first));
}

/** @param isShared true in a chart of months and quarters: a quarter is in the row of its middle month */
function readSeries(
  { figure, column, divisor = 1, latest }: Extract<ColumnSource, { figure: unknown }>,
  isShared: boolean,
): Series {
  const last = latest && getSeries<string>(figure, column, latest).at(-1);
  const points: (readonly [Period, number])[] = getSeries<Period>(figure, column).filter(
    ([period]) => !isEstimated(figure, period, column),
  );
  if (last) points.push([isShared ? monthOf(last[0]) : last[0], last[1]]);
  return new Map(points.map(([at, value]) => [at, withoutBinaryNoise(value / divisor)]));
}

/** In the unit of the line beside which the dot is drawn. */
function dotValue(dot: NonNullable<ChartSpec['dots']>[number], { columns, base = Number.NaN }: ChartSpec): number {
  if ('claim' in dot) return (dot.factor ?? 1) * getClaim(dot.claim).value;
  const line = columns[dot.column];
  const source = line && 'index' in line ? columns[line.index] : undefined;
  if (!source || !('figure' in source)) {
    throw new Error(`The dot "${dot.id}" is a row of a table, but "${dot.column}" is not the index of a figure`);
  }
  const { figure, column } = source;
  return (100 * getValue(figure, dot.month, column, dot.table)) / getValue(figure, base, column);
}

const hasEstimates = ({ figure, column }: Extract<ColumnSource, { figure: unknown }>, from = 0) =>
  getSeries<Period>(figure, column).some(([period]) => placeOf(period) >= from && isEstimated(figure, period, column));

function rowName({ rowNames, figures }: ChartSpec, period: Period): string {
  const row = rowNames && figures[0] && getTable(figures[0], rowNames).data.find(([year]) => year === period);
  return String(row ? row[1] : period);
}

function periodOf({ at, of }: PeriodSource, series: ReadonlyMap<string, Series>): string {
  const periods = [...(series.get(of)?.keys() ?? [])];
  const period = { first: periods[0], last: periods.at(-1), missing: missingYear(periods) }[at];
  if (period === undefined) throw new Error(`The column "${of}" has no ${at} period`);
  return String(period);
}

/** The first year that follows one of the periods, comes before the last one, and is none of them. */
function missingYear(periods: readonly Period[]): number | undefined {
  const last = placeOf(periods.at(-1) ?? 0);
  const following = periods.filter((period) => typeof period === 'number').map((year) => year + 1);
  return following.find((year) => year < last && !periods.includes(year));
}
