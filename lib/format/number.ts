import { roundHalfAwayFromZero } from '@/lib/format/decimal';
import { keepFormatters } from '@/lib/format/formatters';
import type { Locale } from '@/lib/format/locale';

const formatterOf = keepFormatters<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat);

export const NO_VALUE = '—';
/** Intl.NumberFormat writes a hyphen. */
const MINUS = '−';

/** An exact number of decimals, or a minimum and a maximum. */
type Decimals = number | { min: number; max: number };

/** A number in a style of Intl.NumberFormat, rounded half away from zero, with a minus sign; "—" if it is not finite. */
export function formatStyled(
  value: number,
  locale: Locale,
  decimals: Decimals,
  style: Intl.NumberFormatOptions = {},
): string {
  if (!Number.isFinite(value)) return NO_VALUE;
  const { min, max } = typeof decimals === 'number' ? { min: decimals, max: decimals } : decimals;
  return formatterOf(locale, {
    useGrouping: 'always',
    minimumFractionDigits: min,
    maximumFractionDigits: max,
    ...style,
  } as Intl.NumberFormatOptions)
    .format(roundHalfAwayFromZero(value, max))
    .replace('-', MINUS);
}

/** By default without decimals; rounded half away from zero; "—" if the number is not finite. */
export function formatNumber(value: number, locale: Locale, decimals: Decimals = 0): string {
  return formatStyled(value, locale, decimals);
}

/** US dollars, by default with two decimals; never "-$0.00". */
export function formatMoney(value: number, locale: Locale, decimals: Decimals = 2): string {
  return formatStyled(value, locale, decimals, { style: 'currency', currency: 'USD', currencyDisplay: 'symbol' });
}

/** US dollars for prose: with cents only if the amount has some and is below $1,000. */
export function formatDollars(value: number, locale: Locale): string {
  return formatMoney(value, locale, Math.abs(value) < 1000 && !Number.isInteger(value) ? 2 : 0);
}

/** A value in percent: 87.4 is "87%" in English and "87 %" in Spanish. */
export function formatPercent(value: number, locale: Locale, decimals: Decimals = 0): string {
  return formatStyled(value, locale, decimals, { style: 'unit', unit: 'percent' });
}

/** A number as the initial text of a field: grouped from 10,000, so that a year is not. */
export function toFieldText(value: number, locale: Locale): string {
  const options = { useGrouping: Math.abs(value) >= 10_000, maximumFractionDigits: 12 };
  return formatterOf(locale, options).format(value);
}
