import type { LessonId } from '@/content/chapters';
import type { Locale } from '@/lib/format/locale';
import type { LocalDate } from './local-date';
import type { Streak } from './streak';

/** The spaced review of one lesson. */
export interface Review {
  /** The index in `INTERVALS` of the interval that ends on `due`. */
  readonly step: number;
  readonly due: LocalDate;
}

/** The stored progress. selectors.ts computes counts and chapters from it. */
export interface LearnerState {
  /** A random UUID that tells two records apart; null until the record is saved for the first time. It is never sent. */
  readonly id: string | null;
  /** A name that the reader chose to keep, normalized by `cleanName`; null without one. */
  readonly name: string | null;
  readonly language: Locale;
  /**
   * Ids without duplicates in the order of the path. Unknown ids are kept at the end and not counted: a tab with an older
   * version of the site must not delete what a newer one saved.
   */
  readonly completed: readonly string[];
  /** The lessons that are completed in the sample only: the reader has not finished them. Empty once the reader started at zero. */
  readonly sample: readonly string[];
  readonly currentLesson: LessonId;
  /** By lesson id, the fragment id of the scene or part at which the reader left a lesson that is not completed. */
  readonly places: Readonly<Record<string, string>>;
  /** The sum of the stated minutes of the completed lessons, those of the sample included. */
  readonly minutes: number;
  readonly streak: Streak;
  /** By lesson id, the spaced review of a finished lesson. A finished lesson without an entry is due at once. */
  readonly reviews: Readonly<Record<string, Review>>;
  /** The day on which the reader finished the last open lesson of the path; null before. */
  readonly finishedOn: LocalDate | null;
}

export type LearnerAction =
  | { readonly type: 'set-language'; readonly language: Locale }
  | { readonly type: 'complete-lesson'; readonly lesson: string }
  | { readonly type: 'set-current-lesson'; readonly lesson: string }
  | { readonly type: 'set-place'; readonly lesson: string; readonly place: string }
  | { readonly type: 'update-progress'; readonly minutes: number }
  | { readonly type: 'record-day'; readonly day: LocalDate }
  /** The actions above in one step, so that they are saved together. */
  | { readonly type: 'finish-lesson'; readonly lesson: string; readonly day: LocalDate }
  | { readonly type: 'record-review'; readonly lesson: string; readonly isRight: boolean; readonly day: LocalDate }
  | { readonly type: 'set-name'; readonly name: string | null }
  | { readonly type: 'reset' }
  | { readonly type: 'import'; readonly state: LearnerState };

/** Upper limits of a stored record: above any real progress, and small enough for exact sums. */
export const LIMITS = {
  minutes: 1_000_000,
  streakDays: 100_000,
  completed: 1_000,
  idLength: 64,
  nameLength: 60,
} as const;
