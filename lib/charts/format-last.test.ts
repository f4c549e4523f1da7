import { formatLast } from '@/lib/charts/format-last';
import { type Chart, getChart } from '@/lib/charts/get-chart';

const chartOf = (
  format: Chart['columns'][number]['format'],
  values: (number | null)[],
): Pick<Chart, 'id' | 'columns'> => ({
  id: 'money-and-homes',
  columns: [{ id: 'column', format, values }],
});

describe('the value at the end of a line', () => {
  it.each([
    ['an index is a multiple of its base year', 'index', [100, 6072.8], '61x'],
    ['a small multiple has one decimal', 'index', [100, 207.9], '2.1x'],
    ['a multiple from ten on has none', 'index', [100, 1000], '10x'],
    ['dollars stay dollars', 'usd', [100, 8.7], '$8.70'],
    ['the last known value counts', 'percent', [12.3, null], '12.3%'],
    ['a line without values has a dash', 'index', [null, null], '—'],
  ] as const)('%s', (_, format, values, text) => {
    expect(formatLast(chartOf(format, [...values]), 'column', 'en')).toBe(text);
  });

  it('agrees with the sentences beside the charts', () => {
    const ends = (id: Parameters<typeof getChart>[0]) => {
      const chart = getChart(id);
      return chart.lines.map(({ column }) => formatLast(chart, column, 'en'));
    };
    // 23,052.3 / 379.6, 410,700 / 18,050 and the rise of prices from 30.6 to 335.123
    expect(ends('money-and-homes')).toEqual(['61x', '23x', '2.1x']);
    // 23,052.3 / 293.3; 335.123 / 29.15 = 11.497
    expect(ends('money-prices-output')).toEqual(['79x', '56x', '11x']);
  });
});
