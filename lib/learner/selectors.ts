import type { ChapterId } from '@/content/chapters';
import type { ConceptId } from '@/content/concepts';
import { allChapters, allLessons, type Chapter, findLesson, type Lesson, lessonPlace, totalLessons } from './catalogue';
import { initialState } from './state';
import type { LearnerState } from './types';

/** Whether the record names this lesson as completed; it may name lessons that the table does not have. */
export function isCompleted(state: LearnerState, lesson: string): boolean {
  return state.completed.includes(lesson);
}

/** Whether the progress is still the sample's: nothing was learned yet, whatever language was chosen. */
export function isSample({ completed, minutes, streak }: LearnerState): boolean {
  return (
    streak.lastDay === null &&
    streak.days === initialState.streak.days &&
    minutes === initialState.minutes &&
    completed.join() === initialState.completed.join()
  );
}

/** Completed lessons of the table; ids it does not know are not counted. */
export function lessonsCompleted(state: LearnerState): number {
  return state.completed.filter((id) => lessonPlace(id) !== null).length;
}

/** Whole percent of the path, rounded down: 100 means that every lesson is done. */
export function percentCompleted(state: LearnerState): number {
  return Math.floor((lessonsCompleted(state) / totalLessons) * 100);
}

/** The chapter of the current lesson, which the type and the codec keep to lessons of the table. */
export function currentChapterId(state: LearnerState): ChapterId {
  return (findLesson(state.currentLesson) as Lesson).chapterId;
}

export type ChapterStatus = 'complete' | 'in_progress' | 'locked';

/**
 * All its lessons completed gives complete, the current chapter gives in progress, otherwise locked. A chapter that was
 * begun and left counts as current too: nothing a learner has done is shown as locked.
 */
export function chapterStatus(state: LearnerState, chapter: Chapter): ChapterStatus {
  const done = chapter.lessons.filter((lesson) => isCompleted(state, lesson.id)).length;
  if (done === chapter.lessons.length) return 'complete';
  return done > 0 || chapter.id === currentChapterId(state) ? 'in_progress' : 'locked';
}

interface ChapterProgress {
  readonly chapter: Chapter;
  readonly status: ChapterStatus;
  readonly completedLessons: number;
  /** Minutes of the lessons that are still to do. */
  readonly minutesLeft: number;
}

/** Every chapter of the path, in order. */
export function chapterProgress(state: LearnerState): readonly ChapterProgress[] {
  return allChapters.map((chapter) => {
    const open = chapter.lessons.filter((lesson) => !isCompleted(state, lesson.id));
    return {
      chapter,
      status: chapterStatus(state, chapter),
      completedLessons: chapter.lessons.length - open.length,
      minutesLeft: open.reduce((sum, lesson) => sum + lesson.minutes, 0),
    };
  });
}

/** The lesson to go on with after `id`: the next open one that can be read, then any open one before it. */
export function nextLessonAfter(state: LearnerState, id: string): Lesson | null {
  const from = (lessonPlace(id) ?? -1) + 1;
  const inTurn = [...allLessons.slice(from), ...allLessons.slice(0, from)];
  return inTurn.find((lesson) => lesson.status === 'written' && !isCompleted(state, lesson.id)) ?? null;
}

/**
 * What comes next.
 * - `lesson`: it can be read now, the link goes there
 * - `coming-soon`: everything written is done; this one is not written yet and has no page
 * - `finished`: every lesson of the path is done
 */
export type UpNext =
  | { readonly kind: 'lesson'; readonly lesson: Lesson }
  | { readonly kind: 'coming-soon'; readonly lesson: Lesson }
  | { readonly kind: 'finished' };

/** The current lesson if it is open, else the next open one that can be read, else the next one to be written. */
export function upNext(state: LearnerState): UpNext {
  const current = findLesson(state.currentLesson);
  if (current?.status === 'written' && !isCompleted(state, current.id)) return { kind: 'lesson', lesson: current };
  const next = nextLessonAfter(state, state.currentLesson);
  if (next) return { kind: 'lesson', lesson: next };
  const place = lessonPlace(state.currentLesson) ?? 0;
  const open = (lesson: Lesson) => !isCompleted(state, lesson.id);
  const unwritten = allLessons.slice(place).find(open) ?? allLessons.find(open);
  return unwritten ? { kind: 'coming-soon', lesson: unwritten } : { kind: 'finished' };
}

/** A concept is learned when a lesson that teaches it is completed. */
export function learnedConcepts(state: LearnerState): ReadonlySet<ConceptId> {
  return new Set(allLessons.filter((lesson) => isCompleted(state, lesson.id)).flatMap((lesson) => lesson.concepts));
}
