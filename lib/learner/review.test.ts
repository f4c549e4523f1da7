import fc from 'fast-check';
import { allLessons, writtenLessons } from '@/lib/content/lessons/learning-path';
import { addDays, daysBetween, type LocalDate } from './local-date';
import { learnerReducer } from './reducer';
import {
  chooseQuestions,
  daysUntil,
  dueReviews,
  firstReview,
  INTERVALS,
  LAST_STEP,
  nextReview,
  plannedReviews,
  QUESTIONS_PER_REVIEW,
} from './review';
import { initialState, zeroState } from './state';
import type { LearnerState, Review } from './types';

const START: LocalDate = '2026-11-21';
const day = fc.integer({ min: -9_000, max: 9_000 }).map((days) => addDays(START, days));
const review = fc.record({ step: fc.nat(LAST_STEP), due: day });

describe('the schedule', () => {
  it('is 1, 3, 7, 21 and 60 days after right answers, and then 60 days again', () => {
    let next = firstReview(START);
    const gaps = [daysBetween(START, next.due)];
    for (let reviews = 0; reviews < 6; reviews++) {
      const today = next.due;
      next = nextReview(next, true, today);
      gaps.push(daysBetween(today, next.due));
    }
    expect(gaps).toEqual([1, 3, 7, 21, 60, 60, 60]);
  });

  it('begins again with one day after a wrong answer', () => {
    expect(nextReview({ step: 4, due: START }, false, START)).toEqual({ step: 0, due: '2026-11-22' });
  });

  it('counts from the day of the review, not from the day it was due', () => {
    expect(nextReview({ step: 0, due: '2026-11-01' }, true, START)).toEqual({ step: 1, due: '2026-11-24' });
  });

  it('counts a lesson without an entry as reviewed for the first time', () => {
    expect(nextReview(undefined, true, START)).toEqual({ step: 1, due: '2026-11-24' });
    expect(nextReview(undefined, false, START)).toEqual(firstReview(START));
  });

  it('is never due again on the day of a review, for any history', () => {
    fc.assert(
      fc.property(fc.option(review, { nil: undefined }), fc.boolean(), day, (before, isRight, today) => {
        const after = nextReview(before, isRight, today);
        expect(daysUntil(after, today)).toBe(INTERVALS[after.step]);
        expect(daysUntil(after, after.due)).toBe(0);
        expect(after.step).toBeLessThanOrEqual((before?.step ?? 0) + 1);
      }),
    );
  });

  it('has after any history the interval of the right answers since the last wrong one', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 30 }), (answers) => {
        let at: Review = firstReview(START);
        let right = 0;
        for (const isRight of answers) {
          at = nextReview(at, isRight, at.due);
          right = isRight ? right + 1 : 0;
          expect(at.step).toBe(Math.min(right, LAST_STEP));
        }
      }),
    );
  });

  it('treats a date too far in the future as due, because the clock was wrong', () => {
    expect(daysUntil({ step: 0, due: '2031-01-01' }, START)).toBe(0);
    // Reviewed across the date line: one day more than the interval.
    expect(daysUntil({ step: 0, due: addDays(START, 2) }, START)).toBe(2);
    expect(daysUntil({ step: 4, due: addDays(START, 60) }, START)).toBe(60);
    expect(daysUntil({ step: 1, due: addDays(START, -5) }, START)).toBe(-5);
    expect(daysUntil(undefined, START)).toBe(0);
  });
});

const finish = (state: LearnerState, ids: readonly string[], on: LocalDate = START) =>
  ids.reduce((before, lesson) => learnerReducer(before, { type: 'finish-lesson', lesson, day: on }), state);

describe('the reviews of a learner', () => {
  it('are none for the sample and for a learner at zero', () => {
    expect(plannedReviews(initialState, START)).toEqual([]);
    expect(plannedReviews(zeroState('en'), START)).toEqual([]);
  });

  it('are due the day after a lesson was finished, the longest overdue first', () => {
    const state = finish(finish(zeroState('en'), ['2'], '2026-11-18'), ['1']);
    expect(dueReviews(state, START).map(({ id }) => id)).toEqual(['2']);
    expect(dueReviews(state, '2026-11-22').map(({ id }) => id)).toEqual(['2', '1']);
    expect(plannedReviews(state, START).map(({ lesson, days }) => [lesson.id, days])).toEqual([
      ['2', -2],
      ['1', 1],
    ]);
  });

  it('are due at once for lessons finished before reviews were recorded', () => {
    const older = { ...zeroState('en'), completed: ['1', '2'] };
    expect(dueReviews(older, START).map(({ id }) => id)).toEqual(['1', '2']);
  });

  it('name each finished written lesson once, in the order in which they are due', () => {
    const ids = fc.subarray(allLessons.map(({ id }) => id as string));
    const reviews = fc.dictionary(fc.constantFrom(...allLessons.map(({ id }) => id as string)), review);
    fc.assert(
      fc.property(ids, reviews, day, (completed, reviews, today) => {
        const planned = plannedReviews({ ...zeroState('en'), completed, reviews }, today);
        const written = writtenLessons.map(({ id }) => id as string).filter((id) => completed.includes(id));
        expect(planned.map(({ lesson }) => lesson.id).sort()).toEqual(written.sort());
        expect(planned.map(({ days }) => days)).toEqual(planned.map(({ days }) => days).sort((a, b) => a - b));
      }),
    );
  });
});

describe('chooseQuestions', () => {
  it('asks one question of each lesson, then a second one', () => {
    const picks = chooseQuestions(['a', 'b'], { a: 3, b: 3 }, START);
    expect(picks.map(({ lesson }) => lesson)).toEqual(['a', 'b', 'a', 'b', 'a']);
  });

  it('begins with another question on another day', () => {
    const first = (today: LocalDate) => chooseQuestions(['a'], { a: 3 }, today)[0]?.question;
    expect(new Set([first(START), first(addDays(START, 1)), first(addDays(START, 2))]).size).toBe(3);
  });

  it('asks five questions of the first five lessons at most, none twice, and all there are if there are fewer', () => {
    const lessons = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { maxLength: 12 });
    fc.assert(
      fc.property(lessons, fc.infiniteStream(fc.integer({ min: 0, max: 3 })), day, (lessons, numbers, today) => {
        const counts = Object.fromEntries(lessons.map((lesson) => [lesson, numbers.next().value as number]));
        const picks = chooseQuestions(lessons, counts, today);
        const asked = lessons.filter((lesson) => counts[lesson]).slice(0, QUESTIONS_PER_REVIEW);
        const available = asked.reduce((sum, lesson) => sum + (counts[lesson] as number), 0);
        expect(picks).toHaveLength(Math.min(QUESTIONS_PER_REVIEW, available));
        expect(new Set(picks.map(({ lesson, question }) => `${lesson} ${question}`)).size).toBe(picks.length);
        // Every chosen lesson is asked before any of them a second time.
        expect(picks.slice(0, asked.length).map(({ lesson }) => lesson)).toEqual(asked.slice(0, picks.length));
        for (const { lesson, question } of picks) expect(question).toBeLessThan(counts[lesson] as number);
      }),
    );
  });
});
