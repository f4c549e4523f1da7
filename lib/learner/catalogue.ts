import { type ChapterId, chapters, type LessonId, type LessonModuleType } from '@/content/chapters';
import type { ConceptId } from '@/content/concepts';

/** A row of the table with its place: what pages and selectors ask for. */
export interface Lesson {
  readonly id: LessonId;
  readonly chapterId: ChapterId;
  /** Place within the chapter, from 1. */
  readonly order: number;
  readonly minutes: number;
  /** Minutes of these at an instrument rather than reading. */
  readonly practice?: number;
  readonly status: 'written' | 'coming-soon';
  readonly modules: readonly LessonModuleType[];
  readonly main: LessonModuleType;
  readonly concepts: readonly ConceptId[];
}

export interface Chapter {
  readonly id: ChapterId;
  /** Place within the path, from 1. */
  readonly order: number;
  readonly lessons: readonly Lesson[];
}

export const allChapters: readonly Chapter[] = chapters.map((chapter, index) => ({
  id: chapter.id,
  order: index + 1,
  lessons: chapter.lessons.map((lesson, place) => ({ ...lesson, chapterId: chapter.id, order: place + 1 })),
}));

export const allLessons: readonly Lesson[] = allChapters.flatMap((chapter) => chapter.lessons);

export const writtenLessons: readonly Lesson[] = allLessons.filter((lesson) => lesson.status === 'written');

export const totalLessons = allLessons.length;
const totalMinutes = allLessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
export const estimatedHours = totalMinutes / 60;

const places = new Map<string, number>(allLessons.map((lesson, index) => [lesson.id, index]));

/** Where a lesson stands in the whole path, from 0; null for an id the table does not have. */
export function lessonPlace(id: string): number | null {
  return places.get(id) ?? null;
}

/** The lesson with this id, written or not; null for an id the table does not have. */
export function findLesson(id: string): Lesson | null {
  const place = lessonPlace(id);
  return place === null ? null : (allLessons[place] ?? null);
}

/** The chapter with this id; null for an id the table does not have. */
export function findChapter(id: string): Chapter | null {
  return allChapters.find((chapter) => chapter.id === id) ?? null;
}

/** The first lesson somebody can read: where a learner without progress begins. */
export const firstLesson: Lesson = (writtenLessons[0] ?? allLessons[0]) as Lesson;

/** Whether at least one lesson of the chapter is written. */
export function isBegun({ lessons }: Chapter): boolean {
  return lessons.some(({ status }) => status === 'written');
}

/** For the progress header: which of its modules carries the lesson, "2 of 3". */
export function modulePosition(lesson: Pick<Lesson, 'modules' | 'main'>): { position: number; total: number } {
  return { position: lesson.modules.indexOf(lesson.main) + 1, total: lesson.modules.length };
}
