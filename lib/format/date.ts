import { INTL_TAGS, type Locale } from '@/lib/format/locale';

/** What stands beside the year: "August 15", "July", or null where only the year is known or there is no date. */
export function formatDateWithinYear(iso: string, locale: Locale, year?: 'numeric'): string | null {
  const match = /^\d{4}-\d{2}(-\d{2})?$/.exec(iso);
  // Read as UTC, where no zone can move the day.
  const time = Date.parse(iso);
  if (!match || Number.isNaN(time)) return null;
  const day = match[1] ? 'numeric' : undefined;
  return new Intl.DateTimeFormat(INTL_TAGS[locale], { timeZone: 'UTC', year, month: 'long', day }).format(time);
}

/**
 * A calendar date. "2024" stays a year, "2026-05" prints month and year, "2026-05-31" the whole date. What is not a
 * date comes back unchanged: a vintage such as "2026 Q2" needs no translation.
 */
export function formatDate(iso: string, locale: Locale): string {
  return formatDateWithinYear(iso, locale, 'numeric') ?? iso;
}
