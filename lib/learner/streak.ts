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

/** Days since the last day of learning; null where it has no date, or one that only a wrong clock can have given. */
function gapOf({ lastDay }: Streak, today: LocalDate): number | null {
  const gap = lastDay === null ? null : daysBetween(lastDay, today);
  return gap !== null && gap < -MAX_TRAVEL_DAYS ? null : gap;
}

/** The streak after learning on `today`. The same day again changes nothing; nothing ever counts backwards. */
export function recordDay(streak: Streak, today: LocalDate): Streak {
  const gap = gapOf(streak, today);
  // A day with a wrong date was counted when it came; one without a date ended yesterday.
  if (gap === null) return { days: streak.days + (streak.lastDay === null ? 1 : 0), lastDay: today };
  if (gap <= 0) return streak;
  return { days: gap <= MAX_GAP_DAYS ? streak.days + 1 : 1, lastDay: today };
}

/**
 * What to say about a streak today.
 * - `none`: nobody has learned yet
 * - `undated`: the sample's, or dated by a clock that was wrong; learning today continues
 * - `done`: something was learned today
 * - `open`: learned yesterday, today is still open
 * - `rest`: yesterday was the day of rest; learning today continues
 * - `over`: it ended; the next day of learning starts a new one, and `days` is 0
 */
type StreakPhase = 'none' | 'undated' | 'done' | 'open' | 'rest' | 'over';

/** The days to show today, 0 once the streak is over, and what to say about them. Only recordDay changes a streak. */
export function streakOn(streak: Streak, today: LocalDate): { days: number; phase: StreakPhase } {
  const gap = gapOf(streak, today);
  if (gap === null) return { days: streak.days, phase: streak.days === 0 ? 'none' : 'undated' };
  if (gap > MAX_GAP_DAYS) return { days: 0, phase: 'over' };
  if (gap <= 0) return { days: streak.days, phase: 'done' };
  return { days: streak.days, phase: gap === 1 ? 'open' : 'rest' };
}
