import { type ChapterId, chapters, type LessonId, type LessonModuleType, type PathId } from '@/content/chapters';
import type { ConceptId } from '@/content/concepts';

export interface Lesson {
  readonly id: LessonId;
  readonly chapterId: ChapterId;
  /** Position in the chapter, from 1. */
  readonly order: number;
  readonly minutes: number;
  /** Minutes of practice, included in `minutes`. */
  readonly practice?: number;
  readonly status: 'written' | 'coming-soon';
  readonly modules: readonly LessonModuleType[];
  readonly concepts: readonly ConceptId[];
}

export interface Chapter {
  readonly id: ChapterId;
  readonly pathId: PathId;
  /** Position in the path, from 1. */
  readonly order: number;
  readonly lessons: readonly Lesson[];
}

export const allChapters: readonly Chapter[] = chapters.map((chapter, index) => ({
  id: chapter.id,
  pathId: chapter.pathId,
  order: index + 1,
  lessons: chapter.lessons.map((lesson, place) => ({ ...lesson, chapterId: chapter.id, order: place + 1 })),
}));

export const allLessons: readonly Lesson[] = allChapters.flatMap((chapter) => chapter.lessons);

export const writtenLessons: readonly Lesson[] = allLessons.filter((lesson) => lesson.status === 'written');

/** Whether every lesson of the path is written. */
export const isPathWhole = writtenLessons.length === allLessons.length;

export const totalLessons = allLessons.length;
const totalMinutes = allLessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
export const estimatedHours = totalMinutes / 60;

const places = new Map<string, number>(allLessons.map((lesson, index) => [lesson.id, index]));

/** The position of a lesson in the path, from 0; null for an unknown id. */
export function lessonPlace(id: string): number | null {
  return places.get(id) ?? null;
}

/** The lesson with this id, written or not; null for an unknown id. */
export function findLesson(id: string): Lesson | null {
  const place = lessonPlace(id);
  return place === null ? null : (allLessons[place] ?? null);
}

/** The next written lesson in the order of the path; null after the last. */
export function writtenLessonAfter(id: string): Lesson | null {
  return writtenLessons[writtenLessons.findIndex((lesson) => lesson.id === id) + 1] ?? null;
}

export function findChapter(id: string): Chapter | null {
  return allChapters.find((chapter) => chapter.id === id) ?? null;
}

/** @throws Error for an unknown id */
export function getChapter(id: string): Chapter {
  const chapter = findChapter(id);
  if (!chapter) throw new Error(`There is no chapter "${id}"`);
  return chapter;
}

export const firstLesson: Lesson = (writtenLessons[0] ?? allLessons[0]) as Lesson;

export function isBegun({ lessons }: Chapter): boolean {
  return lessons.some(({ status }) => status === 'written');
}
