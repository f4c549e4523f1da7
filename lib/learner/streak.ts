import { daysBetween, type LocalDate } from './local-date';

/**
 * Consecutive days of learning. `lastDay` is null if the last day is unknown: its date came from a wrong clock, or the
 * days are those of the sample, to which the first day of learning is added.
 */
export interface Streak {
  readonly days: number;
  readonly lastDay: LocalDate | null;
}

/** One day without learning does not end a streak. */
const MAX_GAP_DAYS = 2;

/**
 * Time zones range from UTC−12 to UTC+14, so a journey moves the calendar back by two days at most. A last day further in the
 * future comes from a wrong clock.
 */
const MAX_TRAVEL_DAYS = 2;

/** Days since the last day of learning; null if it has no date or the date of a wrong clock. */
function gapOf({ lastDay }: Streak, today: LocalDate): number | null {
  const gap = lastDay === null ? null : daysBetween(lastDay, today);
  return gap !== null && gap < -MAX_TRAVEL_DAYS ? null : gap;
}

/**
 * A streak without the undated days with which it began. If it ended and a new one began, which is certain only for a short one, it has
 * no undated days. A longer one is taken to go back to them.
 */
export function recordedDays({ days, lastDay }: Streak, undated: number): Streak {
  if (lastDay === null) return { days: 0, lastDay };
  return { days: days > undated ? days - undated : days, lastDay };
}

/** The streak after learning on `today`. Unchanged for the same or an earlier day. */
export function recordDay(streak: Streak, today: LocalDate): Streak {
  const gap = gapOf(streak, today);
  // The day with the date of a wrong clock is already counted.
  if (gap === null) return { days: streak.days + (streak.lastDay === null ? 1 : 0), lastDay: today };
  if (gap <= 0) return streak;
  return { days: gap <= MAX_GAP_DAYS ? streak.days + 1 : 1, lastDay: today };
}

/**
 * The state of a streak today.
 * - `none`: no day of learning yet
 * - `undated`: the last day is unknown; it counts as yesterday, so that learning today continues it
 * - `done`: learned today
 * - `open`: learned yesterday, not yet today
 * - `rest`: last learned the day before yesterday; learning today continues it
 * - `over`: ended; `days` is 0
 */
type StreakPhase = 'none' | 'undated' | 'done' | 'open' | 'rest' | 'over';

export function streakOn(streak: Streak, today: LocalDate): { days: number; phase: StreakPhase } {
  const gap = gapOf(streak, today);
  if (gap === null) return { days: streak.days, phase: streak.days === 0 ? 'none' : 'undated' };
  if (gap > MAX_GAP_DAYS) return { days: 0, phase: 'over' };
  if (gap <= 0) return { days: streak.days, phase: 'done' };
  return { days: streak.days, phase: gap === 1 ? 'open' : 'rest' };
}
