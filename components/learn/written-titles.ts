import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { allLessons, writtenLessons } from '@/lib/learner/learning-path';

export function writtenTitles(locale: Locale): Record<string, string> {
  const { lessonTexts } = getContent(locale);
  return Object.fromEntries(writtenLessons.map(({ id }) => [id, lessonTexts[id].title]));
}

export function allTitles(locale: Locale): Record<string, string> {
  const { lessonTexts } = getContent(locale);
  return Object.fromEntries(allLessons.map(({ id }) => [id, lessonTexts[id].title]));
}
