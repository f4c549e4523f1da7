import type { DataId } from '@/content/data';
import type { FigureId, Unit } from '@/content/figures';
import { formatPeriods } from '@/lib/charts/format-value';
import { getChart } from '@/lib/charts/get-chart';
import { getContent } from '@/lib/content/content';
import { getFigure, getSeries, isEstimated, type Period } from '@/lib/content/figures/figures';
import { formatInWords } from '@/lib/format/compact';
import { roundHalfAwayFromZero } from '@/lib/format/decimal';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatDollars, formatNumber, formatPercent } from '@/lib/format/number';
import { formatHashRate, formatKey } from './format-values';
import { isFigureId } from './ids';

const BILLION = 1e9;

/** A value as a person would say it: the table has all its digits. */
function inProse(value: number, column: string, unit: Unit, locale: Locale): string {
  if (column === 'hashRateEhs') return formatHashRate(value, locale);
  if (unit === 'usd-billions') return formatInWords(value * BILLION, locale, 1, true);
  if (unit.startsWith('usd')) return formatDollars(value, locale);
  if (unit.startsWith('percent')) return formatPercent(value, locale, { min: 0, max: 2 });
  return value < 1e6 ? formatNumber(value, locale) : formatInWords(value, locale, 1, false);
}

/**
 * One or two sentences that answer the question of the page; undefined where there are none: most charts have only a summary below
 * their title. The words of a chart may name its periods (`ChartSpec`).
 *
 * The words of a figure may name, for each column: `{columnFrom}` and `{columnTo}` (first and last value), `{columnTimes}` (their ratio), `{columnOfOneDollar}`
 * (what one dollar of the first value became, in whole dollars),
 * `{columnMin}` and `{columnMax}` with `{columnMinAt}` and `{columnMaxAt}`, and `{columnTotal}` (yearly changes in percent,
 * compounded), and with months beside the years `{columnLatest}` and `{latestMonth}` (the last month as a multiple of the first year). Also `{first}` and `{last}`.
 */
export function answerOf(id: DataId, locale: Locale): string | undefined {
  const { data: words, figureWords } = getContent(locale);
  if (!isFigureId(id)) {
    const text = words.chartAnswers[id];
    return text && fill(text, formatPeriods(getChart(id).periods, locale));
  }
  const { answer } = figureWords[id];
  if (!answer) return undefined;
  const { data } = getFigure(id);
  return fill(answer, {
    ...columnValues(id, locale),
    first: formatKey(String(data[0]?.[0]), locale),
    last: formatKey(String(data.at(-1)?.[0]), locale),
  });
}

function columnValues(id: FigureId, locale: Locale): Record<string, string> {
  const { columns, unit } = getFigure(id);
  const { estimate } = getContent(locale).charts.values;
  const values = columns.slice(1).flatMap((column) => {
    const points = getSeries<Period>(id, column).filter(([, value]) => Number.isFinite(value));
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last) return [];
    const ranked = points.toSorted(([, a], [, b]) => a - b);
    const [lowest = first, highest = last] = [ranked[0], ranked.at(-1)];
    const write = ([period, value]: readonly [Period, number]) =>
      (isEstimated(id, period, column) ? estimate : '') + inProse(value, column, unit, locale);
    const times = last[1] / first[1];
    const total = points.reduce((product, [, change]) => product * (1 + change / 100), 1);
    return [
      [`${column}From`, write(first)],
      [`${column}To`, write(last)],
      [`${column}Times`, formatNumber(times, locale, times < 10 ? 1 : 0)],
      [`${column}OfOneDollar`, formatDollars(roundHalfAwayFromZero(times, 0), locale)],
      [`${column}Min`, write(lowest)],
      [`${column}MinAt`, formatKey(String(lowest[0]), locale)],
      [`${column}Max`, write(highest)],
      [`${column}MaxAt`, formatKey(String(highest[0]), locale)],
      [`${column}Total`, formatPercent((total - 1) * 100, locale)],
      ...latestMonth(id, column, first[1], locale),
    ];
  });
  return Object.fromEntries(values);
}

function latestMonth(id: FigureId, column: string, first: number, locale: Locale): [name: string, text: string][] {
  if (!getFigure(id).tables?.monthly?.columns.includes(column)) return [];
  const last = getSeries<string>(id, column, 'monthly').at(-1);
  if (!last) return [];
  return [
    ['latestMonth', formatKey(last[0], locale)],
    [`${column}Latest`, formatNumber(last[1] / first, locale)],
  ];
}
