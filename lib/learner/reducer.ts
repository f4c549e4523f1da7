import { findLesson } from '@/lib/content/lessons/learning-path';
import { LOCALES } from '@/lib/format/locale';
import { isLocalDate, type LocalDate } from './local-date';
import { firstReview, nextReview } from './review';
import { isCompleted, isFinished, isPathFinished, nextLessonAfter } from './selectors';
import { cleanName, initialState, inTableOrder, isId, sortByLesson, zeroState } from './state';
import { recordDay, recordedDays } from './streak';
import { type LearnerAction, type LearnerState, LIMITS } from './types';

/**
 * Applies an action to the learner's progress. Pure. Returns the same object for an invalid action (an unknown lesson, negative
 * minutes, an invalid day), so that nothing is rendered or saved. Progress is added to the sample, until a reset empties the record.
 */
export function learnerReducer(state: LearnerState, action: LearnerAction): LearnerState {
  switch (action.type) {
    case 'set-language':
      if (action.language === state.language || !LOCALES.includes(action.language)) return state;
      return { ...state, language: action.language };

    case 'complete-lesson': {
      if (!findLesson(action.lesson) || isFinished(state, action.lesson)) return state;
      const sample = state.sample.filter((id) => id !== action.lesson);
      const isLast = sample.length === 0 && state.sample.length > 0;
      return {
        ...state,
        completed: inTableOrder([...state.completed, action.lesson]),
        sample,
        // The days of the sample end with its last lesson.
        streak: isLast ? recordedDays(state.streak, initialState.streak.days) : state.streak,
      };
    }

    // The current chapter is the chapter of the current lesson.
    case 'set-current-lesson': {
      const lesson = findLesson(action.lesson);
      return lesson && lesson.id !== state.currentLesson ? { ...state, currentLesson: lesson.id } : state;
    }

    case 'set-place': {
      const { lesson, place } = action;
      if (!findLesson(lesson) || !isId(place) || isFinished(state, lesson)) return state;
      if (state.places[lesson] === place) return state;
      return { ...state, places: sortByLesson({ ...state.places, [lesson]: place }) };
    }

    case 'update-progress': {
      const added = Math.round(action.minutes);
      if (!Number.isFinite(added) || added <= 0) return state;
      const minutes = Math.min(state.minutes + added, LIMITS.minutes);
      return minutes === state.minutes ? state : { ...state, minutes };
    }

    case 'record-day': {
      if (!isLocalDate(action.day)) return state;
      const streak = recordDay(state.streak, action.day);
      if (streak === state.streak) return state;
      return { ...state, streak: { ...streak, days: Math.min(streak.days, LIMITS.streakDays) } };
    }

    case 'finish-lesson':
      return finishLesson(state, action);

    case 'record-review': {
      const { lesson, isRight, day } = action;
      if (!findLesson(lesson) || !isFinished(state, lesson) || !isLocalDate(day)) return state;
      const reviews = { ...state.reviews, [lesson]: nextReview(state.reviews[lesson], isRight, day) };
      // A review is a day of learning.
      return { ...learnerReducer(state, { type: 'record-day', day }), reviews: sortByLesson(reviews) };
    }

    case 'set-name': {
      const name = action.name === null ? null : cleanName(action.name);
      return name === state.name ? state : { ...state, name };
    }

    case 'reset':
      return zeroState(state.language);

    case 'import':
      return action.state;
  }
}

/** Completes a lesson and deletes its place. A second completion only records a day of learning. */
function finishLesson(state: LearnerState, action: { lesson: string; day: LocalDate }): LearnerState {
  const lesson = findLesson(action.lesson);
  if (!lesson) return state;
  const onDay = withoutPlace(learnerReducer(state, { type: 'record-day', day: action.day }), lesson.id);
  if (isFinished(state, lesson.id)) return onDay;
  const completed = learnerReducer(onDay, { type: 'complete-lesson', lesson: lesson.id });
  // The minutes of a lesson that the sample has completed are counted already.
  const minutes = isCompleted(state, lesson.id) ? 0 : lesson.minutes;
  const timed = learnerReducer(completed, { type: 'update-progress', minutes });
  const dated = isLocalDate(action.day) ? withDates(timed, lesson.id, action.day) : timed;
  const next = nextLessonAfter(dated, lesson.id);
  return next ? learnerReducer(dated, { type: 'set-current-lesson', lesson: next.id }) : dated;
}

/** The first review of a lesson, and the day on which the path was finished. */
function withDates(state: LearnerState, lesson: string, day: LocalDate): LearnerState {
  return {
    ...state,
    reviews: sortByLesson({ ...state.reviews, [lesson]: firstReview(day) }),
    finishedOn: isPathFinished(state) ? day : state.finishedOn,
  };
}

function withoutPlace(state: LearnerState, lesson: string): LearnerState {
  if (!(lesson in state.places)) return state;
  const { [lesson]: _, ...places } = state.places;
  return { ...state, places };
}
