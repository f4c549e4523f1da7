import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { formatValue } from './format-value';
import { type Chart, getColumn } from './get-chart';

/** What an index is in its base year. */
const INDEX_BASE = 100;

/**
 * The last value of a column, as it is written at the end of its line. An index is written as a multiple of its base year, as in
 * the sentences beside the charts: 6,073 is "61x". Server only.
 */
export function formatLast(chart: Pick<Chart, 'id' | 'columns'>, column: string, locale: Locale): string {
  const { values: words } = getContent(locale).charts;
  const { values, format } = getColumn(chart, column);
  const last = values.findLast((value) => value !== null) ?? null;
  return format === 'index' && last !== null
    ? formatValue(last / INDEX_BASE, 'times', locale, { ...words, times: words.multiple })
    : formatValue(last, format, locale, words);
}
