import type { ChartId } from '@/content/charts';
import { getContent } from '@/lib/content/content';
import { formatDate } from '@/lib/format/date';
import type { Locale } from '@/lib/format/locale';
import { formatValue } from './format-value';
import { getChart } from './get-chart';
import type { ChartTableData } from './types';

/** The table of a chart: column names and one row of formatted values for each point. Server only. */
export function chartTable(id: ChartId, locale: Locale): ChartTableData {
  const { charts, chartWords } = getContent(locale);
  const { keys, columns } = getChart(id);
  const words = chartWords[id];
  return {
    columns: [words.key, ...columns.map((column) => words.columns[column.id] ?? column.id)],
    rows: keys.map((key, row) => [
      formatDate(key, locale),
      ...columns.map(({ values, format }) => formatValue(values[row] ?? null, format, locale, charts.values)),
    ]),
  };
}
