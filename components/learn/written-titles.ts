import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { allLessons, writtenLessons } from '@/lib/learner/learning-path';

/** Titles of the lessons that have a page, by id. */
export function writtenTitles(locale: Locale): Record<string, string> {
  const { lessonTexts } = getContent(locale);
  return Object.fromEntries(writtenLessons.map(({ id }) => [id, lessonTexts[id].title]));
}

/** Titles of all lessons of the path, by id. */
export function allTitles(locale: Locale): Record<string, string> {
  const { lessonTexts } = getContent(locale);
  return Object.fromEntries(allLessons.map(({ id }) => [id, lessonTexts[id].title]));
}
