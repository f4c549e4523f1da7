import type { SourceId } from '@/content/sources';
import { allLessons, type Lesson } from '@/lib/content/lessons/learning-path';
import { addDays, daysBetween, type LocalDate } from './local-date';
import { isFinished } from './selectors';
import type { LearnerState, Review } from './types';

/*
 * Spaced review: the questions of a finished lesson come back after growing intervals, and after one day again when an answer
 * was wrong. That spaced practice is remembered better than massed practice is the result of 317 experiments (`SPACING_SOURCE`).
 * The intervals themselves are our choice: research has not found one best schedule.
 */

export const SPACING_SOURCE: SourceId = 'spaced-practice';

/** Days from one review to the next. The last one repeats. */
export const INTERVALS = [1, 3, 7, 21, 60] as const;

export const LAST_STEP = INTERVALS.length - 1;

export const QUESTIONS_PER_REVIEW = 5;

const after = (day: LocalDate, step: number): Review => ({ step, due: addDays(day, INTERVALS[step] as number) });

/** The first review of a lesson, a day after it was finished. */
export const firstReview = (day: LocalDate): Review => after(day, 0);

/** The review after this one: a longer interval if every answer was right, otherwise one day. */
export function nextReview(review: Review | undefined, isRight: boolean, day: LocalDate): Review {
  return after(day, isRight ? Math.min((review?.step ?? 0) + 1, LAST_STEP) : 0);
}

/**
 * Days until a review is due: 0 or less if it is due today, also without an entry and for a date so far in the future that it
 * comes from a wrong clock.
 */
export function daysUntil(review: Review | undefined, today: LocalDate): number {
  if (!review) return 0;
  const days = daysBetween(today, review.due);
  // Reviewed a day ahead of today's time zone at most.
  return days > (INTERVALS[review.step] ?? 0) + 1 ? 0 : days;
}

interface PlannedReview {
  readonly lesson: Lesson;
  /** 0 or less: due. */
  readonly days: number;
}

/** The reviews of all finished lessons, the longest overdue first; lessons of the sample have none. */
export function plannedReviews(state: LearnerState, today: LocalDate): readonly PlannedReview[] {
  return allLessons
    .filter((lesson) => lesson.status === 'written' && isFinished(state, lesson.id))
    .map((lesson) => ({ lesson, days: daysUntil(state.reviews[lesson.id], today) }))
    .sort((a, b) => a.days - b.days);
}

export function dueReviews(state: LearnerState, today: LocalDate): readonly Lesson[] {
  return plannedReviews(state, today)
    .filter(({ days }) => days <= 0)
    .map(({ lesson }) => lesson);
}

/** A question of a review: the lesson, and the position of the question among those of its check. */
export interface ReviewQuestion {
  readonly lesson: string;
  readonly question: number;
}

/**
 * Chooses the questions of a review: one of each lesson in turn, then a second one, until there are enough. The day decides
 * which questions, so that the next review of a lesson begins with another one, and the same day gives the same questions.
 *
 * @param lessons the lessons that are due, the most urgent first
 * @param counts the number of questions in the check of each lesson; lessons without a count are skipped
 */
export function chooseQuestions(
  lessons: readonly string[],
  counts: Readonly<Record<string, number>>,
  day: LocalDate,
): readonly ReviewQuestion[] {
  const known = lessons.filter((lesson) => (counts[lesson] ?? 0) > 0).slice(0, QUESTIONS_PER_REVIEW);
  const turn = daysBetween('1970-01-01', day);
  const rounds = Math.max(0, ...known.map((lesson) => counts[lesson] as number));
  return Array.from({ length: rounds }, (_, round) =>
    known.flatMap((lesson) => {
      const count = counts[lesson] as number;
      return round < count ? [{ lesson, question: (turn + round) % count }] : [];
    }),
  )
    .flat()
    .slice(0, QUESTIONS_PER_REVIEW);
}

export function isReviewStep(step: unknown): step is number {
  return typeof step === 'number' && Number.isInteger(step) && step >= 0 && step <= LAST_STEP && !Object.is(step, -0);
}
