import { INTL_TAGS, type Locale } from '@/lib/format/locale';

/** What stands beside the year: "August 15", "July", or nothing where only the year is known. */
export function dateWithinYear(iso: string, locale: Locale): string | null {
  const [year, month, day] = iso.split('-').map(Number);
  if (!year || !month) return null;
  return new Intl.DateTimeFormat(INTL_TAGS[locale], {
    timeZone: 'UTC',
    month: 'long',
    ...(day ? { day: 'numeric' as const } : {}),
  }).format(Date.UTC(year, month - 1, day ?? 1));
}
