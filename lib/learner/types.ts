import type { LessonId } from '@/content/chapters';
import type { Locale } from '@/lib/format/locale';
import type { LocalDate } from './local-date';
import type { Streak } from './streak';

/**
 * What one learner's browser remembers. Everything else the pages show (how many lessons, which chapter, how far) is
 * counted from it and from the chapters' table, so the two cannot disagree.
 */
export interface LearnerState {
  readonly language: Locale;
  /**
   * Ids of completed lessons: in the table's order, none twice. Ids the table does not know are kept at the end: a tab
   * that still runs an older version of the site must not throw away what a newer one wrote. They count for nothing.
   */
  readonly completed: readonly string[];
  readonly currentLesson: LessonId;
  /** Minutes spent learning: the stated minutes of completed lessons, not a stopwatch. */
  readonly minutes: number;
  readonly streak: Streak;
}

export type LearnerAction =
  | { readonly type: 'set-language'; readonly language: Locale }
  /** Marks the lesson as completed; the same lesson twice counts once. */
  | { readonly type: 'complete-lesson'; readonly lesson: string }
  /** Sets the current lesson, and with it the current chapter. */
  | { readonly type: 'set-current-lesson'; readonly lesson: string }
  /** Adds minutes to the time spent. */
  | { readonly type: 'update-progress'; readonly minutes: number }
  | { readonly type: 'record-day'; readonly day: LocalDate }
  /** What the "Complete Lesson" button does: the actions above in one step, so that they are saved together. */
  | { readonly type: 'finish-lesson'; readonly lesson: string; readonly day: LocalDate }
  | { readonly type: 'reset' }
  | { readonly type: 'import'; readonly state: LearnerState };

/** Bounds that a stored record must keep to. Far above anything honest, low enough to keep sums exact. */
export const LIMITS = { minutes: 1_000_000, streakDays: 100_000, completed: 1_000, idLength: 64 } as const;
