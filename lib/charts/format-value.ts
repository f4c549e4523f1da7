import type { ValueFormat } from '@/content/charts/types';
import { formatCompact, formatCompactDollars } from '@/lib/format/compact';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatDollars, formatMoney, formatNumber, formatPercent, NO_VALUE } from '@/lib/format/number';

interface ValueWords {
  trillions: string;
  years: string;
  times: string;
  /** Prefix of an estimated value. */
  estimate: string;
}

/**
 * A value as text for tables and sentences; "—" for null and for values that are not finite.
 *
 * @param value in the unit of its format: dollars, trillions of dollars, percent, years, times or index points
 */
export function formatValue(value: number | null, format: ValueFormat, locale: Locale, words: ValueWords): string {
  if (value === null || !Number.isFinite(value)) return NO_VALUE;
  switch (format) {
    case 'usd':
      return formatDollars(value, locale);
    case 'usd-trillions':
      return fill(words.trillions, { n: formatMoney(value, locale, value < 1 ? 3 : 2) });
    case 'index':
      return formatNumber(value, locale, value < 100 ? 1 : 0);
    case 'index-level':
      return formatNumber(value, locale);
    case 'percent':
      return formatPercent(value, locale, 1);
    case 'percent-since':
      return `${value > 0 ? '+' : ''}${formatPercent(value, locale, 1)}`;
    case 'years':
      return fill(words.years, { n: formatNumber(value, locale, 1) });
    case 'times':
      return fill(words.times, { n: formatNumber(value, locale, value < 10 ? 1 : 0) });
  }
}

export function formatTick(value: number, format: ValueFormat, locale: Locale): string {
  if (format === 'percent' || format === 'percent-since') return formatPercent(value, locale);
  if (format === 'index-level') return formatNumber(value, locale);
  if (format === 'usd' || format === 'usd-trillions') return formatCompactDollars(value, locale);
  return formatCompact(value, locale);
}

export function formatPeriods(periods: Record<string, string>, locale: Locale): Record<string, string> {
  return Object.fromEntries(Object.entries(periods).map(([name, period]) => [name, formatDate(period, locale)]));
}
