import { roundHalfAwayFromZero } from '@/lib/format/decimal';
import { INTL_TAGS, type Locale } from '@/lib/format/locale';

/** What stands where there is no number to show. */
export const NO_VALUE = '—';

/** A number: exactly so many decimals. A range: as many as needed between the two. */
export type Decimals = number | { min: number; max: number };

function print(value: number, locale: Locale, decimals: Decimals, style: Intl.NumberFormatOptions = {}): string {
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
  return print(value, locale, decimals);
}

/** US dollars. Two decimals unless told otherwise; never "-$0.00"; "—" for what is not a finite number. */
export function formatMoney(value: number, locale: Locale, decimals: Decimals = 2): string {
  return print(value, locale, decimals, { style: 'currency', currency: 'USD', currencyDisplay: 'symbol' });
}

/** A value already in percent: 87.4 prints as 87% in English and as 87 % in Spanish. */
export function formatPercent(value: number, locale: Locale, decimals: Decimals = 0): string {
  return print(value, locale, decimals, { style: 'unit', unit: 'percent' });
}

/**
 * A calendar date. "2024" stays a year, "2026-05" prints month and year, "2026-05-31" the whole date. What is not a
 * date comes back unchanged: a vintage such as "2026 Q2" needs no translation.
 */
export function formatDate(iso: string, locale: Locale): string {
  const match = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(iso);
  const time = match ? Date.parse(`${match[1]}-${match[2] ?? '01'}-${match[3] ?? '01'}T00:00:00Z`) : Number.NaN;
  if (!match?.[2] || Number.isNaN(time)) return iso;
  return new Intl.DateTimeFormat(INTL_TAGS[locale], {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    ...(match[3] ? { day: 'numeric' as const } : {}),
  }).format(time);
}
