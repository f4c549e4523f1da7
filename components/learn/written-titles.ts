import type { ChapterId } from '@/content/chapters';
import { getContent } from '@/lib/content/content';
import { allChapters, allLessons, writtenLessons } from '@/lib/content/lessons/learning-path';
import type { Locale } from '@/lib/format/locale';

export function writtenTitles(locale: Locale): Record<string, string> {
  const { lessonTexts } = getContent(locale);
  return Object.fromEntries(writtenLessons.map(({ id }) => [id, lessonTexts[id].title]));
}

export function allTitles(locale: Locale): Record<string, string> {
  const { lessonTexts } = getContent(locale);
  return Object.fromEntries(allLessons.map(({ id }) => [id, lessonTexts[id].title]));
}

export function chapterTitles(locale: Locale): Record<ChapterId, string> {
  const { chapterTexts } = getContent(locale);
  return Object.fromEntries(allChapters.map(({ id }) => [id, chapterTexts[id].title])) as Record<ChapterId, string>;
}
