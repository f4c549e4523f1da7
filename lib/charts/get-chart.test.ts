import { CHART_IDS, type ChartId, chartSpecs } from '@/content/charts';
import type { ChartSpec } from '@/content/charts/types';
import type { FigureId } from '@/content/figures';
import { chartTable } from '@/lib/charts/chart-table';
import { formatPeriods, formatTick, formatValue } from '@/lib/charts/format-value';
import { getChart, getColumn } from '@/lib/charts/get-chart';
import { layOut } from '@/lib/charts/layout';
import { getClaim } from '@/lib/content/claims/claims';
import { getContent } from '@/lib/content/content';
import { isEstimated } from '@/lib/content/figures/figures';
import { formatDate } from '@/lib/format/date';

const { charts, chartWords } = getContent('en');

describe.each(CHART_IDS)('the chart %s', (id) => {
  const chart = getChart(id);
  const words = chartWords[id];

  it('has words for each column, line and mark, a number for each placeholder, and limits with a source', () => {
    for (const column of chart.columns) expect(words.columns[column.id]).toBeTruthy();
    for (const line of chart.lines) expect(words.lines[line.column] && words.names[line.column]).toBeTruthy();
    for (const extra of chart.extras ?? []) expect(words.names[extra]).toBeTruthy();
    for (const note of chart.notes ?? []) expect(words.notes?.[note]).toBeTruthy();
    const periods = formatPeriods(chart.periods, 'en');
    for (const { id: dot } of chart.dots) expect(words.dots?.[dot]).toBeTruthy();
    const dots = Object.values(words.dots ?? {});
    for (const sentence of [words.summary, words.unit, words.own ?? '', ...words.limits, ...dots]) {
      for (const [, name] of sentence.matchAll(/\{(\w+)\}/g)) expect(Object.keys(periods)).toContain(name);
    }
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
    expect(rows.map(([key]) => key)).toEqual(chart.keys.map((key) => formatDate(key, 'en')));
    for (const row of rows) expect(row).toHaveLength(columns.length);
  });
});

it('a column that a chart does not have is named with the chart', () => {
  expect(() => getColumn(getChart('dollar-value'), 'powr')).toThrow('The chart dollar-value has no column "powr"');
});

describe('what the charts say', () => {
  it('draws each series as published, to its last point', () => {
    const money = getChart('money-and-homes');
    const last = (id: string) => getColumn(money, id).values.at(-1);
    expect([money.keys[0], money.keys.at(-2), money.keys.at(-1)]).toEqual(['1959', '2025', '2026-05']);
    expect(getColumn(money, 'm2').values[0]).toBe(0.2933);
    expect([last('m2'), last('price'), last('cpi')]).toEqual([23.0523, 410700, 335.123]);
    // 410,700 / 18,050 ÷ (335.123 / 30.6)
    expect(last('realPriceIndex')).toBeCloseTo(207.93, 1);
    expect(getColumn(getChart('home-and-income'), 'price').values.at(-1)).toBe(410700);
    // A quarter keeps its name where no monthly series shares the row.
    expect(getChart('home-and-income').keys.at(-1)).toBe('2026-Q2');
    expect(chartTable('home-and-income', 'en').rows.at(-1)?.slice(0, 2)).toEqual(['2026 Q2', '$410,700']);
    // 100 × 29.15 / 335.123
    expect(getColumn(getChart('dollar-value'), 'power').values.at(-1)).toBe(8.7);
  });

  it('divides house prices by incomes', () => {
    const chart = getChart('home-and-income');
    const { values } = getColumn(chart, 'ratio');
    expect(['1965', '1971', '2021'].map((key) => values[chart.keys.indexOf(key)])).toEqual([2.89, 2.45, 4.32]);
  });

  it.each(CHART_IDS)('%s has only values that were read in a copy of their source', (id) => {
    const chart = getChart(id);
    for (const [name, source] of Object.entries(chartSpecs[id].columns)) {
      if (!('figure' in source)) continue;
      const { values } = getColumn(chart, name);
      chart.xs.forEach((year, row) => {
        if (isEstimated(source.figure, year, source.column))
          expect([name, year, values[row]]).toEqual([name, year, null]);
      });
    }
    expect(JSON.stringify(chartTable(id, 'en'))).not.toContain('≈');
  });

  it('says whether it leaves values out', () => {
    expect(CHART_IDS.filter((id) => getChart(id).isPartial)).toEqual([
      'home-and-income',
      'child-weight',
      'family-poverty',
      'prices-income-house',
    ]);
    expect(getColumn(getChart('home-and-income'), 'ratio').values.findLast((ratio) => ratio !== null)).toBe(4.23);
  });

  it('starts an index at 100 in its base year', () => {
    const chart = getChart('money-and-homes');
    const row = chart.keys.indexOf('1963');
    expect(['m2Index', 'priceIndex', 'realPriceIndex'].map((id) => getColumn(chart, id).values[row])).toEqual([
      100, 100, 100,
    ]);
  });

  it('marks the owner’s values of single months beside the lines', () => {
    // 100 × 20,773 / 379.6
    expect(getChart('money-and-homes').dots).toMatchObject([
      { id: 'january-2024', column: 'm2Index', value: expect.closeTo(5472.3, 1) },
    ]);
    expect(getChart('money-prices-output').dots).toMatchObject([
      // 100 × 21,454.2 / 293.3 (the average of 1959) and 100 × 321.5 / 29.1
      { column: 'm2Index', value: expect.closeTo(7314.8, 1) },
      { column: 'cpiIndex', value: expect.closeTo(1104.8, 1) },
    ]);
    expect(getChart('dollar-value').dots).toMatchObject([{ column: 'power', value: expect.closeTo(9.051, 3) }]);
  });

  it('is true: money grew more than twice as much as house prices', () => {
    const prices = getClaim('new-house-multiple-since-1963').value;
    expect(getClaim('m2-multiple-1963-to-latest').value / prices).toBeGreaterThan(2);
  });

  it('is true: after inflation a new house costs about twice as much as in 1963', () => {
    expect(getClaim('new-house-after-inflation-since-1963').value).toBeCloseTo(2, 0);
  });

  describe('dollars, output and prices', () => {
    const chart = getChart('money-prices-output');
    const index = (column: string, year: number) => getColumn(chart, column).values[chart.xs.indexOf(year)] as number;
    const lead = (year: number) => index('m2Index', year) / index('outputIndex', year);
    const inflation = (from: number, to: number) =>
      (index('cpiIndex', to) / index('cpiIndex', from)) ** (1 / (to - from));

    it('is true: dollars stay within a fifth of output to 2008, and are ahead of it from 2009', () => {
      for (let year = 1959; year <= 2008; year++) expect(Math.abs(lead(year) - 1)).toBeLessThan(0.2);
      for (let year = 2009; year <= 2024; year++) expect(lead(year)).toBeGreaterThan(1);
      expect(lead(2024)).toBeGreaterThan(1.25);
    });

    it('is true: prices rise less, not one for one with dollars', () => {
      for (let year = 1960; year <= 2024; year++) {
        expect(index('cpiIndex', year)).toBeLessThan(index('outputIndex', year));
        expect(index('cpiIndex', year)).toBeLessThan(index('m2Index', year));
      }
      // 72.06 against 10.76
      expect(index('m2Index', 2024) / index('cpiIndex', 2024)).toBeGreaterThan(6);
      expect(getClaim('real-output-per-year-1971-to-2024').value).toBeGreaterThan(0);
    });

    it('is true: from 1971 to 1983 dollars, output and prices grow faster than in the years before, to 2024 only prices', () => {
      const pace = (column: string, from: number, to: number) =>
        (index(column, to) / index(column, from)) ** (1 / (to - from));
      for (const column of ['m2Index', 'outputIndex', 'cpiIndex']) {
        expect(pace(column, 1971, 1983)).toBeGreaterThan(pace(column, 1959, 1971) + 0.02);
        expect(pace(column, 1971, 1983)).toBeGreaterThan(pace(column, 1983, 2024) + 0.02);
      }
      expect(pace('m2Index', 1971, 2024)).toBeLessThan(pace('m2Index', 1959, 1971));
      expect(pace('outputIndex', 1971, 2024)).toBeLessThan(pace('outputIndex', 1959, 1971));
      expect(pace('cpiIndex', 1971, 2024)).toBeGreaterThan(pace('cpiIndex', 1959, 1971));
    });

    it('is true: of all decades, prices rise fastest in the 1970s', () => {
      // 7.8 percent a year; 4.7 in the 1980s
      for (const from of [1960, 1980, 1990, 2000, 2010]) {
        expect(inflation(1970, 1980)).toBeGreaterThan(inflation(from, from + 10) + 0.02);
      }
    });

    it('is true: prices speed up around 1965 and slow down after 1981', () => {
      // 1.3, 4.3, 8.4 and 2.9 percent a year
      expect(inflation(1959, 1965)).toBeLessThan(1.02);
      expect(inflation(1965, 1971)).toBeGreaterThan(1.04);
      expect(inflation(1971, 1981)).toBeGreaterThan(1.08);
      expect(inflation(1981, 2024)).toBeLessThan(1.03);
    });
  });

  it('is true: $100 of 1959 loses little to 1964, most of it by 1981, and almost three quarters of the rest since', () => {
    const chart = getChart('dollar-value');
    const power = (year: number) => getColumn(chart, 'power').values[chart.xs.indexOf(year)] as number;
    expect(power(1964)).toBeGreaterThan(90);
    expect(power(1981)).toBeLessThan(40);
    // 1 − 8.70 / 32.06 = 0.729
    const lost = 1 - (getColumn(chart, 'power').values.at(-1) as number) / power(1981);
    expect(lost).toBeGreaterThan(0.72);
    expect(lost).toBeLessThan(0.75);
  });

  it('is true: since 1979 output per hour has risen about three times as much as typical pay', () => {
    expect(getClaim('productivity-1979-to-2024').value / getClaim('pay-1979-to-2024').value).toBeCloseTo(3, 0);
  });

  it('is true: in every year of the chart women alone are poor most often, and married couples least', () => {
    const chart = getChart('family-poverty');
    chart.xs.forEach((_, row) => {
      const shares = chart.lines.map(({ column }) => getColumn(chart, column).values[row] ?? null);
      const known = shares.filter((share) => share !== null);
      if (shares[0] !== null) expect(shares[0]).toBe(Math.max(...known));
      if (shares[3] !== null) expect(shares[3]).toBe(Math.min(...known));
    });
  });

  it('is true: of four measures one turns around 1971, two turn later, and one starts too late to tell', () => {
    const read = (id: ChartId, column: string) => {
      const chart = getChart(id);
      const { values } = getColumn(chart, column);
      return (year: number) => values[chart.xs.indexOf(year)] as number;
    };
    const ratio = read('home-and-income', 'ratio');
    const years = Array.from({ length: 2023 - 1963 + 1 }, (_, i) => 1963 + i);
    expect(years.reduce((lowest, year) => (ratio(year) < ratio(lowest) ? year : lowest))).toBe(1970);

    expect(getChart('home-and-income').ratioMarks?.years.map((year) => ratio(year))).toEqual([2.89, 2.45, 4.32]);

    // Pay rises with output per hour to 1972 and is no higher in 1979. The institute names 1979.
    const pay = read('work-and-pay', 'pay');
    expect(pay(1972)).toBeGreaterThan(pay(1971));
    expect(pay(1979) - pay(1972)).toBeLessThan(1);
    expect(getChart('work-and-pay').notes).toEqual([1979]);

    const teens = read('child-weight', 'age12to19');
    expect(teens(1976)).toBeLessThan(teens(1971));
    expect(teens(1988)).toBeGreaterThan(1.5 * teens(1976));

    expect(getChart('family-poverty').periods.from).toBe('1970');

    const { panels } = getContent('en').home.exhibits['societal-decline'];
    expect(Object.values(panels).map(({ turn }) => turn)).toEqual([
      'Turns about 1971',
      'Turns after 1972',
      'Turns after 1976',
      'Data start in 1970',
    ]);
  });

  it('is true: house prices outran incomes', () => {
    const { price, income } = Object.fromEntries(
      ['price', 'income'].map((column) => [column, getColumn(getChart('home-and-income'), column)]),
    );
    const row = getChart('home-and-income').keys.indexOf('1965');
    const last = getChart('home-and-income').keys.indexOf('2023');
    const rise = (values: (number | null)[] = []) => (values[last] ?? 0) / (values[row] ?? 0);
    expect(rise(price?.values)).toBeGreaterThan(rise(income?.values));
  });

  it('is true: people hold more money for each dollar of output than in 1959', () => {
    const chart = getChart('money-prices-output');
    const share = (year: string) => {
      const row = chart.keys.indexOf(year);
      return Number(getColumn(chart, 'm2').values[row]) / Number(getColumn(chart, 'output').values[row]);
    };
    expect(share('2024')).toBeGreaterThan(share('1959'));
  });

  it('is true: in 1971 a house was close to its cheapest in incomes', () => {
    const ratios = getColumn(getChart('home-and-income'), 'ratio').values.filter((ratio) => ratio !== null);
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
    [6000, 'index-level', '6,000'],
    [0, 'usd', '$0'],
    [300, 'percent-since', '300%'],
    [25, 'percent', '25%'],
  ] as const)('%p on an axis of %s is %s', (value, format, text) => {
    expect(formatTick(value, format, 'en')).toBe(text);
  });
});

it.each(['money-and-homes', 'money-prices-output'] as const)(
  'the words of %s name the missing year over which its line is joined',
  (id) => {
    const chart = getChart(id);
    const joined = chart.lines.filter(({ joinsLast }) => joinsLast);
    expect(joined).toHaveLength(1);
    for (const { column } of joined) {
      const { values } = getColumn(chart, column);
      const missing = chart.xs.filter(
        (x, i) => Number.isInteger(x) && i > values.findIndex(Boolean) && values[i] === null,
      );
      expect(missing).toEqual([2025]);
    }
    expect(chart.periods.missing).toBe('2025');
    expect(chartWords[id].unit + chartWords[id].own).toContain('{missing}');
  },
);

it('an unknown figure of a chart is an error that names the file of the chart and the nearest figure', () => {
  const specs = chartSpecs as Record<string, ChartSpec>;
  specs.unwritten = { ...chartSpecs['dollar-value'], figures: ['cpi' as FigureId] };
  expect(() => getChart('unwritten' as ChartId)).toThrow(
    'content/charts/unwritten.ts: content/en/data/figures.ts has no figure "cpi"; the nearest is "cpi-u"',
  );
  delete specs.unwritten;
});
