import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatMoney, formatNumber, formatPercent } from '@/lib/format/number';

const CENT = 0.01;
const LEAST_PERCENT = 0.1;

/** Dollars to the cent; below a cent it says so, because "$0.00" would be wrong. */
export function formatWorth(value: number, locale: Locale, less: string): string {
  return value < CENT ? fill(less, { value: formatMoney(CENT, locale) }) : formatMoney(value, locale);
}

/** The same in marks of 1914. */
export function formatPrewarMarks(value: number, locale: Locale, less: string): string {
  const printed = formatNumber(Math.max(value, CENT), locale, 2);
  return value < CENT ? fill(less, { value: printed }) : printed;
}

/** A part of one as percent: whole, with one decimal below ten, and never rounded down to nothing. */
export function formatPart(part: number, locale: Locale, less: string): string {
  const percent = part * 100;
  if (percent < LEAST_PERCENT) return fill(less, { value: formatPercent(LEAST_PERCENT, locale, 1) });
  return formatPercent(percent, locale, percent < 10 ? 1 : 0);
}

/** What is gone of a whole: never "100%" while a little is left. */
export function formatLoss(partLeft: number, locale: Locale): string {
  const gone = (1 - partLeft) * 100;
  return formatPercent(Math.min(gone, 99.9), locale, gone > 99 ? 1 : 0);
}

/** An estimated rate: three digits, because more would claim to know it. */
export function formatRate(value: number, locale: Locale): string {
  return formatNumber(Number(value.toPrecision(3)), locale);
}
