/** A year, a quarter such as "2026-Q2", a month such as "2026-05", or a day such as "2026-05-31". */
export type Period = number | string;

const PERIOD = /^(\d{4})(?:-Q([1-4])|-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?$/;
const DAYS_PER_MONTH = 365.25 / 12;

/**
 * The place of a period on a time axis, in years. Each period is at its middle, and the tick of a year is at the middle of that
 * year, where its average is drawn: 2025 is 2025, "2026-05" and "2026-Q2" are 2025.875.
 *
 * @throws Error if the period is not a year, quarter, month or day
 */
export function placeOf(period: Period): number {
  if (typeof period === 'number') return period;
  const [, year, quarter, month, day] = PERIOD.exec(period) ?? [];
  if (!year) throw new Error(`"${period}" is not a period of time`);
  return Number(year) + shareOfYear(quarter, month, day) - 0.5;
}

/** The middle of a part of a year, from 0 to 1. */
function shareOfYear(quarter?: string, month?: string, day?: string): number {
  if (quarter) return (Number(quarter) - 0.5) / 4;
  if (!month) return 0.5;
  return (Number(month) - 1 + (day ? (Number(day) - 0.5) / DAYS_PER_MONTH : 0.5)) / 12;
}
