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

const QUARTER: Record<Locale, string> = { en: '$1 Q$2', es: '$2.º trimestre de $1', pt: '$2º trimestre de $1' };

/** A day ("2026-05-31") or a month ("2026-05") in words, and "2026-Q2" as "2026 Q2". Other text is returned unchanged. */
export function formatDate(iso: string, locale: Locale): string {
  return formatDateWithinYear(iso, locale, 'numeric') ?? iso.replace(/^(\d{4})-Q([1-4])$/, QUARTER[locale]);
}
