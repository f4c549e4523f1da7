import { roundHalfAwayFromZero } from '@/lib/format/decimal';
import { INTL_TAGS, type Locale } from '@/lib/format/locale';

/** What stands where there is no number to show. */
export const NO_VALUE = '—';

/** A number: exactly so many decimals. A range: as many as needed between the two. */
type Decimals = number | { min: number; max: number };

/** A number in one of Intl's styles, rounded half away from zero; "—" for what is not finite. The others are made of it. */
export function formatStyled(
  value: number,
  locale: Locale,
  decimals: Decimals,
  style: Intl.NumberFormatOptions = {},
): string {
  if (!Number.isFinite(value)) return NO_VALUE;
  const { min, max } = typeof decimals === 'number' ? { min: decimals, max: decimals } : decimals;
  return new Intl.NumberFormat(INTL_TAGS[locale], {
    useGrouping: 'always',
    minimumFractionDigits: min,
    maximumFractionDigits: max,
    ...style,
  } as Intl.NumberFormatOptions).format(roundHalfAwayFromZero(value, max));
}

/** A number with the language's separators, rounded half away from zero. */
export function formatNumber(value: number, locale: Locale, decimals: Decimals = 0): string {
  return formatStyled(value, locale, decimals);
}

/** US dollars. Two decimals unless told otherwise; never "-$0.00"; "—" for what is not a finite number. */
export function formatMoney(value: number, locale: Locale, decimals: Decimals = 2): string {
  return formatStyled(value, locale, decimals, { style: 'currency', currency: 'USD', currencyDisplay: 'symbol' });
}

/** US dollars in running text: cents only below $1,000, where they matter, and only where there are some. */
export function formatDollars(value: number, locale: Locale): string {
  return formatMoney(value, locale, Math.abs(value) < 1000 && !Number.isInteger(value) ? 2 : 0);
}

/** A value already in percent: 87.4 prints as 87% in English and as 87 % in Spanish. */
export function formatPercent(value: number, locale: Locale, decimals: Decimals = 0): string {
  return formatStyled(value, locale, decimals, { style: 'unit', unit: 'percent' });
}

/** A number as a reader would type it: thousands are set apart only from 10,000 on, so that a year stays a year. */
export function toFieldText(value: number, locale: Locale): string {
  const options = { useGrouping: Math.abs(value) >= 10_000, maximumFractionDigits: 12 };
  return new Intl.NumberFormat(INTL_TAGS[locale], options).format(value);
}
