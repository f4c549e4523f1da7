import { daysBetween, type LocalDate } from './local-date';

/**
 * Days of learning in a row. `lastDay` is null while no day of this learner was recorded yet: the sample's three days
 * have no dates, so they are taken to end yesterday and the first real day continues them.
 */
export interface Streak {
  readonly days: number;
  readonly lastDay: LocalDate | null;
}

/** One day of rest does not break a streak: learning on Monday and on Wednesday still belongs together. */
const MAX_GAP_DAYS = 2;

/**
 * Two places on earth are never more than two calendar dates apart, so a last day that lies further ahead comes from a
 * clock that was wrong, and not from a journey west.
 */
const MAX_TRAVEL_DAYS = 2;

/** The streak after learning on `today`. The same day again changes nothing; nothing ever counts backwards. */
export function recordDay(streak: Streak, today: LocalDate): Streak {
  if (streak.lastDay === null) return { days: streak.days + 1, lastDay: today };
  const gap = daysBetween(streak.lastDay, today);
  if (gap < -MAX_TRAVEL_DAYS) return { days: streak.days, lastDay: today };
  if (gap <= 0) return streak;
  return { days: gap <= MAX_GAP_DAYS ? streak.days + 1 : 1, lastDay: today };
}

/**
 * What to say about a streak today.
 * - `undated`: the sample's, or none yet
 * - `done`: something was learned today
 * - `open`: learned yesterday, today is still open
 * - `rest`: yesterday was the day of rest; learning today continues
 * - `over`: it ended; the next day of learning starts a new one, and `days` is 0
 */
export type StreakPhase = 'undated' | 'done' | 'open' | 'rest' | 'over';

export function streakOn(streak: Streak, today: LocalDate): { days: number; phase: StreakPhase } {
  if (streak.lastDay === null) return { days: streak.days, phase: 'undated' };
  const gap = daysBetween(streak.lastDay, today);
  if (gap > MAX_GAP_DAYS) return { days: 0, phase: 'over' };
  if (gap <= 0) return { days: streak.days, phase: 'done' };
  return { days: streak.days, phase: gap === 1 ? 'open' : 'rest' };
}
