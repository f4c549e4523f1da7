import { keepFormatters } from '@/lib/format/formatters';
import type { Locale } from '@/lib/format/locale';

const formatterOf = keepFormatters<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat);

/**
 * A date without its year ("August 15", "July"), or with it if `year` is given.
 *
 * @param iso a month or a day
 * @returns null for a year alone and for text that is no date
 */
export function formatDateWithinYear(iso: string, locale: Locale, year?: 'numeric'): string | null {
  const match = /^\d{4}-\d{2}(-\d{2})?$/.exec(iso);
  // Parsed and formatted in UTC, so that the time zone cannot change the day.
  const time = Date.parse(iso);
  if (!match || Number.isNaN(time)) return null;
  const day = match[1] ? 'numeric' : undefined;
  return formatterOf(locale, { timeZone: 'UTC', year, month: 'long', day }).format(time);
}

const QUARTER: Record<Locale, (year: string, quarter: string) => string> = {
  en: (year, quarter) => `${year} Q${quarter}`,
  // Before a noun "primero" and "tercero" lose their ending.
  es: (year, quarter) => `${quarter}.${/[13]/.test(quarter) ? 'er' : 'º'} trimestre de ${year}`,
  pt: (year, quarter) => `${quarter}º trimestre de ${year}`,
};

/** A day ("2026-05-31") or a month ("2026-05") in words, and "2026-Q2" as "2026 Q2". Other text is returned unchanged. */
export function formatDate(iso: string, locale: Locale): string {
  const [, year = '', quarter] = /^(\d{4})-Q([1-4])$/.exec(iso) ?? [];
  return formatDateWithinYear(iso, locale, 'numeric') ?? (quarter ? QUARTER[locale](year, quarter) : iso);
}
