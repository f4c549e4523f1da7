import { allChapters, findLesson, firstLesson, lessonPlace } from '@/lib/content/lessons/learning-path';
import { DEFAULT_LOCALE } from '@/lib/format/locale';
import { recordedDays } from './streak';
import { type LearnerState, LIMITS } from './types';

/** Whether a value may be the id of a lesson or of an element in one. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LIMITS.idLength && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value);
}

/**
 * A name as it is stored: without control characters, with single spaces, at most 60 characters; null if nothing is left.
 * Idempotent.
 */
export function cleanName(name: string): string | null {
  const single = name
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  // Cut between code points, so that no half of a surrogate pair remains.
  return [...single].slice(0, LIMITS.nameLength).join('').trim() || null;
}

/** Ids without duplicates in the order of the path; unknown ids last, sorted. */
export function inTableOrder(ids: readonly string[]): readonly string[] {
  const place = (id: string) => lessonPlace(id) ?? Number.POSITIVE_INFINITY;
  return [...new Set(ids)].sort((a, b) => {
    const [left, right] = [place(a), place(b)];
    if (left !== right) return left - right;
    return a < b ? -1 : 1;
  });
}

/** Entries by lesson id in the order of the path, so that equal entries are encoded equally. */
export function sortByLesson<T>(entries: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(inTableOrder(Object.keys(entries)).map((lesson) => [lesson, entries[lesson] as T]));
}

/** Where the record of a new visitor starts: in the second part of the first lesson of chapter 3. */
export const samplePlace = { lesson: '1', part: 2 } as const;

/** The sample has completed the chapters before its lesson. */
const sampleLessons = allChapters
  .slice(
    0,
    allChapters.findIndex(({ lessons }) => lessons.some(({ id }) => id === samplePlace.lesson)),
  )
  .flatMap(({ lessons }) => lessons);

export const sampleIds: readonly string[] = sampleLessons.map(({ id }) => id);

/** The record of a new visitor: the sample, to which the progress of the reader is added. */
export const initialState: LearnerState = {
  id: null,
  name: null,
  language: DEFAULT_LOCALE,
  completed: sampleIds,
  sample: sampleIds,
  currentLesson: samplePlace.lesson,
  places: {},
  minutes: sampleLessons.reduce((sum, { minutes }) => sum + minutes, 0),
  streak: { days: 3, lastDay: null },
  reviews: {},
  finishedOn: null,
};

/**
 * The progress that is the reader's own: without the lessons of the sample, with the minutes of the others and the days of learning that
 * were recorded. Places, language and name stay. The same object if there is no sample.
 */
export function withoutSample(state: LearnerState): LearnerState {
  if (state.sample.length === 0) return state;
  const completed = state.completed.filter((id) => !state.sample.includes(id));
  return {
    ...state,
    completed,
    sample: [],
    minutes: completed.reduce((sum, id) => sum + (findLesson(id)?.minutes ?? 0), 0),
    streak: recordedDays(state.streak, initialState.streak.days),
  };
}

/** No progress. A reset keeps the language, which is a preference, and deletes the learner's id and name. */
export function zeroState(language: LearnerState['language']): LearnerState {
  return {
    id: null,
    name: null,
    language,
    completed: [],
    sample: [],
    currentLesson: firstLesson.id,
    places: {},
    minutes: 0,
    streak: { days: 0, lastDay: null },
    reviews: {},
    finishedOn: null,
  };
}
