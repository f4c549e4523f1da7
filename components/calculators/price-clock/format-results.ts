import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatMoney, formatNumber, formatPercent } from '@/lib/format/number';

const CENT = 0.01;
const LEAST_PERCENT = 0.1;

/** Dollars to the cent; "less than" one cent instead of a wrong "$0.00". */
export function formatWorth(value: number, locale: Locale, less: string): string {
  return value < CENT ? fill(less, { value: formatMoney(CENT, locale) }) : formatMoney(value, locale);
}

/** Marks of 1914, formatted like `formatWorth`. */
export function formatPrewarMarks(value: number, locale: Locale, less: string): string {
  const formatted = formatNumber(Math.max(value, CENT), locale, 2);
  return value < CENT ? fill(less, { value: formatted }) : formatted;
}

/** A fraction as percent: one decimal below ten, and never rounded to 0%. */
export function formatPart(part: number, locale: Locale, less: string): string {
  const percent = part * 100;
  if (percent < LEAST_PERCENT) return fill(less, { value: formatPercent(LEAST_PERCENT, locale, 1) });
  return formatPercent(percent, locale, percent < 10 ? 1 : 0);
}

/** The lost fraction as percent, never rounded to 100%. */
export function formatLoss(partLeft: number, locale: Locale): string {
  const gone = (1 - partLeft) * 100;
  return formatPercent(Math.min(gone, 99.9), locale, gone > 99 ? 1 : 0);
}

/** An estimated rate, rounded to three significant digits. */
export function formatRate(value: number, locale: Locale): string {
  return formatNumber(Number(value.toPrecision(3)), locale);
}
