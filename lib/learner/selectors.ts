import type { ChapterId } from '@/content/chapters';
import type { ConceptId } from '@/content/concepts';
import {
  allChapters,
  allLessons,
  type Chapter,
  findLesson,
  type Lesson,
  lessonPlace,
  totalLessons,
} from '@/lib/content/lessons/learning-path';
import { partOf } from './reading-place';
import { samplePlace } from './state';
import type { LearnerState } from './types';

export function isCompleted(state: LearnerState, lesson: string): boolean {
  return state.completed.includes(lesson);
}

/** Whether the reader has completed the lesson; false if only the sample shows it as completed. */
export function isFinished(state: LearnerState, lesson: string): boolean {
  return isCompleted(state, lesson) && !state.sample.includes(lesson);
}

/**
 * The part of a lesson at which its header starts, from 1: that of the place at which the reader left the lesson, or of the sample;
 * otherwise the first.
 *
 * @param parts the fragment ids of the parts
 * @param stops the fragment ids at which a reader can go on, those of the parts included, in the order of the page
 */
export function startOf(
  state: LearnerState,
  lesson: string,
  parts: readonly string[],
  stops: readonly string[],
): { readonly part: number; readonly isSample: boolean } {
  const own = partOf(state.places[lesson], parts, stops);
  const isOfSample = own === null && isSample(state) && lesson === samplePlace.lesson && !isCompleted(state, lesson);
  return { part: own ?? (isOfSample ? samplePlace.part : 1), isSample: isOfSample };
}

/** The lessons of the path that the reader has not finished, whether the sample shows them as completed or not. */
export function openLessons(state: LearnerState): readonly Lesson[] {
  return allLessons.filter(({ id }) => !isFinished(state, id));
}

export const isPathFinished = (state: LearnerState): boolean => openLessons(state).length === 0;

/** Whether values of the sample are in the record, alone or with the reader's own. */
export const isSample = ({ sample }: LearnerState): boolean => sample.length > 0;

/** The number of completed lessons, without unknown ids. */
export function lessonsCompleted(state: LearnerState): number {
  return state.completed.filter((id) => lessonPlace(id) !== null).length;
}

/** Completed lessons in percent, rounded down: 100 means that every lesson is completed. */
export function percentCompleted(state: LearnerState): number {
  return Math.floor((lessonsCompleted(state) / totalLessons) * 100);
}

export function currentChapterId(state: LearnerState): ChapterId {
  return (findLesson(state.currentLesson) as Lesson).chapterId;
}

export type ChapterStatus = 'complete' | 'in_progress' | 'locked';

/** Complete if all lessons are completed, in progress if it is the current chapter, otherwise locked. */
function chapterStatus(state: LearnerState, chapter: Chapter): ChapterStatus {
  if (chapter.lessons.every((lesson) => isCompleted(state, lesson.id))) return 'complete';
  return chapter.id === currentChapterId(state) ? 'in_progress' : 'locked';
}

interface ChapterProgress {
  readonly chapter: Chapter;
  readonly status: ChapterStatus;
  readonly completedLessons: number;
  readonly minutesLeft: number;
}

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

/** The chapter of a lesson if the reader has finished all of it; null before. */
export function chapterEndedWith(state: LearnerState, lesson: string): Chapter | null {
  const chapter = allChapters.find(({ lessons }) => lessons.some(({ id }) => id === lesson));
  return chapter?.lessons.every(({ id }) => isFinished(state, id)) ? chapter : null;
}

/** The lesson after `id`: the next written one that the reader has not finished, then an earlier one. */
export function nextLessonAfter(state: LearnerState, id: string): Lesson | null {
  const from = (lessonPlace(id) ?? -1) + 1;
  const inTurn = [...allLessons.slice(from), ...allLessons.slice(0, from)];
  return inTurn.find((lesson) => lesson.status === 'written' && !isFinished(state, lesson.id)) ?? null;
}

/**
 * The next step of a learner.
 * - `lesson`: a written lesson
 * - `coming-soon`: the reader has finished every written lesson; this one has no page yet
 * - `finished`: every lesson of the path is completed
 */
export type UpNext =
  | { readonly kind: 'lesson'; readonly lesson: Lesson }
  | { readonly kind: 'coming-soon'; readonly lesson: Lesson }
  | { readonly kind: 'finished' };

export function upNext(state: LearnerState): UpNext {
  const current = findLesson(state.currentLesson);
  if (current?.status === 'written' && !isFinished(state, current.id)) return { kind: 'lesson', lesson: current };
  const next = nextLessonAfter(state, state.currentLesson);
  if (next) return { kind: 'lesson', lesson: next };
  const place = lessonPlace(state.currentLesson) ?? 0;
  const open = (lesson: Lesson) => !isCompleted(state, lesson.id);
  const unwritten = allLessons.slice(place).find(open) ?? allLessons.find(open);
  return unwritten ? { kind: 'coming-soon', lesson: unwritten } : { kind: 'finished' };
}

export function learnedConcepts(state: LearnerState): ReadonlySet<ConceptId> {
  return new Set(allLessons.filter((lesson) => isCompleted(state, lesson.id)).flatMap((lesson) => lesson.concepts));
}
