import { formatCompact, formatCompactDollars } from '@/lib/format/compact';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatDollars, formatMoney, formatNumber, formatPercent, NO_VALUE } from '@/lib/format/number';
import type { Fact, ValueFormat } from './spec';

/** What a language says round a number. `{n}` is the number. */
interface ValueWords {
  trillions: string;
  years: string;
  times: string;
  /** Before a value that was remembered, not read. */
  estimate: string;
}

/**
 * A value as tables and sentences show it; "—" for null and for what is not finite.
 *
 * @param value in the unit of its format: dollars, trillions of dollars, percent, years, times or index points
 */
export function formatValue(
  value: number | null,
  format: ValueFormat | 'year',
  locale: Locale,
  words: ValueWords,
): string {
  if (value === null || !Number.isFinite(value)) return NO_VALUE;
  switch (format) {
    case 'year':
      return String(value);
    case 'usd':
      return formatDollars(value, locale);
    case 'usd-trillions':
      return fill(words.trillions, { n: formatMoney(value, locale, value < 1 ? 3 : 2) });
    case 'index':
      return formatNumber(value, locale, value < 1000 ? 1 : 0);
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

/** A number on an axis, in the unit of its format: short, because a phone has little room beside the lines. */
export function formatTick(value: number, format: ValueFormat, locale: Locale): string {
  if (format === 'percent' || format === 'percent-since') return formatPercent(value, locale);
  if (format === 'usd' || format === 'usd-trillions') return formatCompactDollars(value, locale);
  return formatCompact(value, locale);
}

/** Every fact of a chart as formatValue prints it, under the same name. */
export function formatFacts(facts: Record<string, Fact>, locale: Locale, words: ValueWords): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, formatValue(fact.value, fact.format, locale, words)]),
  );
}
