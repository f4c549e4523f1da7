/** A calendar day in the learner's time zone, "2026-11-21". */
export type LocalDate = `${number}-${number}-${number}`;

const MS_PER_DAY = 86_400_000;

/** Days since 1970-01-01, or null for an invalid day. In UTC, where every day has 24 hours. */
function dayNumber(date: string): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!match) return null;
  const time = Date.parse(`${date}T00:00:00Z`);
  // Date.parse rejects month 13, but turns 30 February into a day of March: compare with the formatted result.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) return null;
  return time / MS_PER_DAY;
}

export function isLocalDate(value: unknown): value is LocalDate {
  return typeof value === 'string' && dayNumber(value) !== null;
}

/** Calendar days from one date to another: 0 for the same day, negative if `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return (dayNumber(to) ?? 0) - (dayNumber(from) ?? 0);
}

/** The calendar day `days` days later, or earlier if negative; the same day outside the years 0000 to 9999. */
export function addDays(date: LocalDate, days: number): LocalDate {
  const later = new Date(((dayNumber(date) ?? 0) + days) * MS_PER_DAY).toISOString().slice(0, 10);
  return isLocalDate(later) ? later : date;
}

/**
 * The calendar day of a moment.
 *
 * @param timeZone an IANA name; by default the time zone of the browser
 */
export function localDate(moment: Date, timeZone?: string): LocalDate {
  const parts = new Intl.DateTimeFormat('en-US', {
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(timeZone ? { timeZone } : {}),
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((p) => p.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}` as LocalDate;
}
