import type { DataId } from '@/content/data';
import type { Guess, LessonContent } from '@/content/lesson';
import { classMinutes, lessonFigures, SHORT_HOUR } from '@/content/teaching';
import type { Locale } from '@/lib/format/locale';
import type { Chapter, Lesson } from '@/lib/learner/learning-path';
import { getLessons, moduleAnchor, sceneAnchor } from './lessons';

/** A lesson as a class works through it. */
export interface TaughtLesson {
  readonly row: Lesson;
  readonly content: LessonContent;
  /** The guesses of its scenes, each with the fragment id of the scene. */
  readonly guesses: readonly { readonly anchor: string; readonly guess: Guess }[];
  /** What the class does together: calculators and decisions, each with the fragment id of its part. */
  readonly together: readonly { readonly anchor: string; readonly title: string; readonly isDecision: boolean }[];
  readonly figures: readonly DataId[];
}

export interface ClassHour {
  /** The written lessons of the chapter. */
  readonly lessons: readonly TaughtLesson[];
  /** Minutes of the lessons and of what a class does besides. */
  readonly minutes: number;
  /** The lessons to give as homework, so that the rest fits an hour of 45 minutes; none if all of it fits. */
  readonly homework: readonly Lesson[];
}

/** @throws Error as `getLesson` does */
export async function getClassHour(chapter: Chapter, locale: Locale): Promise<ClassHour> {
  const lessons = [...(await getLessons(chapter.lessons, locale)).values()].map(
    ({ row, content }): TaughtLesson => ({
      row,
      content,
      guesses: content.modules.flatMap((module) =>
        module.type === 'story'
          ? module.sections.flatMap(({ id, content: { guess } }) => (guess ? [{ anchor: sceneAnchor(id), guess }] : []))
          : [],
      ),
      together: content.modules.flatMap((module, index) =>
        module.type === 'interactive'
          ? [{ anchor: moduleAnchor(index + 1), title: module.title, isDecision: module.widget === 'decision' }]
          : [],
      ),
      figures: lessonFigures[row.id] ?? [],
    }),
  );
  const rows = lessons.map(({ row }) => row);
  return { lessons, minutes: minutesOf(rows), homework: homeworkOf(rows) };
}

/** The minutes of a class hour with these lessons; 0 without lessons. */
export function minutesOf(lessons: readonly Pick<Lesson, 'minutes'>[]): number {
  if (lessons.length === 0) return 0;
  const around = classMinutes.start + classMinutes.worksheet + classMinutes.end;
  return lessons.reduce((sum, { minutes }) => sum + minutes, around);
}

/**
 * The lessons that do not fit into an hour of `limit` minutes: the shortest one that makes the rest fit. If one is not enough,
 * the longest, and so on.
 */
export function homeworkOf<T extends Pick<Lesson, 'minutes'>>(lessons: readonly T[], limit: number = SHORT_HOUR): T[] {
  const over = minutesOf(lessons) - limit;
  if (over <= 0 || lessons.length === 0) return [];
  const byLength = lessons.toSorted((a, b) => a.minutes - b.minutes);
  const chosen = byLength.find(({ minutes }) => minutes >= over) ?? (byLength.at(-1) as T);
  const rest = homeworkOf(
    lessons.filter((lesson) => lesson !== chosen),
    limit,
  );
  return lessons.filter((lesson) => lesson === chosen || rest.includes(lesson));
}

/** The letter of an option on the worksheet and in its key: a, b, c. */
export const letterOf = (index: number): string => String.fromCharCode('a'.charCodeAt(0) + index);
