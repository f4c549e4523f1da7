import type { LocalDate } from '@/lib/learner/local-date';

/** The date `days` days later, or earlier if the number is negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10) as LocalDate;
}
