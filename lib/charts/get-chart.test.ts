import { CHART_IDS } from '@/content/charts';
import { chartTable } from '@/lib/charts/chart-table';
import { formatFacts, formatTick, formatValue } from '@/lib/charts/format-value';
import { getChart } from '@/lib/charts/get-chart';
import { layOut } from '@/lib/charts/layout';
import { getColumn } from '@/lib/charts/spec';
import { getContent } from '@/lib/content/content';

const { charts } = getContent('en');

describe.each(CHART_IDS)('the chart %s', (id) => {
  const chart = getChart(id);
  const words = charts.catalogue[id];

  it('has words for each column, line and mark, a number for each placeholder, and limits with a source', () => {
    for (const column of chart.columns) expect(words.columns[column.id]).toBeTruthy();
    for (const line of chart.lines) expect(words.lines[line.column] && words.names[line.column]).toBeTruthy();
    for (const extra of chart.extras ?? []) expect(words.names[extra]).toBeTruthy();
    for (const note of chart.notes ?? []) expect(words.notes?.[note]).toBeTruthy();
    const facts = formatFacts(chart.facts, 'en', charts.values);
    for (const sentence of [words.summary, words.unit, words.own ?? '', ...words.limits]) {
      for (const [, name] of sentence.matchAll(/\{(\w+)\}/g)) expect(Object.keys(facts)).toContain(name);
    }
    expect(Object.values(facts)).not.toContain('—');
    expect(Boolean(words.own)).toBe(chart.figures.includes('owner'));
    expect(words.limits.length).toBeGreaterThan(0);
    expect(words.limitSources.length).toBeGreaterThan(0);
  });

  it('distinguishes its lines without color', () => {
    expect(new Set(chart.lines.map((line) => line.stroke)).size).toBe(chart.lines.length);
  });

  it.each(chart.scales)('has a spot for every value and no other in its %s drawing', (kind) => {
    const lines = chart.lines.map(({ column, tone, stroke }) => ({
      id: column,
      label: column,
      tone,
      stroke,
      values: getColumn(chart, column).values,
    }));
    const { points } = layOut({ xs: chart.xs, lines, kind });
    expect(points.map(({ ys }) => ys.map((y) => y === null))).toEqual(
      chart.xs.map((_, row) => lines.map(({ values }) => values[row] === null)),
    );
  });

  it('has one table row for each point and one cell for each column', () => {
    const { columns, rows } = chartTable(id, 'en');
    expect(rows.map(([key]) => key)).toEqual(chart.keys);
    for (const row of rows) expect(row).toHaveLength(columns.length);
  });
});

describe('what the charts say', () => {
  it('agrees with the figures the owner states', () => {
    const money = getChart('money-and-homes');
    expect(money.facts.base?.value).toBe(1963);
    expect(getColumn(money, 'm2').values.at(0)).toBe(0.287);
    expect(getColumn(money, 'm2').values.at(-1)).toBe(20.773);
    // 100 × 29.1 / 321.5 = 9.051
    expect(getColumn(getChart('dollar-value'), 'power').values.at(-1)).toBe(9.05);
  });

  it('is true: money grew more than twice as much as house prices', () => {
    const { m2Times, priceTimes } = getChart('money-and-homes').facts;
    expect((m2Times?.value ?? 0) / (priceTimes?.value ?? 1)).toBeGreaterThan(2);
  });

  it('is true: in 1971 a house was close to its cheapest in incomes', () => {
    const ratios = getColumn(getChart('home-and-income'), 'ratio').values as number[];
    const cheaper = ratios.filter((ratio) => ratio < (ratios[1971 - 1963] as number));
    expect(cheaper).toHaveLength(1);
  });

  it('is true: teenagers had less obesity in 1976 than in 1971', () => {
    const chart = getChart('child-weight');
    const teens = getColumn(chart, 'age12to19').values;
    expect(teens[chart.xs.indexOf(1976)]).toBeLessThan(teens[chart.xs.indexOf(1971)] as number);
  });
});

describe('printed values', () => {
  it.each([
    [0.287, 'usd-trillions', '$0.287 trillion'],
    [20.773, 'usd-trillions', '$20.77 trillion'],
    [9.05, 'usd', '$9.05'],
    [418975, 'usd', '$418,975'],
    [142.9, 'percent-since', '+142.9%'],
    [0, 'percent-since', '0.0%'],
    [54.72, 'times', '55-fold'],
    [2.885, 'years', '2.9 years'],
    [null, 'usd', '—'],
  ] as const)('%p as %s is %s', (value, format, text) => {
    expect(formatValue(value, format, 'en', charts.values)).toBe(text);
  });

  it.each([
    [400000, 'usd', '$400K'],
    [6000, 'index-level', '6K'],
    [0, 'usd', '$0'],
    [300, 'percent-since', '300%'],
    [25, 'percent', '25%'],
  ] as const)('%p on an axis of %s is %s', (value, format, text) => {
    expect(formatTick(value, format, 'en')).toBe(text);
  });
});
